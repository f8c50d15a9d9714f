import { describe, expect, it } from "vitest";
import { serverGivenForTests } from "./postgres.ts";

describe("serverGivenForTests", () => {
  const LOCAL = "postgres://postgres@localhost/postgres";
  const REMOTE = "postgres://plaza@db.example/plaza";

  it("takes TEST_DATABASE_URL, wherever it is", () => {
    expect(serverGivenForTests({ TEST_DATABASE_URL: REMOTE, DATABASE_URL: LOCAL })).toBe(REMOTE);
  });

  it("takes DATABASE_URL of this machine, but not somebody's server elsewhere", () => {
    expect(serverGivenForTests({ DATABASE_URL: LOCAL })).toBe(LOCAL);
    expect(serverGivenForTests({ DATABASE_URL: REMOTE })).toBeUndefined();
    expect(serverGivenForTests({})).toBeUndefined();
  });
});
