import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { itemsUnder } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { filesIn } from "../../support/uploads.ts";

/** Kits with tables where the operator's malware scanner refuses every file. */
const PERK = "perk-turnos-inteligentes";
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-kit-tables-"));
  const scanner = path.join(folder, "scanner.cjs");
  fs.writeFileSync(scanner, "process.exitCode = 1;");
  app = await createApp(database.url, {
    FILES_DIR: path.join(folder, "files"),
    UPLOAD_SCAN_COMMAND: `${process.execPath} ${scanner}`,
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A person who has the perk, but not its kit. */
async function ownerOf(id: string) {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana', 'Ana', ${id})`;
  await database.sql`INSERT INTO perk_ownerships (person_id, perk_id, price_cents, acquired_at)
    VALUES (${id}, ${PERK}, 0, now())`;
  return createBrowser(app, await sessionOf(database, id));
}

it.each([
  ["en", "Not every table could be stored as a file", "What you have now"],
  ["es", "No todas las tablas se pudieron guardar como archivo", "Lo que ya tienes"],
] as const)("says in %s that a refused table came as a text", async (language, words, heading) => {
  const browser = await ownerOf(`refused-${language}`);
  const preferences = { language };
  const to = `/apps/${PERK}`;
  const installed = await browser.request(to, { preferences, form: { intent: "install" } });
  expect([installed.status, installed.headers.get("Location")]).toEqual([303, to]);
  const page = await readPage(await browser.request(to, { preferences }));
  expect(visibleText(page.querySelector("main")!)).toContain(words);
  // Its text is there, and no file was kept.
  const documents = itemsUnder(page, heading).flatMap((item) => [
    ...item.querySelectorAll("a[href*='/documents/']"),
  ]);
  expect(documents.length).toBeGreaterThan(0);
  expect(filesIn(folder)).toEqual([]);
  // Pressed again, nothing is added and nothing is said of tables.
  await browser.request(to, { preferences, form: { intent: "install" } });
  const again = await readPage(await browser.request(to, { preferences }));
  expect(visibleText(again.querySelector("main")!)).not.toContain(words);
});
