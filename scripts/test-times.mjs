/** Durations of test files, from the test runners' reports, and of the whole run. */

/** Budget of the whole usual run on two cores; CONTRIBUTING.md divides it among its parts. */
export const BUDGET_MS = 20 * 60_000;
/** Part of the budget that no further core shortens: timed and growth run one file at a time. */
const ALONE_MS = 6 * 60_000;
const BUDGET_CORES = 2;
/** Beyond this, the integration machine fails; high enough that a busy machine does not. */
export const TOO_LONG_MS = 45 * 60_000;

/**
 * @typedef {{ file: string, ms: number }} FileTime
 *
 * @param {{ testResults?: { name: string, assertionResults: { duration?: number | null }[] }[] }} report of Vitest
 * @param {string} root the checkout, removed from the file names
 * @returns {FileTime[]}
 */
export function vitestTimes(report, root) {
  return (report.testResults ?? []).map(({ name, assertionResults }) => ({
    file: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
    ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {{ file: string, tests: { results: { duration: number }[] }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * Durations by file, summed over both widths.
 *
 * @param {{ suites?: PlaywrightSuite[] }} report of Playwright
 * @param {string} folder prepended to the file names
 * @returns {FileTime[]}
 */
export function playwrightTimes({ suites = [] }, folder) {
  const byFile = new Map();
  /** @param {PlaywrightSuite} suite */
  const add = ({ specs = [], suites: inner = [] }) => {
    for (const { file, tests } of specs) {
      const results = tests.flatMap((test) => test.results);
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      byFile.set(file, (byFile.get(file) ?? 0) + ms);
    }
    inner.forEach(add);
  };
  suites.forEach(add);
  return Array.from(byFile, ([file, ms]) => ({ file: `${folder}/${file}`, ms }));
}

/**
 * @param {FileTime[]} times
 * @returns {string} the slowest files, one line each
 */
export function slowestFiles(times, count = 20) {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
    .join("\n");
}

/**
 * Time budget in milliseconds: more cores shorten only the part that runs in parallel.
 *
 * @param {number} cores
 */
export const budgetFor = (cores) =>
  ALONE_MS + ((BUDGET_MS - ALONE_MS) * BUDGET_CORES) / Math.max(cores, 1);

/**
 * @param {number} ms duration of the whole usual run
 * @param {{ cores: number, isIntegration: boolean }} machine
 * @returns {{ says: string, isFailure: boolean } | undefined} undefined if within the budget
 */
export function judgeWhole(ms, { cores, isIntegration }) {
  const budget = budgetFor(cores);
  const isFailure = isIntegration && ms > TOO_LONG_MS;
  if (ms <= budget && !isFailure) return undefined;
  /** @param {number} time */
  const minutes = (time) => `${(time / 60_000).toFixed(1)} minutes`;
  return {
    says: `OVER BUDGET: the whole took ${minutes(ms)}; on ${cores} cores it has ${minutes(budget)}. CONTRIBUTING.md, "What the tests cost".`,
    isFailure,
  };
}
