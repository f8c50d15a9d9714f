import { parseTable } from "./csv-table.ts";
import type { DocumentKind } from "#domain/spaces/documents.ts";
import { TABLE_MAX_CHARACTERS, type Table } from "#domain/spaces/tables/table.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";

/** UTF-8 has up to three bytes for each UTF-16 unit. */
const TABLE_MAX_BYTES = TABLE_MAX_CHARACTERS * 3;

/** A version of a document, as far as reading its file needs it. */
interface StoredFile {
  kind: DocumentKind;
  bytes: number;
  fileKey: string | null;
}

/**
 * A CSV document's text and its table.
 *
 * @returns undefined for other documents, and for one that is too long, broken or beyond the limits of tables
 */
export async function readTable(
  source: StoredFile | undefined,
): Promise<{ text: string; table: Table } | undefined> {
  if (source?.kind !== "csv" || source.bytes > TABLE_MAX_BYTES || source.fileKey === null)
    return undefined;
  const stored = await fileStore.get(source.fileKey);
  if (!stored) return undefined;
  const bytes = await new Response(stored).arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const table = parseTable(text);
  return table && { text, table };
}
