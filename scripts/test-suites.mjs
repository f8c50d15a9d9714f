/** Runs the checks and the test runners of `npm test`, each to its end, and counts. */
import fs from "node:fs";
import path from "node:path";
import { messageOf, ROOT, runPackage } from "./steps.mjs";
import { readPlaywright, readVitest } from "./test-counts.mjs";
import { playwrightTimes, vitestTimes } from "./test-times.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** `npm run test:all`: tests/support/sampling/combinations.ts reads the same variable. */
export const RUNS_ALL = process.env.PLAZA_TESTS === "all";
export const REPORTS = path.join(ROOT, "reports");
const CHECK_MS = 10 * 60_000;
const SUITE_MS = (RUNS_ALL ? 180 : 30) * 60_000;

/**
 * How long the tests of each file took, in all suites so far.
 *
 * @type {import("./test-times.mjs").FileTime[]}
 */
export const fileTimes = [];

/**
 * A check that holds or does not: counted as one.
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
 * The same by a program of an installed package, by how it ends.
 *
 * @param {string} program
 * @param {string[]} args
 */
export const checkBy = (program, args) =>
  check(() => runPackage(program, args, { timeoutMs: CHECK_MS }));

/**
 * The tests of one of vitest's projects.
 *
 * @param {string} project
 * @param {{ args?: string[] }} [options] args: more of vitest's own
 * @returns {Promise<Counts>}
 */
export function vitest(project, { args: more = [] } = {}) {
  // reports/reliability.json holds what those tests measure.
  const report = path.join(REPORTS, `${project}-tests.json`);
  const args = ["run", "--project", project, ...more, "--reporter=default", "--reporter=json"];
  /** @param {Parameters<typeof vitestTimes>[0] & Parameters<typeof readVitest>[0]} told */
  const read = (told) => {
    fileTimes.push(...vitestTimes(told, ROOT));
    return readVitest(told);
  };
  return suite("vitest", [...args, `--outputFile.json=${report}`], report, read);
}

/** The browser tests. @returns {Promise<Counts>} */
export function playwright() {
  /** @param {Parameters<typeof playwrightTimes>[0] & Parameters<typeof readPlaywright>[0]} told */
  const read = (told) => {
    fileTimes.push(...playwrightTimes(told, "tests/e2e"));
    return readPlaywright(told);
  };
  return suite("@playwright/test", ["test"], path.join(REPORTS, "browser.json"), read);
}

/**
 * Runs a test runner and counts from its report; ending badly without a failed test counts too.
 *
 * @template Report
 * @param {string} program
 * @param {string[]} args
 * @param {string} report the file it writes
 * @param {(told: Report) => Counts} read
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
