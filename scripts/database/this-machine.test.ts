import { describe, expect, it } from "vitest";
import { isOnThisMachine } from "./this-machine.mjs";

describe("isOnThisMachine", () => {
  it.each([
    "postgres://u:p@localhost/x",
    "postgres://127.0.0.1:5432/x",
    "postgresql://127.8.9.10/x",
    "postgres://u@[::1]:5432/x",
    "postgres:///x",
    "postgres:///x?host=/var/run/postgresql",
    "postgres://%2Fvar%2Frun%2Fpostgresql/x",
    "postgres://db.localhost/x",
  ])("%s is", (url) => expect(isOnThisMachine(url)).toBe(true));

  it.each([
    "postgres://u:p@db.example/x",
    "postgres://db/x",
    "postgres://10.0.0.5/x",
    "postgres://localhost.example/x",
    "postgres://127.0.0.1.example/x",
    "postgres:///x?host=db.example",
    "postgres://localhost/x?host=db.example",
    "postgres://localhost@db.example/x",
    "postgres://localhost,db.example/x",
    "postgres://localhost:5432,db.example:5432/x",
    "",
    "localhost",
  ])("%s is not", (url) => expect(isOnThisMachine(url)).toBe(false));

  it("asks the driver's fallback where the address names no host", () => {
    expect(isOnThisMachine("postgres:///x", "db.example")).toBe(false);
    expect(isOnThisMachine("postgres://localhost/x", "db.example")).toBe(true);
  });
});
