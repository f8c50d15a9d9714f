import type { ChannelDeliveryOutcome } from "#domain/agentiks/channels/channels.ts";
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

/** The last requests to the channel's webhook: kind, time and outcome. */
export function DeliveryList({ deliveries }: Pick<ChannelData, "deliveries">) {
  const lang = useLang();
  return (
    <section aria-labelledby="deliveries" className="card p-4 flex flex-col gap-2">
      <h2 id="deliveries" className="text-xl font-800">
        {m.channel_deliveries({}, lang)}
      </h2>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{m.channel_deliveries_none({}, lang)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {deliveries.map(({ id, outcome, what, at }) => (
            <li key={id} className="py-2 flex flex-wrap items-baseline gap-x-3">
              <span className="font-600">{OUTCOMES[outcome]({}, lang)}</span>
              {outcome === "ignored" && what !== "" && (
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
