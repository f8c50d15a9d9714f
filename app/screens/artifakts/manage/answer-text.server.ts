import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { shortText } from "#app/presenters/answers/money.server.ts";

interface Lang {
  locale: Locale;
}

/** Why a sale was not refunded. */
export const refundRefusalText = (
  refusal: { reason: "gone" } | { reason: "short"; missing: number },
  lang: Lang,
): string =>
  refusal.reason === "short"
    ? shortText(refusal.missing, "MXN", lang)
    : m.money_refund_gone({}, lang);

/** Why an artifakt was not deleted: another account owns it. */
export const acquiredText = (lang: Lang): string => m.money_delete_acquired({}, lang);

const DONE = {
  saved: m.money_saved,
  published: m.money_published,
  uploaded: m.money_uploaded,
  refunded: m.money_refund_done,
  "code-added": m.selling_done_code,
  "code-stopped": m.selling_done_stopped,
  terms: m.selling_done_terms,
};

/** Success message for the flash code that the maker's action left. */
export const manageDoneText = ({ code }: { code: string }, lang: Lang): string | undefined =>
  doneText(DONE, code, lang);

/** Leads to the artifakt as others see it, after it was made or published. */
export const manageDoneLink = ({ code }: { code: string }, artifaktId: string, lang: Lang) =>
  code === "saved" || code === "published" || code === "uploaded"
    ? { to: paths.artifakt(artifaktId), text: m.money_done_look({}, lang) }
    : undefined;
