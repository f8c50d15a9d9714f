import { spawn, type ChildProcess } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ROOT } from "./architecture/source-files.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";

/** The background work as a program of its own: build/worker.js. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana', 'Ana', 'ana')`;
});
afterAll(() => database?.drop());

let worker: ChildProcess | undefined;
afterEach(() => void worker?.kill("SIGKILL"));

function startWorker(environment: Record<string, string>) {
  worker = spawn(process.execPath, ["build/worker.js"], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [worker.stdout, worker.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => worker!.once("exit", resolve));
  return { ended, output: () => output, stop: () => worker!.kill("SIGTERM") };
}

it("does what is due at its start, and ends with 0 on SIGTERM", async () => {
  await database.sql`INSERT INTO idempotency_keys (person_id, key, fingerprint, created_at)
    VALUES ('ana', 'old', 'x', now() - interval '8 days'), ('ana', 'new', 'x', now())`;
  const { ended, stop, output } = startWorker({ DATABASE_URL: database.url });
  const keys = async () =>
    (await database.sql<{ key: string }[]>`SELECT key FROM idempotency_keys`).map(({ key }) => key);
  await expect.poll(keys, { timeout: 15_000 }).toEqual(["new"]);
  stop();
  expect(await ended).toBe(0);
  expect(output()).toContain("background work has stopped");
});

it("names an invalid variable and ends with 1", async () => {
  const { ended, output } = startWorker({ DATABASE_URL: "nowhere" });
  expect(await ended).toBe(1);
  expect(output()).toContain("DATABASE_URL");
});
