import { describe, expect, it } from "vitest";
import { isLocalDatabase } from "./local-database.mjs";

describe("isLocalDatabase", () => {
  it.each([
    "postgres://u:p@localhost/x",
    "postgres://127.0.0.1:5432/x",
    "postgresql://127.8.9.10/x",
    "postgres://u@[::1]:5432/x",
    "postgres:///x",
    "postgres:///x?host=/var/run/postgresql",
    "postgres://%2Fvar%2Frun%2Fpostgresql/x",
    "postgres://db.localhost/x",
  ])("%s is this machine", (url) => expect(isLocalDatabase(url)).toBe(true));

  it.each([
    "postgres://u:p@db.example/x",
    "postgres://10.0.0.5/x",
    "postgres://localhost.example/x",
    "postgres://127.0.0.1.example/x",
    "postgres:///x?host=db.example",
    "postgres://localhost/x?host=db.example",
    "postgres://localhost@db.example/x",
    "",
    "localhost",
  ])("%s is not", (url) => expect(isLocalDatabase(url)).toBe(false));
});
