import { expect, it } from "vitest";
import { allows, isApiToken, isUseDue, tokenExpiry } from "./api-tokens.ts";

const now = new Date("2026-11-25T12:00:00Z");

it("lets a token that writes read too, and not the other way round", () => {
  expect(allows("write", "read")).toBe(true);
  expect(allows("write", "write")).toBe(true);
  expect(allows("read", "read")).toBe(true);
  expect(allows("read", "write")).toBe(false);
});

it("knows the format of a token", () => {
  expect(isApiToken(`plz_${"aB-_0".repeat(9).slice(0, 43)}`)).toBe(true);
  for (const other of [
    "",
    "plz_",
    "x".repeat(43),
    `plz_${"a".repeat(42)}`,
    `plz_${"ñ".repeat(43)}`,
  ])
    expect([other, isApiToken(other)]).toEqual([other, false]);
});

it("expires after its days, or never", () => {
  expect(tokenExpiry("30", now)).toEqual(new Date("2026-12-25T12:00:00Z"));
  expect(tokenExpiry("365", now)).toEqual(new Date("2027-11-25T12:00:00Z"));
  expect(tokenExpiry("never", now)).toBe(null);
});

it("notes a use once a minute", () => {
  expect(isUseDue(null, now)).toBe(true);
  expect(isUseDue(new Date("2026-11-25T11:59:01Z"), now)).toBe(false);
  expect(isUseDue(new Date("2026-11-25T11:59:00Z"), now)).toBe(true);
});
