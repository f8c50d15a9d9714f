/** `npm run build`: makes the production build, even if it is up to date. */
import { checkNode, ensureInstalled } from "../install.mjs";
import { build } from "./production-build.mjs";
import { reportError } from "../steps.mjs";

try {
  checkNode();
  await ensureInstalled();
  await build();
} catch (error) {
  process.exitCode = reportError(error);
}
