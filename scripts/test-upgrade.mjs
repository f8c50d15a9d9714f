/**
 * `npm run test:upgrade [-- COMMIT]`: builds an earlier version in a temporary checkout, and tests that its
 * processes and this version's serve one database together. Without a commit it is the version before the
 * newest migration.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkNode, ensureInstalled } from "./install.mjs";
import { ensureBuilt } from "./build/production-build.mjs";
import { lastLine, Refusal, reportError, ROOT, run, runPackage, step } from "./steps.mjs";

const MIGRATIONS = "db/migrations/*.sql";

/** @param {string[]} args for git @param {string} [cwd] */
const git = (args, cwd = ROOT) => run("git", ["-C", cwd, ...args]);

/** The commit before the one that added the newest migration. */
async function commitBeforeMigration() {
  const added = await git(["log", "-1", "--format=%H", "--diff-filter=A", "--", MIGRATIONS]);
  if (!added.trim())
    throw new Refusal("No migration is in the history of this checkout: name a commit");
  return `${lastLine(added)}~1`;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-former-"));
try {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  const commit = process.argv[2] ?? (await commitBeforeMigration());
  await step("earlier version", async (note) => {
    await git(["worktree", "add", "--detach", folder, commit]);
    note(lastLine(await git(["log", "-1", "--format=%h %ad", "--date=short"], folder)));
  });
  // Packages of its own: they are patched by its own patches.
  await step("its packages", () =>
    run("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"]),
  );
  await step("its build", () => run("npm", ["run", "--prefix", folder, "build"]));
  await runPackage("vitest", ["run", "--project", "upgrade"], {
    env: { PLAZA_FORMER: folder },
    show: true,
  });
} catch (error) {
  process.exitCode = reportError(error);
} finally {
  await git(["worktree", "remove", "--force", folder]).catch(() => undefined);
}
