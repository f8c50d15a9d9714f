import { paths } from "#domain/addresses/paths.ts";
import { documentThumbnailAddress } from "#domain/addresses/picture-paths.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import { textOfFiles } from "#domain/spaces/message-files.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { SentFile } from "#db/queries/spaces/threads/message-files.ts";
import * as m from "#app/messages/messages.js";
import { DOCUMENT_KIND_WORDS, DOCUMENT_STATE_WORDS } from "#app/ui/documents/document-words.ts";

interface Lang {
  locale: Locale;
}

/** A file of a message as the conversation shows it. */
export interface ShownFile {
  name: string;
  /** The document's page; null once it is deleted. */
  to: string | null;
  sign: string;
  /** Kind, size, and what reading it has come to. */
  about: string;
  picture: { src: string; alt: string; width: number; height: number } | null;
}

/** The signs of kinds; 📄 for others. */
const SIGNS: Partial<Record<string, string>> = { csv: "📊", picture: "🖼️" };

/** The files of a message, with links to their documents. */
export const shownFiles = (spaceId: string, files: readonly SentFile[], lang: Lang): ShownFile[] =>
  files.map(({ name, document, thumbnail }) => {
    if (!document)
      return { name, to: null, sign: "🗑️", about: m.files_deleted({}, lang), picture: null };
    const { id, kind, bytes, state, caption } = document;
    const read = state === "ready" ? m.files_read : DOCUMENT_STATE_WORDS[state];
    const parts = [DOCUMENT_KIND_WORDS[kind].name({}, lang), formatFileSize(bytes)];
    // The state of a picture is that of its caption, so that "read" would promise too much.
    if (kind !== "picture" || state === "failed") parts.push(read({}, lang));
    return {
      name: document.name,
      to: paths.spaceDocument(spaceId, id),
      sign: SIGNS[kind] ?? "📄",
      about: parts.join(" · "),
      picture: thumbnail && {
        src: documentThumbnailAddress(spaceId, id, thumbnail.hash),
        alt: caption || document.name,
        width: thumbnail.width,
        height: thumbnail.height,
      },
    };
  });

/** A message's text besides its files; empty where the text is their names. */
export const saidBeside = (text: string, files: readonly SentFile[]): string =>
  files.length > 0 && text === textOfFiles(files.map(({ name }) => name)) ? "" : text;
