import {
  formatStorage,
  STORAGE_QUOTAS,
  type StoragePlan,
  type StorageRefusal,
} from "#domain/people/storage-quota.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { NOT_WRITTEN_STATUSES, type NotWritten } from "#app/session/write-as.server.ts";
import { waitHeaders } from "#app/session/limit-tries.server.ts";

interface Lang {
  locale: Locale;
}

/**
 * Answers a form that `writeAs` did not come to write: too many tries (429), the same rows held by
 * others (503), a form that was sent before with other content (409), no storage left (413).
 */
export const refuseUnwritten = <Typed = undefined>(
  why: NotWritten,
  { intent, lang, typed }: { intent: string; lang: Lang; typed?: Typed },
) =>
  refuse(
    {
      intent,
      status: NOT_WRITTEN_STATUSES[why.reason],
      reason: why.reason,
      text: notWrittenText(why, lang),
      ...(typed !== undefined && { typed }),
    },
    waitHeaders(why.waitSeconds),
  );

/** Why nothing was written, in words. */
function notWrittenText(why: NotWritten, lang: Lang): string {
  switch (why.reason) {
    case "too-often":
      return waitText(why.waitSeconds, lang);
    case "busy":
      return m.common_busy({}, lang);
    case "sent-before":
      return m.common_form_conflict({}, lang);
    case "storage-full":
      return storageFullText(why.storage, lang);
  }
}

/** Longer waits are said in minutes. */
const SECONDS_SHOWN = 90;

/** How long to wait before trying again, in the words a person would use. */
const waitText = (seconds: number, lang: Lang): string =>
  seconds <= SECONDS_SHOWN
    ? m.account_wait_seconds({ count: seconds }, lang)
    : m.account_wait_minutes({ count: Math.ceil(seconds / 60) }, lang);

/** What is used, of how much, and what to do about it. */
function storageFullText({ limitOf, used, limit }: StorageRefusal, lang: Lang): string {
  const shown = { used: formatStorage(used), limit: formatStorage(limit) };
  const withNext = (plan: StoragePlan) => ({
    ...shown,
    next: formatStorage(STORAGE_QUOTAS[plan]),
  });
  switch (limitOf) {
    case "guest":
      return m.money_storage_full_guest(withNext("free"), lang);
    case "free":
      return m.money_storage_full_free(withNext("pro"), lang);
    case "pro":
      return m.money_storage_full_pro(shown, lang);
    case "address":
      return m.money_storage_full_address({ limit: shown.limit }, lang);
  }
}
