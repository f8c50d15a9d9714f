import { expect, it, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

it("asks once for all who wait, and answers them in the order they came", async () => {
  let arrive = (_module: string) => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
  const loadIt = loadOnce(load);
  const answered: string[] = [];
  const all = ["one", "two", "three"].map((name) =>
    loadIt().then((module) => answered.push(`${name} ${module}`)),
  );
  arrive("came");
  await Promise.all(all);
  expect(answered).toEqual(["one came", "two came", "three came"]);
  await expect(loadIt()).resolves.toBe("came");
  expect(load).toHaveBeenCalledTimes(1);
});

it("tells all who wait of a failure, and tries again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("came");
  const loadIt = loadOnce(load);
  const both = await Promise.allSettled([loadIt(), loadIt()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(loadIt()).resolves.toBe("came");
  expect(load).toHaveBeenCalledTimes(2);
});
