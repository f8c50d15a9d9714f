import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readVersionNotes } from "#domain/artifakts/versions.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { keepChosen } from "#app/session/keep-chosen.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { forgetUpload } from "#adapters/storage/keep-upload.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { addArtifaktVersion, setPublication } from "#db/commands/artifakts/create-artifakt.ts";
import { deleteArtifakt } from "#db/commands/artifakts/delete-artifakt.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refundArtifakt } from "#db/commands/artifakts/refund-artifakt.ts";
import { answerTerms, TERMS_INTENTS } from "./terms-action.server.ts";
import { acquiredText, refundRefusalText } from "./answer-text.server.ts";

const FORM = z.object({
  intent: z.enum(["publish", "retire", "delete", "refund", "upload", ...TERMS_INTENTS]),
  key: formKey(),
  sale: typedText(),
  notes: typedText(),
  code: typedText(),
  percent: typedText(),
  uses: typedText(),
  until: typedText(),
  file: chosenFile(),
  upload: typedText(),
});

const isTerms = (intent: string): intent is (typeof TERMS_INTENTS)[number] =>
  TERMS_INTENTS.some((known) => known === intent);

const PUBLICATIONS = { publish: "published", retire: "retired" } as const;

/**
 * The maker's actions on an artifakt: publish, retire, delete, upload a new version, refund a sale, and how
 * it is sold.
 *
 * @throws 404 for an artifakt that is not the person's own, what `readForm` throws
 */
export async function answerManageAction({ request, context, params }: ActionFunctionArgs) {
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  const form = await readForm(request, FORM);
  const { intent, key, sale: ownershipId, notes: typedNotes } = form;
  if (isTerms(intent)) return answerTerms({ request, context }, artifaktId, { ...form, intent });
  const now = new Date();
  const lang = requestLang(request);
  const pathOf = (id: string) => paths.artifaktManage(id);

  if (intent === "publish" || intent === "retire") {
    const publication = PUBLICATIONS[intent];
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      setPublication(tx, { personId, artifaktId, publication, now }),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    if (written.value.kind === "refused") throw data(null, { status: 404 });
    const { artifaktId: id } = written.value;
    throw redirectWithFlash(request, pathOf(id), { code: "saved", about: id }, written.headers);
  }

  if (intent === "delete") {
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      deleteArtifakt(tx, { personId, artifaktId, now }),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    const { value, headers } = written;
    if (value.kind === "refused" && value.reason === "gone") throw data(null, { status: 404 });
    if (value.kind === "refused")
      return refuse({ intent, status: 409, reason: value.reason, text: acquiredText(lang) });
    throw redirectWithFlash(request, paths.library, { code: "deleted", about: "library" }, headers);
  }

  if (intent === "refund") {
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      idempotent(tx, { personId, key, scope: `refund ${ownershipId}`, payload: {} }, () =>
        refundArtifakt(tx, { personId, ownershipId, now }),
      ),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    const { value, headers } = written;
    if (value.kind === "done") {
      const flash = { code: "refunded", about: value.artifaktId };
      throw redirectWithFlash(request, pathOf(value.artifaktId), flash, headers);
    }
    const { reason } = value;
    const text = refundRefusalText(value, lang);
    return refuse({ intent, status: reason === "short" ? 402 : 410, reason, text });
  }

  const notes = readVersionNotes(typedNotes);
  if (notes === undefined)
    return refuse({
      intent,
      status: 422,
      reason: "notes",
      text: m.artifakts_notes_problem({}, lang),
    });
  const upload = (await keepChosen(request, form)) ?? "file-missing";
  if (typeof upload === "string") return refuse({ intent, ...fileProblem(upload, lang) });
  const { storageKey, ...content } = upload;
  let isUsed = false;
  try {
    const written = await writeAs({ request, context }, (tx, { personId, address }) =>
      idempotent(
        tx,
        {
          personId,
          key,
          scope: `add-version ${artifaktId}`,
          payload: { ...content, ...(notes && { notes }) },
        },
        async () => {
          const added = await addArtifaktVersion(tx, {
            personId,
            address,
            artifaktId,
            file: upload,
            notes,
            now,
          });
          isUsed = added.kind === "done";
          return added;
        },
      ),
    );
    if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
    if (written.value.kind === "refused") throw data(null, { status: 404 });
    const { artifaktId: id } = written.value;
    throw redirectWithFlash(request, pathOf(id), { code: "uploaded", about: id }, written.headers);
  } finally {
    // No row refers to the uploaded file: the write was refused, failed, or repeats an earlier key.
    if (!isUsed) await forgetUpload(storageKey);
  }
}
