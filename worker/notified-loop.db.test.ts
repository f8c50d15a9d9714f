import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../tests/support/database.ts";
import { startNotifiedLoop } from "./notified-loop.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterAll(() => database?.drop());

const LONG_MS = 600_000;
const notify = (channel: string) => database.sql.notify(channel, "");

it("does what is asked for meanwhile afterwards, and never twice at once", async () => {
  let begun = 0;
  let atOnce = 0;
  let most = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const loop = startNotifiedLoop(database.sql, {
    channel: "test_meanwhile",
    everyMs: LONG_MS,
    name: "test",
    log: { warn: () => undefined },
    work: async () => {
      begun += 1;
      most = Math.max(most, (atOnce += 1));
      if (begun === 1) await held;
      atOnce -= 1;
    },
  });
  // The first pass begins with the subscription.
  await expect.poll(() => begun).toBe(1);
  let heard = 0;
  await database.sql.listen("test_meanwhile", () => void (heard += 1));
  for (let each = 0; each < 5; each += 1) await notify("test_meanwhile");
  await expect.poll(() => heard).toBe(5);
  goOn();
  await expect.poll(() => begun).toBe(2);
  await notify("test_meanwhile");
  await expect.poll(() => begun).toBe(3);
  await loop.stop();
  expect(most).toBe(1);
});

it("logs an error, and the timer tries again", async () => {
  const warned: string[] = [];
  let begun = 0;
  const loop = startNotifiedLoop(database.sql, {
    channel: "test_error",
    everyMs: 20,
    name: "test",
    log: { warn: (_: unknown, text?: string) => void warned.push(text ?? "") },
    work: () => {
      begun += 1;
      return begun === 1 ? Promise.reject(new Error("away")) : Promise.resolve();
    },
  });
  await expect.poll(() => begun).toBeGreaterThan(2);
  await loop.stop();
  expect(warned).toEqual(["test: waits for the database"]);
});

it("stop aborts the work, waits for its end, and lets nothing follow", async () => {
  let begun = 0;
  let hasEnded = false;
  const loop = startNotifiedLoop(database.sql, {
    channel: "test_stop",
    everyMs: LONG_MS,
    name: "test",
    log: { warn: () => undefined },
    work: async (signal) => {
      begun += 1;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      hasEnded = true;
    },
  });
  await expect.poll(() => begun).toBe(1);
  await notify("test_stop");
  await loop.stop();
  expect(hasEnded).toBe(true);
  await notify("test_stop");
  expect(begun).toBe(1);
});
