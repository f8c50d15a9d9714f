import { describe, expect, it } from "vitest";
import { relativeTime, wholeMinute } from "./relative-time.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const HOUR = 3_600_000;

describe("relativeTime", () => {
  it.each([
    [0, "en", "now"],
    [-59_000, "es", "ahora"],
    [-60_000, "en", "1 minute ago"],
    [-2 * HOUR, "es", "hace 2 horas"],
    [-24 * HOUR, "en", "yesterday"],
    [-3 * 24 * HOUR, "es", "hace 3 días"],
    [-8 * 24 * HOUR, "en", "last week"],
    [-70 * 24 * HOUR, "en", "2 months ago"],
    [3 * HOUR, "en", "in 3 hours"],
    [-800 * 24 * HOUR, "es", "hace 2 años"],
  ] as const)("%d ms in %s: %s", (distance, locale, text) => {
    expect(relativeTime(NOW + distance, NOW, locale)).toBe(text);
  });
});

describe("wholeMinute", () => {
  it("is the same within a minute, and a time in this minute is never in the future", () => {
    const minute = wholeMinute(NOW + 30_000);
    expect([NOW, NOW + 1, NOW + 59_999].map(wholeMinute)).toEqual([minute, minute, minute]);
    expect(wholeMinute(NOW + 60_000)).toBe(minute + 60_000);
    expect(relativeTime(NOW + 59_999, minute, "en")).toBe("now");
  });
});
