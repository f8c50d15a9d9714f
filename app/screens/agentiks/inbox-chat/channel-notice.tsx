import { Form } from "@remix-run/react";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** Why what is written may not reach a customer on a channel, and what can be done about it. */
export function ChannelNotice({
  chat,
  outside: { kind, notice },
  formKey,
}: Pick<ChatData, "chat"> & { outside: NonNullable<ChatData["outside"]>; formKey: string }) {
  const { locale } = useLang();
  if (!notice) return null;
  const { text, see, send } = notice;
  return (
    <div className="card border-warning p-3 flex flex-wrap items-center gap-3">
      <p className="flex-1 basis-64 font-600">{text[locale]}</p>
      {see && (
        <Link to={paths.agentikChannels(chat.agentikId, `/${kind}`)} className="btn">
          {see[locale]}
        </Link>
      )}
      {send && (
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          <button name="intent" value="template" className="btn">
            {send[locale]}
          </button>
        </Form>
      )}
    </div>
  );
}
