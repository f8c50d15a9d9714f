import {
  GETTING_STARTED_TASKS,
  tasksLeft,
  type GettingStartedTask,
} from "#domain/journey/getting-started.ts";
import { isOn } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Explainers } from "./easy-explainers.tsx";
import { QuickLinks } from "./easy-quick-links.tsx";
import type { EasyHomeData } from "./home-data.server.ts";
import { StepCard } from "./easy-step-card.tsx";
import { YoursToday } from "./yours-today.tsx";

/**
 * The home in easy mode: what waits for the viewer, the next of six first steps in a large card, the other steps, links to the
 * main screens, and what each kind of item is for, in pictures (docs/product.md, Home).
 */
export function EasyHome({ today, done }: EasyHomeData) {
  const lang = useLang();
  const { preferences } = usePreferences();
  const count = tasksLeft(done).length;
  return (
    <div className="flex flex-col gap-10 pb-8 text-lg">
      <div className="flex flex-wrap items-center gap-3">
        {today && (
          <div className="w-full">
            <YoursToday {...today} />
          </div>
        )}
        <div className="flex-1">
          <h1 className="text-3xl font-800">{m.easy_title({}, lang)}</h1>
          <p className="text-xl text-ink-soft">
            {count > 0 ? m.easy_left({ count }, lang) : m.easy_none_left({}, lang)}
          </p>
        </div>
        <Link to={paths.settings} className="btn min-h-13">
          <span className="i-lucide-settings-2" aria-hidden="true" />
          {m.easy_settings({}, lang)}
        </Link>
        <Progress done={done} />
      </div>
      {isOn(preferences, "startup") && !today?.isHelper ? (
        <Steps done={done} />
      ) : (
        <details>
          <summary className="btn min-h-13">{m.easy_steps({}, lang)}</summary>
          <div className="pt-4">
            <Steps done={done} />
          </div>
        </details>
      )}
      <QuickLinks />
      <Explainers />
    </div>
  );
}

/** Progress bar with one segment per step. Hidden from assistive technology: the heading has the count. */
function Progress({ done }: { done: GettingStartedTask[] }) {
  return (
    <div aria-hidden="true" className="flex gap-2 w-full">
      {GETTING_STARTED_TASKS.map(({ id }, index) => (
        <span
          key={id}
          className={`flex-1 h-3 rounded-full border border-line-strong ${index < done.length ? "bg-accent" : ""}`}
        />
      ))}
    </div>
  );
}

/** The steps: the next one first in a large card, the finished ones last. */
function Steps({ done }: { done: GettingStartedTask[] }) {
  const [next, ...later] = tasksLeft(done);
  const others = [...later, ...done];
  return (
    <ol className="grid gap-4 md:grid-cols-6">
      {next && <StepCard id={next} ok={false} isNext className="col-span-full" />}
      {others.map((id, index) => (
        <StepCard
          key={id}
          id={id}
          ok={done.includes(id)}
          // The last two of five cards are wider, so that they fill their row.
          className={next && index > 2 ? "md:col-span-3" : "md:col-span-2"}
        />
      ))}
    </ol>
  );
}
