import vm from "node:vm";
import FormulaParser from "fast-formula-parser";
import { describe, expect, it } from "vitest";
import type { Business } from "#domain/people/business/business.ts";
import { answer } from "#engine/answer.ts";
import type { Material } from "#engine/asked.ts";
import { CODE } from "./catalogue.ts";
import { fenced } from "./piece.ts";
import { CSV_READER } from "./pages.ts";
import { inSpanishExcel } from "./spanish-excel.ts";

/** Pages are executed in a browser: tests/e2e/studio/code-catalogue.desktop.spec.ts. */
const material: Material = {
  locale: "es",
  business: undefined,
  today: new Date("2026-11-23T00:00:00Z"),
  values: {},
  facts: {},
  words: "",
};
const span = { from: 540, to: 1_500 };
const business: Business = {
  name: "Fonda </script> Lupita",
  trade: "restaurant",
  tradeOther: "",
  town: "Puebla",
  address: "5 de Mayo 12, Centro; local B",
  whatsapp: "+525512345678",
  zone: null,
  hours: { mon: [span], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  mainColour: null,
  accentColour: null,
  tone: null,
};
const full: Material = {
  ...material,
  business,
  values: { date: "2026-12-24", time: "19:30" },
  facts: {
    what: "Cena <de> Navidad, familiar",
    business: business.name,
    address: business.address,
    town: business.town,
    date: "el jueves 24 de diciembre",
    time: "las 7:30 de la noche",
  },
};
const codeOf = (key: string, of = material) => CODE.find((each) => each.key === key)!.make(of).code;

it("has unique keys and names, which ask for themselves", () => {
  for (const of of [CODE.map(({ key }) => key), CODE.map(({ name }) => name.en)])
    expect(new Set(of).size).toBe(CODE.length);
  for (const { key, name, asks } of CODE)
    for (const locale of ["es", "en"] as const) {
      const folded = name[locale].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      expect(asks[locale].test(folded), `${key} ${folded}`).toBe(true);
    }
});

it.each(CODE.map((piece) => [piece.key, piece] as const))(
  "%s says what it is in both languages",
  (_, { make, language }) => {
    for (const of of [material, full])
      for (const locale of ["es", "en"] as const) {
        const { before, code, after } = make({ ...of, locale });
        expect(before.length).toBeGreaterThan(30);
        expect(after.length).toBeGreaterThan(20);
        expect(code).not.toMatch(/undefined|NaN|\[object/);
        if (language === "html")
          expect(code.match(/<\/script>/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
  },
);

describe("formulas", () => {
  type Cells = Readonly<Record<string, unknown>>;
  const letters = "ABCDEFGH";
  const evaluate = (formula: string, cells: Cells): unknown => {
    const at = (row: number, col: number) => cells[`${letters[col - 1]}${row}`] ?? null;
    const parser = new FormulaParser({
      onCell: ({ row, col }) => at(row, col),
      onRange: ({ from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, row) =>
          Array.from({ length: to.col - from.col + 1 }, (_, col) =>
            at(from.row + row, from.col + col),
          ),
        ),
    });
    return parser.parse(formula.slice(1), { sheet: "1", row: 2, col: 5 });
  };
  it("split tips by hours", () => {
    const cells = { B1: 1000, B4: 8, B5: 4, B6: 8 };
    expect(evaluate(codeOf("tips-formula"), cells)).toBe(400);
    expect(evaluate(codeOf("tips-formula"), { B1: 1000, B4: 0 })).toBe(0);
  });
  it("make a price with margin", () => {
    expect(evaluate(codeOf("margin-formula"), { B2: 20, C2: 0.6 })).toBe(50);
    expect(evaluate(codeOf("margin-formula"), { B2: 20.1, C2: 0.5 })).toBe(40.5);
    expect(evaluate(codeOf("margin-formula"), { B2: 20, C2: 1 })).toBe("");
  });
  it("separate the tax", () => {
    expect(evaluate(codeOf("tax-formula"), { B2: 116 })).toBe(16);
  });
  it("count overdue days", () => {
    const serial = Math.floor(Date.now() / 86_400_000) + 25_569;
    expect(evaluate(codeOf("overdue-formula"), { C2: serial - 9, D2: "" })).toBeGreaterThanOrEqual(
      8,
    );
    expect(evaluate(codeOf("overdue-formula"), { C2: serial + 9, D2: "" })).toBe("");
    expect(evaluate(codeOf("overdue-formula"), { C2: serial - 9, D2: "sí" })).toBe("");
  });
  it("add up sales by product", () => {
    const cells = { A2: "Café", C2: 35, A3: "Flan", C3: 45, A4: "Café", C4: 70, E2: "Café" };
    expect(evaluate(codeOf("sales-formula"), cells)).toBe(105);
  });
  it("tell days of stock", () => {
    expect(evaluate(codeOf("stock-formula"), { B2: 20, C2: 14 })).toBe(10);
    expect(evaluate(codeOf("stock-formula"), { B2: 20, C2: 0 })).toBe("");
  });
  const said = (words: string, key: string) =>
    codeOf(key, { ...material, words, locale: /formula para/.test(words) ? "es" : "en" });
  it("reads a commission: shares, limit and cell", () => {
    const own = said(
      "formula para sacar la comision 5% si vendio mas de 10000 y 3% si no, la venta esta en B2",
      "commission-formula",
    );
    expect(own).toBe("=IF(B2>10000,B2*5%,B2*3%)");
    const from = said("commission 5% if the sale is at least 10000 in B2", "commission-formula");
    expect(evaluate(from, { B2: 10_000 })).toBe(500);
    expect(evaluate(from, { B2: 9_999 })).toBe(0);
    expect(CODE.find(({ key }) => key === "commission-formula")!.make(material).after).toContain(
      "es un ejemplo",
    );
    expect(evaluate(own, { B2: 20_000 })).toBe(1_000);
    expect(evaluate(own, { B2: 10_000 })).toBe(300);
    expect(
      evaluate(said("commission of 10% of the sale in C4", "commission-formula"), { C4: 50 }),
    ).toBe(5);
  });
  it("reads what is counted, and where", () => {
    expect(
      said(
        "google sheets formula to count how many orders say pagado in column D",
        "count-formula",
      ),
    ).toBe('=COUNTIF(D:D,"pagado")');
    expect(
      said("formula para contar cuántos dicen «en camino» en la columna F", "count-formula"),
    ).toBe('=COUNTIF(F:F,"en camino")');
  });
  it("adds a share to a cost, and counts the days that are left", () => {
    const price = said("formula para ganar 35% sobre el costo que esta en A2", "markup-formula");
    expect(evaluate(price, { A2: 200 })).toBe(270);
    const days = said(
      "formula para los dias que faltan para la caducidad en B2",
      "days-left-formula",
    );
    expect(evaluate(days, { B2: "" })).toBe("");
    expect(days).toContain("B2-TODAY()");
  });
  it("names the functions in Spanish for Excel", () => {
    expect(inSpanishExcel('=IF(SUM(B4:B9)=0,"IF(",ROUND(B2/2,2))')).toBe(
      '=SI(SUMA(B4:B9)=0,"IF(",REDONDEAR(B2/2,2))',
    );
  });
});

it("reads CSV with quotes, separators and empty lines", () => {
  const read = vm.runInNewContext(`${CSV_READER}; readCsv`) as (text: string) => string[][];
  expect(JSON.stringify(read('a;b\r\n"x;1";"di ""hola"""\n\n"dos\nlíneas";3\n'))).toBe(
    JSON.stringify([
      ["a", "b"],
      ["x;1", 'di "hola"'],
      ["dos\nlíneas", "3"],
    ]),
  );
  expect(codeOf("csv-reader")).toBe(CSV_READER);
});

it("tells search engines of the business", () => {
  const code = codeOf("business-json-ld", full);
  const json = /<script type="application\/ld\+json">\n([\s\S]*)\n<\/script>$/.exec(code)![1]!;
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: business.name,
    telephone: "+525512345678",
    address: {
      "@type": "PostalAddress",
      streetAddress: business.address,
      addressLocality: "Puebla",
    },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "Monday",
        opens: "09:00",
        closes: "01:00",
      },
    ],
  });
});

it.each([
  "JSON-LD for my studio Estudio Diego, Calle 70 # 10-25, Bogotá, Colombia, Mon-Fri 9-18",
  "datos para google de mi estudio: Calle 70 # 10-25, Bogotá, Colombia, de lunes a viernes de 9 a 18",
])("tells search engines what a prompt tells: %s", (prompt) => {
  const { text } = answer({
    kind: "code",
    instructions: [prompt],
    corrections: {},
    business: undefined,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 0,
  });
  const json = /<script type="application\/ld\+json">\n([\s\S]*?)\n<\/script>/.exec(text)![1]!;
  const data = JSON.parse(json) as Record<string, unknown>;
  expect(data.address).toEqual({
    "@type": "PostalAddress",
    streetAddress: "Calle 70 # 10-25",
    addressLocality: "Bogotá",
    addressCountry: "CO",
  });
  expect(data.openingHoursSpecification).toHaveLength(5);
  expect(data.openingHoursSpecification).toContainEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: "Friday",
    opens: "09:00",
    closes: "18:00",
  });
});

it("makes a calendar event", () => {
  const lines = codeOf("calendar-event", full).split("\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-1)).toBe("END:VCALENDAR");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART:20261224T193000",
      "DTEND:20261224T213000",
      "SUMMARY:Cena <de> Navidad\\, familiar",
      "LOCATION:Fonda </script> Lupita\\, 5 de Mayo 12\\, Centro\\; local B\\, Puebla",
    ]),
  );
  const late = codeOf("calendar-event", { ...full, values: { date: "2026-12-24", time: "22:15" } });
  expect(late).toContain("DTEND:20261224T235900");
});

it("makes a contact", () => {
  const lines = codeOf("contact-card", full).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "FN:Fonda </script> Lupita",
      "TEL;TYPE=CELL:+525512345678",
      "ADR;TYPE=WORK:;;5 de Mayo 12\\, Centro\\; local B;Puebla;;;",
    ]),
  );
});

it("fences code that has fences", () => {
  expect(fenced("text", "```\na\n```")).toBe("````text\n```\na\n```\n````");
});
