import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_ZONE, ZONES } from "#domain/format/zones.ts";
import { zoneOf, zoneOfNumber } from "./business-zone.ts";
import { clockIn } from "./open-now.ts";
import { WEEKDAYS } from "./opening-hours.ts";

it.each([
  ["+5215512345678", "America/Mexico_City"],
  ["+529981234567", "America/Cancun"],
  ["+526621234567", "America/Hermosillo"],
  ["+573001234567", "America/Bogota"],
  ["+51987654321", "America/Lima"],
  ["+50255512345", "America/Guatemala"],
  ["+5491123456789", "America/Argentina/Buenos_Aires"],
  ["+593991234567", "America/Guayaquil"],
  ["+18095551234", "America/Santo_Domingo"],
  ["+12125551234", undefined],
  ["+441234567890", undefined],
])("the number %s is on the time of %s", (number, zone) => {
  expect(zoneOfNumber(number)).toBe(zone);
});

describe("the zone of a business", () => {
  it("is the one that it says, else that of its number, else Mexico City", () => {
    const whatsapp = "+573001234567";
    expect(zoneOf({ zone: "America/Lima", whatsapp })).toBe("America/Lima");
    expect(zoneOf({ zone: null, whatsapp })).toBe("America/Bogota");
    expect(zoneOf({ zone: null, whatsapp: null })).toBe(DEFAULT_ZONE);
    expect(zoneOf(undefined)).toBe(DEFAULT_ZONE);
  });

  it("has a clock that is the zone's wall clock at any time of a year", () => {
    const year = { min: new Date("2026-01-01T00:00:00Z"), max: new Date("2026-12-31T00:00:00Z") };
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.date({ ...year, noInvalidDate: true }),
        (zone, at) => {
          const { day, minute } = clockIn(zone, at);
          const wall = at.toLocaleString("sv-SE", { timeZone: zone });
          const [date, time] = wall.split(" ") as [string, string];
          const [hours, minutes] = time.split(":").map(Number) as [number, number];
          expect(minute).toBe(hours * 60 + minutes);
          const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
          expect(day).toBe(WEEKDAYS[weekday]);
        },
      ),
    );
  });
});
