import type { ChallengeType } from "#domain/items/catalogue.ts";
import type { SpaceTemplate } from "#domain/spaces/templates/templates.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ChoiceField } from "#app/ui/forms/choice-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";

const TYPES = {
  design: m.cards_type_design,
  content: m.cards_type_content,
  feedback: m.cards_type_feedback,
  other: m.cards_type_other,
} satisfies Record<ChallengeType, unknown>;

/** What a new space begins with. */
export const TEMPLATE_NAMES = {
  none: m.community_template_none,
  restaurant: m.community_template_restaurant,
  shop: m.community_template_shop,
  agency: m.community_template_agency,
  workshop: m.community_template_workshop,
} satisfies Record<SpaceTemplate | "none", unknown>;

/** The fields of a new challenge besides name and description. */
export function ChallengeFields({
  typed,
  problems,
  days,
}: {
  /** What was typed, or the values that the linking page suggests. */
  typed: TypedFields;
  /** Error texts by field name. */
  problems: Readonly<Record<string, string>>;
  days: { first: string; last: string };
}) {
  const lang = useLang();
  return (
    <>
      <ChoiceField
        label={m.community_type({}, lang)}
        name="type"
        value={typed.type ?? "design"}
        names={TYPES}
      />
      <FormField
        label={m.community_reward({}, lang)}
        help={m.community_reward_help_plain({}, lang)}
        name="reward"
        inputMode="numeric"
        required
        defaultValue={typed.reward}
        problem={problems.reward}
      />
      <FormField
        label={m.community_max_participants({}, lang)}
        name="maxParticipants"
        inputMode="numeric"
        required
        defaultValue={typed.maxParticipants}
        problem={problems.maxParticipants}
      />
      <FormField
        label={m.community_deadline({}, lang)}
        name="deadline"
        type="date"
        required
        min={days.first}
        max={days.last}
        defaultValue={typed.deadline}
        problem={problems.deadline}
      />
    </>
  );
}
