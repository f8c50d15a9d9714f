import { expect, it, vi } from "vitest";
import type { Db } from "./client.ts";
import { prepareOnce } from "./prepared-query.ts";

it("builds a query once for each database", () => {
  const build = vi.fn((db: Db) => ({ db }));
  const query = prepareOnce(build);
  const [one, other] = [{} as Db, {} as Db];
  expect(query(one)).toBe(query(one));
  expect(query(other)).toEqual({ db: other });
  expect(query(other)).not.toBe(query(one));
  expect(build).toHaveBeenCalledTimes(2);
});
