import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { BOOKING_DAYS_AHEAD } from "#domain/agentiks/agenda/bookings.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { TypedFields } from "./booking-form.tsx";
import type { BookingOfDay } from "./load-agenda.server.ts";

/** Moves a booking to another day and time. */
export function MoveForm({
  booking: { id, day, time, chat },
  today,
  here,
  formKey,
  typed,
  problems,
  isFull,
}: {
  booking: BookingOfDay;
  today: string;
  /** Address of the agenda without this form. */
  here: string;
  formKey: string;
  typed: TypedFields | undefined;
  /** Error texts by field. */
  problems: Readonly<Record<string, string>>;
  /** Whether it was refused because all places are taken. */
  isFull: boolean;
}) {
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  // The link that has opened it is gone, and the focus with it.
  useEffect(() => {
    const first = form.current?.elements.namedItem("day");
    if (first instanceof HTMLElement) first.focus();
  }, []);
  return (
    <Form ref={form} method="post" className="flex flex-col gap-4 pt-2">
      <FormKey value={formKey} />
      <input type="hidden" name="booking" value={id} />
      <DateField
        label={m.agenda_day({}, lang)}
        problem={problems.day}
        name="day"
        isRequired
        first={today}
        last={dayAfter(today, BOOKING_DAYS_AHEAD)}
        value={typed?.day ?? day}
        daysAhead={[0, 1]}
      />
      <FormField
        label={m.agenda_time({}, lang)}
        problem={problems.time}
        type="time"
        name="time"
        required
        defaultValue={typed?.time ?? time}
      />
      {chat !== null && <p className="text-sm text-ink-soft">{m.agenda_move_told({}, lang)}</p>}
      {isFull && (
        <label className="flex items-center gap-2 min-h-11">
          <input type="checkbox" name="force" className="tick" />
          {m.agenda_move_force({}, lang)}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        <button name="intent" value="move" className="btn btn-primary">
          {m.agenda_move_save({}, lang)}
        </button>
        <Link to={here} preventScrollReset className="btn">
          {m.agenda_move_leave({}, lang)}
        </Link>
      </div>
    </Form>
  );
}
