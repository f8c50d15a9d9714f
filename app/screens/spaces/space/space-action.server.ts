import { data, type ActionFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { spaceRefusalText } from "#app/presenters/space-answer-text.server.ts";
import { declineInvitation } from "#db/commands/spaces/answer-invitation.ts";
import { joinSpace, type JoinedSpace } from "#db/commands/spaces/join-space.ts";
import { leaveSpace, type LeftSpace } from "#db/commands/spaces/leave-space.ts";

type Command = (
  ...args: Parameters<typeof joinSpace>
) => Promise<JoinedSpace | LeftSpace | Awaited<ReturnType<typeof declineInvitation>>>;

const COMMANDS: Readonly<Record<string, Command>> = {
  join: joinSpace,
  leave: leaveSpace,
  decline: declineInvitation,
};

/**
 * The buttons of a space's page. Each does nothing the second time, whoever pressed first, so they need
 * no key: one that was kept would stand against what became of it since.
 *
 * @throws 400 for an intent a space does not know, 404 for an unknown space, what `readForm` throws
 */
export async function answerSpace({ request, params, context }: ActionFunctionArgs) {
  const intent = textField(await readForm(request), "intent");
  const command = Object.hasOwn(COMMANDS, intent) ? COMMANDS[intent] : undefined;
  if (!command) throw data(null, { status: 400 });
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    command(tx, { personId, spaceId, now }),
  );
  if (!written.isDone) return written.answer;
  const { value, headers } = written;
  if (value.kind === "done") {
    const flash = { code: value.outcome, about: value.spaceId };
    throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
  }
  if (value.reason === "gone") throw data(null, { status: 404 });
  const lang = requestLang(request);
  return data({ refused: spaceRefusalText(value.reason, lang) }, { status: 409 });
}
