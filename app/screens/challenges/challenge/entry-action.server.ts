import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import { ENTRY_TITLE_MAX_CHARACTERS, NOTHING } from "#domain/challenges/entries.ts";
import { isWebAddress } from "#domain/format/web-address.ts";
import {
  ENTRY_LINK_MAX_CHARACTERS,
  ENTRY_TEXT_MAX_CHARACTERS,
  type ChallengeRefusal,
} from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Photograph } from "#adapters/pictures/photograph.server.ts";
import { takePhotograph } from "#adapters/pictures/uploaded-picture.server.ts";
import { forgetUpload, keepUpload, type KeptUpload } from "#adapters/storage/keep-upload.server.ts";
import { submitEntry } from "#db/commands/challenges/submit-entry.ts";
import { fingerprintOf, idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { chosenFile, typedText } from "#app/forms/form-fields.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { entryFieldTexts } from "#app/presenters/answers/challenges.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { pictureProblem } from "#app/presenters/answers/picture-problem.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

/** The fields of an entry besides `text` and `link`. */
export const ENTRY_FIELDS = {
  title: writtenLine(),
  alt: writtenLine(),
  photo: chosenFile(),
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
  photo?: File | undefined;
  file?: File | undefined;
  shown: string;
  dropPhoto: string;
  dropFile: string;
}

const intent = "submit";

type Handed = Outcome<{ version: number }, ChallengeRefusal>;

/**
 * Submits an entry with an optional photograph, file and removals. If one of them is refused,
 * nothing is written and the form keeps what was typed.
 *
 * @returns the command's answer with the headers of the write, or the refusal to send
 */
export async function handIn(
  args: ActionFunctionArgs,
  challengeId: string,
  form: EntryForm,
): Promise<
  | { written: { value: Handed; headers: Headers } }
  | { refused: ReturnType<typeof refuse<string, ReturnType<typeof typedOf>>> }
> {
  const { request, context } = args;
  const lang = requestLang(request);
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
  let photograph: Photograph | undefined;
  if (form.photo) {
    // Decoding costs more than a write, so it has a limit of its own.
    const { sessionId } = await findViewer(request);
    const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), now);
    if (waitSeconds > 0)
      return {
        refused: refuseUnwritten({ reason: "too-often", waitSeconds }, { intent, lang, typed }),
      };
    const made = await takePhotograph(form.photo);
    if (made === "picture-kind")
      return wrong("photo", { reason: made, text: m.entries_photo_kind({}, lang), status: 422 });
    if (typeof made === "string") return wrong("photo", pictureProblem(made, lang));
    photograph = made;
  }
  const upload = form.file && (await keepUpload(form.file));
  if (typeof upload === "string") return wrong("file", fileProblem(upload, lang));

  const { text, link, title, alt } = entry.data;
  const changes = {
    title,
    language: lang.locale,
    isShown: form.shown === "" ? undefined : form.shown === "yes",
    picture: photograph && { ...photograph, alt },
    file: upload,
    withoutPictures: chosenId(form.dropPhoto),
    withoutFiles: chosenId(form.dropFile),
  };
  const payload = { text, link, ...besides(changes, upload) };
  let isUsed = false;
  try {
    const written = await writeAs({ request, context }, (tx, { personId, address }) =>
      idempotent(
        tx,
        { personId, key: form.key, scope: `submit-entry ${challengeId}`, payload },
        async () => {
          const handed = await submitEntry(tx, {
            personId,
            address,
            challengeId,
            text,
            link,
            entry: changes,
            now,
          });
          isUsed = handed.kind === "done";
          return handed;
        },
      ),
    );
    if (!written.ok) {
      isUsed = false;
      return { refused: refuseUnwritten(written.error, { intent, lang, typed }) };
    }
    return { written };
  } finally {
    // No row refers to the uploaded file: the write was refused, failed, or repeats an earlier key.
    if (upload && !isUsed) await forgetUpload(upload.storageKey);
  }
}

/** Values that refill a refused form; a chosen file has to be chosen once more. */
const typedOf = ({ text, link, title, alt, shown }: EntryForm) => ({
  text,
  link,
  title,
  alt,
  ...(shown !== "" && { shown }),
});

const chosenId = (id: string): string[] => (id === "" || id === NOTHING ? [] : [id]);

/** Values besides the texts that tell forms with the same key apart; empty for texts alone. */
function besides(
  {
    title,
    isShown,
    picture,
    withoutPictures,
    withoutFiles,
  }: {
    title: string;
    isShown: boolean | undefined;
    picture: (Photograph & { alt: string }) | undefined;
    withoutPictures: readonly string[];
    withoutFiles: readonly string[];
  },
  upload: KeptUpload | undefined,
) {
  return {
    ...(title && { title }),
    ...(isShown !== undefined && { isShown }),
    ...(picture && {
      picture: fingerprintOf(picture.bytes.toString("base64")),
      alt: picture.alt,
    }),
    ...(upload && { file: upload.sha256, fileName: upload.fileName }),
    ...(withoutPictures.length > 0 && { withoutPictures }),
    ...(withoutFiles.length > 0 && { withoutFiles }),
  };
}
