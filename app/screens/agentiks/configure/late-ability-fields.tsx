import {
  AWAY_NOTICE_MAX,
  GREETING_MAX,
  UNKNOWN_IN_A_ROW_MAX,
  type Abilities,
  type AbilityHours,
} from "#domain/agentiks/abilities/abilities.ts";
import { READY_KINDS } from "#domain/agentiks/abilities/ready-forms.ts";
import { FORMS_MAX } from "#domain/agentiks/abilities/request-form.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { RequestFormFields } from "./request-form-fields.tsx";

const HOURS = {
  always: [m.abilities_hours_always],
  closed: [m.abilities_hours_closed],
} as const satisfies Record<AbilityHours, unknown>;
const READY = {
  order: m.abilities_form_order,
  booking: m.abilities_form_booking,
  appointment: m.abilities_form_appointment,
  "call-back": m.abilities_form_call_back,
};

/** An agentik's abilities for customers, as fields of its configuration's form. */
export function AbilityFields({
  abilities: { answers, hours, greeting, awayNotice, forms, handOverAfter },
  labels,
}: {
  abilities: Omit<Abilities, "labels">;
  /** One a line: "Factura: factura, RFC". */
  labels: string;
}) {
  const lang = useLang();
  const addable = READY_KINDS.filter((kind) => !forms.some((form) => form.kind === kind));
  return (
    <fieldset className="flex flex-col gap-4 min-w-0">
      <legend className="text-lg font-800 mb-2">{m.abilities_title({}, lang)}</legend>
      <input type="hidden" name="abilities" value="1" />
      <div>
        <label className={`${CHECK} font-600`}>
          <input
            type="checkbox"
            name="answers"
            defaultChecked={answers}
            aria-describedby="answers-help"
            className={BOX}
          />
          {m.abilities_answers({}, lang)}
        </label>
        <p id="answers-help" className="text-sm text-ink-soft">
          {m.abilities_answers_help({}, lang)}
        </p>
      </div>

      <div className="flex flex-col gap-2">
        <p>
          <b className="block">{m.abilities_forms({}, lang)}</b>
          <span className="text-sm text-ink-soft">{m.abilities_forms_help({}, lang)}</span>
        </p>
        {forms.map((form, index) => (
          <RequestFormFields key={`${index} ${form.name}`} form={form} index={index} />
        ))}
        {forms.length < FORMS_MAX && addable.length > 0 && (
          <div
            className="flex flex-wrap gap-x-5"
            role="group"
            aria-label={m.abilities_add({}, lang)}
          >
            {addable.map((kind) => (
              <label key={kind} className={CHECK}>
                <input type="checkbox" name={`add-${kind}`} className={BOX} />
                {m.abilities_add_form({ form: READY[kind]({}, lang) }, lang)}
              </label>
            ))}
          </div>
        )}
      </div>

      <div className="grid gap-4">
        <SegmentedField
          label={m.abilities_hours({}, lang)}
          name="hours"
          value={hours}
          choices={HOURS}
        />
        <label className={LABEL}>
          {m.abilities_hand_over({}, lang)}
          <select
            name="hand-over-after"
            defaultValue={handOverAfter}
            className="field select font-400"
          >
            {Array.from({ length: UNKNOWN_IN_A_ROW_MAX + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0
                  ? m.abilities_hand_over_asked({}, lang)
                  : m.abilities_hand_over_after({ count }, lang)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className={LABEL}>
        {m.abilities_greeting({}, lang)}
        <span className={HELP}>{m.abilities_greeting_help({}, lang)}</span>
        <textarea
          name="greeting"
          maxLength={GREETING_MAX}
          defaultValue={greeting}
          className="field py-2 font-400"
        />
      </label>
      <label className={LABEL}>
        {m.abilities_away({}, lang)}
        <textarea
          name="away-notice"
          maxLength={AWAY_NOTICE_MAX}
          defaultValue={awayNotice}
          placeholder={m.abilities_away_example({}, lang)}
          className="field py-2 font-400"
        />
      </label>
      <label className={LABEL}>
        {m.abilities_labels({}, lang)}
        <span className={HELP}>{m.abilities_labels_help({}, lang)}</span>
        <textarea
          name="labels"
          defaultValue={labels}
          placeholder={m.abilities_labels_example({}, lang)}
          className="field py-2 font-400"
        />
      </label>
    </fieldset>
  );
}

const LABEL = "flex flex-col gap-1 font-600";
const HELP = "text-sm font-400 text-ink-soft";
const CHECK = "flex items-center gap-3 min-h-11 cursor-pointer";
const BOX = "tick";
