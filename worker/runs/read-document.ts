import { documentText, type DocumentText } from "#adapters/documents/document-text.ts";
import { readDocument } from "#adapters/documents/read-document.server.ts";
import { beginReading, type UnreadVersion } from "#db/commands/spaces/documents/begin-reading.ts";
import { markdownSections, plainSections } from "#domain/spaces/reading/text-sections.ts";
import { statedHours } from "#engine/chats/opening/document-hours.ts";
import { guessDocumentLanguage } from "#engine/reading/document-language.ts";
import type { Executor } from "./executor.ts";

/** The store of documents, and their reader. */
export interface DocumentFiles {
  /** A file of the store; undefined for an unknown key. */
  readFile: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Path of the program that reads one document, `read-document.js`. */
  readerProgram: string;
}

/** Reads a version of a document into passages. */
export const readDocumentIn =
  (files: DocumentFiles): Executor<"document"> =>
  async ({ db, target }, { signal }) => {
    const unread = await beginReading(db, target);
    if (!unread) return undefined;
    const read = await readVersion(unread, files, signal);
    if (read.state === "failed") return { kind: "document", ...read };
    const text = read.passages.map((passage) => passage.text).join("\n");
    const language = guessDocumentLanguage(text, unread.language);
    return { kind: "document", language, ...read, hours: statedHours(read.passages) };
  };

/** @throws when the file is away: the run fails, and a person can have it read again */
async function readVersion(
  { kind, fileKey, text }: UnreadVersion,
  { readFile, readerProgram }: DocumentFiles,
  signal: AbortSignal,
): Promise<DocumentText> {
  if (kind === "text") return documentText(markdownSections(text), null);
  if (kind === "picture") {
    // Text in a picture is not read: agentiks only know its caption.
    if (text.trim() === "") return { state: "ready", pages: null, passages: [] };
    return documentText(plainSections(text), null);
  }
  const file = await readFile(fileKey!);
  if (!file) throw new Error(`the file of a document is not in the store: ${fileKey}`);
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  return readDocument({ bytes, kind, signal }, { program: readerProgram });
}
