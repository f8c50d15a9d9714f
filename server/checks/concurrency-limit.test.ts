import { expect, test } from "vitest";
import { createConcurrencyLimit, Overloaded } from "./concurrency-limit.ts";

/** Work that finishes when `end` is called. */
function held() {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { work: () => over, end };
}
const isHurried = () => true;
const usual = { maxWriting: 10, isHurried };
const queueLengths = (read: number, write = 500) => ({ read, write });

test("runs maxRunning requests, queues maxWaiting, and rejects the rest without starting them", async () => {
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: 2,
    maxWaiting: queueLengths(1),
    waitMs: 10_000,
    ...usual,
  });
  const first = held();
  const second = held();
  const order: string[] = [];
  const one = concurrencyLimit.run("read", first.work);
  const two = concurrencyLimit.run("read", second.work);
  expect(concurrencyLimit.isFull("read")).toBe(false);
  const three = concurrencyLimit.run("read", () => void order.push("third"));
  expect([
    concurrencyLimit.running(),
    concurrencyLimit.waiting(),
    concurrencyLimit.isFull("read"),
  ]).toEqual([2, 1, true]);
  await expect(
    concurrencyLimit.run("read", () => void order.push("fourth")),
  ).rejects.toBeInstanceOf(Overloaded);
  expect(order).toEqual([]);
  first.end();
  await Promise.all([one, three]);
  expect(order).toEqual(["third"]);
  second.end();
  await two;
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([0, 0]);
});

test("rejects a request that waits too long; failed work releases its slot", async () => {
  const concurrencyLimit = createConcurrencyLimit({ maxRunning: 1, waitMs: 10, ...usual });
  const first = held();
  const one = concurrencyLimit.run("read", first.work);
  await expect(concurrencyLimit.run("read", () => "never")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await one;
  const failing = () => Promise.reject(new Error("broke"));
  await expect(concurrencyLimit.run("read", failing)).rejects.toThrow("broke");
  expect(await concurrencyLimit.run("read", () => "again")).toBe("again");
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([0, 0]);
});

test("while the event loop has idle time, four times as many requests may run", async () => {
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: 2,
    maxWaiting: queueLengths(0),
    ...usual,
    isHurried: () => false,
  });
  const work = Array.from({ length: 8 }, held);
  const all = work.map(({ work: each }) => concurrencyLimit.run("read", each));
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([8, 0]);
  await expect(concurrencyLimit.run("read", () => "one more")).rejects.toBeInstanceOf(Overloaded);
  for (const { end } of work) end();
  await Promise.all(all);
  expect(concurrencyLimit.running()).toBe(0);
});

test("a write waits where a read is rejected, and goes first; every fourth is a read", async () => {
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: 1,
    waitMs: 10,
    writeWaitMs: 5_000,
    ...usual,
  });
  const first = held();
  const one = concurrencyLimit.run("read", first.work);
  const order: string[] = [];
  const early = concurrencyLimit.run("write", () => void order.push("write a"));
  await expect(concurrencyLimit.run("read", () => "never")).rejects.toBeInstanceOf(Overloaded);
  const reads = ["b", "c"].map((name) =>
    concurrencyLimit.run("read", () => void order.push(`read ${name}`)),
  );
  const writes = ["d", "e", "f", "g"].map((name) =>
    concurrencyLimit.run("write", () => void order.push(`write ${name}`)),
  );
  first.end();
  await Promise.all([one, early, ...writes, ...reads]);
  expect(order.map((each) => each.slice(0, -2))).toEqual([
    "write",
    "write",
    "write",
    "read",
    "write",
    "write",
    "read",
  ]);
});

test("after the write queue has not been empty for a while, new writes wait less than the burst's", async () => {
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: 1,
    writeWaitMs: 5_000,
    writeWaitStandingMs: 20,
    standingMs: 50,
    ...usual,
  });
  const first = held();
  const one = concurrencyLimit.run("write", first.work);
  const burst = ["a", "b"].map((name) => concurrencyLimit.run("write", () => name));
  await new Promise((resolve) => setTimeout(resolve, 70));
  await expect(concurrencyLimit.run("write", () => "late")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  expect(await Promise.all(burst)).toEqual(["a", "b"]);
  await one;
  // The queue was empty in between, so this is a burst again.
  const second = held();
  const two = concurrencyLimit.run("write", second.work);
  const next = concurrencyLimit.run("write", () => "next");
  await new Promise((resolve) => setTimeout(resolve, 30));
  second.end();
  expect(await next).toBe("next");
  await two;
});

test("a late timer admits no request whose wait has already expired", async () => {
  const concurrencyLimit = createConcurrencyLimit({ maxRunning: 1, waitMs: 10, ...usual });
  const first = held();
  const one = concurrencyLimit.run("read", first.work);
  const waiting = concurrencyLimit.run("read", () => "too late");
  first.end();
  // Blocks the event loop, so that the first one's end is handled before the timer fires.
  const until = performance.now() + 40;
  while (performance.now() < until);
  await expect(waiting).rejects.toBeInstanceOf(Overloaded);
  await one;
});

test("no more writes run than there are connections, and they do not block reads", async () => {
  const concurrencyLimit = createConcurrencyLimit({
    maxRunning: 3,
    maxWriting: 2,
    isHurried: () => false,
  });
  const work = [held(), held(), held()];
  const writes = work.map(({ work: each }) => concurrencyLimit.run("write", each));
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([2, 1]);
  expect(await concurrencyLimit.run("read", () => "read")).toBe("read");
  work[0]!.end();
  await writes[0];
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([2, 0]);
  for (const { end } of work) end();
  await Promise.all(writes);
  expect(concurrencyLimit.running()).toBe(0);
});

test("a write that waits too long is rejected as well", async () => {
  const concurrencyLimit = createConcurrencyLimit({ maxRunning: 1, writeWaitMs: 10, ...usual });
  const first = held();
  const one = concurrencyLimit.run("write", first.work);
  await expect(concurrencyLimit.run("write", () => "never")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await one;
  expect([concurrencyLimit.running(), concurrencyLimit.waiting()]).toEqual([0, 0]);
});
