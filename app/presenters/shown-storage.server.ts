import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { formatStorage, STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import * as m from "#app/messages/messages.js";
import { findStorage } from "#db/queries/people/storage.ts";
import type { Viewer } from "#app/session/viewer.server.ts";

/** Help text of a file's field. */
interface FileHelp {
  text: Readonly<Record<Locale, string>>;
  /** Whether a large file may be sent in parts. */
  inParts: boolean;
}

/**
 * What an artifakt's file may be, how large, and the viewer's used storage. Files are sent in parts with an
 * account only: a guest's quota is small.
 */
export async function findFileHelp(viewer: Viewer): Promise<FileHelp> {
  const storage = await findShownStorage(viewer);
  const inParts = viewer.kind === "account";
  const help = inParts ? m.money_file_help_parts : m.money_file_help;
  const textIn = (locale: Locale) => `${help({}, { locale })} ${storage[locale]}`;
  return { text: { en: textIn("en"), es: textIn("es") }, inParts };
}

/**
 * Text with the viewer's used storage and quota, in both languages. A visitor gets a guest's quota,
 * which their first write would give them.
 */
export async function findShownStorage({
  personId,
  isVisitor,
}: Pick<Viewer, "personId" | "isVisitor">): Promise<Readonly<Record<Locale, string>>> {
  const storage = isVisitor
    ? { used: 0, limit: STORAGE_QUOTAS.guest }
    : await findStorage(db, personId);
  const shown = { used: formatStorage(storage.used), limit: formatStorage(storage.limit) };
  return {
    en: m.money_storage_used(shown, { locale: "en" }),
    es: m.money_storage_used(shown, { locale: "es" }),
  };
}
