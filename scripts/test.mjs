/**
 * `npm test`: everything that is held to be true, checked. `npm test -- unit types` runs only the
 * named kinds, `npm test -- +container` the usual ones and this. All of them run even if one fails;
 * the last line is the plain count.
 *
 * Long because the kinds, what they need and how they are counted are read together.
 */
import fs from "node:fs";
import path from "node:path";
import { checkNode, ensureInstalled } from "./install.mjs";
import { compileMessages, ensureBuilt } from "./build/production-build.mjs";
import {
  messageOf,
  Refusal,
  reportError,
  ROOT,
  runPackage,
  seconds,
  signalChildren,
  step,
} from "./steps.mjs";
import { closingLine, readPlaywright, readVitest } from "./test-counts.mjs";

const REPORTS = path.join(ROOT, "reports");
const CHECK_MS = 10 * 60_000;
const SUITE_MS = 30 * 60_000;

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/** @typedef {"build" | "postgres" | "chromium"} Need */

/**
 * @typedef {object} Kind
 * @property {Need[]} needs
 * @property {() => Promise<Counts>} work
 * @property {boolean} [isAside] runs at the same time as its neighbours
 * @property {boolean} [isExtra] only where it is asked for
 */

/** @typedef {[name: string, kind: Kind]} NamedKind */

/** @typedef {Counts & { name: string, broken?: boolean, why?: string }} Result */

/**
 * What there is to run, in this order; `needs` says what must be up first. Those that stand beside
 * each other with `isAside` run at the same time.
 *
 * @type {Readonly<Record<string, Kind>>}
 */
const KINDS = {
  messages: { needs: [], work: () => check(() => compileMessages()) },
  types: aside("typescript", ["--noEmit"]),
  lint: aside("eslint", [".", "--max-warnings", "0"]),
  format: aside("prettier", ["--check", "."]),
  unit: { needs: [], work: () => vitest("unit") },
  integration: { needs: ["build", "postgres"], work: () => vitest("integration") },
  // One file at a time: they load and break things on purpose, and measure how long it takes.
  reliability: {
    needs: ["build", "postgres"],
    work: () => vitest("reliability", { args: ["--no-file-parallelism"] }),
  },
  // Likewise: each fills a large catalogue.
  growth: {
    needs: ["build", "postgres"],
    work: () => vitest("growth", { args: ["--no-file-parallelism"] }),
  },
  browser: { needs: ["build", "postgres", "chromium"], work: playwright },
  // It takes minutes and needs a container engine: only where it is asked for.
  container: { needs: [], work: () => vitest("container"), isExtra: true },
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
  await testAll(chosen(process.argv.slice(2)));
} catch (error) {
  results.push({ name: "set-up", passed: 0, failed: 1, skipped: 0, broken: true });
  reportError(error);
} finally {
  await stopPostgres().catch(reportError);
}
const broken = results.filter((result) => result.broken || result.failed > 0);
if (broken.length > 0) console.log(`\nFailed: ${broken.map(({ name }) => name).join(", ")}`);
console.log(`\n${closingLine(results)}`);
process.exit(stopping ? 130 : broken.length > 0 ? 1 : 0);

/** @param {string} name */
function withoutPlus(name) {
  return name.replace(/^\+/, "");
}

/** @param {string[]} names */
function chosen(names) {
  for (const name of names.map(withoutPlus)) {
    if (!Object.hasOwn(KINDS, name))
      throw new Refusal(`There are no tests "${name}": say ${Object.keys(KINDS).join(", ")}.`);
  }
  const isAddition = names.every((name) => name.startsWith("+"));
  const asked = new Set(names.map(withoutPlus));
  return Object.entries(KINDS).filter(
    ([name, kind]) => asked.has(name) || (isAddition && !kind.isExtra),
  );
}

/** @param {NamedKind[]} kinds */
async function testAll(kinds) {
  checkNode();
  await ensureInstalled();
  fs.mkdirSync(REPORTS, { recursive: true });
  const needs = new Set(kinds.flatMap(([, kind]) => kind.needs));
  // Types, lint and every test read the compiled texts.
  if (!kinds.some(([name]) => name === "messages")) await compileMessages();
  const missing = await provide(needs);
  for (const group of sideBySide(kinds)) {
    if (stopping) throw new Refusal("stopped");
    results.push(...(await Promise.all(group.map((kind) => run(kind, missing)))));
  }
}

/**
 * The kinds in their order, in groups of those that run at the same time.
 *
 * @param {NamedKind[]} kinds
 */
function sideBySide(kinds) {
  /** @type {NamedKind[][]} */
  const groups = [];
  for (const entry of kinds) {
    const last = groups.at(-1);
    if (entry[1].isAside && last?.every(([, kind]) => kind.isAside)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/**
 * @param {NamedKind} named
 * @param {ReadonlySet<Need>} missing
 * @returns {Promise<Result>}
 */
async function run([name, kind], missing) {
  const lacks = kind.needs.filter((need) => missing.has(need));
  /** @type {Counts & { why?: string }} */
  const result =
    lacks.length > 0
      ? { passed: 0, failed: 1, skipped: 0, why: `cannot run without: ${lacks.join(", ")}` }
      : await timed(name, kind.work);
  if (result.why) console.log(`✗ ${name}\n${result.why}`);
  return { name, ...result };
}

/**
 * Brings up what the chosen kinds need.
 *
 * @param {ReadonlySet<Need>} needs
 * @returns {Promise<ReadonlySet<Need>>} the needs that could not be met
 */
async function provide(needs) {
  /** @type {Set<Need>} */
  const missing = new Set();
  /** @type {(need: Need, work: () => Promise<void>) => Promise<void>} */
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
      const { provideTestServer } = await typescript("../tests/support/templates.ts");
      const { server, stop } = await provideTestServer(note);
      stopPostgres = stop;
      // Tests that need no seeds still run; those that do say this again.
      if (server.seedError) console.error(`The seeds do not run: ${server.seedError}`);
    }),
  );
  await attempt("chromium", () =>
    step("chromium", async (note) => {
      const { findTestBrowser } = await typescript("../tests/support/browser.ts");
      const browser = await findTestBrowser(note);
      process.env.CHROMIUM_PATH = browser;
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
 * Runs one kind between two lines that say what it is and how it went.
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
 * A check by a program of one core.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Kind}
 */
function aside(program, args) {
  const work = () => check(() => runPackage(program, args, { timeoutMs: CHECK_MS }));
  return { needs: [], work, isAside: true };
}

/**
 * A check that holds or does not: counted as one.
 *
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Counts>}
 */
async function check(work) {
  try {
    await work();
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {string} project
 * @param {{ args?: string[] }} [options] more of vitest's own
 */
function vitest(project, { args: more = [] } = {}) {
  // reports/reliability.json holds what those tests measure.
  const report = path.join(REPORTS, `${project}-tests.json`);
  const args = ["run", "--project", project, ...more, "--reporter=default", "--reporter=json"];
  return suite("vitest", [...args, `--outputFile.json=${report}`], report, readVitest);
}

function playwright() {
  return suite("@playwright/test", ["test"], path.join(REPORTS, "browser.json"), readPlaywright);
}

/**
 * Runs a test runner and counts from its report; ending badly without a failed test counts too.
 *
 * @template Report
 * @param {string} program
 * @param {string[]} args
 * @param {string} report the file it writes
 * @param {(report: Report) => Counts} read
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
