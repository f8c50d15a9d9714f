import { expect, it, vi } from "vitest";
import { loadWhenReached } from "./load-when-reached.ts";

it("imports once for concurrent callers, and resolves in the order of the calls", async () => {
  let finish = (_module: string) => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const loadIt = loadWhenReached(load);
  const answered: string[] = [];
  const all = ["one", "two", "three"].map((name) =>
    loadIt().then((module) => answered.push(`${name} ${module}`)),
  );
  finish("came");
  await Promise.all(all);
  expect(answered).toEqual(["one came", "two came", "three came"]);
  await expect(loadIt()).resolves.toBe("came");
  expect(load).toHaveBeenCalledTimes(1);
});

it("rejects for all concurrent callers, and imports again with the next call", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("came");
  const loadIt = loadWhenReached(load);
  const both = await Promise.allSettled([loadIt(), loadIt()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(loadIt()).resolves.toBe("came");
  expect(load).toHaveBeenCalledTimes(2);
});

it("has what was loaded at once, for rendering without a wait", async () => {
  const loadIt = loadWhenReached(() => Promise.resolve("came"));
  expect(loadIt.loaded).toBeUndefined();
  await loadIt();
  expect(loadIt.loaded).toBe("came");
});
