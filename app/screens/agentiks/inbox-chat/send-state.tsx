import { Form } from "@remix-run/react";
import type { ChannelMessageState, SendTrouble } from "#domain/agentiks/channels/channels.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { channelName } from "#app/ui/conversation/channel-name.ts";
import type { ChatData, ShownMessage } from "./load-chat.server.ts";

type Says = (inputs: { channel: string }, lang: { locale: Locale }) => string;

const STATES: Partial<Record<ChannelMessageState, Says>> = {
  queued: m.inbox_sent_queued,
  sending: m.inbox_sent_sending,
  sent: m.inbox_sent_sent,
  delivered: m.inbox_sent_delivered,
  read: m.inbox_sent_read,
  uncertain: m.inbox_sent_uncertain,
  window: m.inbox_sent_window,
};
const FAILURES: Record<SendTrouble, Says> = {
  token: m.inbox_sent_token,
  blocked: m.inbox_failed_blocked,
  "opted-out": m.inbox_failed_opted_out,
  window: m.inbox_sent_window,
  limited: m.inbox_failed_limited,
  away: m.inbox_failed_away,
  late: m.inbox_failed_late,
  off: m.inbox_failed_off,
  template: m.inbox_failed_template,
  refused: m.inbox_failed_refused,
};
/** These need a person. */
const OPEN: readonly ChannelMessageState[] = ["failed", "uncertain", "window"];

/** How the sending of a message on a channel went; one that did not arrive for sure can be sent again. */
export function SendState({
  chat,
  message: { seq, sent },
  formKey,
}: {
  chat: ChatData["chat"];
  message: Pick<ShownMessage, "seq" | "sent">;
  formKey: string;
}) {
  const lang = useLang();
  if (!sent) return null;
  const { state, trouble } = sent;
  const say =
    trouble !== null && (state === "failed" || trouble === "token")
      ? FAILURES[trouble]
      : STATES[state];
  const isOpen = OPEN.includes(state);
  return (
    <div className="mt-1 text-sm">
      <p className={isOpen ? "font-600 text-warning" : "text-ink-soft"}>
        {say?.({ channel: channelName(chat.channel, lang) }, lang)}
      </p>
      {isOpen && !chat.isArchived && (
        <Form method="post" preventScrollReset className="mt-1">
          <FormKey value={formKey} />
          <input type="hidden" name="seq" value={seq} />
          <button name="intent" value="resend" className="btn">
            {m.inbox_send_again({}, lang)}
          </button>
        </Form>
      )}
    </div>
  );
}
