import { describe, expect, it } from "vitest";
import { isLocalDatabase } from "./local-database.ts";

describe("isLocalDatabase", () => {
  it.each([
    "postgres://u:p@localhost:5432/plaza",
    "postgres://127.0.0.1/plaza",
    "postgres://u:p%40ss@[::1]:5432/plaza",
    "postgresql://u:p@db:5432/plaza",
    "postgres://%2Fvar%2Frun%2Fpostgresql/plaza",
    "postgres:///plaza?host=/var/run/postgresql",
    "postgres:///plaza",
  ])("takes %s", (url) => {
    expect(isLocalDatabase(url)).toBe(true);
  });

  it.each([
    "postgres://u:p@db.example.com:5432/plaza",
    "postgres://u:localhost@10.0.0.4/plaza",
    "postgres://localhost@example.com/plaza",
    "postgres://134744072/plaza",
    "postgres://[2001:db8::1]:5432/plaza",
    "postgres://localhost,example.com/plaza",
    "postgres://localhost/plaza?host=example.com",
    "postgres://localhost.example.com/plaza",
  ])("refuses %s", (url) => {
    expect(isLocalDatabase(url)).toBe(false);
  });

  it("uses the driver's default host for a URL without one", () => {
    expect(isLocalDatabase("postgres:///plaza", "db.example.com")).toBe(false);
    expect(isLocalDatabase("postgres://localhost/plaza", "db.example.com")).toBe(true);
  });
});
