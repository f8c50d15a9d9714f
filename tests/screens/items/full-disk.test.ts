import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { accountOf, filesIn, NEW_ARTIFAKT, pdfOf, pngOf } from "../../support/uploads.ts";

/** A threshold above the free space of any disk, so that every disk counts as full. */
const NEW = "/new?tipo=artifakt";
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
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

it("refuses documents, entries' files and photographs, and pictures; nothing is stored", async () => {
  const account = await accountOf(app, database.url, "full-disk-all");
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, user_count, owner_id)
    VALUES ('full-space', 'Lleno', 'x', 'custom', 1, 'full-disk-all')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('full-space', 'full-disk-all', 'owner')`;
  await sql`INSERT INTO artifakts (id, name, description, type, price, creator_id)
    VALUES ('full-artifakt', 'Lleno', 'x', 'pdf', 0, 'full-disk-all')`;
  const challenge = "/challenges/challenge-1";
  expect((await account.post(challenge, { intent: "join" })).status).toBe(303);
  const entry = { intent: "submit", text: "Mi entrega", link: "", title: "", alt: "", shown: "no" };
  const [pdf, png] = [pdfOf(2_000), await pngOf()];
  const refusals = {
    document: await account.upload("/spaces/full-space/documents", pdf, { intent: "upload" }),
    "file of an entry": await account.upload(challenge, pdf, entry),
    photograph: await account.upload(challenge, png, entry, "photo"),
    "picture of an artifakt": await account.upload(
      "/artifakts/full-artifakt/edit",
      png,
      { intent: "upload-picture", place: "0", seen: "", alt: "Menú" },
      "picture",
    ),
    "picture of a page": await account.upload(
      "/builder/pictures",
      png,
      { intent: "add", alt: "Menú" },
      "picture",
    ),
    avatar: await account.upload("/account", png, { intent: "upload-picture" }, "picture"),
    logo: await account.upload("/account/business", png, { intent: "upload-picture" }, "picture"),
  };
  const said: Record<string, [number, boolean]> = {};
  for (const [what, answer] of Object.entries(refusals))
    said[what] = [answer.status, (await answer.text()).includes("no room for uploads")];
  expect(said).toEqual(
    Object.fromEntries(Object.keys(refusals).map((what) => [what, [507, true]])),
  );
  expect(filesIn(folder)).toEqual([]);
  const [rows] = await sql`SELECT
    (SELECT count(*)::int FROM documents WHERE space_id = 'full-space') AS documents,
    (SELECT count(*)::int FROM challenge_submissions WHERE person_id = 'full-disk-all') AS entries,
    (SELECT count(*)::int FROM artifakt_pictures WHERE artifakt_id = 'full-artifakt') AS covers,
    (SELECT count(*)::int FROM page_pictures WHERE person_id = 'full-disk-all') AS pages,
    (SELECT count(*)::int FROM pictures WHERE person_id = 'full-disk-all') AS pictures`;
  expect(rows).toEqual({ documents: 0, entries: 0, covers: 0, pages: 0, pictures: 0 });
});
