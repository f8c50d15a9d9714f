/**
 * Loaded before the build (`node --import`): lets 64 files be read or written at once and the rest
 * wait. The messages' compiler writes a file for each of more than a thousand messages at the same
 * moment and the bundler reads them all at once. Where the machine allows fewer open files
 * (containers and macOS often do), the first says nothing and the build lacked some; the second
 * cannot find a package in the middle of it.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const AT_ONCE = 64;
/** @type {((value?: unknown) => void)[]} */
const waiting = [];
let open = 0;

/**
 * @template {unknown[]} Args
 * @template Result
 * @param {(...args: Args) => Promise<Result>} work
 */
function inTurn(work) {
  return async (/** @type {Args} */ ...args) => {
    if (open >= AT_ONCE) await new Promise((resolve) => waiting.push(resolve));
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

// The same call, later: what inTurn makes of an overloaded function knows only its last overload.
fs.promises.readFile = /** @type {typeof fs.promises.readFile} */ (inTurn(fs.promises.readFile));
fs.promises.writeFile = inTurn(fs.promises.writeFile);
syncBuiltinESMExports();
