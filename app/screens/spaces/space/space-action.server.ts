import { paths } from "#app/paths.ts";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceRefusalText } from "#app/presenters/answers/spaces.server.ts";
import { declineInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { joinSpace, type JoinedSpace } from "#db/commands/spaces/join-space.ts";
import { leaveSpace, type LeftSpace } from "#db/commands/spaces/leave-space.ts";

type Command = (
  ...args: Parameters<typeof joinSpace>
) => Promise<JoinedSpace | LeftSpace | Awaited<ReturnType<typeof declineInvitation>>>;

const FORM = z.object({ intent: z.enum(["join", "leave", "decline"]) });

const COMMANDS: Record<z.infer<typeof FORM>["intent"], Command> = {
  join: joinSpace,
  leave: leaveSpace,
  decline: declineInvitation,
};

/**
 * The buttons of a space's page. Each does nothing the second time, whoever pressed first, so they need
 * no key: one that was kept would stand against what became of it since.
 *
 * @throws 404 for an unknown space, what `readForm` throws
 */
export async function answerSpace({ request, params, context }: ActionFunctionArgs) {
  const { intent } = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    COMMANDS[intent](tx, { personId, spaceId, now }),
  );
  const lang = requestLang(request);
  if (!written.isDone) return refuseUnwritten(written.why, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") {
    const flash = { code: value.outcome, about: value.spaceId };
    throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
  }
  const { reason } = value;
  if (reason === "gone") throw data(null, { status: 404 });
  return refuse({ intent, status: 409, reason, text: spaceRefusalText(reason, lang) });
}
