import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readSpaceFields } from "#domain/items/item-fields.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText, typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceEditRefusalText, spaceFieldTexts } from "#app/presenters/answers/spaces.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { archiveSpace } from "#db/commands/spaces/archive-space.ts";
import { editSpace } from "#db/commands/spaces/edit-space.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const FORM = z.object({
  intent: z.enum(["edit", "archive", "restore"]).catch("edit"),
  key: formKey(),
  /** The edition of the space that the page showed; optimistic concurrency check. */
  seen: typedText(),
  name: typedText(),
  description: typedText(),
  type: typedText(),
  joinPolicy: typedText(),
  visibility: typedTextIfAny(),
  maxMembers: typedText(),
});

/**
 * Stores the owner's changes to a space, unless it was changed since the page was loaded.
 *
 * @throws 404 for an unknown space or one of another owner; what `readForm` throws
 */
export async function answerEdit({ request, params, context }: ActionFunctionArgs) {
  const { intent, key, seen, ...typed } = await readForm(request, FORM);
  const spaceId = parseItemId(params.id);
  if (!spaceId) throw data(null, { status: 404 });
  if (intent !== "edit") return answerArchive({ request, context }, spaceId, intent);
  const lang = requestLang(request);
  const read = readSpaceFields(typed);
  if (read.wrong) {
    const fields = spaceFieldTexts(read.wrong, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const space = read.fields;
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(
      tx,
      { personId, key, scope: `edit-space ${spaceId}`, payload: { ...space, seen } },
      () => editSpace(tx, { personId, spaceId, seen, space, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    if (value.reason === "gone") throw data(null, { status: 404 });
    const text = spaceEditRefusalText(value, lang);
    return refuse({ intent, status: 409, reason: value.reason, text, typed });
  }
  const flash = { code: "edited", about: value.spaceId };
  throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
}

/** Archives the space, or opens it again. @throws the redirect of a success, 404 for anyone but the owner */
async function answerArchive(args: WriteArgs, spaceId: string, intent: "archive" | "restore") {
  const lang = requestLang(args.request);
  const isArchived = intent === "archive";
  const written = await writeAs(args, (tx, { personId }) =>
    archiveSpace(tx, { personId, spaceId, isArchived, now: new Date() }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed: undefined });
  const { value, headers } = written;
  if (value.kind === "refused") throw data(null, { status: 404 });
  const flash = { code: isArchived ? "archived" : "restored", about: spaceId };
  throw redirectWithFlash(args.request, paths.space(spaceId), flash, headers);
}
