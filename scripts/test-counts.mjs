/** Reads from the test runners' reports how many tests passed, failed and were skipped. */

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @param {Counts[]} results
 * @returns {string} `N passed, N failed, N skipped`
 */
export function closingLine(results) {
  /** @param {keyof Counts} name */
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {VitestFile[]} [testResults] by file
 *
 * @typedef {object} VitestFile
 * @property {string} [name] its path
 * @property {string} status
 * @property {{ status: string, fullName?: string }[]} assertionResults
 */

/**
 * Reads Vitest's JSON report. A file that fails to load contains no tests and counts as one failure.

 * @param {VitestReport} report
 * @returns {Counts}
 */
export function readVitest(report) {
  const unloaded = (report.testResults ?? []).filter(isUnloaded);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The failed tests of Vitest's JSON report, for the end of a log whose middle may be cut.
 *
 * @param {VitestReport} report
 * @param {string} root paths are shown relative to it
 * @returns {string[]} `file: test`, or the file alone if it failed to load
 */
export function failedInVitest({ testResults = [] }, root) {
  return testResults.flatMap((file) => {
    const name = (file.name ?? "").replace(`${root}/`, "");
    if (isUnloaded(file)) return [name];
    return file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName = "" }) => `${name}: ${fullName}`);
  });
}

/** @param {VitestFile} file */
function isUnloaded(file) {
  return (
    file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed")
  );
}

/**
 * Reads Playwright's JSON report. Errors outside of tests (the web server, a file that fails to load)
 * count as failures.
 *
 * @param {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>, errors?: object[] }} report
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {{ projectName?: string, status: string }[]} tests
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSpec[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * The failed tests of Playwright's JSON report.
 *
 * @param {{ suites?: PlaywrightSuite[] }} report
 * @returns {string[]} `file: test (project)`
 */
export function failedInPlaywright({ suites = [] }) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName = "" }) => `${file}: ${title} (${projectName})`),
    ),
    ...failedInPlaywright({ suites: inner }),
  ]);
}
