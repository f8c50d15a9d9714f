/** Runs the checks and test runners of `npm test`, each to its end, and counts the tests. */
import fs from "node:fs";
import path from "node:path";
import { messageOf, ROOT, runPackage } from "./steps.mjs";
import { failedInVitest, failedInPlaywright, readPlaywright, readVitest } from "./test-counts.mjs";
import { playwrightTimes, vitestTimes } from "./test-times.mjs";
import { browserTestFiles, filesOfTurn, TURNS } from "./test-turns.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** Set by `npm run test:all`; tests/support/sampling/combinations.ts reads the same variable. */
export const RUNS_ALL = process.env.PLAZA_TESTS === "all";
export const REPORTS = path.join(ROOT, "reports");
const CHECK_MS = 10 * 60_000;
const SUITE_MS = (RUNS_ALL ? 180 : 30) * 60_000;

/**
 * Duration of each test file, over all suites so far.
 *
 * @type {import("./test-times.mjs").FileTime[]}
 */
export const fileTimes = [];

/**
 * Names of the failed tests, over all suites so far.
 *
 * @type {string[]}
 */
export const failedTests = [];

/**
 * Runs a check that succeeds or throws; counted as one test.
 *
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Counts>}
 */
export async function check(work) {
  try {
    await work();
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * Runs a check by the command of an installed package; its exit code decides.
 *
 * @param {string} program
 * @param {string[]} args
 */
export const checkBy = (program, args) =>
  check(() => runPackage(program, args, { timeoutMs: CHECK_MS }));

/**
 * Runs the tests of one Vitest project.
 *
 * @param {string} project
 * @param {{ args?: string[], turn?: number }} [options] args: more options for Vitest; turn: the part of
 *   its files to run, all if undefined
 * @returns {Promise<Counts>}
 */
export function vitest(project, { args: more = [], turn } = {}) {
  // Not reports/<project>.json: reports/reliability.json contains what those tests measure.
  const report = path.join(REPORTS, `${project}-tests.json`);
  const shard = turn ? [`--shard=${turn}/${TURNS}`] : [];
  const reporters = ["--reporter=default", "--reporter=json"];
  const args = ["run", "--project", project, ...shard, ...more, ...reporters];
  /** @param {Parameters<typeof vitestTimes>[0] & Parameters<typeof readVitest>[0]} parsed */
  const read = (parsed) => {
    fileTimes.push(...vitestTimes(parsed, ROOT));
    failedTests.push(...failedInVitest(parsed, ROOT));
    return readVitest(parsed);
  };
  return suite("vitest", [...args, `--outputFile.json=${report}`], report, read);
}

/**
 * Runs the browser tests.
 *
 * @param {number} [turn] the part of their files to run, all if undefined. Not Playwright's `--shard`: its
 *   parts are whole folders.
 * @returns {Promise<Counts>}
 */
export function playwright(turn) {
  /** @param {Parameters<typeof playwrightTimes>[0] & Parameters<typeof readPlaywright>[0] & Parameters<typeof failedInPlaywright>[0]} parsed */
  const read = (parsed) => {
    failedTests.push(...failedInPlaywright(parsed));
    fileTimes.push(...playwrightTimes(parsed, "tests/e2e"));
    return readPlaywright(parsed);
  };
  const files = turn ? filesOfTurn(browserTestFiles(ROOT), turn) : [];
  return suite("@playwright/test", ["test", ...files], path.join(REPORTS, "browser.json"), read);
}

/**
 * Runs a test runner and reads its report; a bad exit code without a failed test counts as a failure.
 *
 * @template Report
 * @param {string} program
 * @param {string[]} args
 * @param {string} report the file it writes
 * @param {(parsed: Report) => Counts} read
 * @returns {Promise<Counts>}
 */
async function suite(program, args, report, read) {
  fs.rmSync(report, { force: true });
  let isWell = true;
  try {
    await runPackage(program, args, { show: true, timeoutMs: SUITE_MS });
  } catch (error) {
    isWell = false;
    console.error(messageOf(error));
  }
  const counts = fs.existsSync(report)
    ? read(JSON.parse(fs.readFileSync(report, "utf8")))
    : { passed: 0, failed: 1, skipped: 0 };
  return isWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
