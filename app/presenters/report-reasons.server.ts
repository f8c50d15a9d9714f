import type { ReportReason } from "#domain/items/reports.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const NAMES: Record<ReportReason, typeof m.report_reason_spam> = {
  spam: m.report_reason_spam,
  fraud: m.report_reason_fraud,
  offensive: m.report_reason_offensive,
  illegal: m.report_reason_illegal,
  other: m.report_reason_other,
};

/** The name of a reason; on the server, so that the script does not carry both languages. */
export const reasonName = (reason: ReportReason, lang: { locale: Locale }): string =>
  NAMES[reason]({}, lang);
