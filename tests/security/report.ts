import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../architecture/source-files.ts";

const FILE = path.join(ROOT, "reports/security.json");

/** Prints a test's figures and keeps them in reports/security.json, beside those of the others. */
export function report(name: string, figures: Record<string, number | string>): void {
  console.log(`security, ${name}: ${JSON.stringify(figures)}`);
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, `${JSON.stringify({ ...readAll(), [name]: figures }, null, 2)}\n`);
}

function readAll(): Record<string, unknown> {
  try {
    return JSON.parse(fs.readFileSync(FILE, "utf8")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
