/**
 * `npm run bench`: measures page weight, load times and server throughput (bench/README.md).
 * `npm run bench:quick` measures a part of it within three minutes. A missed budget is a row in the
 * table, not a failure, since times also depend on the machine; only a broken measurement exits with 1.
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
