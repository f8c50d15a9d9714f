import { Form } from "@remix-run/react";
import { REVIEW_MAX, type ReviewMood } from "#domain/agentiks/duties/duties.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { useResetKey } from "#app/ui/forms/use-reset-key.ts";

const MOODS = {
  unsure: [m.triggers_mood_unsure],
  good: [m.triggers_mood_good],
  bad: [m.triggers_mood_bad],
} as const satisfies Record<ReviewMood, unknown>;

/**
 * Gives an agentik a review to draft a reply to.
 *
 * @param value the review of a refused form, with its problem
 */
export function ReviewForm({
  trigger,
  formKey,
  value,
  mood = "unsure",
  problem,
}: {
  trigger: string;
  formKey: string;
  value?: string;
  mood?: ReviewMood;
  problem?: string;
}) {
  const lang = useLang();
  return (
    <Form
      key={useResetKey(formKey)}
      method="post"
      preventScrollReset
      className="flex flex-col items-start gap-2"
    >
      <FormKey value={formKey} />
      <input type="hidden" name="trigger" value={trigger} />
      <div className="w-full">
        <TextAreaField
          label={m.triggers_review({}, lang)}
          name="review"
          rows={3}
          maxLength={REVIEW_MAX}
          required
          defaultValue={value}
          problem={problem}
        />
      </div>
      <SegmentedField label={m.triggers_mood({}, lang)} name="mood" value={mood} choices={MOODS} />
      <button name="intent" value="draft" className="btn">
        {m.triggers_review_draft({}, lang)}
      </button>
    </Form>
  );
}
