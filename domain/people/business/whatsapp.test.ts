import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { E164, formatWhatsapp, parseWhatsapp } from "./whatsapp.ts";

describe("parseWhatsapp", () => {
  it.each([
    ["55 1234 5678", "+525512345678"],
    ["(55) 1234-5678", "+525512345678"],
    ["+52 55 1234 5678", "+525512345678"],
    ["52 55 1234 5678", "+525512345678"],
    ["+52 1 55 1234 5678", "+525512345678"],
    ["0052 55 1234 5678", "+525512345678"],
    ["+57 300 123 4567", "+573001234567"],
    ["+1 (212) 555-0100", "+12125550100"],
    ["0034 600 12 34 56", "+34600123456"],
  ])("%s is %s", (typed, number) => {
    expect(parseWhatsapp(typed)).toBe(number);
  });

  it.each([
    "",
    "+",
    "123",
    "5512345",
    "0551234567",
    "573001234567",
    "+52 55 1234 567",
    "+0123456789",
    "+1234567890123456",
    "55 1234 5678 ext 2",
    "٥٥١٢٣٤٥٦٧٨",
    "++525512345678",
    "55+12345678",
  ])("refuses %j", (typed) => {
    expect(parseWhatsapp(typed)).toBeUndefined();
  });

  const ten = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{9}$/))
    .map(([first, rest]) => `${first}${rest}`);

  it("reads a Mexican number however it is written", () => {
    const prefix = fc.constantFrom("", "52", "+52", "0052", "521", "+521");
    const separator = fc.constantFrom("", " ", "-", ".", "  ");
    fc.assert(
      fc.property(ten, prefix, fc.array(separator, { minLength: 14, maxLength: 14 }), (n, p, s) => {
        const typed = p + [...n].map((digit, at) => s[at] + digit).join("");
        expect(parseWhatsapp(typed)).toBe(`+52${n}`);
      }),
    );
  });

  it("gives E.164, which it reads as itself, and as shown", () => {
    const typed = fc.oneof(ten, fc.string(), fc.stringMatching(/^\+?[\d ().-]{0,20}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const number = parseWhatsapp(text);
        if (number === undefined) return;
        expect(number).toMatch(E164);
        expect(parseWhatsapp(number)).toBe(number);
        expect(parseWhatsapp(formatWhatsapp(number))).toBe(number);
      }),
      { numRuns: 1_000 },
    );
  });
});

it.each([
  ["+529511234567", "951 123 4567"],
  ["+522221234567", "222 123 4567"],
  ["+525512345678", "55 1234 5678"],
  ["+525612345678", "56 1234 5678"],
  ["+523312345678", "33 1234 5678"],
  ["+528112345678", "81 1234 5678"],
  ["+573001234567", "+57 300 123 4567"],
  ["+12125550100", "+1 212 555 0100"],
  ["+50688887777", "+506 8888 7777"],
  ["+5491112345678", "+5491112345678"],
])("formatWhatsapp writes %s as its country does: %s", (number, shown) => {
  expect(formatWhatsapp(number)).toBe(shown);
});
