import { Form } from "@remix-run/react";
import { useId } from "react";
import {
  BOOKING_DAYS_AHEAD,
  BOOKING_NAME_MAX,
  BOOKING_NOTE_MAX,
} from "#domain/agentiks/agenda/bookings.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FieldFrame } from "#app/ui/forms/field-frame.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import type { AgendaData } from "./load-agenda.server.ts";

/** Fields as they were typed into a form that was refused. */
export interface TypedFields {
  /** Id of the booking that was to be moved. */
  booking: string;
  form: string;
  customer: string;
  phone: string;
  day: string;
  time: string;
  people: string;
  note: string;
  force: string;
}

/** Writes a booking down by hand. */
export function BookingForm({
  forms,
  today,
  formKey,
  typed,
  problems,
  isFull,
}: Pick<AgendaData, "forms" | "today"> & {
  formKey: string;
  typed: TypedFields | undefined;
  /** Error texts by field. */
  problems: Readonly<Record<string, string>>;
  /** Whether it was refused because all places are taken. */
  isFull: boolean;
}) {
  const lang = useLang();
  const id = useId();
  const [only] = forms;
  return (
    <Form method="post" className="flex flex-col gap-4 px-4 pb-4">
      <FormKey value={formKey} />
      <p className="text-ink-soft">{m.agenda_write_text({}, lang)}</p>
      {forms.length > 1 ? (
        <FieldFrame id={id} label={m.agenda_form({}, lang)}>
          <select id={id} name="form" defaultValue={typed?.form} className="field select">
            {forms.map(({ value, name, agentik }) => (
              <option key={value} value={value}>
                {m.agenda_form_of({ form: name, agentik }, lang)}
              </option>
            ))}
          </select>
        </FieldFrame>
      ) : (
        <input type="hidden" name="form" value={only?.value} />
      )}
      <FormField
        label={m.agenda_customer({}, lang)}
        problem={problems.customer}
        name="customer"
        required
        maxLength={BOOKING_NAME_MAX}
        autoComplete="off"
        defaultValue={typed?.customer}
      />
      <DateField
        label={m.agenda_day({}, lang)}
        problem={problems.day}
        name="day"
        isRequired
        first={today}
        last={dayAfter(today, BOOKING_DAYS_AHEAD)}
        value={typed?.day ?? today}
        daysAhead={[0, 1]}
      />
      <div className="grid grid-cols-2 gap-4">
        <FormField
          label={m.agenda_time({}, lang)}
          problem={problems.time}
          type="time"
          name="time"
          required
          defaultValue={typed?.time}
        />
        <FormField
          label={m.agenda_people_field({}, lang)}
          problem={problems.people}
          name="people"
          maxLength={3}
          pattern="[0-9]*"
          inputMode="numeric"
          defaultValue={typed?.people}
        />
      </div>
      <FormField
        label={m.agenda_phone({}, lang)}
        problem={problems.phone}
        type="tel"
        name="phone"
        autoComplete="off"
        defaultValue={typed?.phone}
      />
      <FormField
        label={m.agenda_note({}, lang)}
        problem={problems.note}
        name="note"
        maxLength={BOOKING_NOTE_MAX}
        placeholder={m.agenda_note_example({}, lang)}
        autoComplete="off"
        defaultValue={typed?.note}
      />
      {isFull && (
        <label className="flex items-center gap-2 min-h-11">
          <input type="checkbox" name="force" className="tick" />
          {m.agenda_force({}, lang)}
        </label>
      )}
      <button name="intent" value="add" className="btn btn-primary sm:self-start">
        {m.agenda_save({}, lang)}
      </button>
    </Form>
  );
}
