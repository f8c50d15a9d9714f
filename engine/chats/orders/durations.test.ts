import { describe, expect, it } from "vitest";
import { findDuration } from "./durations.ts";

describe("durations", () => {
  it.each([
    ["Corte dama $280 (45 min)", 45],
    ["Tinte completo (2 h 30 min)", 150],
    ["Balayage (4 horas)", 240],
    ["1 hora y media", 90],
    ["hora y media", 90],
    ["media hora", 30],
    ["una hora", 60],
    ["2 a 3 horas", 180],
    ["30-45 min", 45],
    ["1h30", 90],
    ["2 hrs", 120],
    ["takes an hour", 60],
    ["dos horas", 120],
    ["una hora y cuarto", 75],
  ])("%s is %d minutes", (text, minutes) => expect(findDuration(text)?.minutes).toBe(minutes));

  it.each(["a las 5 hs de la tarde no", "Pozole $90", "3 mesas", "0 min", "300 horas", "minuta"])(
    "%s tells none",
    (text) => expect(findDuration(text)).toBeUndefined(),
  );

  it("says where it stands", () => {
    const text = "Corte (45 min) dama";
    const { from, to } = findDuration(text)!;
    expect(text.slice(from, to)).toBe("45 min");
  });
});
