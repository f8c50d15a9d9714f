import { Form, useSearchParams } from "@remix-run/react";
import type { SpaceRole } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Avatar } from "#app/ui/art/avatar.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

export interface ListedMember {
  personId: string;
  name: string;
  handle: string;
  avatarUrl: string | null;
  role: SpaceRole;
  since: LocalTimeText;
  isViewer: boolean;
}

const ROLES = {
  owner: m.community_role_owner,
  admin: m.community_role_admin,
  member: m.community_role_member,
} as const;

/** Query parameter: the member for whom the form that hands the space over is open. */
const HEIR = "heir";

/** For a `ref`: focuses what the pressed link has opened in its place. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * The members of a space. The owner can remove any member or hand the space over; an admin can remove
 * plain members.
 */
export function MemberList({ members, role }: { members: ListedMember[]; role: SpaceRole }) {
  const lang = useLang();
  const [query] = useSearchParams();
  const page = query.get("page");
  const canRemove = (other: SpaceRole) =>
    other !== "owner" && (role === "owner" || (role === "admin" && other === "member"));
  return (
    <section aria-labelledby="members" className="card overflow-hidden">
      <h2 id="members" className="p-5 pb-3 text-xl font-800">
        {m.community_members_list({}, lang)}
      </h2>
      <ul className="divide-y divide-line">
        {members.map(({ personId, name, handle, avatarUrl, role: part, since, isViewer }) => (
          <li key={personId} className="flex flex-wrap items-start gap-3 px-5 py-3">
            <Avatar url={avatarUrl} className="w-10 h-10" />
            <p className="flex-1 min-w-40 text-sm text-ink-soft">
              <b className="block text-base text-ink">
                {name}
                {isViewer && ` (${m.community_you({}, lang)})`}
              </b>
              {ROLES[part]({}, lang)} · @{handle} · <LocalTime time={since} />
            </p>
            {!isViewer && canRemove(part) && (
              <details>
                <summary
                  className="btn text-danger"
                  aria-label={`${m.community_remove({}, lang)}: ${name}`}
                >
                  {m.community_remove({}, lang)}
                </summary>
                <Form method="post" className="max-w-60">
                  <input type="hidden" name="person" value={personId} />
                  <p className="py-2 text-sm">{m.community_remove_ask({ name }, lang)}</p>
                  <button name="intent" value="remove" className="btn text-danger">
                    {m.community_remove_yes({}, lang)}
                  </button>
                </Form>
              </details>
            )}
            {role === "owner" && !isViewer && query.get(HEIR) !== personId && (
              <Link
                to={`?${new URLSearchParams({ ...(page && { page }), [HEIR]: personId })}#${HEIR}`}
                preventScrollReset
                className="btn"
                aria-label={`${m.community_hand_over({}, lang)}: ${name}`}
              >
                {m.community_hand_over({}, lang)}
              </Link>
            )}
            {role === "owner" && !isViewer && query.get(HEIR) === personId && (
              <Form
                id={HEIR}
                method="post"
                className="basis-full flex flex-col items-start gap-3 max-w-120"
              >
                <input type="hidden" name="person" value={personId} />
                <p ref={focus} tabIndex={-1} className="outline-none">
                  {m.community_hand_over_help({ name }, lang)}
                </p>
                <button name="intent" value="hand-over" className="btn-primary">
                  {m.community_hand_over_confirm({}, lang)}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
