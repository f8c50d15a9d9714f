import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { openBrowser, type Browser } from "./support/browser.ts";
import { openOwner, type Owner } from "./owned.ts";
import { openAccount, openGuest } from "./support/people.ts";
import { report } from "./support/report.ts";

/** Uploaded files: which are accepted, where they are stored, and how they are served. */
let database: TestDatabase;
let server: ServerProcess;
let folder: string;
let ana: Owner;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-uploads-"));
  server = await startPlaza(database.url, { FILES_DIR: path.join(folder, "files") });
  ana = await openOwner(server.origin, database.sql, "ana");
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const cookieOf = (browser: Browser) =>
  [...browser.cookies].map((pair) => pair.join("=")).join("; ");
const address = () => `${server.origin}/artifakts/${ana.ids.artifakt}`;

async function upload(
  browser: Browser,
  bytes: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
) {
  await database.sql`DELETE FROM rate_limits`;
  const body = new FormData();
  body.set("intent", "upload");
  body.set("file", new File([bytes], name, { type }));
  const headers = { Cookie: cookieOf(browser), Origin: server.origin };
  const sent = await fetch(`${address()}/manage`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  await sent.arrayBuffer();
  return sent.status;
}
const download = (browser: Browser) =>
  fetch(`${address()}/file`, { headers: { Cookie: cookieOf(browser) } });
/** All files in the parent of the folder of uploads. */
const stored = () =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
const PNG = bytesOf("89504e470d0a1a0a0000000d49484452");

it("takes nothing that a browser or a computer would run, whatever it says it is", async () => {
  const before = stored();
  const refused: [string | Uint8Array<ArrayBuffer>, name: string, type: string][] = [
    ["<!doctype html><script>alert(1)</script>", "page.txt", "text/plain"],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "a.png", "image/png"],
    ['<?xml version="1.0"?><svg onload="alert(1)"/>', "a.svg", "image/svg+xml"],
    ["#!/bin/sh\nrm -rf /", "list.txt", "text/plain"],
    [bytesOf("4d5a900003000000"), "photo.png", "image/png"],
    [bytesOf("7f454c4602010100"), "tune.mp3", "audio/mpeg"],
    [bytesOf("cafebabe00000034"), "a.pdf", "application/pdf"],
    [bytesOf("0001020304050607"), "a.bin", "application/octet-stream"],
    ["", "empty.txt", "text/plain"],
  ];
  const taken: string[] = [];
  for (const [bytes, name, type] of refused)
    if ((await upload(ana.browser, bytes, name, type)) !== 422) taken.push(name);
  report("uploads that are not taken", { tried: refused.length, taken: taken.length });
  expect(taken).toEqual([]);
  expect(stored()).toEqual(before);
});

it("stops at 10 MB, while it is read, and keeps nothing of it", async () => {
  const before = stored();
  const large = new Uint8Array(10 * 1_048_576 + 1).fill(97);
  expect([413, 422]).toContain(await upload(ana.browser, large, "large.txt", "text/plain"));
  expect(await upload(ana.browser, new Uint8Array(12 * 1_048_576), "larger.txt", "x/y")).toBe(413);
  expect(stored()).toEqual(before);
});

it("keeps a file under a name of our own, and hands it on as a download of what it is", async () => {
  const names = [
    "../../../../etc/passwd",
    "..\\..\\boot.ini",
    "/tmp/plaza",
    "a/../../b.txt",
    "CON",
    ".env",
    "shell.php",
    "page.html",
    "a.png%00.html",
    "nota\r\nSet-Cookie: a=b.txt",
    "x".repeat(300),
  ];
  const wrong: string[] = [];
  for (const name of names) {
    const status = await upload(ana.browser, PNG, name, "text/html");
    const file = await download(ana.browser);
    const disposition = file.headers.get("Content-Disposition") ?? "";
    const handed = Buffer.from(await file.arrayBuffer());
    const isOurs =
      status === 303 &&
      file.status === 200 &&
      file.headers.get("Content-Type") === "image/png" &&
      file.headers.get("X-Content-Type-Options") === "nosniff" &&
      /frame-ancestors 'none'; sandbox$/.test(file.headers.get("Content-Security-Policy") ?? "") &&
      /^attachment; filename="[^"\\/]{1,120}\.png"; filename\*=UTF-8''[^/]+\.png$/.test(
        disposition,
      ) &&
      handed.equals(Buffer.from(PNG)) &&
      file.headers.get("Set-Cookie")?.includes("a=b") !== true;
    if (!isOurs) wrong.push(`${name}: ${status} ${file.status} ${disposition}`);
  }
  expect(wrong).toEqual([]);
  // No submitted name occurs in the store, and no file lies outside of its folder.
  const files = stored();
  expect(files.length).toBeGreaterThan(0);
  // The application's secret key is beside that folder (adapters/secrets/secret-key.server.ts).
  const others = files.filter((file) => !/^files[\\/][\w./\\-]+$/.test(file));
  expect(others.filter((file) => file !== "secret-key")).toEqual([]);
  expect(files.filter((file) => /passwd|boot|shell|page|env|xxxx/.test(file))).toEqual([]);
  // No URL serves the stored files directly.
  for (const file of files)
    for (const at of [file, `files/${file}`, file.split(/[\\/]/).at(-1)!])
      expect((await fetch(`${server.origin}/${at}`, { redirect: "manual" })).status).not.toBe(200);
});

it("gives a file only to its maker and owners", async () => {
  const others = [
    openBrowser(server.origin),
    await openGuest(server.origin),
    await openAccount(server.origin, "otra@archivos.mx"),
  ];
  for (const other of others) {
    expect((await download(other)).status).toBe(404);
    expect([303, 404]).toContain(await upload(other, PNG, "mine.png", "image/png"));
  }
  const file = await download(ana.browser);
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(PNG))).toBe(true);
});
