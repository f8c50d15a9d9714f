import type { Today } from "./home-data.server.ts";
import type { FirstStep } from "#domain/journey/first-steps.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Class of the colour, icon, and words of each first step. The icons are those that the home has anyway. */
const STEPS = {
  business: ["kind-offer", "i-lucide-store", m.home_first_business],
  agentik: ["kind-agentik", "i-lucide-bot", m.home_first_agentik],
  space: ["kind-space", "i-lucide-user-plus", m.home_first_space],
  page: ["kind-artifakt", "i-lucide-store", m.home_first_page],
} as const satisfies Record<FirstStep["id"], unknown>;

/** First steps of a person without anything of their own; a step that is done is not shown. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const lang = useLang();
  return (
    <>
      <p className="mb-2 text-ink-soft">{m.home_first({}, lang)}</p>
      <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {steps.map(({ id, to }) => {
          const [color, icon, words] = STEPS[id];
          return (
            <li key={id}>
              <Link
                to={to}
                className={`${color} card nav-icon ${icon} today-line items-center gap-x-3 h-full p-3 font-700 before:text-kind hover:border-kind`}
              >
                {words({}, lang)}
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/**
 * Places that a person opens every day: the spaces of their teams; for those who answer customers the inbox
 * and the agenda, and for their owner the business's data.
 */
export function OwnPlaces({ customers, teams = [] }: Pick<Today, "customers" | "teams">) {
  const lang = useLang();
  return (
    <p className="flex flex-wrap gap-2 mt-2">
      {teams.map(({ id, name }) => (
        <Link key={id} to={paths.space(id)} className="btn">
          {m.home_team({ name }, lang)}
        </Link>
      ))}
      {customers && (
        <>
          <Link to={paths.inbox} className="btn">
            {m.inbox_title({}, lang)}
          </Link>
          <Link to={paths.agenda} className="btn">
            {m.agenda_title({}, lang)}
          </Link>
        </>
      )}
      {customers === "own" && (
        <Link to={paths.accountBusiness} className="btn">
          {m.shell_business({}, lang)}
        </Link>
      )}
    </p>
  );
}
