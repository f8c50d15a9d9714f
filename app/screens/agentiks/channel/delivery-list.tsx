import type { ChannelDeliveryOutcome } from "#domain/agentiks/channels/channels.ts";
import type { AutomaticMail } from "#domain/agentiks/channels/mail/automatic-mail.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ChannelData } from "./load-channel.server.ts";

const OUTCOMES: Record<ChannelDeliveryOutcome, typeof m.channel_outcome_accepted> = {
  accepted: m.channel_outcome_accepted,
  duplicate: m.channel_outcome_duplicate,
  status: m.channel_outcome_status,
  ignored: m.channel_outcome_ignored,
  malformed: m.channel_outcome_malformed,
  limited: m.channel_outcome_limited,
  full: m.channel_outcome_full,
  verified: m.channel_outcome_verified,
};

const MAIL_OUTCOMES: Partial<typeof OUTCOMES> = {
  limited: m.mailbox_limited,
  full: m.mailbox_full,
};
/** Why a mail was not answered. */
const MAIL_IGNORED: Readonly<Record<string, typeof m.mailbox_ignored_own>> = {
  automatic: m.mailbox_ignored_automatic,
  list: m.mailbox_ignored_list,
  bounce: m.mailbox_ignored_bounce,
  "no-reply": m.mailbox_ignored_no_reply,
  own: m.mailbox_ignored_own,
  forged: m.mailbox_ignored_forged,
  sender: m.mailbox_ignored_sender,
} satisfies Record<AutomaticMail | "sender", typeof m.mailbox_ignored_own>;

/** The latest deliveries: webhook requests or mails, with kind, time and outcome. */
export function DeliveryList({ kind, deliveries }: Pick<ChannelData, "kind" | "deliveries">) {
  const isMail = kind === "email";
  const lang = useLang();
  return (
    <section aria-labelledby="deliveries" className="card p-4 flex flex-col gap-2">
      <h2 id="deliveries" className="text-xl font-800">
        {(isMail ? m.mailbox_deliveries : m.channel_deliveries)({}, lang)}
      </h2>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">
          {(isMail ? m.mailbox_deliveries_none : m.channel_deliveries_none)({}, lang)}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {deliveries.map(({ id, outcome, what, at }) => (
            <li key={id} className="py-2 flex flex-wrap items-baseline gap-x-3">
              <span className="font-600">
                {(
                  (isMail &&
                    (outcome === "ignored" ? MAIL_IGNORED[what] : MAIL_OUTCOMES[outcome])) ||
                  OUTCOMES[outcome]
                )({}, lang)}
              </span>
              {outcome === "ignored" && !isMail && what !== "" && (
                <span className="text-sm text-ink-soft break-all">{what}</span>
              )}
              <span className="ml-auto text-sm text-ink-soft">
                <LocalTime time={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
