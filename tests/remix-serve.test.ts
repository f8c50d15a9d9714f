import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage, visibleText } from "./support/html.ts";
import { startServerProcess, type ServerProcess } from "./support/plaza-process.ts";
import { preferencesCookie } from "./support/request.ts";

/** The build is a standard Remix build: remix-serve runs it too. */
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(
    ["node_modules/@remix-run/serve/dist/cli.js", "./build/server/index.js"],
    { DATABASE_URL: database.url },
    "/onboarding",
  );
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

it("answers the home with its heading, and its scripts", async () => {
  const headers = { Cookie: preferencesCookie() };
  const response = await fetch(`${server.origin}/`, { headers });
  expect(response.status).toBe(200);
  const page = await readPage(response);
  expect(visibleText(page.querySelector("h1")!)).not.toBe("");
  const scripts = Array.from(page.querySelectorAll('link[rel="modulepreload"]'), (link) =>
    link.getAttribute("href"),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect((await fetch(server.origin + script)).status).toBe(200);
});

it("redirects newcomers at the gate", async () => {
  const response = await fetch(`${server.origin}/notifications`, {
    redirect: "manual",
    headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/131.0" },
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/onboarding?next=%2Fnotifications");
});
