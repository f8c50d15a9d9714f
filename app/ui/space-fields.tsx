import { JOIN_POLICIES, SPACE_TYPES } from "#app/domain/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { FormField } from "./form-field.tsx";

/** What a space is made of, beside its name and description. */
export function SpaceFields({
  typed,
  wrong,
  placesProblem,
}: {
  /** As they were typed, or as the page that led here would have them. */
  typed: Readonly<Record<string, string>>;
  wrong: readonly string[];
  /** What else is wrong with the places. */
  placesProblem?: string | undefined;
}) {
  const lang = useLang();
  const types = {
    standard: m.cards_type_standard,
    niche: m.cards_type_niche,
    custom: m.cards_type_custom,
  };
  const policies = {
    open: m.community_policy_open,
    request: m.community_policy_request,
    invite: m.community_policy_invite,
  };
  return (
    <>
      <ChoiceField label={m.community_type({}, lang)} name="type" value={typed.type ?? "custom"}>
        {SPACE_TYPES.map((type) => (
          <option key={type} value={type}>
            {types[type]({}, lang)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={m.community_join_policy({}, lang)}
        name="joinPolicy"
        value={typed.joinPolicy ?? "open"}
      >
        {JOIN_POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {policies[policy]({}, lang)}
          </option>
        ))}
      </ChoiceField>
      <FormField
        label={m.community_max_members({}, lang)}
        name="maxMembers"
        inputMode="numeric"
        defaultValue={typed.maxMembers}
        problem={wrong.includes("maxMembers") ? m.community_bad_places({}, lang) : placesProblem}
      />
    </>
  );
}
