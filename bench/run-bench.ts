/**
 * Measures the production build: every screen on slow connections and the server under load, each
 * compared with its floor in the same run (see README.md in this folder).
 */
import { step } from "../scripts/steps.mjs";
import { findChromium } from "../tests/support/browser.ts";
import { createTestDatabase } from "../tests/support/database.ts";
import { startPlaza, type ServerProcess } from "../tests/support/plaza-process.ts";
import { provideTestServer } from "../tests/support/postgres/templates.ts";
import { measureScreens, type ScreenFigures } from "./browser/measure-screens.ts";
import { buildRemixFloor, startRemixFloor, startStaticPage } from "./floors.ts";
import { judgeGrowth, judgeScreens, judgeServer, type Judged } from "./judge.ts";
import { measureGrowth } from "./load/measure-growth.ts";
import { measureServer } from "./load/measure-server.ts";
import { readOptions, type BenchOptions } from "./options.ts";
import { budgetTable, machineClass, summaryOf, writeJson, writeSummary } from "./report.ts";

/**
 * @param args arguments after `npm run bench --`
 * @returns each budget with its figure
 */
export async function runBench(args: string[]): Promise<Judged[]> {
  const options = readOptions(args);
  const started = performance.now();
  const log = (line: string) => console.log(`  ${line}`);
  const postgres = await provideTestServer(log);
  try {
    await step("build floors", buildRemixFloor);
    process.env.CHROMIUM_PATH ||= options.browser ? await findChromium(log) : "";
    const judged: Judged[] = [];
    const screens = options.browser ? await onScreens(options, log) : undefined;
    if (screens) judged.push(...judgeScreens(screens));
    const server = options.server ? await measureServer(options, log) : undefined;
    if (server) judged.push(...judgeServer(server));
    const growth = options.growth ? await measureGrowth(log) : undefined;
    if (growth) judged.push(...judgeGrowth(growth));

    const result = {
      date: new Date().toISOString().slice(0, 10),
      machine: machineClass(),
      command: `npm run ${options.quick ? "bench:quick" : "bench"}${said(args)}`,
      seconds: (performance.now() - started) / 1_000,
      judged,
      screens,
      server,
      growth,
    };
    writeJson(result);
    if (options.write) writeSummary(result);
    console.log(`\n${options.quick ? budgetTable(judged) : summaryOf(result)}\n`);
    return judged;
  } finally {
    await postgres.stop();
  }
}

const said = (args: readonly string[]) => {
  const own = args.filter((arg) => !["--quick", "--write", "--as-built"].includes(arg));
  return own.length > 0 ? ` -- ${own.join(" ")}` : "";
};

async function onScreens(
  options: BenchOptions,
  log: (line: string) => void,
): Promise<ScreenFigures> {
  const database = await createTestDatabase();
  const servers: ServerProcess[] = [];
  try {
    const plaza = await startPlaza(database.url, { LOG_LEVEL: "error", TRUST_PROXY: "on" });
    servers.push(plaza);
    const staticPage = await startStaticPage();
    servers.push(staticPage);
    const remix = await startRemixFloor(database.url);
    servers.push(remix);
    const origins = {
      plaza: plaza.origin,
      staticPage: staticPage.origin,
      remix: remix.origin,
    };
    return await measureScreens(options, origins, log);
  } finally {
    for (const server of servers) await server.stop();
    await database.drop();
  }
}
