import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../architecture/source-files.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ADDRESSES } from "./addresses.ts";
import { ask, FORM, VISITOR } from "./support/ask.ts";
import { openBrowser } from "./support/browser.ts";
import { report } from "./support/report.ts";

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Signs of secrets and server code, which no file for the browser may contain. */
const SECRETS = [
  /postgres(ql)?:\/\//i,
  /DATABASE_URL/,
  /SMTP_URL/,
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /process\.env/,
  /PGPASSWORD/,
];

it("nothing of the server is in the browser's files", () => {
  const folder = path.join(ROOT, "build/client");
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|css|html|json|svg|txt)$/.test(file));
  const found = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), "utf8");
    return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(files.some((file) => file.endsWith(".map"))).toBe(false);
  report("secrets in the browser's files", { files: files.length, found: found.length });
  expect(found).toEqual([]);
});

it("nothing that was sent in confidence is in the log", async () => {
  const secret = "s3cret-that-must-not-be-logged";
  for (const address of ADDRESSES) {
    await ask(server.origin, `${address}?q=${secret}&token=${secret}`, {
      headers: { Cookie: `plaza-session=${secret}`, Authorization: `Bearer ${secret}` },
    });
    await ask(server.origin, address, {
      method: "POST",
      headers: { ...FORM, Cookie: `plaza-session=${secret}` },
      body: `password=${secret}&collaborator=${secret}&intent=nothing`,
    });
  }
  const said = server.output();
  const times = said.split(secret).length - 1;
  const { password } = new URL(database.url);
  report("secrets in the log", {
    requests: 2 * ADDRESSES.length,
    found: times,
    lines: said.split("\n").length,
  });
  expect(said).toContain('"msg":"request"');
  expect(times).toBe(0);
  if (password && password !== "postgres") expect(said).not.toContain(password);
});

it("a statement that fails leaves nothing of what was sent in the log or in the answer", async () => {
  const secret = "confidential-and-unmistakable";
  const two = await createTestDatabase();
  const broken = await startPlaza(two.url, { TRUST_PROXY: "on" });
  try {
    await two.sql`ALTER TABLE accounts RENAME TO away`;
    await two.sql`ALTER TABLE creations RENAME TO away_too`;
    const failing: [path: string, fields: Record<string, string>][] = [
      ["/login", { email: `${secret}@plaza.mx`, password: secret }],
      ["/signup", { name: secret, email: `${secret}@plaza.mx`, password: `${secret} y más` }],
    ];
    let failed = 0;
    for (const [path, fields] of failing) {
      const { status, text } = await openBrowser(broken.origin).post(path, fields);
      if (status === 500) failed += 1;
      expect(text).not.toContain(secret);
    }
    const page = await ask(broken.origin, `/creator?creation=${secret}`, { headers: VISITOR });
    if (page.status === 500) failed += 1;
    const said = broken.output();
    const found = said.split(secret).length - 1;
    const hashes = said.split("$argon2id").length - 1;
    report("secrets of failed statements in the log", { failed, found, hashes });
    expect(failed).toBe(3);
    expect(said).toContain("Failed query");
    expect([found, hashes]).toEqual([0, 0]);
    // The log still identifies the request.
    expect(said).toMatch(/"requestId":"[\w-]{22}"/);
  } finally {
    await broken.stop();
    await two.drop();
  }
}, 30_000);
