import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { loadChannels } from "./load-channels.server.ts";

type Shown = Awaited<ReturnType<typeof loadChannels>>["data"]["others"];

/** Telegram and WhatsApp, each with its state and a link to its page. */
export function ChannelLinks({ agentikId, others }: { agentikId: string; others: Shown }) {
  const lang = useLang();
  return (
    <section aria-labelledby="others" className="card p-4 flex flex-col gap-3">
      <div>
        <h2 id="others" className="text-xl font-800">
          {m.channels_others({}, lang)}
        </h2>
        <p className="max-w-prose">{m.channels_others_text({}, lang)}</p>
      </div>
      <ul className="divide-y divide-line">
        {others.map(({ kind, name, hasTrouble }) => (
          <li key={kind}>
            <Link
              to={paths.agentikChannel(agentikId, kind)}
              className="flex flex-wrap items-center gap-x-3 py-3 min-h-11"
            >
              <b className="underline">
                {(kind === "telegram" ? m.channel_telegram : m.channel_whatsapp)({}, lang)}
              </b>
              {name !== null && <span className="min-w-0 break-words">{name}</span>}
              <span
                className={`ml-auto text-sm font-600 ${hasTrouble ? "text-warning" : name === null ? "text-ink-soft" : "text-success"}`}
              >
                {hasTrouble
                  ? m.channel_attention({}, lang)
                  : name === null
                    ? m.channel_off({}, lang)
                    : m.channel_on({}, lang)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
