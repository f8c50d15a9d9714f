import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INVITED_ROLES, WALL_CODE_DAYS, type SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import { readInvitees, type InviteesProblem } from "#domain/spaces/invitees.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceRefusalText } from "#app/presenters/answers/spaces.server.ts";
import { sealWallToken } from "#adapters/secrets/wall-code.server.ts";
import type { Db } from "#db/connection/client.ts";
import { revokeInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { decideSpaceRequest } from "#db/commands/spaces/decide-space-request.ts";
import { handOverSpace } from "#db/commands/spaces/hand-over-space.ts";
import { inviteAllToSpace, renewInvitation } from "#db/commands/spaces/invite-to-space.ts";
import { makeWallCode } from "#db/commands/spaces/make-wall-code.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { findInviter } from "#db/queries/spaces/inviter.ts";
import { showLinks, type MadeLink } from "./invitation-links.server.ts";
import { removeSpaceMember } from "#db/commands/spaces/remove-space-member.ts";

const FORM = z.object({
  intent: z.enum([
    "invite",
    "resend",
    "revoke",
    "wall-code",
    "accept",
    "decline",
    "remove",
    "hand-over",
  ]),
  key: formKey(),
  invitee: typedText(),
  role: typedText().transform((role) => role || "member"),
  person: typedText(),
  invitation: typedText(),
  /** Days that a wall code works; the middle choice where none was sent. */
  days: typedText().transform(
    (days) => WALL_CODE_DAYS.find((known) => String(known) === days) ?? WALL_CODE_DAYS[1],
  ),
});

const ROLE = z.enum(INVITED_ROLES);

const INVITEES_PROBLEMS: Record<InviteesProblem, typeof m.community_invite_empty> = {
  empty: m.community_invite_empty,
  "too-many": m.community_invite_too_many,
  "too-long": m.community_invite_too_long,
};

const DONE = {
  revoke: "revoked",
  "wall-code": "wall-code",
  accept: "accepted",
  decline: "declined",
  remove: "removed",
  "hand-over": "handed-over",
} as const;

/** For responses that contain an invitation link or what was typed. */
const NEVER_STORED = { "Cache-Control": "no-store" };

/** New invitation links. The page shows them once; the database stores only the tokens' hashes. */
interface Links {
  links: MadeLink[];
}

/**
 * The buttons of a space's member screen. An invitation link is only in the response body, not in a
 * stored idempotent result, a cookie or a URL. Sending the form again makes a new link and
 * invalidates the previous one.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerMembers({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const { intent, key, person: memberId, invitation: invitationId } = form;
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const now = new Date();
  const lang = requestLang(request);
  const typed = { invitee: form.invitee, role: form.role };
  const read = readInvitees(form.invitee);
  const role = ROLE.safeParse(form.role);
  if (intent === "invite" && ("problem" in read || !role.success)) {
    const problem = "problem" in read ? read.problem : "empty";
    const fields = { invitee: INVITEES_PROBLEMS[problem]({}, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed }, NEVER_STORED);
  }

  const run = async (
    tx: Db,
    personId: string,
  ): Promise<Outcome<{ spaceId: string } & Partial<Links>, SpaceRefusal>> => {
    const input = { personId, spaceId, now };
    switch (intent) {
      case "invite": {
        const content = { invitees: "problem" in read ? [] : read.invitees, role: role.data! };
        const made = await idempotent(
          tx,
          { personId, key, scope: `invite-to-space ${spaceId}`, payload: content },
          () => inviteAllToSpace(tx, { ...input, ...content }),
        );
        if (made.kind === "refused") return made;
        return renew(tx, input, made.invitationIds);
      }
      case "resend":
        return renew(tx, input, [invitationId]);
      case "wall-code": {
        const scope = `wall-code ${spaceId}`;
        return idempotent(tx, { personId, key, scope, payload: { days: form.days } }, () =>
          makeWallCode(tx, { ...input, days: form.days, sealToken: sealWallToken }),
        );
      }
      case "revoke":
        return revokeInvitation(tx, { ...input, invitationId });
      case "remove":
        return removeSpaceMember(tx, { ...input, memberId });
      case "hand-over":
        return handOverSpace(tx, { ...input, memberId });
      default:
        return decideSpaceRequest(tx, { ...input, memberId, isAccepted: intent === "accept" });
    }
  };
  const written = await writeAs({ request, context }, async (tx, { personId, kind }) => {
    const value = await run(tx, personId);
    if (value.kind === "refused" || !value.links) return value;
    const inviter = await findInviter(tx, { spaceId: value.spaceId, personId });
    return { ...value, inviter: { ...inviter, personId, isAccount: kind === "account" } };
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const text = spaceRefusalText(reason, lang);
    return refuse({ intent, status: 409, reason, text, typed }, NEVER_STORED);
  }
  if (intent === "invite" || intent === "resend") {
    headers.set("Cache-Control", "no-store");
    const links = "inviter" in value ? await showLinks(request, value.inviter, value.links!) : [];
    return done({ intent, text: "", value: { links } }, headers);
  }
  const flash = { code: DONE[intent], about: value.spaceId };
  throw redirectWithFlash(request, paths.spacePart(value.spaceId, "members"), flash, headers);
}

async function renew(
  tx: Db,
  input: { personId: string; spaceId: string; now: Date },
  invitationIds: readonly string[],
): Promise<Outcome<{ spaceId: string } & Links, SpaceRefusal>> {
  const links: MadeLink[] = [];
  for (const invitationId of invitationIds) {
    const renewed = await renewInvitation(tx, { ...input, invitationId });
    if (!renewed) return { kind: "refused", reason: "gone" };
    links.push(renewed);
  }
  return { kind: "done", spaceId: input.spaceId, links };
}
