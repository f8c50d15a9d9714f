/**
 * Files sent in parts by the tus protocol 1.0, as requests to the application
 * (https://tus.io/protocols/resumable-upload), and the forms that name them.
 */
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RESUMABLE_MAX_BYTES, UPLOAD_PART_BYTES } from "#domain/artifakts/resumable-upload.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { accountOf, filesIn, NEW_ARTIFAKT, pdfOf, visitorOf } from "../../support/uploads.ts";

const NEW = "/new?tipo=artifakt";
const TUS = { "Tus-Resumable": "1.0.0", Origin: "http://localhost" };
const SIZE = 12 * 1_048_576;

let database: TestDatabase;
let app: App;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-parts-"));
  app = await createApp(database.url, { FILES_DIR: path.join(folder, "files") });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;
const base64 = (text: string) => Buffer.from(text).toString("base64");

const ask = (method: string, to: string, headers: Headers, body?: Uint8Array<ArrayBuffer>) =>
  app.request(to, {
    method,
    preferences: false,
    headers: { ...TUS, ...headers },
    ...(body && { body }),
  });

/** Announces a file. @returns its address */
async function announce(headers: Headers, size = SIZE, name = "menú de noche.pdf") {
  const answer = await ask("POST", "/uploads", {
    ...headers,
    "Upload-Length": String(size),
    "Upload-Metadata": `filename ${base64(name)}`,
  });
  expect(answer.status).toBe(201);
  return answer.headers.get("Location")!;
}

const sendPart = (to: string, headers: Headers, at: number, bytes: Uint8Array<ArrayBuffer>) =>
  ask(
    "PATCH",
    to,
    { ...headers, "Upload-Offset": String(at), "Content-Type": "application/offset+octet-stream" },
    bytes,
  );

async function sendAll(to: string, headers: Headers, file: Uint8Array<ArrayBuffer>, from = 0) {
  for (let at = from; at < file.length; at += UPLOAD_PART_BYTES) {
    const answer = await sendPart(to, headers, at, file.slice(at, at + UPLOAD_PART_BYTES));
    expect(answer.status).toBe(204);
  }
}

const offsetOf = async (to: string, headers: Headers) => {
  const answer = await ask("HEAD", to, headers);
  return [answer.status, answer.headers.get("Upload-Offset")];
};

const idOf = (to: string) => to.split("/").at(-1)!;

/** A PDF of bytes that differ, so that exchanged parts would be noticed. */
function bookOf(size: number) {
  const file = new Uint8Array(randomBytes(size));
  file.set(pdfOf(64).slice(0, 9));
  return file;
}

describe("a file of 12 MB", () => {
  it("is sent in parts, goes on where it stopped, and is an artifakt's file byte by byte", async () => {
    const maker = await accountOf(app, database.url, "parts-maker");
    const file = bookOf(SIZE);
    const to = await announce(maker.headers);
    await sendPart(to, maker.headers, 0, file.slice(0, UPLOAD_PART_BYTES));
    // The answer to the second part is lost: the browser asks how far it has come.
    await sendPart(
      to,
      maker.headers,
      UPLOAD_PART_BYTES,
      file.slice(UPLOAD_PART_BYTES, 2 * UPLOAD_PART_BYTES),
    );
    expect(await offsetOf(to, maker.headers)).toEqual([200, String(2 * UPLOAD_PART_BYTES)]);
    await sendAll(to, maker.headers, file, 2 * UPLOAD_PART_BYTES);

    const form = { ...NEW_ARTIFAKT, upload: idOf(to), key: randomBytes(16).toString("base64url") };
    const made = await maker.post(NEW, form);
    expect(made.status).toBe(303);
    const id = /artifakts\/([^/?]+)/.exec(made.headers.get("Location")!)![1]!;
    const got = await maker.get(`/artifakts/${id}/file`);
    expect(got.headers.get("Content-Disposition")).toContain(
      encodeURIComponent("menú de noche.pdf"),
    );
    const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(sha256(new Uint8Array(await got.arrayBuffer()))).toBe(sha256(file));

    // The same form again, as after a lost answer: one artifakt, and no second file.
    const again = await maker.post(NEW, form);
    expect(again.headers.get("Location")).toBe(made.headers.get("Location"));
    expect(filesIn(folder)).toHaveLength(1);
  });

  it("is a new version of an artifakt", async () => {
    const maker = await accountOf(app, database.url, "parts-version");
    const made = await maker.upload(NEW, pdfOf(2_000));
    const manage = made.headers.get("Location")!.split("?")[0]!;
    const to = await announce(maker.headers);
    await sendAll(to, maker.headers, bookOf(SIZE));
    const added = await maker.post(manage, { intent: "upload", upload: idOf(to) });
    expect(added.status).toBe(303);
    const page = visibleText((await readPage(await maker.get(manage))).querySelector("main")!);
    expect(page).toContain("Version 2");
    expect(page).toContain("12 MB");
  });

  it("that has not arrived whole is refused in words, and arrives later", async () => {
    const maker = await accountOf(app, database.url, "parts-unfinished");
    const file = bookOf(SIZE);
    const to = await announce(maker.headers);
    await sendPart(to, maker.headers, 0, file.slice(0, UPLOAD_PART_BYTES));
    const form = { ...NEW_ARTIFAKT, upload: idOf(to) };
    const refused = await maker.post(NEW, form);
    expect(refused.status).toBe(422);
    const page = await readPage(refused);
    expect(visibleText(page.querySelector("main")!)).toContain("has not arrived whole yet");
    expect(page.querySelector("[name=name]")!.getAttribute("value")).toBe(NEW_ARTIFAKT.name);
    await sendAll(to, maker.headers, file, UPLOAD_PART_BYTES);
    expect((await maker.post(NEW, form)).status).toBe(303);
  });

  it("of a kind that is not taken is refused when it is used", async () => {
    const maker = await accountOf(app, database.url, "parts-kind");
    const page = new TextEncoder().encode("<html><script>alert(1)</script>".padEnd(2_000, " "));
    const to = await announce(maker.headers, page.length, "menú.pdf");
    await sendAll(to, maker.headers, page);
    const refused = await maker.post(NEW, { ...NEW_ARTIFAKT, upload: idOf(to) });
    expect(refused.status).toBe(422);
    expect(visibleText((await readPage(refused)).body)).toContain("kind of file is not taken");
  });

  it("a part of which the store has lost is refused in words, and nothing is written", async () => {
    const maker = await accountOf(app, database.url, "parts-lost");
    const to = await announce(maker.headers);
    await sendAll(to, maker.headers, bookOf(SIZE));
    const parts = await database.sql<{ key: string }[]>`
      SELECT storage_key AS key FROM resumable_parts WHERE upload_id = ${idOf(to)} ORDER BY start`;
    const lost = parts.at(-1)!.key;
    fs.rmSync(path.join(folder, "files", lost.slice(-2), lost));
    const before = filesIn(folder);
    const refused = await maker.post(NEW, { ...NEW_ARTIFAKT, upload: idOf(to) });
    expect(refused.status).toBe(503);
    const page = await readPage(refused);
    expect(visibleText(page.querySelector("main")!)).toContain("could not be kept just now");
    expect(page.querySelector("[name=name]")!.getAttribute("value")).toBe(NEW_ARTIFAKT.name);
    expect(filesIn(folder)).toEqual(before);
    expect(await database.sql`SELECT FROM artifakts WHERE creator_id = 'parts-lost'`).toHaveLength(
      0,
    );
  });
});

describe("refusals", () => {
  it("are 401 for a visitor and 404 for another person's upload, which stays as it is", async () => {
    const visitor = visitorOf(app);
    expect(
      (await ask("POST", "/uploads", { ...visitor.headers, "Upload-Length": "9" })).status,
    ).toBe(401);
    const owner = await accountOf(app, database.url, "parts-owner");
    const other = await accountOf(app, database.url, "parts-other");
    const to = await announce(owner.headers, 2_000);
    expect(await offsetOf(to, other.headers)).toEqual([404, null]);
    expect((await sendPart(to, other.headers, 0, pdfOf(2_000))).status).toBe(404);
    expect((await ask("DELETE", to, other.headers)).status).toBe(404);
    await sendAll(to, owner.headers, pdfOf(2_000));
    const stolen = await other.post(NEW, { ...NEW_ARTIFAKT, upload: idOf(to), intent: "create" });
    expect(stolen.status).toBe(422);
    expect(visibleText((await readPage(stolen)).body)).toContain("Choose a file.");
  });

  it("say what is wrong with a part, and change nothing", async () => {
    const maker = await accountOf(app, database.url, "parts-wrong");
    const to = await announce(maker.headers, 2_000);
    const part = pdfOf(1_000);
    expect((await sendPart(to, maker.headers, 500, part)).status).toBe(409);
    expect((await sendPart(to, maker.headers, 0, pdfOf(2_001))).status).toBeGreaterThanOrEqual(400);
    const plain = await ask(
      "PATCH",
      to,
      { ...maker.headers, "Upload-Offset": "0", "Content-Type": "text/plain" },
      part,
    );
    expect(plain.status).toBe(400);
    expect(await offsetOf(to, maker.headers)).toEqual([200, "0"]);
  });

  it("come before the first byte for what is too large, empty, or beyond the quota", async () => {
    const maker = await accountOf(app, database.url, "parts-large");
    const begin = async (size: string) =>
      (await ask("POST", "/uploads", { ...maker.headers, "Upload-Length": size })).status;
    expect(await begin(String(RESUMABLE_MAX_BYTES + 1))).toBe(413);
    expect(await begin("0")).toBe(400);
    expect(await begin("-1")).toBe(400);
    await database.sql`INSERT INTO storage_usage (person_id, bytes) VALUES ('parts-large', 524288000)`;
    expect(await begin("2000")).toBe(413);
    expect(
      await database.sql`SELECT FROM resumable_uploads WHERE person_id = 'parts-large'`,
    ).toHaveLength(0);
  });

  it("are 405 for what the protocol does not know", async () => {
    const maker = await accountOf(app, database.url, "parts-method");
    expect((await ask("GET", "/uploads", maker.headers)).status).toBe(405);
    expect((await ask("PUT", "/uploads", maker.headers)).status).toBe(405);
  });
});

it("is taken out, and its parts are queued for deletion", async () => {
  const maker = await accountOf(app, database.url, "parts-out");
  const to = await announce(maker.headers, 2_000);
  await sendAll(to, maker.headers, pdfOf(2_000));
  expect((await ask("DELETE", to, maker.headers)).status).toBe(204);
  expect(await offsetOf(to, maker.headers)).toEqual([404, null]);
  expect(
    await database.sql`SELECT FROM removed_files WHERE storage_key LIKE 'part-%'`,
  ).not.toHaveLength(0);
});
