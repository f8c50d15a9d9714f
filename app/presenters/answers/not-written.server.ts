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
 * The refusal of a form that `writeAs` could not write: rate limit (429), concurrent transactions
 * (503), idempotency key reused with another payload (409), storage full (413).
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

/** `refuseUnwritten` for an endpoint without a page: one line of text. */
export const unwrittenResponse = (why: NotWritten, lang: Lang): Response =>
  new Response(notWrittenText(why, lang), {
    status: NOT_WRITTEN_STATUSES[why.reason],
    headers: { ...waitHeaders(why.waitSeconds), "Content-Type": "text/plain; charset=utf-8" },
  });

/** The text of each reason. */
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

/** Waits above this are shown in minutes. */
const SECONDS_SHOWN = 90;

/** Text that says how long to wait before trying again. */
export const waitText = (seconds: number, lang: Lang): string =>
  seconds <= SECONDS_SHOWN
    ? m.account_wait_seconds({ count: seconds }, lang)
    : m.account_wait_minutes({ count: Math.ceil(seconds / 60) }, lang);

/** Text with the used and the available storage, and how to get more. */
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
