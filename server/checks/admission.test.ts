import { expect, test } from "vitest";
import { createAdmission, Overloaded } from "./admission.ts";

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { work: () => over, end };
}
const isHurried = () => true;
const usual = { maxWriting: 10, isHurried };
const places = (read: number, write = 500) => ({ read, write });

test("so many run, so many wait, the rest is turned away without having begun", async () => {
  const admission = createAdmission({
    maxRunning: 2,
    maxWaiting: places(1),
    waitMs: 10_000,
    ...usual,
  });
  const first = held();
  const second = held();
  const order: string[] = [];
  const one = admission.run("read", first.work);
  const two = admission.run("read", second.work);
  expect(admission.isFull("read")).toBe(false);
  const three = admission.run("read", () => void order.push("third"));
  expect([admission.running(), admission.waiting(), admission.isFull("read")]).toEqual([
    2,
    1,
    true,
  ]);
  await expect(admission.run("read", () => void order.push("fourth"))).rejects.toBeInstanceOf(
    Overloaded,
  );
  expect(order).toEqual([]);
  first.end();
  await Promise.all([one, three]);
  expect(order).toEqual(["third"]);
  second.end();
  await two;
  expect([admission.running(), admission.waiting()]).toEqual([0, 0]);
});

test("who waits too long is turned away; work that fails gives its place back", async () => {
  const admission = createAdmission({ maxRunning: 1, waitMs: 10, ...usual });
  const first = held();
  const one = admission.run("read", first.work);
  await expect(admission.run("read", () => "never")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await one;
  const failing = () => Promise.reject(new Error("broke"));
  await expect(admission.run("read", failing)).rejects.toThrow("broke");
  expect(await admission.run("read", () => "again")).toBe("again");
  expect([admission.running(), admission.waiting()]).toEqual([0, 0]);
});

test("while the event loop has time to spare, four times as many may be at work", async () => {
  const admission = createAdmission({
    maxRunning: 2,
    maxWaiting: places(0),
    ...usual,
    isHurried: () => false,
  });
  const work = Array.from({ length: 8 }, held);
  const all = work.map(({ work: each }) => admission.run("read", each));
  expect([admission.running(), admission.waiting()]).toEqual([8, 0]);
  await expect(admission.run("read", () => "one more")).rejects.toBeInstanceOf(Overloaded);
  for (const { end } of work) end();
  await Promise.all(all);
  expect(admission.running()).toBe(0);
});

test("a write waits where a read is turned away, and goes first; every fourth is a read", async () => {
  const admission = createAdmission({ maxRunning: 1, waitMs: 10, writeWaitMs: 5_000, ...usual });
  const first = held();
  const one = admission.run("read", first.work);
  const order: string[] = [];
  const early = admission.run("write", () => void order.push("write a"));
  await expect(admission.run("read", () => "never")).rejects.toBeInstanceOf(Overloaded);
  const reads = ["b", "c"].map((name) =>
    admission.run("read", () => void order.push(`read ${name}`)),
  );
  const writes = ["d", "e", "f", "g"].map((name) =>
    admission.run("write", () => void order.push(`write ${name}`)),
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

test("a queue of writes that stands makes the next ones wait less, not those of the burst", async () => {
  const admission = createAdmission({
    maxRunning: 1,
    writeWaitMs: 5_000,
    writeWaitStandingMs: 20,
    standingMs: 50,
    ...usual,
  });
  const first = held();
  const one = admission.run("write", first.work);
  const burst = ["a", "b"].map((name) => admission.run("write", () => name));
  await new Promise((resolve) => setTimeout(resolve, 70));
  await expect(admission.run("write", () => "late")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  expect(await Promise.all(burst)).toEqual(["a", "b"]);
  await one;
  // The queue was empty meanwhile: what comes now is a burst again.
  const second = held();
  const two = admission.run("write", second.work);
  const next = admission.run("write", () => "next");
  await new Promise((resolve) => setTimeout(resolve, 30));
  second.end();
  expect(await next).toBe("next");
  await two;
});

test("a timer that is late lets nobody in who has waited too long", async () => {
  const admission = createAdmission({ maxRunning: 1, waitMs: 10, ...usual });
  const first = held();
  const one = admission.run("read", first.work);
  const waiting = admission.run("read", () => "too late");
  first.end();
  // The event loop is blocked, so that the end of the first is noticed before the timer fires.
  const until = performance.now() + 40;
  while (performance.now() < until);
  await expect(waiting).rejects.toBeInstanceOf(Overloaded);
  await one;
});

test("writes are no more at once than there are connections, and keep no read from coming in", async () => {
  const admission = createAdmission({ maxRunning: 3, maxWriting: 2, isHurried: () => false });
  const work = [held(), held(), held()];
  const writes = work.map(({ work: each }) => admission.run("write", each));
  expect([admission.running(), admission.waiting()]).toEqual([2, 1]);
  expect(await admission.run("read", () => "read")).toBe("read");
  work[0]!.end();
  await writes[0];
  expect([admission.running(), admission.waiting()]).toEqual([2, 0]);
  for (const { end } of work) end();
  await Promise.all(writes);
  expect(admission.running()).toBe(0);
});

test("a write that nobody has room for in its time is turned away as well", async () => {
  const admission = createAdmission({ maxRunning: 1, writeWaitMs: 10, ...usual });
  const first = held();
  const one = admission.run("write", first.work);
  await expect(admission.run("write", () => "never")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await one;
  expect([admission.running(), admission.waiting()]).toEqual([0, 0]);
});
