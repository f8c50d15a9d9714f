import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { accountOf, filesIn, NEW_ARTIFAKT, pdfOf } from "../../support/uploads.ts";

/** A threshold above the free space of any disk, so that every disk counts as full. */
const NEW = "/new?tipo=artifakt";
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-full-"));
  app = await createApp(database.url, { FILES_DIR: folder, MIN_FREE_DISK_MB: "999999999" });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

it("refuses uploads with an explanation, logs it once, and allows everything else", async () => {
  const account = await accountOf(app, database.url, "full-disk");
  const lines: string[] = [];
  const log = vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    for (const _ of [1, 2, 3]) {
      const refused = await account.upload(NEW, pdfOf(2_000));
      expect(refused.status).toBe(507);
      const page = await readPage(refused);
      expect(visibleText(page.querySelector("main")!)).toContain("no room for uploads");
      expect(page.querySelector("[name=name]")!.getAttribute("value")).toBe(NEW_ARTIFAKT.name);
    }
  } finally {
    log.mockRestore();
  }
  expect(lines.filter((line) => line.includes("nearly full"))).toHaveLength(1);
  expect(filesIn(folder)).toEqual([]);

  // A draft without a file can be created and read.
  const made = await account.post(NEW, NEW_ARTIFAKT);
  expect(made.status).toBe(303);
  const manage = made.headers.get("Location")!;
  expect((await account.get(manage)).status).toBe(200);
  const version = await account.upload(manage, pdfOf(2_000), { intent: "upload" });
  expect(version.status).toBe(507);
});
