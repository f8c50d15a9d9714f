import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../architecture/source-files.ts";

const PATIENCE_MS = 2_000;

/**
 * A JSON file in reports/, to which each test adds its measurements.
 *
 * @param area the file's name, also printed before each line
 * @returns prints a test's measurements and merges them into the file
 */
export function createReport(
  area: string,
): (name: string, figures: Record<string, number | string>) => void {
  const file = path.join(ROOT, `reports/${area}.json`);
  return (name, figures) => {
    console.log(`${area}, ${name}: ${JSON.stringify(figures)}`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    alone(`${file}.lock`, () => {
      const all = { ...readAll(file), [name]: figures };
      fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
    });
  };
}

/** Mutex by a lock folder: test files run in separate processes and write the same file. */
function alone(lock: string, work: () => void): void {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      fs.mkdirSync(lock);
      break;
    } catch {
      // A killed run has left its lock.
      if (Date.now() > end) fs.rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
  try {
    work();
  } finally {
    fs.rmSync(lock, { recursive: true, force: true });
  }
}

function readAll(file: string): Record<string, unknown> {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
