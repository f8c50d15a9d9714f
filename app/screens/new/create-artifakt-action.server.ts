import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { readArtifaktFields } from "#domain/items/item-fields.ts";
import { paths } from "#app/paths.ts";
import { oneOf } from "#app/preferences/preferences-cookie.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { forgetUpload, keepUpload } from "#adapters/storage/keep-upload.server.ts";
import { fieldTexts } from "#app/presenters/answers/field-texts.server.ts";
import { fileProblem, type FileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { createArtifakt } from "#db/commands/artifakts/create-artifakt.ts";
import { once } from "#db/commands/writing/once.ts";

const FORM = z.object({
  intent: z.enum(["create", "draft"]).catch("create"),
  key: formKey(),
  language: typedText(),
  name: typedText(),
  description: typedText(),
  type: typedText(),
  price: typedText().transform((price) => price || "0"),
  tags: typedText(),
  file: chosenFile(),
});

const FIELDS = {
  name: m.create_missing_name,
  description: m.community_bad_description,
  type: m.money_type_problem,
  price: m.money_price_problem,
};

/**
 * Creates an artifakt with its file, as a draft or published (product.md, "Writes"). What is wrong is
 * said at its field, with everything typed kept; only a file has to be chosen again.
 */
export async function createArtifaktFrom({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const { intent, key, file, language: shown, ...typed } = await readForm(request, FORM);
  // What it is written in: the page's own language says it.
  const language = oneOf(CONTENT_LANGUAGES, shown) ?? "es";
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
  const kept = file && (await keepUpload(file));
  if (typeof kept === "string") return refuseFile(kept);
  // A draft may be filled later; what is published has something to download.
  if (!kept && publication === "published") return refuseFile("file-missing");

  const { storageKey, ...about } = kept ?? {};
  const content = { ...read.fields, language, publication, file: about };
  const now = new Date();
  let isUsed = false;
  try {
    const written = await writeAs({ request, context }, (tx, { personId, address }) =>
      once(tx, { personId, key, about: "create-artifakt", content }, async () => {
        const created = await createArtifakt(tx, {
          ...{ personId, address, ...read.fields },
          ...{ language, publication, file: kept, now },
        });
        isUsed = true;
        return created;
      }),
    );
    if (!written.isDone) return refuseUnwritten(written.why, { intent, lang, typed });
    const { artifaktId } = written.value;
    const flash = { code: "saved", about: artifaktId };
    throw redirectWithFlash(request, paths.artifaktManage(artifaktId), flash, written.headers);
  } finally {
    // Nobody refers to it: the form was sent a second time, or the transaction was undone.
    if (storageKey && !isUsed) await forgetUpload(storageKey);
  }
}
