import { z } from "zod";
import { memberOf } from "#domain/input/member-of.ts";
import { DEFAULT_LICENCE, LICENCES } from "#domain/artifakts/licences.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { readArtifaktFields } from "#domain/items/item-fields.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { keepChosen } from "#app/session/keep-chosen.server.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { writeWithUploads } from "#app/session/write-with-uploads.server.ts";
import { fieldTexts } from "#app/presenters/answers/field-texts.server.ts";
import { fileProblem, type FileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { createArtifakt } from "#db/commands/artifakts/create-artifakt.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const FORM = z.object({
  intent: z.enum(["create", "draft"]).catch("create"),
  key: formKey(),
  language: typedText(),
  name: typedText(),
  description: typedText(),
  type: typedText(),
  price: typedText().transform((price) => price || "0"),
  tags: typedText(),
  licence: typedText(),
  file: chosenFile(),
  upload: typedText(),
});

const FIELDS = {
  name: m.create_missing_name,
  description: m.community_bad_description,
  type: m.money_type_problem,
  price: m.money_price_problem,
};

/**
 * Creates an artifakt with its file, as a draft or published. A refusal keeps everything typed; only
 * a file of the form itself has to be chosen again without a script, since browsers do not refill file inputs.
 */
export async function createArtifaktFrom(args: WriteArgs) {
  const { request } = args;
  const {
    intent,
    key,
    file,
    upload: uploadId,
    language: pageLanguage,
    ...typed
  } = await readForm(request, FORM);
  // The item's language is that of the page it was written on.
  const language = memberOf(CONTENT_LANGUAGES, pageLanguage) ?? "es";
  const licence = memberOf(LICENCES, typed.licence) ?? DEFAULT_LICENCE;
  const publication = intent === "draft" ? "draft" : "published";
  const lang = requestLang(request);
  const refuseFile = (problem: FileProblem) => {
    const { reason, status, text } = fileProblem(problem, lang);
    return refuse({ intent, status, reason, fields: { file: text }, typed });
  };
  const read = readArtifaktFields(typed);
  if (read.wrong) {
    const fields = fieldTexts<(typeof read.wrong)[number]>(FIELDS, read.wrong, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const upload = await keepChosen(request, { file, upload: uploadId });
  if (typeof upload === "string") return refuseFile(upload);
  // A draft may have no file yet; a published artifakt must have one to download.
  if (!upload && publication === "published") return refuseFile("file-missing");

  const { storageKey, ...fileFacts } = upload ?? {};
  const content = { ...read.fields, language, licence, publication, file: fileFacts };
  const now = new Date();
  const storageKeys = storageKey ? [storageKey] : [];
  const written = await writeWithUploads(args, storageKeys, (tx, { personId, address }, keep) =>
    idempotent(tx, { personId, key, scope: "create-artifakt", payload: content }, async () => {
      const created = await createArtifakt(tx, {
        personId,
        address,
        ...read.fields,
        language,
        licence,
        publication,
        file: upload,
        now,
      });
      keep();
      return created;
    }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { artifaktId } = written.value;
  const flash = { code: "saved", about: artifaktId };
  throw redirectWithFlash(request, paths.artifaktManage(artifaktId), flash, written.headers);
}
