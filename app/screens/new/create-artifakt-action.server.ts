import { data, type ActionFunctionArgs } from "@remix-run/node";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { readArtifaktFields } from "#domain/items/item-fields.ts";
import { paths } from "#app/paths.ts";
import { oneOf } from "#app/preferences/preferences-cookie.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readFormKey } from "#app/forms/form-key.server.ts";
import { textField } from "#app/forms/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { forgetUpload, keepUpload } from "#adapters/storage/keep-upload.server.ts";
import { fileProblemText } from "#app/presenters/file-problem-text.server.ts";
import { createArtifakt } from "#db/commands/artifakts/create-artifakt.ts";
import { once } from "#db/commands/writing/once.ts";

function refuseFile<Typed extends object>(
  typed: Typed,
  problem: Parameters<typeof fileProblemText>[0],
) {
  const { said, status } = fileProblemText(problem);
  return data({ ...typed, problem, said }, { status });
}

/**
 * Creates an artifakt with its file, as a draft or published (product.md, "Writes"). What is wrong is
 * said at its field, with everything typed kept; only a file has to be chosen again.
 */
export async function createArtifaktFrom(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
) {
  const typed = {
    name: textField(form, "name"),
    description: textField(form, "description"),
    type: textField(form, "type"),
    price: textField(form, "price") || "0",
    tags: textField(form, "tags"),
  };
  // What it is written in: the page's own language says it.
  const language = oneOf(CONTENT_LANGUAGES, textField(form, "language")) ?? "es";
  const publication = textField(form, "intent") === "draft" ? "draft" : "published";
  const read = readArtifaktFields(typed);
  if ("wrong" in read) return data({ ...typed, problem: read.wrong[0]! }, { status: 422 });
  const file = form.get("file");
  const hasFile = file instanceof File && file.size > 0;
  const kept = hasFile ? await keepUpload(file) : undefined;
  if (typeof kept === "string") return refuseFile(typed, kept);
  // A draft may be filled later; what is published has something to download.
  if (!kept && publication === "published") return refuseFile(typed, "file-missing");

  const key = readFormKey(form);
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
    if (!written.isDone) {
      const { data: why, init } = written.answer;
      return data({ ...typed, ...why, problem: "not-written" as const }, init ?? {});
    }
    const { artifaktId } = written.value;
    const flash = { code: "saved", about: artifaktId };
    throw redirectWithFlash(request, paths.artifaktManage(artifaktId), flash, written.headers);
  } finally {
    // Nobody refers to it: the form was sent a second time, or the transaction was undone.
    if (storageKey && !isUsed) await forgetUpload(storageKey);
  }
}
