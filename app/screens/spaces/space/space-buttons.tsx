import { Link } from "@remix-run/react";
import type { JoinPolicy } from "#domain/items/catalogue.ts";
import type { SpaceStanding } from "#domain/spaces/community.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemActionForm } from "#app/ui/cards/item-action-form.tsx";

export const POLICIES: Record<JoinPolicy, typeof m.detail_policy_open> = {
  open: m.detail_policy_open,
  request: m.detail_policy_request,
  invite: m.detail_policy_invite,
};

const STANDINGS = {
  owner: m.community_space_owner,
  admin: m.community_space_admin,
  member: m.community_space_member,
  requested: m.community_space_requested,
  invited: m.community_space_invited,
} as const satisfies Record<SpaceStanding, unknown>;

/** The buttons of a space, as they are for the one who is looking. */
export function SpaceButtons({
  space: { id, joinPolicy, isFull, standing },
}: {
  space: { id: string; joinPolicy: JoinPolicy; isFull: boolean; standing: SpaceStanding | null };
}) {
  const lang = useLang();
  const action = paths.space(id);
  if (standing === null || standing === "invited") {
    if (isFull) {
      return (
        <>
          <button
            type="button"
            disabled
            aria-describedby="closed"
            className="btn border-line text-ink-soft cursor-not-allowed"
          >
            {m.spaces_join({}, lang)}
          </button>
          <p id="closed" className="text-sm text-ink-soft">
            {m.cards_full({}, lang)}
          </p>
          {standing && (
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
          {standing ? m.community_accept_invitation({}, lang) : m.spaces_join({}, lang)}
        </ItemActionForm>
        {standing && (
          <ItemActionForm action={action} intent="decline">
            {m.community_decline_invitation({}, lang)}
          </ItemActionForm>
        )}
        <p className="text-sm text-ink-soft">
          {standing ? STANDINGS[standing]({}, lang) : POLICIES[joinPolicy]({}, lang)}
        </p>
      </>
    );
  }
  const isIn = standing !== "requested";
  return (
    <>
      <p className="inline-flex items-center gap-2 min-h-11 font-600 text-success">
        <span
          className={isIn ? "i-lucide-circle-check" : "i-lucide-hourglass"}
          aria-hidden="true"
        />
        {STANDINGS[standing]({}, lang)}
      </p>
      {isIn && (
        <Link to={`${action}/members`} className={standing === "member" ? "btn" : "btn-primary"}>
          {standing === "member" ? m.community_members({}, lang) : m.community_manage({}, lang)}
        </Link>
      )}
      {standing === "owner" && (
        <Link to={`${action}/edit`} className="btn">
          {m.community_edit({}, lang)}
        </Link>
      )}
      {standing !== "owner" && (
        <ItemActionForm action={action} intent="leave">
          {isIn ? m.community_leave({}, lang) : m.community_withdraw({}, lang)}
        </ItemActionForm>
      )}
    </>
  );
}
