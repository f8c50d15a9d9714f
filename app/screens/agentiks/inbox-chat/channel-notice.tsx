import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { channelName } from "#app/ui/conversation/channel-name.ts";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** Why what is written may not reach a customer on a channel, and what can be done about it. */
export function ChannelNotice({
  chat,
  outside,
  formKey,
}: Pick<ChatData, "chat"> & { outside: NonNullable<ChatData["outside"]>; formKey: string }) {
  const lang = useLang();
  const { kind, isOn, hasTrouble, hasTemplate, isOptedOut, isWindowClosed } = outside;
  const channel = channelName(kind, lang);
  const page = paths.agentikChannel(chat.agentikId, kind);
  if (isOptedOut)
    return <p className="card border-warning p-3 font-600">{m.inbox_opted_out({}, lang)}</p>;
  if (!isOn || hasTrouble)
    return (
      <p className="card border-warning p-3 font-600">
        {(isOn ? m.inbox_channel_trouble : m.inbox_channel_off)({ channel }, lang)}{" "}
        <Link to={page} className="underline">
          {m.inbox_channel_see({}, lang)}
        </Link>
      </p>
    );
  if (!isWindowClosed) return null;
  return (
    <div className="card border-warning p-3 flex flex-wrap items-center gap-3">
      <p className="flex-1 basis-64 font-600">{m.inbox_window_closed({}, lang)}</p>
      {hasTemplate ? (
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <button name="intent" value="template" className="btn">
            {m.inbox_template_send({}, lang)}
          </button>
        </Form>
      ) : (
        <Link to={page} className="btn">
          {m.inbox_template_set({}, lang)}
        </Link>
      )}
    </div>
  );
}
