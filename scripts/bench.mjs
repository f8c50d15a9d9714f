/**
 * `npm run bench`: how light and how fast, measured (bench/README.md). `npm run bench:quick` is a
 * part of it within three minutes. A budget that is missed is a line in the table, not a failure:
 * times are the machine's as well, so only a measurement that breaks ends with 1.
 */
import { tsImport } from "tsx/esm/api";
import { checkNode, ensureInstalled } from "./install.mjs";
import { ensureBuilt } from "./build/production-build.mjs";
import { reportError } from "./steps.mjs";

const args = process.argv.slice(2);
try {
  checkNode();
  if (!args.includes("--as-built")) {
    await ensureInstalled();
    await ensureBuilt();
  }
  const { runBench } = await tsImport("../bench/run-bench.ts", import.meta.url);
  await runBench(args);
  process.exit(0);
} catch (error) {
  process.exit(reportError(error));
}
