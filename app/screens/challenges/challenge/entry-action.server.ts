import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import { ENTRY_TITLE_MAX_CHARACTERS, NOTHING } from "#domain/challenges/entries.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { isWebAddress } from "#domain/format/links/web-address.ts";
import {
  ENTRY_LINK_MAX_CHARACTERS,
  ENTRY_TEXT_MAX_CHARACTERS,
} from "#domain/challenges/challenges.ts";
import { keepUpload, type KeptUpload } from "#adapters/storage/keep-upload.server.ts";
import { submitEntry, type HandedIn } from "#db/commands/challenges/submit-entry.ts";
import { fingerprintOf, idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { chosenFile, typedText } from "#app/forms/form-fields.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import { entryFieldTexts } from "#app/presenters/answers/challenges.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeWithUploads } from "#app/session/write-with-uploads.server.ts";
import { takePhotographs, withoutRoom, type NamedPhotograph } from "./entry-photographs.server.ts";

/** Field of the photographs, several at once. */
export const PHOTOS_FIELD = "photo";

/** The fields of an entry besides `text`, `link` and the photographs. */
export const ENTRY_FIELDS = {
  title: writtenLine(),
  alt: writtenLine(),
  file: chosenFile(),
  /** `yes` or `no`; a form of an older page says nothing about it. */
  shown: typedText(),
  /** The id of what is to be removed, or NOTHING. */
  dropPhoto: typedText(),
  dropFile: typedText(),
};

const ENTRY = z.object({
  text: z.string().trim().min(1).max(ENTRY_TEXT_MAX_CHARACTERS),
  link: z.union([
    z.literal(""),
    z.string().max(ENTRY_LINK_MAX_CHARACTERS).url().refine(isWebAddress),
  ]),
  title: z.string().max(ENTRY_TITLE_MAX_CHARACTERS),
  alt: z.string().max(ALT_MAX_CHARACTERS),
});

interface EntryForm {
  key?: string | undefined;
  text: string;
  link: string;
  title: string;
  alt: string;
  photos: readonly File[];
  file?: File | undefined;
  shown: string;
  dropPhoto: string;
  dropFile: string;
}

const intent = "submit";

/**
 * Submits an entry with photographs, a file and removals. Photographs that cannot be taken are left out
 * if another one can. If none of them can, or anything else is refused, nothing is written and the form keeps what was typed.
 *
 * @returns the command's answer with the headers of the write and why photographs were left out, or the refusal to
 *   send
 */
export async function handIn(
  args: ActionFunctionArgs,
  challengeId: string,
  form: EntryForm,
): Promise<
  | { written: { value: HandedIn; headers: Headers }; left: string[] }
  | { refused: ReturnType<typeof refuse<string, ReturnType<typeof typedOf>>> }
> {
  const lang = requestLang(args.request);
  const typed = typedOf(form);
  const now = new Date();
  const wrong = (field: string, problem: { reason: string; text: string; status: number }) => ({
    refused: refuse<string, typeof typed>({
      intent,
      status: problem.status,
      reason: problem.reason,
      fields: { [field]: problem.text },
      typed,
    }),
  });
  const entry = ENTRY.safeParse(form);
  if (!entry.success) {
    const field = (["link", "title", "alt"] as const).find(
      (name) => name === entry.error.issues[0]?.path[0],
    );
    const fields = entryFieldTexts([field ?? "text"], lang);
    return {
      refused: refuse<string, typeof typed>({
        intent,
        status: 422,
        reason: "fields",
        fields,
        typed,
      }),
    };
  }
  const photographs = await takePhotographs(args, form.photos, { lang, now });
  if ("waitSeconds" in photographs) {
    const { waitSeconds } = photographs;
    return {
      refused: refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed }),
    };
  }
  if ("problem" in photographs) return wrong(PHOTOS_FIELD, photographs.problem);
  const { taken, left } = photographs;
  const upload = form.file && (await keepUpload(form.file));
  if (typeof upload === "string") return wrong("file", fileProblem(upload, lang));

  const { text, link, title, alt } = entry.data;
  const changes = {
    title,
    language: lang.locale,
    isShown: form.shown === "" ? undefined : form.shown === "yes",
    pictures: taken.map(({ photograph }) => ({ ...photograph, alt })),
    file: upload,
    withoutPictures: chosenId(form.dropPhoto),
    withoutFiles: chosenId(form.dropFile),
  };
  const payload = { text, link, ...besides(changes, alt, upload) };
  const scope = `submit-entry ${challengeId}`;
  const storageKeys = upload ? [upload.storageKey] : [];
  const written = await writeWithUploads(args, storageKeys, (tx, { personId, address }, keep) =>
    idempotent(tx, { personId, key: form.key, scope, payload }, async () => {
      const entered = { text, link, entry: changes };
      const handed = await submitEntry(tx, { personId, address, challengeId, ...entered, now });
      if (handed.kind === "done") keep();
      return handed;
    }),
  );
  if (!written.ok) return { refused: refuseUnwritten(written.error, { intent, lang, typed }) };
  const { value } = written;
  const unplaced = value.kind === "done" ? (value.unplaced ?? 0) : 0;
  return { written, left: [...left, ...namesOf(taken, unplaced, lang)] };
}

/** Values that refill a refused form; a chosen file has to be chosen once more. */
const typedOf = ({ text, link, title, alt, shown }: EntryForm) => ({
  text,
  link,
  title,
  alt,
  ...(shown !== "" && { shown }),
});

/** The last photographs, which no longer fit the entry. */
const namesOf = (taken: readonly NamedPhotograph[], count: number, lang: { locale: Locale }) =>
  taken.slice(taken.length - count).map(({ name }) => withoutRoom(name, lang));

const chosenId = (id: string): string[] => (id === "" || id === NOTHING ? [] : [id]);

/** Values besides the texts that tell forms with the same key apart; empty for texts alone. */
function besides(
  {
    title,
    isShown,
    pictures,
    withoutPictures,
    withoutFiles,
  }: {
    title: string;
    isShown: boolean | undefined;
    pictures: readonly { bytes: Buffer }[];
    withoutPictures: readonly string[];
    withoutFiles: readonly string[];
  },
  alt: string,
  upload: KeptUpload | undefined,
) {
  return {
    ...(title && { title }),
    ...(isShown !== undefined && { isShown }),
    ...(pictures.length > 0 && {
      pictures: pictures.map(({ bytes }) => fingerprintOf(bytes.toString("base64"))),
      alt,
    }),
    ...(upload && { file: upload.sha256, fileName: upload.fileName }),
    ...(withoutPictures.length > 0 && { withoutPictures }),
    ...(withoutFiles.length > 0 && { withoutFiles }),
  };
}
