import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const TEXTS = {
  "file-missing": m.money_file_missing,
  "file-unfinished": m.money_file_unfinished,
  "file-large": m.money_file_large,
  "file-kind": m.money_file_kind,
  "file-harmful": m.money_file_harmful,
  "file-unscanned": m.money_file_unscanned,
  "file-away": m.money_file_away,
  "file-disk": m.money_file_disk,
} as const;

export type FileProblem = keyof typeof TEXTS;

/** Statuses of server faults: store or scanner are unavailable, or the disk is nearly full. */
const STATUSES: Partial<Record<FileProblem, number>> = {
  "file-unscanned": 503,
  "file-away": 503,
  "file-disk": 507,
};

/** The error text of a chosen file and the HTTP status of the refusal. */
export const fileProblem = (
  reason: FileProblem,
  lang: { locale: Locale },
): { reason: FileProblem; text: string; status: number } => ({
  reason,
  text: TEXTS[reason]({}, lang),
  status: STATUSES[reason] ?? 422,
});
