import { DOCUMENT_THUMBNAIL, MESSAGE_FILES_MAX, tooMuchOf } from "#domain/spaces/message-files.ts";
import { takeSmallCopy } from "#adapters/pictures/uploaded-picture.server.ts";
import { forgetUpload } from "#adapters/storage/keep-upload.server.ts";
import type { Db } from "#db/connection/client.ts";
import type { MessageFile } from "#db/commands/spaces/threads/attach-files.ts";
import * as m from "#app/messages/messages.js";
import { documentFieldText } from "#app/presenters/answers/documents.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { keepDocument } from "#app/screens/spaces/document-upload.server.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import type { WriteArgs, Writer, WriteResult } from "#app/session/write-as.server.ts";
import { writeWithUploads } from "#app/session/write-with-uploads.server.ts";

/** Why the files of a message were not taken. */
interface RefusedFiles {
  reason: string;
  text: string;
  status: number;
}

/**
 * Stores the files of a message in the file store, with a small copy of each picture. If one is refused, none
 * is kept.
 *
 * @returns the files in their order, or why they were refused
 */
export async function keepMessageFiles(
  args: WriteArgs,
  files: readonly File[],
): Promise<MessageFile[] | RefusedFiles> {
  const lang = requestLang(args.request);
  const tooMuch = tooMuchOf(files);
  if (tooMuch) {
    const text = TOO_MUCH[tooMuch]({ max: MESSAGE_FILES_MAX }, lang);
    return { reason: tooMuch, text, status: 422 };
  }
  const kept: MessageFile[] = [];
  for (const file of files) {
    const content = await keepDocument(file, "");
    if (typeof content === "string") {
      await Promise.all(keysOf(kept).map(forgetUpload));
      const problem = fileProblem(content, lang);
      const text = content === "file-kind" ? documentFieldText("file", lang) : problem.text;
      return { ...problem, text: `${file.name}: ${text}` };
    }
    const thumbnail = content.kind === "picture" ? await smallCopyOf(args, file) : undefined;
    kept.push({ content, thumbnail });
  }
  return kept;
}

const TOO_MUCH = { "files-many": m.files_many, "files-large": m.files_large } as const;

/** `writeWithUploads` for a message, which keeps its files unless it was written before. */
export async function writeWithFiles<Value extends { kind: string; isNew?: boolean }>(
  args: WriteArgs,
  files: readonly MessageFile[],
  write: (tx: Db, writer: Writer) => Promise<Value>,
): Promise<WriteResult<Value>> {
  return writeWithUploads(args, keysOf(files), async (tx, writer, keep) => {
    const value = await write(tx, writer);
    if (value.kind === "done" && value.isNew === true) keep();
    return value;
  });
}

const keysOf = (files: readonly MessageFile[]) =>
  files.map(({ content }) => content.file.storageKey);

/** Undefined for a picture that is not decoded: damaged, too large, or one of too many. */
async function smallCopyOf({ request, context }: WriteArgs, file: File) {
  // Decoding costs more than a write, so it has a limit of its own.
  const { sessionId } = await findViewer(request);
  const waitSeconds = await limitTries("picture", sessionId ?? addressOf(context), new Date());
  if (waitSeconds > 0) return undefined;
  const made = await takeSmallCopy(file, DOCUMENT_THUMBNAIL);
  return typeof made === "string" ? undefined : made;
}
