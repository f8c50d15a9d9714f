import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { listOfForm } from "#app/forms/list-address.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { answerId } from "#app/ui/cards/card-answer.tsx";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { redirectToSpace } from "#app/presenters/redirect-to-space.server.ts";
import { spaceRefusalCode, spaceRefusalText } from "#app/presenters/answers/spaces.server.ts";
import { declineInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { joinSpace, type JoinedSpace } from "#db/commands/spaces/join-space.ts";
import { leaveSpace, type LeftSpace } from "#db/commands/spaces/leave-space.ts";
import { canOpenSpace } from "#db/queries/spaces/open-space.ts";

type Command = (
  ...args: Parameters<typeof joinSpace>
) => Promise<JoinedSpace | LeftSpace | Awaited<ReturnType<typeof declineInvitation>>>;

const FORM = z.object({
  intent: z.enum(["join", "leave", "decline"]),
});

const COMMANDS: Record<z.infer<typeof FORM>["intent"], Command> = {
  join: joinSpace,
  leave: leaveSpace,
  decline: declineInvitation,
};

/**
 * The buttons of a space's page, and Join on the cards of the list. The commands are idempotent by nature, so the forms have no key: a
 * stored result would be wrong once the membership has changed again.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerSpace({ request, params, context }: ActionFunctionArgs) {
  const { intent } = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const now = new Date();
  const written = await writeAs({ request, context }, async (tx, { personId }) => {
    const value = await COMMANDS[intent](tx, { personId, spaceId, now });
    if (value.kind === "refused") return value;
    const isOpen = await canOpenSpace(tx, { spaceId: value.spaceId, personId, now });
    return { ...value, isOpen };
  });
  const lang = requestLang(request);
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  const list = listOfForm(request, context.isDocument === false ? "" : `#${answerId(spaceId)}`);
  if (list && (value.kind === "done" || value.reason !== "gone")) {
    const code = value.kind === "done" ? value.outcome : spaceRefusalCode(value.reason);
    throw redirectWithFlash(request, list, { code, about: spaceId }, headers);
  }
  if (value.kind === "done") throw redirectToSpace(request, value, headers);
  const { reason } = value;
  if (reason === "gone") throw data(null, { status: 404 });
  return refuse({ intent, status: 409, reason, text: spaceRefusalText(reason, lang) });
}
