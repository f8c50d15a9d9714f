import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findWordsProblem,
  OPERATOR_TEXT_MAX,
  readReport,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
} from "./reports.ts";

describe("readReport", () => {
  it("takes every reason of the list, with or without a text", () => {
    for (const reason of REPORT_REASONS.filter((each) => each !== "other"))
      expect(readReport({ reason, text: "  " })).toEqual({ report: { reason, text: "" } });
    expect(readReport({ reason: "fraud", text: " Cobró y no entregó " })).toEqual({
      report: { reason: "fraud", text: "Cobró y no entregó" },
    });
  });

  it("asks for a reason, and for words with another one", () => {
    expect(readReport({ reason: "", text: "x" })).toEqual({ problems: { reason: "missing" } });
    expect(readReport({ reason: "other", text: " \n" })).toEqual({ problems: { text: "missing" } });
    expect(readReport({ reason: "__proto__", text: "" })).toEqual({
      problems: { reason: "missing" },
    });
  });

  it("refuses a long text, and nothing shorter", () => {
    const long = "x".repeat(REPORT_TEXT_MAX + 1);
    expect(readReport({ reason: "spam", text: long })).toEqual({ problems: { text: "long" } });
    expect(readReport({ reason: "spam", text: long.slice(1) })).toHaveProperty("report");
  });

  it("stores only what its own rules accept, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...REPORT_REASONS)),
        fc.string(),
        (reason, text) => {
          const read = readReport({ reason, text });
          if ("problems" in read) return Object.keys(read.problems).length > 0;
          return (
            JSON.stringify(readReport(read.report)) === JSON.stringify(read) &&
            read.report.text.length <= REPORT_TEXT_MAX
          );
        },
      ),
    );
  });
});

describe("findWordsProblem", () => {
  it("asks for words, and not too many", () => {
    expect(findWordsProblem(" \n ")).toBe("missing");
    expect(findWordsProblem("x".repeat(OPERATOR_TEXT_MAX))).toBeUndefined();
    expect(findWordsProblem("x".repeat(OPERATOR_TEXT_MAX + 1))).toBe("long");
  });
});
