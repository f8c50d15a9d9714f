/** Durations of test files, from the test runners' reports, and of the whole run. */

/** Budget of the whole usual run on two cores; CONTRIBUTING.md divides it among its parts. */
export const BUDGET_MS = 20 * 60_000;
/** Part of the budget that no further core shortens: timed and growth run one file at a time. */
const ALONE_MS = 6 * 60_000;
const BUDGET_CORES = 2;
/**
 * Budget of a run of every file. Beyond it, the integration machine fails, if it is as fast as the one with
 * the budgets.
 */
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
 * How long what {@link measureSlowness} computes takes where the budgets were measured, in milliseconds. An
 * estimate: the production build takes 58 s there, and 105 to 110 s on a machine on which this takes 470 to
 * 660 ms.
 */
const REFERENCE_MS = 300;
const ROUNDS = 5;

/**
 * Compares this machine with the one on which the budgets were measured: shared machines differ by more than
 * the whole run grows in months.
 *
 * @returns how many times as long it takes for the same work, at least 1
 */
export function measureSlowness() {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (let round = 0; round < 6; round += 1) sortAndPrint();
    return performance.now() - started;
  });
  return Math.max(1, Math.min(...times) / REFERENCE_MS);
}

/** Work like that of the tests: objects, strings, sorting, regular expressions, garbage. */
function sortAndPrint() {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    name: `item ${(id * 7919) % 20_011}`,
    tags: [`a${id % 7}`, `b${id % 13}`],
  }));
  /** @type {typeof rows} */
  const read = JSON.parse(JSON.stringify(rows));
  read.sort((one, other) => (one.name < other.name ? -1 : 1));
  const text = JSON.stringify(read).replace(/item (\d+)/g, (_, digits) => `x${digits.length}`);
  return new Map(read.map(({ name, tags }) => [name, tags.length])).size + text.length;
}

/**
 * @param {number} ms duration of the whole usual run
 * @param {{ cores: number, isEvery?: boolean, isIntegration: boolean, slowness: number }} machine isEvery: whether
 *   every file ran, instead of one turn's; slowness: as measured
 * @returns {{ says: string, isFailure: boolean } | undefined} undefined if within the budget
 */
export function judgeWhole(ms, { cores, isEvery, isIntegration, slowness }) {
  const budget = (isEvery ? TOO_LONG_MS : budgetFor(cores)) * slowness;
  const isFailure = isIntegration && ms > TOO_LONG_MS * slowness;
  if (ms <= budget && !isFailure) return undefined;
  /** @param {number} time */
  const minutes = (time) => `${(time / 60_000).toFixed(1)} minutes`;
  const pace = slowness > 1 ? `that are ${slowness.toFixed(1)} times as slow ` : "";
  return {
    says: `OVER BUDGET: the whole took ${minutes(ms)}; on ${cores} cores ${pace}it has ${minutes(budget)}. CONTRIBUTING.md, "What the tests cost".`,
    isFailure,
  };
}
