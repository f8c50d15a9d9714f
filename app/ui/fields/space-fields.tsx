import type { JoinPolicy, SpaceType, SpaceVisibility } from "#domain/items/catalogue.ts";
import type { TypedFields } from "#domain/items/item-fields.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";

const TYPES = {
  standard: [m.cards_type_standard, m.community_type_standard],
  niche: [m.cards_type_niche, m.community_type_niche],
  custom: [m.cards_type_custom, m.community_type_custom],
} as const satisfies Record<SpaceType, unknown>;

const VISIBILITIES = {
  listed: [m.community_listed, m.community_listed_help],
  link: [m.community_by_link, m.community_by_link_help],
  private: [m.community_private, m.community_private_help],
} as const satisfies Record<SpaceVisibility, unknown>;

/** Names of the visibilities. */
export const VISIBILITY_NAMES = {
  listed: m.community_listed,
  link: m.community_by_link,
  private: m.community_private,
} satisfies Record<SpaceVisibility, unknown>;

/** Visibilities of a new space: none chosen means the default of its join policy. */
const NEW_VISIBILITIES = {
  "": [m.community_visible_by_policy, m.community_visible_by_policy_help],
  ...VISIBILITIES,
} as const;

/** Names of the join policies, worded for the space's owner. */
export const POLICY_NAMES = {
  open: m.community_policy_open,
  request: m.community_policy_request,
  invite: m.community_policy_invite,
} satisfies Record<JoinPolicy, unknown>;

const POLICIES = {
  open: [m.community_policy_open, m.community_policy_open_help],
  request: [m.community_policy_request, m.community_policy_request_help],
  invite: [m.community_policy_invite, m.community_policy_invite_help],
} as const satisfies Record<JoinPolicy, unknown>;

/** The fields of a space besides name and description. */
export function SpaceFields({
  typed,
  problems,
  isNew = false,
}: {
  /** Typed values, or those that the linking page suggests. */
  typed: TypedFields;
  /** Error texts by field name. */
  problems: Readonly<Record<string, string>>;
  isNew?: boolean;
}) {
  const lang = useLang();
  return (
    <>
      <SegmentedField
        label={m.community_type({}, lang)}
        name="type"
        value={typed.type ?? "custom"}
        choices={TYPES}
      />
      <SegmentedField
        label={m.community_join_policy({}, lang)}
        name="joinPolicy"
        value={typed.joinPolicy ?? "open"}
        choices={POLICIES}
      />
      <SegmentedField
        label={m.community_visibility({}, lang)}
        name="visibility"
        value={typed.visibility ?? ""}
        choices={isNew ? NEW_VISIBILITIES : VISIBILITIES}
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
