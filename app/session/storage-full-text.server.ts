import type { Locale } from "#domain/preferences/preferences.ts";
import {
  formatStorage,
  STORAGE_QUOTAS,
  type StoragePlan,
  type StorageRefusal,
} from "#domain/people/storage-quota.ts";
import * as m from "#app/messages/messages.js";

/** What is used, of how much, and what to do about it, in both languages. */
export function storageFullText({
  limitOf,
  used,
  limit,
}: StorageRefusal): Readonly<Record<Locale, string>> {
  const shown = { used: formatStorage(used), limit: formatStorage(limit) };
  const withNext = (plan: StoragePlan) => ({
    ...shown,
    next: formatStorage(STORAGE_QUOTAS[plan]),
  });
  const said = (locale: Locale) => {
    switch (limitOf) {
      case "guest":
        return m.money_storage_full_guest(withNext("free"), { locale });
      case "free":
        return m.money_storage_full_free(withNext("pro"), { locale });
      case "pro":
        return m.money_storage_full_pro(shown, { locale });
      case "address":
        return m.money_storage_full_address({ limit: shown.limit }, { locale });
    }
  };
  return { en: said("en"), es: said("es") };
}
