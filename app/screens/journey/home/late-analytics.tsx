import { Chart } from "#app/charts/chart.tsx";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SectionHeading } from "#app/ui/text/section-heading.tsx";
import type { HomeAnalytics, ShownFigure } from "./home-analytics.server.ts";

/** Legend symbols of the insights chart, the same as its markers, in the order of ITEM_KINDS. */
const MARKS = "▲■●◆";
/** Colours of the rings, from the outside in. */
const RING_KINDS = ["space", "agentik"] as const;

/** Platform Analytics: sample data, labelled as such. Folded on a phone, also without scripts. */
export function Analytics({ analytics }: { analytics: HomeAnalytics }) {
  const lang = useLang();
  const success = m.home_success({}, lang);
  const users = m.home_users({}, lang);
  return (
    <section>
      <SectionHeading title={m.home_analytics({}, lang)} isSample />
      <input id="analytics" type="checkbox" autoComplete="off" className="sm:hidden size-5" />
      <label
        htmlFor="analytics"
        className="sm:hidden inline-flex items-center min-h-11 pl-2 align-middle"
      >
        {m.home_analytics_show({}, lang)}
      </label>
      <div className="card max-sm:hidden [:checked~&]:block">
        <dl className="grid sm:grid-cols-3 gap-4 p-4 border-b">
          <Figure name={users} figure={analytics.users} />
          <Figure name={m.home_growth({}, lang)} figure={analytics.growth} />
          <Figure name={success} figure={analytics.success} />
        </dl>
        <div className="grid items-start gap-6 p-4 lg:grid-cols-3">
          <Trend picture={analytics.trend} users={users} />
          <Rings picture={analytics.rings} />
          <Insights picture={analytics.insights} success={success} />
        </div>
      </div>
    </section>
  );
}

function Figure({ name, figure: [value, change] }: { name: string; figure: ShownFigure }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 tabular text-sm text-success">
        <b className="text-2xl font-800 text-ink">{value}</b>
        {m.home_change({ change }, useLang())}
      </dd>
    </div>
  );
}

type Picture<Name extends keyof HomeAnalytics> = { picture: HomeAnalytics[Name] };

function Trend({ picture, users }: Picture<"trend"> & { users: string }) {
  const lang = useLang();
  const title = m.home_trend({}, lang);
  const cells = picture.cells.split(" ");
  const days = m.home_trend_days({ count: cells.length }, lang);
  return (
    <Chart
      name="trend"
      picture={picture}
      title={title}
      label={`${title}. ${days}: ${cells[0]} – ${cells.at(-1)}`}
      head={[m.home_day({}, lang), users]}
      nameOf={(row) => row + 1}
      tableLabel={m.home_table({}, lang)}
      shape="flex-1 aspect-[2/1]"
    >
      <p className="text-sm text-ink-soft">{days}</p>
    </Chart>
  );
}

function Rings({ picture }: Picture<"rings">) {
  const lang = useLang();
  const names = [m.home_uptime({}, lang), m.home_load({}, lang)];
  const title = m.home_rings({}, lang);
  const cells = picture.cells.split(" ");
  return (
    <Chart
      name="rings"
      picture={picture}
      title={title}
      label={cells.map((cell, row) => `${names[row]} ${cell}`).join(", ")}
      head={[title, "%"]}
      nameOf={(row) => names[row] ?? ""}
      tableLabel={m.home_table({}, lang)}
      shape="aspect-square w-40 lg:w-full mx-auto"
    >
      <ul className="text-sm tabular">
        {RING_KINDS.map((kind, row) => (
          <li key={kind} className="flex gap-2">
            <span className={`kind-${kind} text-kind`} aria-hidden="true">
              ●
            </span>
            {names[row]}
            <b className="ml-auto">{cells[row]}</b>
          </li>
        ))}
      </ul>
    </Chart>
  );
}

function Insights({ picture, success }: Picture<"insights"> & { success: string }) {
  const lang = useLang();
  const title = m.home_insights({}, lang);
  const uses = m.home_uses({}, lang);
  const names = {
    space: m.shell_nav_spaces_short({}, lang),
    artifakt: m.shell_nav_artifakts({}, lang),
    agentik: m.shell_nav_agentiks({}, lang),
    challenge: m.shell_nav_challenges({}, lang),
  };
  const head = [m.home_kind({}, lang), uses, success, m.home_people({}, lang)];
  const perKind = picture.cells.split(" ").length / ITEM_KINDS.length / (head.length - 1);
  const kindOf = (row: number) => names[ITEM_KINDS[Math.floor(row / perKind)] ?? "space"];
  const across = `${uses}: ${picture.across}`;
  return (
    <Chart
      name="insights"
      picture={picture}
      title={title}
      label={`${title}. ${across}`}
      head={head}
      nameOf={kindOf}
      tableLabel={m.home_table({}, lang)}
      shape="flex-1 aspect-[2/1]"
    >
      <p className="text-sm text-ink-soft">{across}</p>
      <ul className="flex flex-wrap gap-x-3 text-sm">
        {ITEM_KINDS.map((kind, index) => (
          <li key={kind}>
            <span className={`kind-${kind} text-kind`} aria-hidden="true">
              {MARKS[index]}
            </span>{" "}
            {names[kind]}
          </li>
        ))}
      </ul>
    </Chart>
  );
}
