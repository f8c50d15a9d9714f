import { describe, expect, it } from "vitest";
import {
  closingLine,
  failedInVitest,
  failedInPlaywright,
  readPlaywright,
  readVitest,
} from "./test-counts.mjs";

describe("closingLine", () => {
  it("sums in one plain line", () => {
    const results = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 40, failed: 2, skipped: 3 },
    ];
    expect(closingLine(results)).toBe("41 passed, 2 failed, 3 skipped");
    expect(closingLine([])).toBe("0 passed, 0 failed, 0 skipped");
  });
});

describe("readVitest", () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  it("counts todo as skipped", () => {
    expect(readVitest({ ...counts, testResults: [] })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
    });
  });

  it("counts a file that does not load as one failed", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ];
    expect(readVitest({ ...counts, testResults }).failed).toBe(2);
  });
});

describe("failedInVitest", () => {
  it("names each failed test with its file, and a file that does not load", () => {
    const testResults = [
      { name: "/project/a.test.ts", status: "failed", assertionResults: [] },
      {
        name: "/project/b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          { status: "failed", fullName: "subtracts" },
        ],
      },
    ];
    const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
    expect(failedInVitest({ ...report, testResults }, "/project")).toEqual([
      "a.test.ts",
      "b.test.ts: subtracts",
    ]);
    expect(failedInVitest(report, "/project")).toEqual([]);
  });
});

describe("readPlaywright", () => {
  it("counts a flaky test as passed and an error outside of tests as failed", () => {
    const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 4 };
    expect(readPlaywright({ stats, errors: [{ message: "web server" }] })).toEqual({
      passed: 8,
      failed: 3,
      skipped: 4,
    });
  });
});

describe("failedInPlaywright", () => {
  it("names the failed tests of all suites, with their project", () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: "a.spec.ts",
      tests: statuses.map((status) => ({ projectName: "phone", status })),
    });
    const suites = [
      {
        specs: [spec("one", "expected", "unexpected")],
        suites: [{ specs: [spec("in", "flaky")] }],
      },
      { suites: [{ specs: [spec("two", "unexpected")] }] },
    ];
    expect(failedInPlaywright({ suites })).toEqual([
      "a.spec.ts: one (phone)",
      "a.spec.ts: two (phone)",
    ]);
    expect(failedInPlaywright({})).toEqual([]);
  });
});
