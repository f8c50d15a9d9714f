import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { accountOf, filesIn, NEW_ARTIFAKT, pdfOf } from "../../support/uploads.ts";

/** Uploads with an operator's malware scanner: a program that reads the file, as clamdscan does. */
const NEW = "/new?tipo=artifakt";
const SCANNER = `
  const text = require("fs").readFileSync(process.argv.at(-1), "latin1");
  process.exitCode = text.includes("EICAR") ? 1 : text.includes("BROKEN") ? 2 : 0;`;
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-scanned-"));
  const scanner = path.join(folder, "scanner.cjs");
  fs.writeFileSync(scanner, SCANNER);
  app = await createApp(database.url, {
    FILES_DIR: path.join(folder, "files"),
    UPLOAD_SCAN_COMMAND: `${process.execPath} ${scanner} --no-summary`,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const pdfWith = (text: string) => {
  const file = pdfOf(2_000);
  file.set(new TextEncoder().encode(text), 100);
  return file;
};

it("takes a harmless file, and refuses a harmful one and one that was not scanned, in words", async () => {
  const account = await accountOf(app, database.url, "scanned");
  const lines: string[] = [];
  const log = vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    for (const [text, status, words] of [
      ["EICAR", 422, "found malware in this file"],
      ["BROKEN", 503, "could not be checked for malware"],
    ] as const) {
      const refused = await account.upload(NEW, pdfWith(text));
      expect(refused.status).toBe(status);
      const page = await readPage(refused);
      expect(visibleText(page.querySelector("main")!)).toContain(words);
      expect(page.querySelector("[name=name]")!.getAttribute("value")).toBe(NEW_ARTIFAKT.name);
    }
  } finally {
    log.mockRestore();
  }
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({ level: "warn", event: "harmful-upload", size: 2_000 }),
  );
  expect(logged).toContainEqual({
    level: "error",
    error: "The scanner of uploads failed: 2",
  });
  expect(filesIn(folder)).toEqual([]);
  const taken = await account.upload(NEW, pdfWith("Sopes"));
  expect(taken.status).toBe(303);
  expect(filesIn(folder)).toHaveLength(1);
});

it("reads a file that was sent in parts when it is used", async () => {
  const account = await accountOf(app, database.url, "scanned-parts");
  const before = filesIn(folder);
  const file = pdfWith("EICAR");
  const headers = { ...account.headers, "Tus-Resumable": "1.0.0", Origin: "http://localhost" };
  const send = (method: string, to: string, own: Record<string, string>, body?: typeof file) =>
    app.request(to, { method, preferences: false, headers: { ...headers, ...own }, body });
  const announced = await send("POST", "/uploads", { "Upload-Length": String(file.length) });
  const to = announced.headers.get("Location")!;
  // The signature is divided between the parts.
  for (const [from, end] of [
    [0, 102],
    [102, file.length],
  ] as const) {
    const own = {
      "Upload-Offset": String(from),
      "Content-Type": "application/offset+octet-stream",
    };
    expect((await send("PATCH", to, own, file.slice(from, end))).status).toBe(204);
  }
  const refused = await account.post(NEW, { ...NEW_ARTIFAKT, upload: to.split("/").at(-1)! });
  expect(refused.status).toBe(422);
  const page = await readPage(refused);
  expect(visibleText(page.querySelector("main")!)).toContain("found malware in this file");
  expect(filesIn(folder)).toEqual(before);
});

it("reads documents of spaces, too", async () => {
  const account = await accountOf(app, database.url, "scanned-space");
  await database.sql`INSERT INTO spaces (id, name, description, type, user_count, owner_id)
    VALUES ('scanned-space', 'Cocina', 'x', 'custom', 1, 'scanned-space')`;
  await database.sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('scanned-space', 'scanned-space', 'owner')`;
  const to = "/spaces/scanned-space/documents";
  const refused = await account.upload(to, pdfWith("EICAR"), { intent: "upload" });
  expect(refused.status).toBe(422);
  expect(visibleText((await readPage(refused)).body)).toContain("found malware in this file");
});
