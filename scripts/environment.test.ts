import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "./steps.mjs";

let clone: string;
beforeEach(() => {
  // The files of a fresh clone that the check needs, before `npm ci`.
  clone = fs.mkdtempSync(path.join(os.tmpdir(), "plaza clone-"));
  const rules = ["config/env-schema.mjs", "config/env-rules.mjs"];
  for (const part of ["scripts", "package.json", "package-lock.json", ...rules])
    fs.cpSync(path.join(ROOT, part), path.join(clone, part), { recursive: true });
});
afterEach(() => fs.rmSync(clone, { recursive: true, force: true }));

it.each([
  ["npm start", "start.mjs", []],
  ["npm run dev", "dev.mjs", []],
  ["npm run db:migrate", "database/database.mjs", ["migrate"]],
  ["npm run payouts", "database/operator.mjs", ["payouts"]],
  ["npm run account:reset", "database/account-reset.mjs", ["ana@example.com"]],
])("%s names all wrong variables before it installs anything", (_, script, words) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(clone, "scripts", script), ...words],
    {
      cwd: clone,
      encoding: "utf8",
      env: {
        NODE_ENV: "test",
        PATH: process.env.PATH,
        HOME: clone,
        PORT: "seventy",
        PLAZA_DEMO: "yes",
        DATABASE_URL: "mysql://root:hunter2@db/plaza",
      },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain("3 environment variables are wrong:");
  for (const line of [
    "DATABASE_URL must be the address of a PostgreSQL",
    "PORT must be a whole number from 1 to 65535",
    'PLAZA_DEMO must be "on" or "off"',
  ])
    expect(stderr).toContain(line);
  expect(`${stdout}${stderr}`).not.toContain("hunter2");
  expect(fs.existsSync(path.join(clone, "node_modules"))).toBe(false);
});
