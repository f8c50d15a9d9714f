import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../architecture/source-files.ts";

const FILE = path.join(ROOT, "reports/security.json");

/** Prints a test's figures and keeps them in reports/security.json, beside those of the others. */
export function report(name: string, figures: Record<string, number | string>): void {
  console.log(`security, ${name}: ${JSON.stringify(figures)}`);
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  alone(() => {
    const all = { ...readAll(), [name]: figures };
    fs.writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  });
}

const LOCK = `${FILE}.lock`;
const PATIENCE_MS = 2_000;

/** Test files run in processes of their own: one at a time reads and writes the file. */
function alone(work: () => void): void {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      fs.mkdirSync(LOCK);
      break;
    } catch {
      // Left behind by a run that was killed.
      if (Date.now() > end) fs.rmSync(LOCK, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
  try {
    work();
  } finally {
    fs.rmSync(LOCK, { recursive: true, force: true });
  }
}

function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(fs.readFileSync(FILE, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
