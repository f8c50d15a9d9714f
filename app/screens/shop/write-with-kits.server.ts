import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { tableFile, type Kit, type KitPartOf } from "#domain/shop/kits/kit.ts";
import { forgetUpload, keepUpload } from "#adapters/storage/keep-upload.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import {
  writeAs,
  type WriteArgs,
  type WriteResult,
  type Writer,
} from "#app/session/write-as.server.ts";
import type { Db } from "#db/connection/client.ts";
import type { KitWish } from "#db/commands/shop/kits/add-kit.ts";
import type { DocumentContent } from "#db/commands/spaces/documents/document-content.ts";
import { listMissingKits, listUsedKeys } from "#db/queries/shop/kits/missing-kits.ts";

type TableContent = Extract<DocumentContent, { file: object }>;

/** The result of a write, with the names of the tables that became texts since the file store did not take them. */
type KitsWritten<Value> = WriteResult<Value> & { asTexts: readonly string[] };

/**
 * `writeAs` for a write that may install kits: their tables are put into the file store first, since a
 * transaction must have no effect outside. A file that was not needed is deleted again.
 *
 * @param wanted.offerIds the apps or perks of Plaza's own that may be installed
 * @param wanted.made kits of people that may be installed
 */
export async function writeWithKits<Value>(
  { request, context }: WriteArgs,
  wanted: { offerIds: readonly string[]; made?: readonly Kit[]; locale: Locale },
  write: (tx: Db, writer: Writer, wish: KitWish) => Promise<Value>,
): Promise<KitsWritten<Value>> {
  const { personId, isVisitor } = await findViewer(request);
  const { offerIds, made = [], locale } = wanted;
  const missing = await listMissingKits(db, isVisitor ? "" : personId, offerIds);
  const files = await keepTables([...missing, ...made], locale);
  const asTexts = new Set<string>();
  const onTableAsText = (name: string) => void asTexts.add(name);
  try {
    const written = await writeAs({ request, context }, (tx, writer) => {
      // The transaction may be repeated.
      asTexts.clear();
      return write(tx, writer, { locale, address: writer.address, files, onTableAsText });
    });
    return { ...written, asTexts: [...asTexts] };
  } finally {
    await forgetUnused([...files.values()]);
  }
}

/** The tables of kits as CSV files. One that the store does not take is left out: it becomes a text. */
async function keepTables(
  kits: readonly Kit[],
  locale: Locale,
): Promise<Map<string, TableContent>> {
  const tables = new Map(
    kits
      .flatMap(({ parts }) => parts)
      .filter((part): part is KitPartOf<"table"> => part.kind === "table")
      .map((part) => tableFile(part, locale))
      .map((file) => [file.id, file]),
  );
  const files = new Map<string, TableContent>();
  for (const [id, { name, text }] of tables) {
    // The mark tells spreadsheets that the text is UTF-8.
    const kept = await keepUpload(new File([`\uFEFF${text}`], name));
    if (typeof kept !== "string") files.set(id, { kind: "csv", file: kept, caption: "" });
  }
  return files;
}

async function forgetUnused(contents: readonly TableContent[]): Promise<void> {
  if (contents.length === 0) return;
  const keys = contents.map(({ file }) => file.storageKey);
  const used = await listUsedKeys(db, keys);
  for (const key of keys) if (!used.includes(key)) await forgetUpload(key);
}
