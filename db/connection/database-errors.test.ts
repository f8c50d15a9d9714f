import { expect, it } from "vitest";
import { isDatabaseUnavailable } from "./database-errors.ts";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("x"), { code }) });

it("takes lost connections, time limits and lost races for temporary faults, and nothing else", () => {
  for (const code of ["57P01", "ECONNREFUSED", "55P03", "57014", "40001", "40P01", "POOL_BUSY"])
    expect([code, isDatabaseUnavailable(failed(code))]).toEqual([code, true]);
  for (const code of ["23505", "23514", "42703", "22P02", ""])
    expect([code, isDatabaseUnavailable(failed(code))]).toEqual([code, false]);
});
