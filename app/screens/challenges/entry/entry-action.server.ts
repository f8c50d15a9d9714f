import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { COMMENT_MAX_CHARACTERS } from "#domain/challenges/entries.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { addComment, removeComment } from "#db/commands/challenges/entry-comments.ts";
import { showEntry } from "#db/commands/challenges/show-entry.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import { commentProblem } from "#app/presenters/answers/challenges.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { askToSignIn, writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({
  intent: z.enum(["comment", "remove-comment", "show", "hide"]),
  key: formKey(),
  comment: writtenText(),
  /** Id of the comment to remove. */
  id: writtenLine(),
});

/**
 * The forms of an entry's page: comment, remove a comment, show the entry in the gallery or take it out.
 * Commenting needs an account, as reporting does: a guest is asked to sign in.
 *
 * @throws the redirect after success and to the sign-in, 404 for what is not there or not the person's, what
 *   `readForm` throws
 */
export async function answerEntryPage({ request, params, context }: ActionFunctionArgs) {
  const entryId = parseItemId(params.entry);
  const { intent, key, id: commentId, ...typed } = await readForm(request, FORM);
  if (!entryId) throw data(null, { status: 404 });
  const lang = requestLang(request);
  const now = new Date();
  const page = entryPaths.entry(entryId);
  const leadTo = (to: string, code: string, headers: Headers) =>
    redirectWithFlash(request, to, { code, about: entryId }, headers);

  if (intent !== "comment") {
    const isShown = intent === "show";
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      intent === "remove-comment"
        ? removeComment(tx, { personId, entryId, commentId, now })
        : showEntry(tx, { personId, entryId, isShown, now }),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
    if (written.value.kind === "refused") throw data(null, { status: 404 });
    if (intent === "remove-comment")
      throw leadTo(`${page}#comments`, "comment-removed", written.headers);
    throw leadTo(page, isShown ? "shown" : "hidden", written.headers);
  }

  const { kind, personId: viewerId } = await findViewer(request);
  if (kind !== "account") throw askToSignIn(request, context);
  const text = typed.comment.trim();
  if (text === "" || text.length > COMMENT_MAX_CHARACTERS) {
    const fields = { comment: commentProblem(lang) };
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const waitSeconds = await limitTries("commentByPerson", viewerId, now);
  if (waitSeconds > 0)
    return refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed });
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope: `comment-entry ${entryId}`, payload: { text } }, () =>
      addComment(tx, { personId, entryId, text, language: lang.locale, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  // The address of a comment leads to the page that it is on.
  throw leadTo(entryPaths.entry(written.value.commentId), "commented", written.headers);
}
