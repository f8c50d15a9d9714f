import {
  CAPTION_MAX_CHARACTERS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX_CHARACTERS,
} from "./documents.ts";
import { MESSAGE_MAX_CHARACTERS } from "./threads.ts";

/** Files that are sent with a message: each becomes a document of the space. */

export const MESSAGE_FILES_MAX = 4;
/** All files of a message together: as much as the body of one request may have. */
export const MESSAGE_FILES_MAX_BYTES = DOCUMENT_MAX_BYTES;

/** A small copy of a picture: at most this many pixels wide and high, in the picture's own shape. */
export const DOCUMENT_THUMBNAIL = { width: 480, height: 480, maxBytes: 20_000 } as const;

/** The text of a message that is files alone: their names, so that lists, notices and searches say something. */
export const textOfFiles = (names: readonly string[]): string =>
  names.join(", ").slice(0, MESSAGE_MAX_CHARACTERS);

/** Caption of a picture for agentiks and screen readers: the message's text, or the file name. */
export const captionOfPicture = (typed: string, fileName: string): string =>
  (typed || fileName).slice(0, CAPTION_MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, "");

/** The name of a document that was given none: its file's, without the ending. */
export const documentNameOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,8}$/, "")
    .slice(0, DOCUMENT_NAME_MAX_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

/** Why the chosen files of a message are too many for one; undefined when they are not. */
export function tooMuchOf(
  files: readonly { size: number }[],
): "files-many" | "files-large" | undefined {
  if (files.length > MESSAGE_FILES_MAX) return "files-many";
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > MESSAGE_FILES_MAX_BYTES ? "files-large" : undefined;
}
