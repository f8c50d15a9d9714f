import * as m from "#app/messages/messages.js";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { ChoiceField } from "#app/ui/forms/choice-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import type { TypedTrigger } from "./read-trigger.server.ts";
import type { ShownZone } from "./shown-trigger.server.ts";

const EVERY_NAMES = {
  day: m.triggers_every_day,
  weekdays: m.triggers_every_weekdays,
  week: m.triggers_every_week,
  month: m.triggers_every_month,
};

const EVERY_SEGMENTS = {
  day: [m.triggers_every_day],
  weekdays: [m.triggers_every_weekdays],
  week: [m.triggers_every_week],
  month: [m.triggers_every_month],
} as const;

/** Days of a month that every month has, then its last one. */
const DAYS = [...Array.from({ length: 28 }, (_, index) => index + 1), 0];
/** Usual days of a single reminder, counted from today. */
const DAYS_AHEAD = [0, 1, 7];
/** Days of the week from Monday; 0 is Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

/**
 * When: in plain words, or, outside easy mode, by a cron expression. All fields stand there, so that
 * the form works without script; those of another choice are not read.
 */
export function ScheduleFields({
  mayBeOnce,
  values,
  problems,
  zones,
}: {
  mayBeOnce: boolean;
  values: Partial<TypedTrigger>;
  problems: Readonly<Record<string, string>> | undefined;
  zones: readonly ShownZone[];
}) {
  const lang = useLang();
  const { mode } = useMode();
  const isCron = values.every === "cron" || mode !== "easy";
  const weekday = new Intl.DateTimeFormat(lang.locale, { weekday: "long", timeZone: "UTC" });
  // 2026-01-04 was a Sunday.
  const nameOf = (day: number) => weekday.format(new Date(Date.UTC(2026, 0, 4 + day)));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {mayBeOnce || isCron ? (
        <ChoiceField
          label={m.triggers_every({}, lang)}
          name="every"
          value={values.every ?? "day"}
          names={{
            ...EVERY_NAMES,
            ...(mayBeOnce && { once: m.triggers_every_once }),
            ...(isCron && { cron: m.triggers_every_cron }),
          }}
        />
      ) : (
        <div className="sm:col-span-2">
          <SegmentedField
            label={m.triggers_every({}, lang)}
            name="every"
            value={values.every ?? "day"}
            choices={EVERY_SEGMENTS}
          />
        </div>
      )}
      <FormField
        label={m.triggers_time({}, lang)}
        name="time"
        type="time"
        className="field"
        defaultValue={values.time || "21:00"}
        problem={problems?.time}
      />
      <label className="flex flex-col gap-1 font-600">
        {m.triggers_weekday({}, lang)}
        <select
          name="weekday"
          defaultValue={values.weekday ?? "1"}
          className="field select font-400"
        >
          {WEEKDAYS.map((day) => (
            <option key={day} value={day}>
              {nameOf(day)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-col gap-1 font-600">
        {m.triggers_day({}, lang)}
        <select name="day" defaultValue={values.day ?? "1"} className="field select font-400">
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {day === 0 ? m.triggers_day_last({}, lang) : day}
            </option>
          ))}
        </select>
      </label>
      {mayBeOnce && (
        <div className="sm:col-span-2">
          <DateField
            label={m.triggers_date({}, lang)}
            name="date"
            value={values.date}
            problem={problems?.date}
            daysAhead={DAYS_AHEAD}
          />
        </div>
      )}
      {isCron && (
        <FormField
          label={m.triggers_cron({}, lang)}
          name="cron"
          className="field"
          autoComplete="off"
          placeholder="30 21 * * 1-5"
          defaultValue={values.cron}
          problem={problems?.cron}
        />
      )}
      <label className="flex flex-col gap-1 font-600">
        {m.triggers_zone({}, lang)}
        <select
          name="zone"
          defaultValue={values.zone ?? zones[0]?.value}
          className="field select font-400"
        >
          {zones.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
