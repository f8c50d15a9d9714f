import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bankName, checkDigitOf, readClabe } from "./clabe.ts";

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const clabes = digits(17).map((stem) => stem.join("") + checkDigitOf(stem.join("")));

describe("a CLABE", () => {
  it("is the published example, with spaces and hyphens or without", () => {
    for (const typed of ["032180000118359719", "032 180 00011835971 9", "032-180-00011835971-9"])
      expect(readClabe(typed)).toEqual({ clabe: "032180000118359719" });
  });

  it("says what is wrong with it", () => {
    expect(readClabe("  ")).toEqual({ problem: "missing" });
    for (const typed of [
      "03218000011835971",
      "0321800001183597190",
      "03218000011835971x",
      "٣".repeat(18),
    ])
      expect(readClabe(typed)).toEqual({ problem: "digits" });
    expect(readClabe("032180000118359710")).toEqual({ problem: "check" });
  });

  it("passes with its check digit, and with none of the nine others", () => {
    fc.assert(
      fc.property(clabes, (clabe) => {
        expect(readClabe(clabe)).toEqual({ clabe });
        const last = Array.from("0123456789", (digit) => clabe.slice(0, -1) + digit);
        expect(last.filter((each) => "clabe" in readClabe(each))).toEqual([clabe]);
      }),
    );
  });

  it("never passes with one digit changed", () => {
    fc.assert(
      fc.property(
        clabes,
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (clabe, at, by) => {
          const changed = String((Number(clabe[at]) + by) % 10);
          const wrong = clabe.slice(0, at) + changed + clabe.slice(at + 1);
          expect(readClabe(wrong)).toEqual({ problem: "check" });
        },
      ),
    );
  });

  it("names well-known banks, and takes the others too", () => {
    expect(bankName("012")).toBe("BBVA México");
    expect(bankName("999")).toBeUndefined();
  });
});
