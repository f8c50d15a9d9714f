import { OPERATOR_TEXT_MAX } from "#domain/items/reports.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Error text of a reason, an appeal or an answer. */
export const wordsProblemText = (problem: "missing" | "long", lang: { locale: Locale }): string =>
  problem === "missing"
    ? m.report_problem_words({}, lang)
    : m.report_problem_long({ max: OPERATOR_TEXT_MAX }, lang);
