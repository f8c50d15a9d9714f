/**
 * Semaphore on fs.promises.readFile and writeFile: at most 64 at the same time. Preloaded by the
 * build (`node --import`). The message compiler writes more than a thousand files at once, and the
 * bundler reads them all at once. Where the limit of open files is low (containers, macOS), the
 * compiler ignores the EMFILE error and the build lacks files, and the bundler cannot find a package.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const MAX_OPEN = 64;
/** @type {((value?: unknown) => void)[]} */
const waiting = [];
let open = 0;

/**
 * @template {unknown[]} Args
 * @template Result
 * @param {(...args: Args) => Promise<Result>} work
 */
function limited(work) {
  return async (/** @type {Args} */ ...args) => {
    if (open >= MAX_OPEN) await new Promise((resolve) => waiting.push(resolve));
    else open += 1;
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else open -= 1;
    }
  };
}

// The cast is needed because `limited` sees only the last overload of a function.
fs.promises.readFile = /** @type {typeof fs.promises.readFile} */ (limited(fs.promises.readFile));
fs.promises.writeFile = limited(fs.promises.writeFile);
syncBuiltinESMExports();
