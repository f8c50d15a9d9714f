import { expect, test } from "vitest";
import { zoneCity } from "./zone-city.ts";
import { ZONES } from "./zones.ts";

test("a city is named as its zone in English, and with its Spanish name in Spanish", () => {
  expect(zoneCity("America/Argentina/Buenos_Aires", "en")).toBe("Buenos Aires");
  expect(zoneCity("America/Mexico_City", "en")).toBe("Mexico City");
  expect(zoneCity("America/Mexico_City", "es")).toBe("Ciudad de México");
  expect(zoneCity("Europe/Madrid", "es")).toBe("Madrid");
});

test("the Spanish names are those of CLDR, where CLDR names the city", () => {
  const wrong = ZONES.filter((zone) => {
    const name = new Intl.DateTimeFormat("es", { timeZone: zone, timeZoneName: "shortGeneric" })
      .formatToParts(0)
      .find(({ type }) => type === "timeZoneName")!
      .value.replace(/^hora de /, "");
    // A country's only zone is named by the country there.
    const namesCity = name.normalize("NFD").replace(/\p{M}/gu, "") === zoneCity(zone, "en");
    return namesCity && zoneCity(zone, "es") !== name;
  });
  expect(wrong).toEqual([]);
});
