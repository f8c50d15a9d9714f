import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, preferencesCookie, type App } from "../../support/request.ts";
import {
  accountOf,
  filesIn,
  MEGABYTE,
  NEW_ARTIFAKT,
  pdfOf,
  visitorOf,
  type Uploader,
} from "../../support/uploads.ts";

/** Storage quotas of a person and of an IP address, by requests to a real PostgreSQL. */
const NEW = "/new?tipo=artifakt";
let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-quota-"));
  app = await createApp(database.url, { FILES_DIR: folder });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Total size in bytes of the files of a person's artifakts. */
async function storedBy(name: string): Promise<number> {
  const [row] = await database.sql<[{ bytes: string | null }]>`
    SELECT sum(size) AS bytes FROM artifakt_versions
    JOIN artifakts ON artifakts.id = artifakt_id WHERE name = ${name}`;
  return Number(row.bytes);
}
const textOf = async (answer: Response) =>
  visibleText((await readPage(answer)).querySelector("main")!);
const idOf = (answer: Response) => answer.headers.get("Location")!.split("/")[2]!;
let names = 0;
const named = () => ({ ...NEW_ARTIFAKT, name: `Quota ${(names += 1)}` });
/** Inserts files of a total size in bytes, as if uploaded before sizes were counted. */
async function givenFiles(personId: string, bytes: number): Promise<string> {
  const id = `given-${personId}`;
  await database.sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
    VALUES (${id}, ${id}, '', ${personId}, 0, 'pdf')`;
  await database.sql`INSERT INTO artifakt_versions
    (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
    VALUES (${id}, 1, ${`file-${id}`}, 'a.pdf', 'application/pdf', ${bytes}, repeat('0', 64))`;
  return id;
}

describe("a guest", () => {
  it("stores at most 20 MB; a refusal says what to do and keeps what was typed", async () => {
    const guest = visitorOf(app);
    expect(await textOf(await guest.get(NEW))).toContain("Used 0 MB of 20 MB");
    const fields = named();
    for (const _ of [1, 2])
      expect((await guest.upload(NEW, pdfOf(9 * MEGABYTE), fields)).status).toBe(303);
    expect(await textOf(await guest.get(NEW))).toContain("Used 18 MB of 20 MB");
    const before = filesIn(folder).length;

    const refused = await guest.upload(NEW, pdfOf(3 * MEGABYTE), fields);
    expect(refused.status).toBe(413);
    const page = await readPage(refused);
    const said = [...page.querySelectorAll("main [role=alert]")].map(visibleText).join(" ");
    expect(said).toContain("18 MB");
    expect(said).toContain("20 MB");
    expect(said).toContain("Make an account");
    for (const field of ["name", "price", "tags"] as const)
      expect(page.querySelector(`[name=${field}]`)!.getAttribute("value")).toBe(fields[field]);
    expect(visibleText(page.querySelector("[name=description]")!)).toBe(fields.description);
    // The file that was written before the transaction was rolled back is deleted.
    expect(filesIn(folder)).toHaveLength(before);
    expect(await storedBy(fields.name)).toBe(18 * MEGABYTE);

    // A file that still fits is accepted.
    expect((await guest.upload(NEW, pdfOf(MEGABYTE), fields)).status).toBe(303);

    guest.headers.Cookie = guest.headers.Cookie!.replace(
      preferencesCookie(),
      preferencesCookie({ language: "es" }),
    );
    const inSpanish = await textOf(await guest.upload(NEW, pdfOf(3 * MEGABYTE), fields));
    expect(inSpanish).toContain("Crea una cuenta");
  });

  it("cannot exceed the quota with 20 concurrent uploads, which leave no file without a row", async () => {
    const guest = visitorOf(app);
    const fields = named();
    const before = filesIn(folder).length;
    expect((await guest.upload(NEW, pdfOf(MEGABYTE), fields)).status).toBe(303);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest.upload(NEW, pdfOf(2 * MEGABYTE), fields)),
    );
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ 303: 9, 413: 11 });
    expect(await storedBy(fields.name)).toBe(19 * MEGABYTE);
    expect(filesIn(folder)).toHaveLength(before + 10);
  });

  it("shares 100 MB per day with all guests of an IP address; accounts do not count", async () => {
    // IPv6 addresses of one /64 network count as one subscriber.
    const [here, beside, elsewhere] = ["2001:db8:7:7::1", "2001:db8:7:7::2", "2001:db8:7:8::1"];
    for (let n = 0; n < 5; n += 1) {
      const guest = visitorOf(app, n % 2 === 0 ? here : beside);
      for (const _ of [1, 2])
        expect((await guest.upload(NEW, pdfOf(10 * MEGABYTE - 100))).status).toBe(303);
    }
    const another = visitorOf(app, beside);
    const refused = await another.upload(NEW, pdfOf(MEGABYTE), named());
    expect(refused.status).toBe(413);
    expect(await textOf(refused)).toContain("100 MB");
    expect((await visitorOf(app, elsewhere).upload(NEW, pdfOf(MEGABYTE), named())).status).toBe(
      303,
    );
    const account = await accountOf(app, database.url, "at-the-address", beside);
    expect((await account.upload(NEW, pdfOf(MEGABYTE), named())).status).toBe(303);
    // The next day uploads are possible again.
    await database.sql`UPDATE guest_uploads SET day = day - 1`;
    expect((await another.upload(NEW, pdfOf(MEGABYTE), named())).status).toBe(303);
  }, 60_000);
});

describe("an account", () => {
  it("stores at most 500 MB, files from before the counting included, and 5 GB with Pro", async () => {
    const account = await accountOf(app, database.url, "free");
    await givenFiles("free", 499 * MEGABYTE);
    expect(await textOf(await account.get(NEW))).toContain("Used 499 MB of 500 MB");
    const refused = await account.upload(NEW, pdfOf(2 * MEGABYTE), named());
    expect(refused.status).toBe(413);
    expect(await textOf(refused)).toContain("Plaza Pro");
    expect((await account.upload(NEW, pdfOf(MEGABYTE), named())).status).toBe(303);
    expect((await account.upload(NEW, pdfOf(1_000), named())).status).toBe(413);
    await database.sql`UPDATE people SET tier = 'pro' WHERE id = 'free'`;
    expect(await textOf(await account.get(NEW))).toContain("of 5 GB");
    const made = await account.upload(NEW, pdfOf(2 * MEGABYTE), named());
    expect(made.status).toBe(303);

    // After the end of Pro the files stay, and writes that store nothing still work.
    await database.sql`UPDATE people SET tier = 'free' WHERE id = 'free'`;
    const manage = `/artifakts/${idOf(made)}/manage`;
    expect(await textOf(await account.get(manage))).toContain("Used 502 MB of 500 MB");
    const version = await account.upload(manage, pdfOf(1_000), { intent: "upload" });
    expect([version.status, (await textOf(version)).includes("Plaza Pro")]).toEqual([413, true]);
    expect((await account.post(manage, { intent: "publish" })).status).toBe(303);
  });

  it("has room again after deleting an artifakt that has no owners", async () => {
    const account = await accountOf(app, database.url, "deleter");
    const full = await givenFiles("deleter", 500 * MEGABYTE);
    expect((await account.upload(NEW, pdfOf(1_000), named())).status).toBe(413);
    const other = await accountOf(app, database.url, "stranger");
    const remove = (who: Uploader, id = full) =>
      who.post(`/artifakts/${id}/manage`, { intent: "delete" });
    expect((await remove(other)).status).toBe(404);
    await database.sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
      VALUES ('had', 'stranger', ${full}, 0, now())`;
    const kept = await remove(account);
    expect([kept.status, (await textOf(kept)).includes("Somebody has it")]).toEqual([409, true]);
    await database.sql`DELETE FROM artifakt_ownerships WHERE id = 'had'`;
    const deleted = await remove(account);
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, "/library"]);
    expect((await account.get(`/artifakts/${full}/manage`)).status).toBe(404);
    expect((await account.upload(NEW, pdfOf(1_000), named())).status).toBe(303);
    // A background job deletes the file itself.
    expect(
      await database.sql`SELECT 1 FROM removed_files WHERE storage_key = ${`file-${full}`}`,
    ).toHaveLength(1);
  });

  it("has the same quota for texts: prompts, layouts and entries", async () => {
    const account = await accountOf(app, database.url, "writer");
    await givenFiles("writer", 500 * MEGABYTE);
    const sent = await account.post("/creator", {
      intent: "send",
      kind: "text",
      prompt: "Un menú",
    });
    expect([sent.status, (await textOf(sent)).includes("500 MB")]).toEqual([413, true]);
    const layout = await account.post("/builder/save", { blocks: "[]", base: "0" });
    expect(layout.status).toBe(413);
    expect(((await layout.json()) as { text: string }).text).toContain("500 MB");
    await account.post("/challenges/challenge-1", { intent: "join" });
    const entry = { intent: "submit", text: "Mi entrega", link: "" };
    const handedIn = await account.post("/challenges/challenge-1", entry);
    expect([handedIn.status, (await textOf(handedIn)).includes("500 MB")]).toEqual([413, true]);
    const [rows] = await database.sql`SELECT
      (SELECT count(*)::int FROM creations WHERE person_id = 'writer') AS creations,
      (SELECT count(*)::int FROM builder_layouts WHERE person_id = 'writer') AS layouts,
      (SELECT count(*)::int FROM challenge_submissions WHERE person_id = 'writer') AS entries`;
    expect(rows).toEqual({ creations: 0, layouts: 0, entries: 0 });
  });
});
