import { Form } from "@remix-run/react";
import { INVITEE_MAX_CHARACTERS, type InvitedRole } from "#domain/spaces/community.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import type { ManagingWords } from "./managing-words.server.ts";

export interface ListedInvitation {
  id: string;
  invitee: string;
  role: InvitedRole;
  /** The day it ends, ended, or was declined. */
  until: LocalTimeText;
  /** In words. */
  state: string;
}

/** Where one invites, and the invitations that are still open. */
export function Invitations({
  invitations,
  words,
  formKey,
  refused,
  link,
}: {
  invitations: ListedInvitation[];
  words: ManagingWords;
  formKey: string;
  /** An invitation that was not taken, as it was typed. */
  refused:
    | { typed?: { invitee: string; role: string }; fields?: { readonly invitee?: string } }
    | undefined;
  /** Of an invitation that was just made; `invitee` is empty where it is one of the list. */
  link: { token: string; invitee: string; invitationId: string } | undefined;
}) {
  const lang = useLang();
  const linked = invitations.find(({ id }) => id === link?.invitationId);
  return (
    <section aria-labelledby="invite" className="card p-5 flex flex-col gap-4">
      <h2 id="invite" className="text-xl font-800">
        {words.inviteTitle}
      </h2>
      {link && (
        <InvitationLink token={link.token} invitee={link.invitee || (linked?.invitee ?? "")} />
      )}
      <Form method="post" className="flex flex-col gap-4">
        <FormKey value={formKey} />
        <FormField
          label={words.invitee}
          help={words.inviteeHelp}
          name="invitee"
          required
          autoComplete="off"
          maxLength={INVITEE_MAX_CHARACTERS}
          defaultValue={refused?.typed?.invitee}
          problem={refused?.fields?.invitee}
        />
        <div className="flex flex-wrap items-end gap-3">
          <label className="flex flex-col gap-1 font-600">
            {words.inviteRole}
            <select
              name="role"
              defaultValue={refused?.typed?.role ?? "member"}
              className="field font-400"
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
            <Form method="post" className="flex gap-2">
              <input type="hidden" name="invitation" value={id} />
              <button name="intent" value="resend" className="btn">
                {words.resend}
                <span className="sr-only">: {invitee}</span>
              </button>
              <button name="intent" value="revoke" className="btn text-danger">
                {words.revoke}
                <span className="sr-only">: {invitee}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
