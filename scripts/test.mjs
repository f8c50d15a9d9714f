/**
 * `npm test`: runs all checks and kinds of tests; of the slow suites one part of four (test-turns.mjs).
 * `npm test -- unit types` runs only the named kinds, whole, `npm test -- +container` the usual ones and
 * this one; `npm run test:all` tests completely what is usually sampled. All kinds run even if one fails;
 * the last line has the counts.
 *
 * Long because the kinds, their needs and how they are counted are read together.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { checkNode, ensureInstalled } from "./install.mjs";
import { compileMessages, ensureBuilt } from "./build/production-build.mjs";
import { Refusal, reportError, seconds, signalChildren, step } from "./steps.mjs";
import { closingLine } from "./test-counts.mjs";
import {
  check,
  checkBy,
  failedTests,
  fileTimes,
  playwright,
  REPORTS,
  RUNS_ALL,
  vitest,
} from "./test-suites.mjs";
import { judgeWhole, measureSlowness, slowestFiles } from "./test-times.mjs";
import { turnOf, TURNS } from "./test-turns.mjs";

const started = performance.now();
if (RUNS_ALL) Object.assign(process.env, { SECURITY: "long", FUZZ_REQUESTS: "20000" });
/**
 * Cache of Prettier's results: they depend on the file's content alone. ESLint's results depend on
 * the types in other files, so they are not cached.
 */
const CACHE_ARGS = ["--cache", "--cache-strategy", "content"];

/** @typedef {import("./test-counts.mjs").Counts} Counts */
/** @typedef {"build" | "postgres" | "chromium"} Need */
/** @typedef {number | undefined} Turn the part of the slow suites to run; undefined for all of them */
/**
 * @typedef {object} Kind
 * @property {Need[]} needs
 * @property {(turn: Turn) => Promise<Counts>} work
 * @property {boolean} [isParallel] runs in parallel with neighbouring kinds that also have `isParallel`
 * @property {boolean} [isOptIn] runs only when named
 */
/** @typedef {[name: string, kind: Kind]} NamedKind */
/** @typedef {Counts & { name: string, broken?: boolean, why?: string }} Result */

/**
 * All kinds in running order; `needs` says what must be started first.
 *
 * @type {Readonly<Record<string, Kind>>}
 */
const KINDS = {
  messages: { needs: [], work: () => check(() => compileMessages()) },
  // TypeScript's errors and the rules on promises, by the native compiler.
  types: parallelCheck("oxlint", []),
  lint: parallelCheck("eslint", [".", "--max-warnings", "0"]),
  format: parallelCheck("prettier", ["--check", ".", ...CACHE_ARGS]),
  // The build makes the files that the tests of the seeds open.
  unit: { needs: ["build"], work: () => vitest("unit") },
  // The tests of the operator's commands need the build.
  database: { needs: ["build", "postgres"], work: (turn) => vitest("database", { turn }) },
  integration: { needs: ["build", "postgres"], work: (turn) => vitest("integration", { turn }) },
  reliability: { needs: ["build", "postgres"], work: (turn) => vitest("reliability", { turn }) },
  // One file at a time: these tests of reliability create load and measure durations.
  timed: {
    needs: ["build", "postgres"],
    work: (turn) => vitest("timed", { turn, args: ["--no-file-parallelism"] }),
  },
  // One file at a time: each fills a large database.
  growth: {
    needs: ["build", "postgres"],
    work: () => vitest("growth", { args: ["--no-file-parallelism"] }),
  },
  browser: { needs: ["build", "postgres", "chromium"], work: playwright },
  // Takes minutes and needs a container engine.
  container: { needs: [], work: () => vitest("container"), isOptIn: true },
};

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopping = true;
    signalChildren("SIGTERM");
  });
}

/** @type {Result[]} */
const results = [];
let stopPostgres = async () => {};
try {
  const kinds = selectKinds(process.argv.slice(2));
  const isBudgeted = !RUNS_ALL && isUsual(kinds);
  const slowness = isBudgeted ? measureSlowness() : 1;
  const turn = isBudgeted ? chooseTurn() : undefined;
  await testAll(kinds, turn);
  if (fileTimes.length > 0) console.log(`\nThe slowest files:\n${slowestFiles(fileTimes)}`);
  // The slower of two measurements: a shared machine may have been slow for most of the run.
  if (isBudgeted) checkBudget(Math.max(slowness, measureSlowness()), turn);
} catch (error) {
  results.push({ name: "set-up", passed: 0, failed: 1, skipped: 0, broken: true });
  reportError(error);
} finally {
  await stopPostgres().catch(reportError);
}
const broken = results.filter((result) => result.broken || result.failed > 0);
if (broken.length > 0) console.log(`\nFailed: ${broken.map(({ name }) => name).join(", ")}`);
for (const test of failedTests) console.log(`  ${test}`);
console.log(`\n${closingLine(results)}`);
process.exit(stopping ? 130 : broken.length > 0 ? 1 : 0);

/**
 * Whether these are exactly the kinds that the time budget covers.
 *
 * @param {NamedKind[]} kinds
 */
function isUsual(kinds) {
  return (
    kinds.length === Object.values(KINDS).filter(({ isOptIn }) => !isOptIn).length &&
    kinds.every(([, { isOptIn }]) => !isOptIn)
  );
}

/**
 * Reports a run over the time budget; on the integration machine it may count as a failure.
 *
 * @param {number} slowness of this machine
 * @param {Turn} turn that ran
 */
function checkBudget(slowness, turn) {
  const verdict = judgeWhole(performance.now() - started, {
    cores: os.availableParallelism(),
    isEvery: !turn,
    isIntegration: process.env.CI === "true",
    slowness,
  });
  if (!verdict) return;
  console.log(`\n${verdict.says}`);
  if (verdict.isFailure) results.push({ name: "budget", passed: 0, failed: 1, skipped: 0 });
}

/** @param {string} name */
function withoutPlus(name) {
  return name.replace(/^\+/, "");
}

/**
 * @param {string[]} names
 * @returns {NamedKind[]}
 */
function selectKinds(names) {
  for (const name of names.map(withoutPlus)) {
    if (!Object.hasOwn(KINDS, name))
      throw new Refusal(`There are no tests "${name}": say ${Object.keys(KINDS).join(", ")}.`);
  }
  const isAddition = names.every((name) => name.startsWith("+"));
  const asked = new Set(names.map(withoutPlus));
  return Object.entries(KINDS).filter(
    ([name, kind]) => asked.has(name) || (isAddition && !kind.isOptIn),
  );
}

/** @returns {Turn} */
function chooseTurn() {
  const turn = turnOf(process.env.PLAZA_TURN, countCommits);
  if (turn)
    console.log(
      `Turn ${turn} of ${TURNS}: of the slow suites every ${TURNS}th file (PLAZA_TURN=${turn}; all files: PLAZA_TURN=every)`,
    );
  return turn;
}

/** @returns the number of commits, 0 where git or its history is missing */
function countCommits() {
  const { stdout } = spawnSync("git", ["rev-list", "--count", "HEAD"], { encoding: "utf8" });
  return Number(stdout) || 0;
}

/** @param {NamedKind[]} kinds @param {Turn} turn */
async function testAll(kinds, turn) {
  checkNode();
  await ensureInstalled();
  fs.mkdirSync(REPORTS, { recursive: true });
  const needs = new Set(kinds.flatMap(([, kind]) => kind.needs));
  // Types, lint and every test need the compiled messages.
  if (!kinds.some(([name]) => name === "messages")) await compileMessages();
  const missing = await provide(needs);
  for (const group of groupParallel(kinds)) {
    if (stopping) throw new Refusal("stopped");
    results.push(...(await Promise.all(group.map((kind) => run(kind, { missing, turn })))));
  }
}

/**
 * Groups the kinds, in order; the kinds of a group run in parallel.
 *
 * @param {NamedKind[]} kinds
 */
function groupParallel(kinds) {
  /** @type {NamedKind[][]} */
  const groups = [];
  for (const entry of kinds) {
    const last = groups.at(-1);
    if (entry[1].isParallel && last?.every(([, kind]) => kind.isParallel)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/**
 * @param {NamedKind} named
 * @param {{ missing: ReadonlySet<Need>, turn: Turn }} options
 * @returns {Promise<Result>}
 */
async function run([name, kind], { missing, turn }) {
  const lacks = kind.needs.filter((need) => missing.has(need));
  /** @type {Counts & { why?: string }} */
  const result =
    lacks.length > 0
      ? { passed: 0, failed: 1, skipped: 0, why: `cannot run without: ${lacks.join(", ")}` }
      : await timed(name, () => kind.work(turn));
  if (result.why) console.log(`✗ ${name}\n${result.why}`);
  return { name, ...result };
}

/**
 * Starts what the selected kinds need.
 *
 * @param {ReadonlySet<Need>} needs
 * @returns the needs that could not be provided
 */
async function provide(needs) {
  /** @type {Set<Need>} */
  const missing = new Set();
  /** @type {(need: Need, work: () => Promise<unknown>) => Promise<void>} */
  const attempt = async (need, work) => {
    if (!needs.has(need)) return;
    try {
      await work();
    } catch (error) {
      missing.add(need);
      reportError(error);
    }
  };
  await attempt("build", ensureBuilt);
  await attempt("postgres", () =>
    step("postgres", async (note) => {
      const { provideTestServer } = await typescript("../tests/support/postgres/templates.ts");
      const { server, stop } = await provideTestServer(note);
      stopPostgres = stop;
      // Tests without seeds still run; tests with seeds report this error again.
      if (server.seedError) console.error(`The seeds do not run: ${server.seedError}`);
    }),
  );
  await attempt("chromium", () =>
    step("chromium", async (note) => {
      const { findTestBrowser } = await typescript("../tests/support/browser.ts");
      const browser = await findTestBrowser(note);
      process.env.TEST_BROWSER_PATH = browser;
      note(browser);
    }),
  );
  return missing;
}

/** @param {string} file */
async function typescript(file) {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport(file, import.meta.url);
}

/**
 * Runs one kind and prints its result and duration.
 *
 * @param {string} name
 * @param {() => Promise<Counts & { broken?: boolean }>} work
 */
async function timed(name, work) {
  const started = performance.now();
  const result = await work();
  const { passed, failed, skipped, broken } = result;
  const mark = failed > 0 || broken ? "✗" : "✓";
  const counts = passed + failed + skipped > 1 ? `   ${closingLine([result])}` : "";
  console.log(
    `${mark} ${name.padEnd(22)}${seconds(performance.now() - started).padStart(8)}${counts}`,
  );
  return result;
}

/**
 * A check by a single-threaded program, run in parallel with others.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Kind}
 */
function parallelCheck(program, args) {
  return { needs: [], work: () => checkBy(program, args), isParallel: true };
}
