import { useId, useRef, useState } from "react";
import { dayOf } from "#domain/challenges/challenge-days.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { describedBy, FieldFrame, type FieldTexts } from "#app/ui/forms/field-frame.tsx";

/**
 * A day. With JavaScript the usual ones are chips before the browser's own date input, which is all there is
 * without. The chip of the day in the input is pressed.
 */
export function DateField({
  name,
  value = "",
  first,
  last,
  isRequired = false,
  daysAhead,
  ...texts
}: FieldTexts & {
  name: string;
  /** Value of a date input: `2026-12-01`. */
  value?: string | undefined;
  first?: string;
  last?: string;
  isRequired?: boolean;
  /** A chip each: so many days from today. */
  daysAhead: readonly number[];
}) {
  const lang = useLang();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(value);
  const dayIn = (days: number) => dayAfter(dayOf(new Date()), days);
  const choose = (days: number) => {
    if (!input.current) return;
    input.current.value = dayIn(days);
    // Forms keep drafts of what is typed.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    setDay(dayIn(days));
  };
  const nameOf = (days: number) => {
    if (days === 0) return m.forms_date_today({}, lang);
    if (days === 1) return m.forms_date_tomorrow({}, lang);
    return m.forms_date_days({ days }, lang);
  };
  return (
    <FieldFrame id={id} {...texts}>
      <div className="flex flex-wrap gap-2">
        <div className="scripted flex flex-wrap gap-1">
          {daysAhead.map((days) => (
            <button
              key={days}
              type="button"
              onClick={() => choose(days)}
              aria-pressed={day === dayIn(days)}
              className="choice border-line-strong px-3 aria-pressed:bg-tint"
            >
              {nameOf(days)}
            </button>
          ))}
        </div>
        <input
          {...describedBy(id, texts)}
          ref={input}
          type="date"
          name={name}
          min={first}
          max={last}
          required={isRequired}
          defaultValue={value}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          className="field flex-1 min-w-40"
        />
      </div>
    </FieldFrame>
  );
}
