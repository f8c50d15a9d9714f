import { expect, it } from "vitest";
import type { Locale } from "#domain/preferences/preferences.ts";
import {
  dayIn,
  formatDay,
  formatMessageTime,
  formatMoment,
  formatMonth,
  formatShortDay,
  SITE_TIME_ZONE,
} from "./dates.ts";

// Late in the evening in Mexico City is the next day in UTC.
const late = new Date("2026-11-22T05:13:00.000Z");

it("writes a day as it is in Mexico City", () => {
  expect(formatDay(late, "en")).toBe("November 21, 2026");
  expect(formatDay(late, "es")).toBe("21 de noviembre de 2026");
});

it("writes a moment with its distance from UTC where the reader's zone is unknown, in plain spaces", () => {
  expect(formatMoment(late, "en")).toBe("November 21, 2026 at 11:13 PM GMT-6");
  expect(formatMoment(late, "es")).toMatch(/^21 de noviembre de 2026.* 11:13 p\.m\. GMT-6$/);
  expect(formatMoment(late, "en") + formatMoment(late, "es")).not.toMatch(/[\u00a0\u202f]/);
});

it("writes a short day and a month as they are in Mexico City", () => {
  const newYear = new Date("2027-01-01T03:00:00.000Z");
  expect(formatShortDay(newYear, "en")).toBe("Dec 31");
  expect(formatShortDay(newYear, "es")).toBe("31 dic");
  expect(formatMonth(newYear, "en")).toBe("December 2026");
  expect(formatMonth(newYear, "es")).toBe("diciembre de 2026");
});

it("writes the time of a message as short as it can", () => {
  const hours = (count: number) => new Date(late.getTime() + count * 3_600_000);
  const at = (now: Date, locale: Locale) => formatMessageTime(late, now, locale, SITE_TIME_ZONE);
  expect(at(late, "en")).toBe("11:13 PM");
  expect(at(hours(1), "en")).toBe("Nov 21, 11:13 PM");
  expect(at(hours(1), "es")).toMatch(/^21 nov,? 11:13 p\.m\.$/);
  expect(at(hours(24 * 301), "es")).toBe("21 de noviembre de 2026");
});

it("follows the zone of a business: in Buenos Aires it is tomorrow already", () => {
  const zone = "America/Argentina/Buenos_Aires";
  expect(dayIn(zone, late)).toBe("2026-11-22");
  expect(formatDay(late, "es", zone)).toBe("22 de noviembre de 2026");
  expect(formatMoment(late, "en", zone)).toBe("November 22, 2026 at 2:13 AM");
  const evening = new Date(late.getTime() - 4 * 3_600_000);
  expect(formatMessageTime(evening, late, "en", zone)).toBe("Nov 21, 10:13 PM");
  expect(formatMessageTime(evening, late, "en", SITE_TIME_ZONE)).toBe("7:13 PM");
});
