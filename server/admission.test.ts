import { expect, test } from "vitest";
import { createAdmission, Overloaded } from "./admission.ts";

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { work: () => over, end };
}
const isHurried = () => true;

test("so many run, so many wait, the rest is turned away without having begun", async () => {
  const admission = createAdmission({ maxRunning: 2, maxWaiting: 1, waitMs: 10_000, isHurried });
  const first = held();
  const second = held();
  const order: string[] = [];
  const one = admission.run(first.work);
  const two = admission.run(second.work);
  expect(admission.isFull()).toBe(false);
  const three = admission.run(() => void order.push("third"));
  expect([admission.running(), admission.waiting(), admission.isFull()]).toEqual([2, 1, true]);
  await expect(admission.run(() => void order.push("fourth"))).rejects.toBeInstanceOf(Overloaded);
  expect(order).toEqual([]);
  first.end();
  await Promise.all([one, three]);
  expect(order).toEqual(["third"]);
  second.end();
  await two;
  expect([admission.running(), admission.waiting()]).toEqual([0, 0]);
});

test("who waits too long is turned away; work that fails gives its place back", async () => {
  const admission = createAdmission({ maxRunning: 1, waitMs: 10, isHurried });
  const first = held();
  const one = admission.run(first.work);
  await expect(admission.run(() => "never")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await one;
  const failing = () => Promise.reject(new Error("broke"));
  await expect(admission.run(failing)).rejects.toThrow("broke");
  expect(await admission.run(() => "again")).toBe("again");
  expect([admission.running(), admission.waiting()]).toEqual([0, 0]);
});

test("those who wait for something else than the processor may be many", async () => {
  const admission = createAdmission({ maxRunning: 2, maxWaiting: 0, isHurried: () => false });
  const work = Array.from({ length: 40 }, held);
  const all = work.map(({ work: each }) => admission.run(each));
  expect([admission.running(), admission.waiting()]).toEqual([40, 0]);
  await expect(admission.run(() => "one more")).rejects.toBeInstanceOf(Overloaded);
  for (const { end } of work) end();
  await Promise.all(all);
  expect(admission.running()).toBe(0);
});
