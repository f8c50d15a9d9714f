import type { ChallengeType } from "#domain/items/catalogue.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

const TYPES = {
  design: [m.cards_type_design, m.community_type_design],
  content: [m.cards_type_content, m.community_type_content],
  feedback: [m.cards_type_feedback, m.community_type_feedback],
  other: [m.cards_type_other, m.community_type_other],
} as const satisfies Record<ChallengeType, unknown>;

/** Texts of the rules and prizes, which the page's script does not carry. */
export interface TermsWords extends Record<"rules" | "rulesHelp" | "split", LocalText> {
  rulesMax: number;
  /** The ways to share a reward and their names, the usual one first. */
  splits: readonly (readonly [string, LocalText])[];
}

/** The fields of a new challenge besides name and description. */
export function ChallengeFields({
  typed,
  problems,
  days,
  terms,
}: {
  /** Typed values, or those that the linking page suggests. */
  typed: TypedFields;
  /** Error texts by field name. */
  problems: Readonly<Record<string, string>>;
  days: { first: string; last: string };
  terms: TermsWords;
}) {
  const lang = useLang();
  return (
    <>
      <SegmentedField
        label={m.community_type({}, lang)}
        name="type"
        value={typed.type ?? "design"}
        choices={TYPES}
      />
      <MoneyField
        label={m.community_reward({}, lang)}
        help={m.community_reward_help_plain({}, lang)}
        name="reward"
        currency={m.money_credits({}, lang)}
        isRequired
        maxLength={11}
        value={typed.reward}
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
      <DateField
        label={m.community_deadline({}, lang)}
        name="deadline"
        isRequired
        first={days.first}
        last={days.last}
        value={typed.deadline}
        daysAhead={[7, 15, 30, 60]}
        problem={problems.deadline}
      />
      <TextAreaField
        label={terms.rules[lang.locale]}
        help={terms.rulesHelp[lang.locale]}
        name="rules"
        rows={4}
        maxLength={terms.rulesMax}
        defaultValue={typed.rules}
        problem={problems.rules}
      />
      <SegmentedField
        label={terms.split[lang.locale]}
        name="split"
        value={typed.split ?? ""}
        choices={Object.fromEntries(
          terms.splits.map(([value, name]) => [value, [() => name[lang.locale]] as const]),
        )}
        problem={problems.split}
        isStacked
      />
    </>
  );
}
