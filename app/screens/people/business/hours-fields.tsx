import { WEEKDAYS, type TypedSpan, type Weekday } from "#domain/people/business/opening-hours.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { WEEKDAY_NAMES } from "#app/words/weekday-names.ts";

/** The hours of a week: up to two spans a day; a day without times is closed. */
export function HoursFields({
  hours,
  found,
  problems,
}: {
  hours: Readonly<Record<Weekday, readonly TypedSpan[]>>;
  /** Hours found in documents, with a button that fills them in; null for none. */
  found: { quote: string; source: string } | null;
  /** Texts by weekday. */
  problems: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="hours" className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id="hours" className="text-xl font-800">
          {m.business_hours({}, lang)}
        </h2>
        <p className="text-sm text-ink-soft">{m.business_hours_help({}, lang)}</p>
      </div>
      {found && (
        <div className="flex flex-col items-start gap-2 p-3 rounded-control bg-raised">
          <p>
            {m.business_hours_found({ source: found.source }, lang)} <q>{found.quote}</q>
          </p>
          <button name="intent" value="take-hours" className="btn">
            {m.business_hours_take({}, lang)}
          </button>
        </div>
      )}
      {WEEKDAYS.map((day) => (
        <fieldset
          key={day}
          aria-describedby={problems[day] && `${day}-problem`}
          className="min-w-0 flex flex-col gap-2"
        >
          <legend className="font-600 mb-1">{WEEKDAY_NAMES[day]({}, lang)}</legend>
          <SpanFields name={day} place={1} span={hours[day][0]} />
          <details open={Boolean(hours[day][1]?.from || hours[day][1]?.to) || undefined}>
            <summary className="fold-line text-sm text-accent">
              {m.business_second_span({}, lang)}
              <span className="sr-only">{`, ${WEEKDAY_NAMES[day]({}, lang)}`}</span>
            </summary>
            <SpanFields name={day} place={2} span={hours[day][1]} />
          </details>
          {problems[day] && (
            <p id={`${day}-problem`} role="alert" className="text-sm font-600 text-danger">
              {problems[day]}
            </p>
          )}
          {day === "mon" && (
            <label className="flex items-center gap-2 min-h-11">
              <input type="checkbox" name="same" value="1" className="tick" />
              {m.business_same({}, lang)}
            </label>
          )}
        </fieldset>
      ))}
    </section>
  );
}

function SpanFields({
  name,
  place,
  span,
}: {
  name: Weekday;
  place: 1 | 2;
  span: TypedSpan | undefined;
}) {
  const lang = useLang();
  const time = (end: "from" | "to", label: string) => (
    <input
      type="time"
      name={`${name}-${end}-${place}`}
      defaultValue={span?.[end] ?? ""}
      aria-label={label}
      className="field flex-1 min-w-32 max-w-36"
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {time("from", m.business_opens({}, lang))}
      <span aria-hidden="true">–</span>
      {time("to", m.business_closes({}, lang))}
    </div>
  );
}
