import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigitOf, parseRfc } from "./rfc.ts";

describe("parseRfc", () => {
  // Published ones: the SAT's example of a person, the SAT, Pemex, CFE, Telmex.
  it.each(["GODE561231GR8", "SAT970701NN3", "PME380607P35", "CFE370814QI0", "TME840315KT6"])(
    "takes %s",
    (rfc) => {
      expect(parseRfc(rfc)).toBe(rfc);
      expect(parseRfc(` ${rfc.slice(0, 4).toLowerCase()}-${rfc.slice(4)} `)).toBe(rfc);
    },
  );

  it.each([
    "",
    "GODE561231GR9",
    "SAT970701NN4",
    "GODE561331GR8",
    "GODE560231GR8",
    "GODE561200GR8",
    "GOD561231GR",
    "GODE5612311GR8",
    "G0DE561231GR8",
    "XAXX010101000",
    "XEXX010101000",
    "GODE561231GRB",
  ])("refuses %j", (rfc) => {
    expect(parseRfc(rfc)).toBeUndefined();
  });

  const letters = fc.string({
    unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZÑ&"),
    minLength: 3,
    maxLength: 4,
  });
  const stems = fc
    .tuple(
      letters,
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.stringMatching(/^[A-Z\d]{2}$/),
    )
    .map(([name, year, month, day, rest]) => {
      const two = (value: number) => String(value).padStart(2, "0");
      return `${name}${two(year)}${two(month)}${two(day)}${rest}`;
    });

  it("takes a stem with its own check digit, and with no other", () => {
    fc.assert(
      fc.property(stems, (stem) => {
        const right = checkDigitOf(stem);
        const taken = [..."0123456789A"].filter((digit) => parseRfc(stem + digit) !== undefined);
        expect(taken).toEqual([right]);
        expect([12, 13]).toContain(stem.length + 1);
        expect(parseRfc(parseRfc(stem + right)!)).toBe(stem + right);
      }),
    );
  });

  it("notices two neighbours that were exchanged, in most cases", () => {
    fc.assert(
      fc.property(stems, fc.integer({ min: 0, max: 1 }), (stem, at) => {
        const [one, other] = [stem[at]!, stem[at + 1]!];
        const swapped = stem.slice(0, at) + other + one + stem.slice(at + 2);
        const values = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";
        const isSame = (values.indexOf(one) - values.indexOf(other)) % 11 === 0;
        expect(checkDigitOf(swapped) === checkDigitOf(stem)).toBe(isSame);
      }),
    );
  });
});
