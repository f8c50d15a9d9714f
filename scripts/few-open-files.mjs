/**
 * Loaded before the build (`node --import`): lets 64 files be written at once and the rest wait. The
 * messages' compiler writes a file for each of more than a thousand messages at the same moment and
 * says nothing when the machine allows fewer open files (containers and macOS often do): the build
 * then lacked some.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const AT_ONCE = 64;
const waiting = [];
let open = 0;
const { writeFile } = fs.promises;

fs.promises.writeFile = async (...args) => {
  if (open >= AT_ONCE) await new Promise((resolve) => waiting.push(resolve));
  else open += 1;
  try {
    return await writeFile(...args);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else open -= 1;
  }
};
syncBuiltinESMExports();
