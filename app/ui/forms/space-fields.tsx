import type { JoinPolicy, SpaceType } from "#domain/items/catalogue.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { FormField } from "./form-field.tsx";

const TYPES = {
  standard: m.cards_type_standard,
  niche: m.cards_type_niche,
  custom: m.cards_type_custom,
} satisfies Record<SpaceType, unknown>;

/** Who gets in, in the words of whoever decides it. */
export const POLICY_NAMES = {
  open: m.community_policy_open,
  request: m.community_policy_request,
  invite: m.community_policy_invite,
} satisfies Record<JoinPolicy, unknown>;

/** What a space is made of, beside its name and description. */
export function SpaceFields({
  typed,
  problems,
}: {
  /** As they were typed, or as the page that led here would have them. */
  typed: TypedFields;
  /** What is wrong with them, in words, by their names. */
  problems: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  return (
    <>
      <ChoiceField
        label={m.community_type({}, lang)}
        name="type"
        value={typed.type ?? "custom"}
        names={TYPES}
      />
      <ChoiceField
        label={m.community_join_policy({}, lang)}
        name="joinPolicy"
        value={typed.joinPolicy ?? "open"}
        names={POLICY_NAMES}
      />
      <FormField
        label={m.community_max_members({}, lang)}
        name="maxMembers"
        inputMode="numeric"
        defaultValue={typed.maxMembers}
        problem={problems.maxMembers}
      />
    </>
  );
}
