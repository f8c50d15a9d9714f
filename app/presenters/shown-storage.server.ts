import { db } from "#db/connection/live-database.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { formatStorage, STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import * as m from "#app/messages/messages.js";
import { findStorage } from "#db/queries/people/storage.ts";
import { findViewer } from "#app/session/viewer.server.ts";

/**
 * How much the viewer has stored, and may store, in words of both languages; a visitor's is the guest's
 * they would become. It comes with the loader's answer: no page has these words in its scripts.
 */
export async function findShownStorage(
  request: Request,
): Promise<Readonly<Record<Locale, string>>> {
  const { personId, isVisitor } = await findViewer(request);
  const storage = isVisitor
    ? { used: 0, limit: STORAGE_QUOTAS.guest }
    : await findStorage(db, personId);
  const shown = { used: formatStorage(storage.used), limit: formatStorage(storage.limit) };
  return {
    en: m.money_storage_used(shown, { locale: "en" }),
    es: m.money_storage_used(shown, { locale: "es" }),
  };
}
