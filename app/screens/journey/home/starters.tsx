import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** A suggested space, an agentik to copy, or one to begin with. */
export interface Starter {
  kind: "space" | "agentik" | "ready";
  id: string;
  to: string;
  name: string;
}

const WHAT = {
  space: m.home_starter_space,
  agentik: m.home_starter_agentik,
  ready: m.home_starter_ready,
};

/** Suggestions from the viewer's answers in the wizard. */
export function Starters({ starters }: { starters: readonly Starter[] }) {
  const lang = useLang();
  return (
    <section aria-labelledby="starters" className="mb-6">
      <h2 id="starters" className="text-xl font-800">
        {m.home_starters({}, lang)}
      </h2>
      <p className="mb-3 text-ink-soft">
        {m.home_starters_text({}, lang)}{" "}
        <Link to={`${paths.onboarding}?paso=2`} className="text-accent font-600 underline">
          {m.home_starters_change({}, lang)}
        </Link>
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {starters.map(({ kind, id, to, name }) => (
          <li key={id} className={kind === "space" ? "kind-space" : "kind-agentik"}>
            <Link
              to={to}
              className="card overflow-hidden flex items-center gap-3 hover:border-kind"
            >
              <Cover
                kind={kind === "space" ? kind : "agentik"}
                id={id}
                className="w-20 h-16 shrink-0"
              />
              <span className="py-2 pr-3 min-w-0">
                <span className="block font-600">{name}</span>
                <span className="block text-sm text-ink-soft">{WHAT[kind]({}, lang)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
