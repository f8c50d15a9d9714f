import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { s3Store, signS3 } from "#adapters/storage/s3-store.server.ts";
import { createPerson, newKey } from "../../reliability/bank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { startS3Server, type S3Server } from "../../support/fakes/s3-server.ts";

/** Uploaded files in an S3 bucket: a test server over HTTP verifies every request's signature. */
const KEYS = { id: "PLAZAKEY", secret: "s3cr3t/with+signs=", region: "eu-central-1" };
let bucket: S3Server;
let database: TestDatabase;
let app: App;
let cookie: string;
let folder: string;
beforeAll(async () => {
  bucket = await startS3Server(KEYS);
  database = await createTestDatabase();
  app = await createApp(database.url, { FILES_S3_URL: bucket.address });
  cookie = await createPerson(database.url, "maker", 0);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-s3-"));
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  await bucket?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  bucket.behave("well");
  bucket.seen.length = 0;
});

let files = 0;
function source(bytes: Buffer) {
  const file = path.join(folder, `source-${(files += 1)}`);
  fs.writeFileSync(file, bytes);
  return {
    file,
    about: { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
  };
}
const read = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer());

describe("the store", () => {
  it("signs requests as in AWS's example", async () => {
    // The example "GET Bucket Lifecycle" of AWS Signature Version 4.
    const signed = await signS3(
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/?lifecycle="),
        sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      },
      {
        id: "AKIAIOSFODNN7EXAMPLE",
        secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        region: "us-east-1",
      },
      new Date("2013-05-24T00:00:00Z"),
    );
    expect(signed.get("authorization")).toMatch(
      /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
    );
  });

  it("puts, gets and deletes files byte for byte; deleting twice is no error", async () => {
    const store = s3Store(bucket.address);
    for (const bytes of [Buffer.from("x"), randomBytes(3_000_000)]) {
      const { file, about } = source(bytes);
      await store.put("file-1", file, about);
      expect(bucket.objects.get("file-1")!.equals(bytes)).toBe(true);
      expect((await read(await store.get("file-1")))!.equals(bytes)).toBe(true);
    }
    await store.delete("file-1");
    await store.delete("file-1");
    expect(bucket.objects.size).toBe(0);
    expect(await store.get("file-1")).toBeUndefined();
    expect(bucket.seen.slice(-3)).toEqual([
      "DELETE file-1 204",
      "DELETE file-1 204",
      "GET file-1 404",
    ]);
  });

  it("reports a refusal because of a wrong secret, key or region", async () => {
    const { file, about } = source(Buffer.from("secret"));
    const wrong = new URL(bucket.address);
    wrong.password = "another";
    const noKey = new URL(bucket.address);
    noKey.username = "nobody";
    const elsewhere = new URL(bucket.address);
    elsewhere.searchParams.set("region", "us-east-1");
    for (const { href } of [wrong, noKey, elsewhere]) {
      const store = s3Store(href);
      await expect(store.put("file-2", file, about)).rejects.toThrow("the file store answered 403");
      await expect(store.get("file-2")).rejects.toThrow("403");
      await expect(store.delete("file-2")).rejects.toThrow("403");
    }
    // The signature covers a hash of the body: a changed body is refused.
    const store = s3Store(bucket.address);
    const other = createHash("sha256").update("other").digest("hex");
    await expect(store.put("file-2", file, { ...about, sha256: other })).rejects.toThrow("403");
    expect(bucket.objects.size).toBe(0);
  });

  it("fails when the bucket fails, leaves no file, and waits for a slow bucket", async () => {
    const store = s3Store(bucket.address);
    const bytes = randomBytes(2_000_000);
    const { file, about } = source(bytes);
    for (const how of ["500", "cut-in"] as const) {
      bucket.behave(how);
      await expect(store.put("file-3", file, about), how).rejects.toThrow();
      await expect(store.get("file-3"), how).rejects.toThrow();
    }
    expect(bucket.objects.size).toBe(0);
    bucket.behave("slow");
    await store.put("file-3", file, about);
    bucket.behave("cut-out");
    // A truncated response is an error, never a short file.
    await expect(store.get("file-3").then(read)).rejects.toThrow();
    bucket.behave("well");
    expect((await read(await store.get("file-3")))!.equals(bytes)).toBe(true);
    await store.delete("file-3");
  });
});

describe("the form", () => {
  const PDF = Buffer.concat([Buffer.from("%PDF-1.4 "), randomBytes(400_000)]);
  const DRAFT = {
    name: "Menú en la nube",
    description: "",
    type: "pdf",
    price: "120",
    tags: "uno",
  };
  function upload(to: string, fields: Record<string, string>) {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    body.set("file", new File([new Uint8Array(PDF)], "menú.pdf"));
    return app.request(to, {
      method: "POST",
      preferences: false,
      body,
      headers: { Cookie: cookie, Origin: "http://localhost" },
    });
  }
  const count = async () =>
    (
      await database.sql<{ n: number }[]>`
        SELECT count(*)::int AS n FROM artifakts WHERE creator_id = 'maker'`
    )[0]!.n;

  it("explains that the file was not stored, keeps what was typed, and leaves no rows", async () => {
    for (const how of ["500", "cut-in"] as const) {
      bucket.behave(how);
      const refused = await upload("/new?tipo=artifakt", {
        ...DRAFT,
        intent: "create",
        key: newKey(),
      });
      expect([how, refused.status]).toEqual([how, 503]);
      const page = await readPage(refused);
      expect([...page.querySelectorAll("main [role=alert]")].map(visibleText).join(" ")).toContain(
        "The file could not be kept just now, and nothing was stored.",
      );
      expect(page.querySelector("[name=name]")!.getAttribute("value")).toBe(DRAFT.name);
      expect(page.querySelector("[name=price]")!.getAttribute("value")).toBe("120");
    }
    expect([bucket.objects.size, await count()]).toEqual([0, 0]);
    const left = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith("plaza-upload-"));
    // Other test files upload at the same time: what they remove meanwhile is skipped.
    const stats = left.flatMap(
      (name) => fs.statSync(path.join(os.tmpdir(), name), { throwIfNoEntry: false }) ?? [],
    );
    const young = stats.filter(({ mtimeMs }) => Date.now() - mtimeMs < 2_000);
    expect(young.filter(({ size }) => size === PDF.length)).toEqual([]);
  });

  it("stores the file in the bucket once, and serves it to its owners", async () => {
    const key = newKey();
    const create = () => upload("/new?tipo=artifakt", { ...DRAFT, intent: "create", key });
    const made = await create();
    expect(made.status).toBe(303);
    // The form is sent twice: the second file is deleted again.
    expect((await create()).headers.get("Location")).toBe(made.headers.get("Location"));
    expect([bucket.objects.size, await count()]).toEqual([1, 1]);
    expect([...bucket.objects.values()][0]!.equals(PDF)).toBe(true);
    const id = made.headers.get("Location")!.split("/")[2]!;
    const get = () =>
      app.request(`/artifakts/${id}/file`, { headers: { Cookie: cookie }, preferences: false });
    const file = await get();
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);

    bucket.behave("500");
    const version = await upload(`/artifakts/${id}/manage`, { intent: "upload", key: newKey() });
    expect(version.status).toBe(503);
    expect(visibleText((await readPage(version)).querySelector("main")!)).toContain(
      "The file could not be kept just now",
    );
    bucket.behave("well");
    bucket.objects.clear();
    const away = await get();
    expect([away.status, (await away.text()).trim()]).toEqual([
      503,
      "The file is away for the moment",
    ]);
  });
});
