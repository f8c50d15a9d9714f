import type { z } from "zod";
import { MANIFEST_MAX_BYTES } from "#domain/shop/kits/own/own-kits.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { cleanText, writtenText } from "#app/forms/written-text.server.ts";

/** Fields of `ManifestForm`. */
export const MANIFEST_FIELDS = {
  key: formKey(),
  base: typedText(),
  manifest: writtenText(),
  file: chosenFile(),
};
type Fields = z.infer<z.ZodObject<typeof MANIFEST_FIELDS>>;

/** The manifest of a form: the chosen file, else the text. A file that is too big is not read. */
export async function manifestOf({
  manifest,
  file,
}: Pick<Fields, "manifest" | "file">): Promise<{ text: string; isTooBig: boolean }> {
  if (!file) return { text: manifest, isTooBig: false };
  if (file.size > MANIFEST_MAX_BYTES) return { text: manifest, isTooBig: true };
  return { text: cleanText(await file.text()), isTooBig: false };
}
