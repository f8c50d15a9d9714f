import { useId } from "react";
import {
  BOOKED_KINDS,
  BOOKING_MINUTES,
  BOOKING_MINUTES_USUAL,
  FIELD_KINDS,
  FIELD_LABEL_MAX,
  FIELDS_MAX,
  FORM_NAME_MAX,
  REMIND_HOURS,
  THANKS_MAX,
  type FieldKind,
  type RequestField,
  type RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

const KINDS: Readonly<Record<FieldKind, typeof m.abilities_field_text>> = {
  text: m.abilities_field_text,
  name: m.abilities_field_name,
  phone: m.abilities_field_phone,
  email: m.abilities_field_email,
  day: m.abilities_field_day,
  time: m.abilities_field_time,
  number: m.abilities_field_number,
  choice: m.abilities_field_choice,
  address: m.abilities_field_address,
};

/** Empty rows below the questions that a form has, for new ones. */
const NEW_ROWS = 1;

/**
 * One form that an agentik fills in with a customer: name, questions and closing text. A question
 * without words is dropped when the configuration is saved.
 */
export function RequestFormFields({ form, index }: { form: RequestForm; index: number }) {
  const lang = useLang();
  const name = (field: string) => `form${index}-${field}`;
  const rows: (RequestField | undefined)[] = [
    ...form.fields,
    ...Array<undefined>(Math.min(NEW_ROWS, FIELDS_MAX - form.fields.length)).fill(undefined),
  ];
  return (
    <details className="card px-4">
      <summary className="fold-line">
        <span className="i-lucide-clipboard-list shrink-0" aria-hidden="true" />
        {form.name}
        <span className="text-sm font-400 text-ink-soft">
          {m.abilities_form_questions({ count: form.fields.length }, lang)}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pb-4">
        <input type="hidden" name={name("kind")} value={form.kind} />
        <label className={LABEL}>
          {m.abilities_form_name({}, lang)}
          <input
            name={name("name")}
            defaultValue={form.name}
            maxLength={FORM_NAME_MAX}
            className="field font-400"
          />
        </label>
        <ol className="flex flex-col gap-3">
          {rows.map((field, at) => (
            <li key={at} className="grid sm:grid-cols-[1fr_10rem] gap-2">
              <input
                name={name(`field${at}-label`)}
                defaultValue={field?.label ?? ""}
                maxLength={FIELD_LABEL_MAX}
                aria-label={m.abilities_question({ n: at + 1 }, lang)}
                placeholder={m.abilities_question_new({}, lang)}
                className="field"
              />
              <select
                name={name(`field${at}-kind`)}
                defaultValue={field?.kind ?? "text"}
                aria-label={m.abilities_question_kind({ n: at + 1 }, lang)}
                className="field select"
              >
                {FIELD_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {KINDS[kind]({}, lang)}
                  </option>
                ))}
              </select>
              {(!field || field.kind === "choice") && (
                <input
                  name={name(`field${at}-options`)}
                  defaultValue={field?.options.join(", ")}
                  placeholder={m.abilities_question_options_example({}, lang)}
                  aria-label={m.abilities_question_options({ n: at + 1 }, lang)}
                  className="field sm:col-span-2"
                />
              )}
              {field && (
                <label className="flex items-center gap-2 min-h-11 text-sm sm:col-span-2">
                  <input
                    type="checkbox"
                    name={name(`field${at}-optional`)}
                    defaultChecked={!field.isRequired}
                    className="tick"
                  />
                  {m.abilities_question_optional({}, lang)}
                </label>
              )}
            </li>
          ))}
        </ol>
        {BOOKED_KINDS.includes(form.kind) && (
          <>
            <RoomFields room={form.room} name={name} />
            <ReminderField hours={form.remindHours} name={name} />
          </>
        )}
        <label className={LABEL}>
          {m.abilities_form_words({}, lang)}
          <span className="text-sm font-400 text-ink-soft">
            {m.abilities_form_words_help({}, lang)}
          </span>
          <input
            name={name("words")}
            defaultValue={form.words.join(", ")}
            className="field font-400"
          />
        </label>
        <label className={LABEL}>
          {m.abilities_form_thanks({}, lang)}
          <input
            name={name("thanks")}
            defaultValue={form.thanks}
            maxLength={THANKS_MAX}
            className="field font-400"
          />
        </label>
        <label className="flex items-center gap-2 min-h-11 text-danger font-600">
          <input type="checkbox" name={name("remove")} className="tick" />
          {m.abilities_form_remove({ form: form.name }, lang)}
        </label>
      </div>
    </details>
  );
}

/** How many bookings fit at one time, and how long each takes. */
function RoomFields({
  room,
  name,
}: Pick<RequestForm, "room"> & { name: (field: string) => string }) {
  const lang = useLang();
  const id = useId();
  return (
    <div className="grid sm:grid-cols-2 gap-3">
      <label className={LABEL}>
        {m.abilities_form_places({}, lang)}
        <input
          name={name("places")}
          defaultValue={room?.places}
          maxLength={3}
          pattern="[0-9]*"
          inputMode="numeric"
          aria-describedby={id}
          className="field font-400"
        />
      </label>
      <label className={LABEL}>
        {m.abilities_form_minutes({}, lang)}
        <select
          name={name("minutes")}
          defaultValue={room?.minutes ?? BOOKING_MINUTES_USUAL}
          className="field select font-400"
        >
          {BOOKING_MINUTES.map((count) => (
            <option key={count} value={count}>
              {m.abilities_minutes({ count }, lang)}
            </option>
          ))}
        </select>
      </label>
      <p id={id} className="sm:col-span-2 text-sm text-ink-soft">
        {m.abilities_form_places_help({}, lang)}
      </p>
    </div>
  );
}

/** How long before a booking its customer is reminded. */
function ReminderField({
  hours = 0,
  name,
}: {
  hours: RequestForm["remindHours"] | 0;
  name: (field: string) => string;
}) {
  const lang = useLang();
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className={LABEL}>
        {m.abilities_form_remind({}, lang)}
        <select
          name={name("remind-hours")}
          defaultValue={hours}
          aria-describedby={id}
          className="field select font-400"
        >
          {REMIND_HOURS.map((count) => (
            <option key={count} value={count}>
              {count === 0
                ? m.abilities_remind_never({}, lang)
                : m.abilities_remind_hours({ count }, lang)}
            </option>
          ))}
        </select>
      </label>
      <p id={id} className="text-sm text-ink-soft">
        {m.abilities_form_remind_help({}, lang)}
      </p>
    </div>
  );
}

const LABEL = "flex flex-col gap-1 font-600";
