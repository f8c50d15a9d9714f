import fc from "fast-check";
import { expect, it } from "vitest";
import { SLUG, slugCandidates, slugOf } from "./slug.ts";

it("writes a name as people would", () => {
  expect(slugOf("Fonda Lupita")).toBe("fonda-lupita");
  expect(slugOf("  Café & Panadería «Ñandú» ")).toBe("cafe-panaderia-nandu");
  expect(slugOf("!!")).toBeUndefined();
  expect(slugOf("ab")).toBeUndefined();
});

it("offers numbered slugs after the plain ones", () => {
  const candidates = slugCandidates(["¡Hola!", "Fonda"]);
  expect(candidates.slice(0, 4)).toEqual(["hola", "fonda", "hola-2", "hola-3"]);
  expect(slugCandidates(["?"])).toEqual([]);
});

it("makes valid slugs of any name, long ones too", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 80 })), (names) => {
      for (const slug of slugCandidates(names)) expect(slug).toMatch(SLUG);
    }),
  );
});
