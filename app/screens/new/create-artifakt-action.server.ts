import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { ARTIFAKT_TYPES, CONTENT_LANGUAGES, type ArtifaktType } from "#app/domain/catalogue.ts";
import { oneOf } from "#app/preferences/preferences-cookie.ts";
import { redirectWithFlash } from "#app/session/flash.server.ts";
import { readFormKey } from "#app/session/form-key.server.ts";
import { textField } from "#app/session/text-field.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { forgetUpload, keepUpload } from "#app/storage/keep-upload.server.ts";
import { fileAwayText } from "#app/ui/file-away-text.server.ts";
import { createArtifakt } from "#db/commands/create-artifakt.ts";
import { once } from "#db/commands/once.ts";

const fields = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(2_000),
  type: z
    .string()
    .refine((value): value is ArtifaktType => ARTIFAKT_TYPES.some((known) => known === value)),
  price: z
    .string()
    .trim()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().max(1_000_000)),
  tags: z
    .string()
    .max(400)
    .transform((typed) => [
      ...new Set(
        typed
          .split(",")
          .map((tag) => tag.trim().slice(0, 40))
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.string()).max(8)),
});

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
  const checked = fields.safeParse(typed);
  if (!checked.success) {
    const problem = String(checked.error.issues[0]?.path[0] ?? "name") as keyof typeof typed;
    return data({ ...typed, problem }, { status: 422 });
  }
  const file = form.get("file");
  const hasFile = file instanceof File && file.size > 0;
  const kept = hasFile ? await keepUpload(file) : undefined;
  if (kept === "file-away")
    return data({ ...typed, problem: kept, said: fileAwayText() }, { status: 503 });
  if (typeof kept === "string") return data({ ...typed, problem: kept }, { status: 422 });
  // A draft may be filled later; what is published has something to download.
  if (!kept && publication === "published")
    return data({ ...typed, problem: "file-missing" as const }, { status: 422 });

  const key = readFormKey(form);
  const { storageKey, ...about } = kept ?? {};
  const content = { ...checked.data, language, publication, file: about };
  const now = new Date();
  let isUsed = false;
  try {
    const written = await writeAs({ request, context }, (tx, { personId }) =>
      once(tx, { personId, key, about: "create-artifakt", content }, async () => {
        const created = await createArtifakt(tx, {
          ...{ personId, ...checked.data, type: checked.data.type as ArtifaktType },
          ...{ language, publication, file: kept, now },
        });
        isUsed = true;
        return created;
      }),
    );
    if (!written.isDone)
      return data(
        {
          ...typed,
          problem: written.answer.data.isConflict ? ("conflict" as const) : ("wait" as const),
        },
        { status: written.answer.init?.status ?? 429 },
      );
    const { artifaktId } = written.value;
    const flash = { code: "saved", about: artifaktId };
    throw redirectWithFlash(request, `/artifakts/${artifaktId}/manage`, flash, written.headers);
  } finally {
    // Nobody refers to it: the form was sent a second time, or the transaction was undone.
    if (storageKey && !isUsed) await forgetUpload(storageKey);
  }
}
