import type { JoinPolicy } from "#domain/items/catalogue.ts";
import type { SpaceRelationship } from "#domain/spaces/membership.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ClosedAction } from "#app/ui/cards/closed-action.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Link } from "#app/ui/links/link.tsx";

export const POLICIES: Record<JoinPolicy, typeof m.detail_policy_open> = {
  open: m.detail_policy_open,
  request: m.detail_policy_request,
  invite: m.detail_policy_invite,
};

const RELATIONSHIP_LABELS = {
  owner: m.community_space_owner,
  admin: m.community_space_admin,
  member: m.community_space_member,
  requested: m.community_space_requested,
  invited: m.community_space_invited,
} as const satisfies Record<SpaceRelationship, unknown>;

/** The buttons of a space, by the viewer's relationship to it. */
export function SpaceButtons({
  space: { id, joinPolicy, isFull, archived, relationship },
}: {
  space: {
    id: string;
    joinPolicy: JoinPolicy;
    isFull: boolean;
    /** In words, that it is archived; null where it is not. */
    archived: string | null;
    relationship: SpaceRelationship | null;
  };
}) {
  const lang = useLang();
  const action = paths.space(id);
  if (relationship === null || relationship === "invited") {
    if (isFull || archived) {
      return (
        <>
          <ClosedAction
            name={m.spaces_join({}, lang)}
            reason={archived ?? m.cards_full({}, lang)}
          />
          {relationship && (
            <ItemActionForm action={action} intent="decline">
              {m.community_decline_invitation({}, lang)}
            </ItemActionForm>
          )}
        </>
      );
    }
    return (
      <>
        <ItemActionForm action={action} intent="join" isMain>
          {relationship ? m.community_accept_invitation({}, lang) : m.spaces_join({}, lang)}
        </ItemActionForm>
        {relationship && (
          <ItemActionForm action={action} intent="decline">
            {m.community_decline_invitation({}, lang)}
          </ItemActionForm>
        )}
        <p className="text-sm text-ink-soft">
          {relationship
            ? RELATIONSHIP_LABELS[relationship]({}, lang)
            : POLICIES[joinPolicy]({}, lang)}
        </p>
      </>
    );
  }
  const isIn = relationship !== "requested";
  return (
    <>
      <p
        className={`inline-flex items-center gap-2 min-h-11 font-600 ${isIn ? "text-success" : ""}`}
      >
        {/* A decision about a request comes as a notification. */}
        <span className={isIn ? "i-lucide-circle-check" : "i-lucide-bell"} aria-hidden="true" />
        {RELATIONSHIP_LABELS[relationship]({}, lang)}
      </p>
      {isIn && (
        <Link
          to={`${action}/members`}
          className={relationship === "member" ? "btn" : "btn-primary"}
        >
          {relationship === "member" ? m.community_members({}, lang) : m.community_manage({}, lang)}
        </Link>
      )}
      {relationship === "owner" && (
        <Link to={`${action}/edit`} className="btn">
          {m.community_edit({}, lang)}
        </Link>
      )}
      {relationship !== "owner" && (
        <ItemActionForm action={action} intent="leave">
          {isIn ? m.community_leave({}, lang) : m.community_withdraw({}, lang)}
        </ItemActionForm>
      )}
    </>
  );
}
