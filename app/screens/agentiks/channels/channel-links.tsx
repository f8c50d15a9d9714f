import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
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
        {others.map(({ kind, title, name, hasTrouble, state }) => (
          <li key={kind}>
            <Link
              to={paths.agentikChannels(agentikId, `/${kind}`)}
              className="flex flex-wrap items-center gap-x-3 py-3 min-h-11"
            >
              <b className="underline">{title[lang.locale]}</b>
              {name !== null && <span className="min-w-0 break-words">{name}</span>}
              <span
                className={`ml-auto text-sm font-600 ${hasTrouble ? "text-warning" : name === null ? "text-ink-soft" : "text-success"}`}
              >
                {state[lang.locale]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
