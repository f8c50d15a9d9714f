import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";

const TEXTS = {
  "file-missing": m.money_file_missing,
  "file-large": m.money_file_large,
  "file-kind": m.money_file_kind,
  "file-away": m.money_file_away,
  "file-disk": m.money_file_disk,
} as const;

/** Nothing is wrong with the file: the store did not take it, or the disk is nearly full. */
const STATUSES: Partial<Record<keyof typeof TEXTS, number>> = {
  "file-away": 503,
  "file-disk": 507,
};

/**
 * What is wrong with a file that was chosen, in both languages, and the answer's status. It comes with
 * the answer: no form has these words in its scripts.
 */
export const fileProblemText = (
  problem: keyof typeof TEXTS,
): { said: LocalText; status: number } => ({
  said: {
    en: TEXTS[problem]({}, { locale: "en" }),
    es: TEXTS[problem]({}, { locale: "es" }),
  },
  status: STATUSES[problem] ?? 422,
});
