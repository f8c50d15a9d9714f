import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUSINESS_LIMITS, likeMonday, readBusiness, type TypedBusiness } from "./business.ts";
import { isLegible } from "./business-colours.ts";
import { WEEKDAYS, type TypedSpan, type Weekday } from "./opening-hours.ts";
import { E164 } from "./whatsapp.ts";

const closed = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [] as TypedSpan[]]),
) as unknown as Record<Weekday, TypedSpan[]>;
const EMPTY: TypedBusiness = {
  name: "",
  trade: "",
  tradeOther: "",
  town: "",
  address: "",
  whatsapp: "",
  zone: "",
  mainColour: "",
  mainOther: "",
  accentColour: "",
  accentOther: "",
  tone: "",
  rfc: "",
  legalName: "",
  taxPostalCode: "",
  taxRegime: "",
  hours: closed,
};
const read = (changes: Partial<TypedBusiness>) =>
  readBusiness({ ...EMPTY, name: "Fonda Lupita", ...changes });

describe("readBusiness", () => {
  it("needs a name alone", () => {
    expect(read({})).toEqual({
      business: {
        name: "Fonda Lupita",
        trade: null,
        tradeOther: "",
        town: "",
        address: "",
        whatsapp: null,
        zone: null,
        hours: null,
        mainColour: null,
        accentColour: null,
        tone: null,
      },
      tax: { rfc: null, legalName: "", taxPostalCode: null, taxRegime: null },
    });
    expect(readBusiness(EMPTY)).toEqual({ problems: { name: "missing" } });
  });

  it("keeps the words for a trade only with 'other'", () => {
    expect(read({ trade: "other", tradeOther: "Globos" })).toHaveProperty(
      "business.tradeOther",
      "Globos",
    );
    expect(read({ trade: "bar", tradeOther: "Globos" })).toHaveProperty("business.tradeOther", "");
    expect(read({ trade: "nope" })).toHaveProperty("business.trade", null);
  });

  it.each([
    [{ whatsapp: "123" }, { whatsapp: "invalid" }],
    [{ rfc: "GODE561231GR9" }, { rfc: "invalid" }],
    [{ taxPostalCode: "1234" }, { taxPostalCode: "invalid" }],
    [{ mainColour: "#ffff00" }, { mainColour: "pale" }],
    [{ mainColour: "other", mainOther: "#ffff00" }, { mainColour: "pale" }],
    [{ accentColour: "red" }, { accentColour: "invalid" }],
    [{ town: "x".repeat(BUSINESS_LIMITS.town + 1) }, { town: "long" }],
    [{ hours: { ...closed, sat: [{ from: "9", to: "10:00" }] } }, { sat: "time" }],
  ])("refuses %j", (changes, problems) => {
    expect(read(changes)).toEqual({ problems });
  });

  it("takes an accent that is too pale for the main colour", () => {
    const pale = "#949494";
    expect(read({ accentColour: "other", accentOther: pale })).toHaveProperty(
      "business.accentColour",
      pale,
    );
    expect(read({ mainColour: "other", mainOther: pale })).toEqual({
      problems: { mainColour: "pale" },
    });
  });

  it("copies Monday to the other weekdays, not to the weekend", () => {
    const mon = [{ from: "09:00", to: "18:00" }];
    const hours = likeMonday({ ...closed, mon, tue: [{ from: "10:00", to: "11:00" }] });
    expect(hours).toEqual({ ...closed, mon, tue: mon, wed: mon, thu: mon, fri: mon });
  });

  it("gives only what the database takes, whatever is typed", () => {
    const texts = Object.fromEntries(
      Object.keys(EMPTY)
        .filter((field) => field !== "hours")
        .map((field) => [
          field,
          fc.oneof(
            fc.string({ maxLength: 220 }),
            fc.constantFrom("other", "bar", "warm", "601", "#1f4aa8", "06700", "5512345678", ""),
          ),
        ]),
    );
    fc.assert(
      fc.property(fc.record(texts), (typed) => {
        const result = readBusiness({ ...EMPTY, ...typed });
        if ("problems" in result) {
          expect(Object.keys(result.problems).length).toBeGreaterThan(0);
          return;
        }
        const { business } = result;
        expect(business.name).not.toBe("");
        if (business.whatsapp !== null) expect(business.whatsapp).toMatch(E164);
        if (business.mainColour) expect(isLegible(business.mainColour, "main")).toBe(true);
        if (business.accentColour) expect(isLegible(business.accentColour, "accent")).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
