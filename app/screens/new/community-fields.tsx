import { CHALLENGE_TYPES } from "#app/domain/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import { FormField } from "#app/ui/form-field.tsx";

interface Fields {
  /** As they were typed, or as the page that led here would have them. */
  typed: Record<string, string>;
  wrong: string[];
}

/** What a challenge is made of, beside its name and description. */
export function ChallengeFields({
  typed,
  wrong,
  days,
}: Fields & { days: { first: string; last: string } }) {
  const lang = useLang();
  const types = {
    design: m.cards_type_design,
    content: m.cards_type_content,
    feedback: m.cards_type_feedback,
    other: m.cards_type_other,
  };
  return (
    <>
      <ChoiceField label={m.community_type({}, lang)} name="type" value={typed.type ?? "design"}>
        {CHALLENGE_TYPES.map((type) => (
          <option key={type} value={type}>
            {types[type]({}, lang)}
          </option>
        ))}
      </ChoiceField>
      <FormField
        label={m.community_reward({}, lang)}
        help={m.community_reward_help_plain({}, lang)}
        name="reward"
        inputMode="numeric"
        required
        defaultValue={typed.reward}
        problem={wrong.includes("reward") ? m.community_bad_reward({}, lang) : undefined}
      />
      <FormField
        label={m.community_max_participants({}, lang)}
        name="maxParticipants"
        inputMode="numeric"
        required
        defaultValue={typed.maxParticipants}
        problem={wrong.includes("maxParticipants") ? m.community_bad_places({}, lang) : undefined}
      />
      <FormField
        label={m.community_deadline({}, lang)}
        name="deadline"
        type="date"
        required
        min={days.first}
        max={days.last}
        defaultValue={typed.deadline}
        problem={wrong.includes("deadline") ? m.community_bad_deadline({}, lang) : undefined}
      />
    </>
  );
}
