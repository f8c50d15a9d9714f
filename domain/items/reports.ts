/** Reports of items, and an operator's decisions on them (docs/product.md, Reports and operators). */

import { ITEM_KINDS } from "./catalogue.ts";

/**
 * Kinds that an operator can take down and whose owner can appeal: items, pages, entries of
 * challenges, comments and reviews.
 */
export const TAKEDOWN_KINDS = [...ITEM_KINDS, "page", "entry", "comment", "review"] as const;
export type TakedownKind = (typeof TAKEDOWN_KINDS)[number];

/**
 * Kinds that can be reported. A kit that is taken down comes back by the review of a new version,
 * without an appeal (db/commands/shop/own-kits/review-own-kit.ts).
 */
export const REPORTABLE_KINDS = [...TAKEDOWN_KINDS, "kit"] as const;
export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

export const REPORT_REASONS = ["spam", "fraud", "offensive", "illegal", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** In UTF-16 code units, as browsers count `maxlength`. */
export const REPORT_TEXT_MAX = 1_000;
/** Limit of an operator's reason, an appeal and the answer to it. */
export const OPERATOR_TEXT_MAX = 2_000;

export interface Report {
  reason: ReportReason;
  text: string;
}
/** Problems of a report, by field. */
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

/** Problem of an operator's reason, an appeal or its answer; undefined if it may be stored. */
export function findWordsProblem(text: string): "missing" | "long" | undefined {
  const { length } = text.trim();
  if (length === 0) return "missing";
  return length > OPERATOR_TEXT_MAX ? "long" : undefined;
}

/** Outcomes of a report, set by an operator. */
export const REPORT_OUTCOMES = ["taken-down", "dismissed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Outcomes of a takedown: of its appeal, or without one. */
export const TAKEDOWN_OUTCOMES = ["upheld", "restored"] as const;
export type TakedownOutcome = (typeof TAKEDOWN_OUTCOMES)[number];
