import { Form } from "@remix-run/react";
import type { InvitedRole } from "#domain/spaces/membership.ts";
import { INVITEES_MAX_CHARACTERS } from "#domain/spaces/invitees.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";
import { InvitationLinks } from "./invitation-link.tsx";
import type { KeptLinks } from "./use-kept-links.ts";
import type { ManagingWords } from "./managing-words.server.ts";
import { RevokeInvitation } from "./revoke-invitation.tsx";

export interface ListedInvitation {
  id: string;
  invitee: string;
  role: InvitedRole;
  /** The day on which it expires, expired, or was declined. */
  until: LocalTimeText;
  /** The invitation's state, translated. */
  state: string;
  /** When its link expires; null where it opens nothing, as it was declined or has expired. */
  openUntil: string | null;
}

/** The invitation form and the list of open invitations. */
export function Invitations({
  invitations,
  words,
  formKey,
  refused,
  links,
  suggested,
}: {
  invitations: ListedInvitation[];
  words: ManagingWords;
  formKey: string;
  /** The refused form: what was typed, and its errors. */
  refused:
    | { typed?: { invitee: string; role: string }; fields?: { readonly invitee?: string } }
    | undefined;
  /** The links of new or renewed invitations, and those that the tab keeps. */
  links: KeptLinks;
  /** Suggestions for the first invitations: the collaborators named in the wizard. */
  suggested: readonly string[];
}) {
  const lang = useLang();
  const problem = refused?.fields?.invitee;
  return (
    <section aria-labelledby="invite" className="card p-5 flex flex-col gap-4">
      <h2 id="invite" className="text-xl font-800">
        {words.inviteTitle}
      </h2>
      <InvitationLinks {...links} words={words} />
      <Form method="post" className="flex flex-col gap-4">
        <FormKey value={formKey} />
        <div className="flex flex-col gap-1">
          <label htmlFor="invitee" className="font-600">
            {words.invitee}
          </label>
          <p id="invitee-help" className="text-sm text-ink-soft">
            {words.inviteeHelp}
          </p>
          <textarea
            id="invitee"
            name="invitee"
            required
            rows={Math.max(3, suggested.length)}
            autoComplete="off"
            maxLength={INVITEES_MAX_CHARACTERS}
            defaultValue={refused?.typed?.invitee ?? suggested.join("\n")}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "invitee-problem" : "invitee-help"}
            className="field py-2"
          />
          {problem && (
            <p id="invitee-problem" role="alert" className="text-sm font-600 text-danger">
              {problem}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <label className="flex flex-col gap-1 font-600">
            {words.inviteRole}
            <select
              name="role"
              defaultValue={refused?.typed?.role ?? "member"}
              className="field select font-400"
            >
              <option value="member">{m.community_role_member({}, lang)}</option>
              <option value="admin">{m.community_role_admin({}, lang)}</option>
            </select>
          </label>
          <button name="intent" value="invite" className="btn-primary">
            {words.invite}
          </button>
        </div>
      </Form>
      <h3 className="font-700">{words.invitations}</h3>
      {invitations.length === 0 && <p className="text-ink-soft">{words.noInvitations}</p>}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, invitee, role, until, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <p className="flex-1 min-w-50">
              <b>{invitee}</b>
              <span className="block text-sm text-ink-soft">
                {role === "admin"
                  ? m.community_role_admin({}, lang)
                  : m.community_role_member({}, lang)}
                {" · "}
                {state} <LocalTime time={until} />
              </span>
            </p>
            <Form method="post" className="flex flex-wrap items-start gap-2">
              <input type="hidden" name="invitation" value={id} />
              <button name="intent" value="resend" className="btn">
                {words.resend}
                <span className="sr-only">: {invitee}</span>
              </button>
              <RevokeInvitation name={invitee} words={words} />
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
