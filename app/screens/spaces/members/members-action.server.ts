import { paths } from "#app/paths.ts";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import {
  INVITED_ROLES,
  INVITEE_MAX_CHARACTERS,
  type Outcome,
  type SpaceRefusal,
} from "#domain/spaces/community.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceRefusalText } from "#app/presenters/answers/spaces.server.ts";
import type { Db } from "#db/connection/client.ts";
import { revokeInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { decideSpaceRequest } from "#db/commands/spaces/decide-space-request.ts";
import { handOverSpace } from "#db/commands/spaces/hand-over-space.ts";
import { inviteToSpace, renewInvitation } from "#db/commands/spaces/invite-to-space.ts";
import { once } from "#db/commands/writing/once.ts";
import { removeSpaceMember } from "#db/commands/spaces/remove-space-member.ts";

const FORM = z.object({
  intent: z.enum(["invite", "resend", "revoke", "accept", "decline", "remove", "hand-over"]),
  key: formKey(),
  invitee: typedText(),
  role: typedText().transform((role) => role || "member"),
  person: typedText(),
  invitation: typedText(),
});

const invitationShape = z.object({
  invitee: z
    .string()
    .transform((text) => text.replaceAll("\u0000", "").trim())
    .pipe(z.string().min(1).max(INVITEE_MAX_CHARACTERS)),
  role: z.enum(INVITED_ROLES).default("member"),
});

const DONE = {
  revoke: "revoked",
  accept: "accepted",
  decline: "declined",
  remove: "removed",
  "hand-over": "handed-over",
} as const;

/** An answer has a link in it, or what was typed. */
const NEVER_STORED = { "Cache-Control": "no-store" };

/** A new link, for the page to show this once: its token is stored nowhere. */
interface Link {
  token: string;
}

/**
 * The buttons of a space's member screen. An invitation's link is in the answer itself, and in no
 * kept answer, cookie or address: the same form again makes another link, and the one before it
 * opens nothing.
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
  const invited = invitationShape.safeParse(typed);
  if (intent === "invite" && !invited.success) {
    const fields = { invitee: m.community_invite_empty({}, lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed }, NEVER_STORED);
  }

  const run = async (
    tx: Db,
    personId: string,
  ): Promise<Outcome<{ spaceId: string } & Partial<Link>, SpaceRefusal>> => {
    const who = { personId, spaceId, now };
    switch (intent) {
      case "invite": {
        const content = invited.data!;
        const made = await once(
          tx,
          { personId, key, about: `invite-to-space ${spaceId}`, content },
          () => inviteToSpace(tx, { ...who, ...content }),
        );
        if (made.kind === "refused") return made;
        return renew(tx, { ...who, invitationId: made.invitationId });
      }
      case "resend":
        return renew(tx, { ...who, invitationId });
      case "revoke":
        return revokeInvitation(tx, { ...who, invitationId });
      case "remove":
        return removeSpaceMember(tx, { ...who, memberId });
      case "hand-over":
        return handOverSpace(tx, { ...who, memberId });
      default:
        return decideSpaceRequest(tx, { ...who, memberId, isAccepted: intent === "accept" });
    }
  };
  const written = await writeAs({ request, context }, (tx, { personId }) => run(tx, personId));
  if (!written.isDone) return refuseUnwritten(written.why, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const text = spaceRefusalText(reason, lang);
    return refuse({ intent, status: 409, reason, text, typed }, NEVER_STORED);
  }
  if (intent === "invite" || intent === "resend") {
    const invitee = intent === "invite" ? invited.data!.invitee : "";
    headers.set("Cache-Control", "no-store");
    return done(
      { intent, text: "", value: { token: value.token!, invitee, invitationId } },
      headers,
    );
  }
  const flash = { code: DONE[intent], about: value.spaceId };
  throw redirectWithFlash(request, paths.spaceMembers(value.spaceId), flash, headers);
}

async function renew(
  tx: Db,
  input: { personId: string; spaceId: string; invitationId: string; now: Date },
): Promise<Outcome<{ spaceId: string } & Link, SpaceRefusal>> {
  const token = await renewInvitation(tx, input);
  if (token === undefined) return { kind: "refused", reason: "gone" };
  return { kind: "done", spaceId: input.spaceId, token };
}
