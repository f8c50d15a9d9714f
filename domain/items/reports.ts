/** Why an item is reported, and what an operator does about it (docs/product.md, Reports and operators). */

import { ITEM_KINDS } from "./catalogue.ts";

/** What can be reported and taken down: items, pages of businesses, entries of challenges and comments on them. */
export const REPORTABLE_KINDS = [...ITEM_KINDS, "page", "entry", "comment"] as const;
export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

export const REPORT_REASONS = ["spam", "fraud", "offensive", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** In UTF-16 code units, as browsers count `maxlength`. */
export const REPORT_TEXT_MAX = 1_000;
/** Of an operator's reason, an appeal and its answer. */
export const OPERATOR_TEXT_MAX = 2_000;

export interface Report {
  reason: ReportReason;
  text: string;
}
/** What is wrong with a report, by field. */
export type ReportProblems = Partial<Record<keyof Report, "missing" | "long">>;

/** Reads a report as typed. "Other" says nothing by itself and needs a text. */
export function readReport(typed: {
  reason: string;
  text: string;
}): { report: Report } | { problems: ReportProblems } {
  const text = typed.text.trim();
  const reason = REPORT_REASONS.find((each) => each === typed.reason);
  const problems: ReportProblems = {
    ...(!reason && { reason: "missing" }),
    ...(reason === "other" && text === "" && { text: "missing" }),
    ...(text.length > REPORT_TEXT_MAX && { text: "long" }),
  };
  return reason && Object.keys(problems).length === 0 ? { report: { reason, text } } : { problems };
}

/** What is wrong with an operator's reason, an appeal or its answer; undefined if it may be stored. */
export function findWordsProblem(text: string): "missing" | "long" | undefined {
  const { length } = text.trim();
  if (length === 0) return "missing";
  return length > OPERATOR_TEXT_MAX ? "long" : undefined;
}

/** How an operator ended a report. */
export const REPORT_OUTCOMES = ["taken-down", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** How an operator answered an appeal, or ended what was taken down without one. */
export const TAKEDOWN_OUTCOMES = ["upheld", "restored"] as const;
export type TakedownOutcome = (typeof TAKEDOWN_OUTCOMES)[number];
