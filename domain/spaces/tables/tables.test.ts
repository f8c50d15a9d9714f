import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_KITS } from "#domain/shop/kits/kits.ts";
import { tableFile } from "#domain/shop/kits/kit.ts";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { plainNumber, readNumber, showNumber } from "./cell-number.ts";
import { changeRow, newRowFormulas, type RowChange } from "./change-rows.ts";
import { parseTable, serializeTable } from "#adapters/documents/csv-table.ts";
import { calculate } from "./formula.ts";
import { isFormula, SEPARATORS, storedCell, typedCell, type Table } from "./table.ts";
import { sortedRows, valuesOf } from "./table-values.ts";

const tableOf = (rows: string[][]): Table => ({ separator: ",", rows });
const STOCK = tableOf([
  ["Producto", "Existencia", "Venta por semana", "Semanas"],
  ["Harina", "18", "12", "=B2/C2"],
  ["Huevo", "120", "80", "=B3/C3"],
  ["Leche", "10", "0", "=B4/C4"],
]);
const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    "=A1+2",
    "=1+1+cmd|x",
    "-5",
    "+52 55",
    "'=x",
    "a,b;c\td",
    'di"jo',
    "uno\ndos",
    " x ",
  ),
);
const anyTable = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom(...SEPARATORS),
  )
  .chain(([width, height, separator]) =>
    fc
      .array(fc.array(cell.map(clean), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
      .map((rows): Table => ({ separator, rows })),
  );
/** Text without the characters of which forms and files are cleaned before. */
function clean(text: string): string {
  return text.replace(/\r|\f|\u2028|\u2029|\uFEFF|(?![\n\t])\p{Cc}|\p{Cs}/gu, "");
}

describe("a table as CSV", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        // A table without any visible character is none; a separator shows only between two columns.
        fc.pre(serializeTable(table).trim() !== "" && table.rows[0]!.length > 1);
        expect(parseTable(serializeTable(table))).toEqual(table);
      }),
    );
  });
  it("of one column is read as it was written", () => {
    const table = tableOf([["Nombre"], [""], ["Ana; Luis"], [""]]);
    expect(parseTable(serializeTable(table))).toEqual(table);
  });
  it.each(["a,b\n1,2\n", "a;b\r\n1;2", "\uFEFFa\tb\n1\t2\n\n"])("is recognized: %j", (text) => {
    expect(parseTable(text)?.rows).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });
  it("is none beyond its limits", () => {
    expect(parseTable("")).toBeUndefined();
    expect(parseTable(Array.from({ length: 27 }, () => "a").join(","))).toBeUndefined();
    expect(parseTable("a\n".repeat(1_002))).toBeUndefined();
    expect(parseTable("x".repeat(1_001))).toBeUndefined();
  });
  it.each(["=HYPERLINK(1)", "+cmd", "-1+1|x", "@SUM(1)", "\t=1", " =x", "＝1", "'=x"])(
    "keeps %j from running in a spreadsheet, and shows it as typed",
    (typed) => {
      expect(storedCell(typed)).toBe(`'${typed}`);
      expect(typedCell(storedCell(typed))).toBe(typed);
    },
  );
  it.each(["-5", "+52 55 1234 5678", "=B2*C2", "--", "Ana", "12,5"])(
    "stores %j as it is",
    (typed) => {
      expect(storedCell(typed)).toBe(typed);
    },
  );
  it("shows each stored text as it was typed", () => {
    fc.assert(fc.property(cell, (typed) => typedCell(storedCell(typed)) === typed));
  });
});

describe("numbers", () => {
  it.each([
    ["35", 35],
    ["-0.5", -0.5],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["12,5", 12.5],
    ["1,200", 1200],
    ["1.200.000", 1_200_000],
    ["$ 1,200", 1200],
    ["S/ 35.90", 35.9],
    ["5512345678", undefined],
    ["0123", undefined],
    ["12 kg", undefined],
    ["", undefined],
    ["1.2.3", undefined],
    ["2026-11-27", undefined],
  ])("%j is %s", (text, value) => expect(readNumber(text)).toBe(value));
  it("are stored plainly and shown as the reader writes them", () => {
    expect(plainNumber("1,234.50")).toBe("1234.5");
    expect(plainNumber("dos")).toBe("dos");
    expect(showNumber(1234.567, "es")).toBe("1,234.57");
  });
});

describe("formulas", () => {
  const none = () => undefined;
  it.each([
    ["=1+2*3", 7],
    ["=(1+2)*3", 9],
    ["=-2-3-4", -9],
    ["=8/2/2", 2],
    ["=1/0", undefined],
    ["=B2", undefined],
    ["=(1", undefined],
    ["=1 2", undefined],
    ["=SUM(A1)", undefined],
  ])("%s is %s", (formula, value) => expect(calculate(formula, none)).toBe(value));

  it("follow cells, and no circle", () => {
    const { numberAt, sums, isNumeric } = valuesOf(STOCK);
    expect(numberAt({ column: 3, row: 1 })).toBe(1.5);
    expect(numberAt({ column: 3, row: 3 })).toBeUndefined();
    expect(isNumeric).toEqual([false, true, true, true]);
    expect(sums).toEqual([undefined, 148, 92, undefined]);
    const circle = valuesOf(
      tableOf([
        ["a", "b"],
        ["x", "=B3"],
        ["y", "=B2"],
      ]),
    );
    expect(circle.numberAt({ column: 1, row: 1 })).toBeUndefined();
  });
  it("count a total once", () => {
    const rows = [
      ["a", "b"],
      ["x", "2"],
      ["y", "3"],
      ["Total", "=B2+B3"],
    ];
    expect(valuesOf(tableOf(rows)).sums[1]).toBe(5);
  });
  it("of every table of a kit can be calculated with what it begins with, or wait for a number", () => {
    for (const part of ALL_KITS.flatMap(({ parts }) => parts)) {
      if (part.kind !== "table") continue;
      for (const locale of LOCALES) {
        const table = parseTable(tableFile(part, locale).text)!;
        expect(table.rows).toEqual(part.rows[locale].map((row) => row.map(String)));
        const formulas = table.rows.flat().filter((text) => text.startsWith("="));
        expect(formulas.filter((text) => !isFormula(text))).toEqual([]);
      }
    }
  });
  it("are filled down into a new row", () => {
    expect(newRowFormulas(STOCK)).toEqual([undefined, undefined, undefined, "=B5/C5"]);
    const balance = tableOf([
      ["a", "b"],
      ["x", "5"],
      ["y", "=B2+1"],
    ]);
    expect(newRowFormulas(balance)).toEqual([undefined, undefined]);
    const totals = tableOf([
      ["a", "b", "c"],
      ["x", "5", "=B2*2"],
      ["Total", "=B2", "=C2+C1"],
    ]);
    expect(newRowFormulas(totals)).toEqual([undefined, undefined, "=B4*2"]);
  });
});

describe("rows", () => {
  const done = (base: Table, newest: Table, change: RowChange) => {
    const changed = changeRow(base, newest, change);
    if (changed.kind !== "done") throw new Error(changed.reason);
    return changed.table;
  };
  const save = (row: number, ...cells: string[]): RowChange => ({ kind: "save", row, cells });

  it("are sorted by number, then by text, empty ones last; the table stays", () => {
    const table = tableOf([
      ["a", "b"],
      ["x", "10"],
      ["y", ""],
      ["z", "9"],
      ["w", "no"],
    ]);
    const by = (isDescending: boolean) =>
      sortedRows(table, valuesOf(table), { column: 1, isDescending });
    expect(by(false)).toEqual([3, 1, 4, 2]);
    expect(by(true)).toEqual([1, 3, 4, 2]);
    expect(sortedRows(table, valuesOf(table), undefined)).toEqual([1, 2, 3, 4]);
  });
  it("are saved, added, deleted and brought back, and formulas follow", () => {
    expect(done(STOCK, STOCK, save(1, "Harina", "20", "12")).rows[1]).toEqual([
      "Harina",
      "20",
      "12",
      "=B2/C2",
    ]);
    const added = done(STOCK, STOCK, { kind: "add", cells: ["Gas", "1", "0.5"] });
    expect(added.rows.at(-1)).toEqual(["Gas", "1", "0.5", "=B5/C5"]);
    const fewer = done(STOCK, STOCK, { kind: "delete", row: 2 });
    expect(fewer.rows.map((row) => row[3])).toEqual(["Semanas", "=B2/C2", "=B3/C3"]);
    expect(done(STOCK, fewer, { kind: "restore", row: 2 })).toEqual(STOCK);
    const later = done(fewer, fewer, save(2, "Leche", "11", "0"));
    expect(done(STOCK, later, { kind: "restore", row: 2 }).rows[3]).toEqual([
      "Leche",
      "11",
      "0",
      "=B4/C4",
    ]);
  });
  it("that were changed or deleted meanwhile are refused, and so are other columns", () => {
    const changed = done(STOCK, STOCK, save(1, "Harina", "20", "12"));
    expect(changeRow(STOCK, changed, save(1, "Harina", "5", "12"))).toEqual({
      kind: "refused",
      reason: "changed",
      row: 1,
    });
    const fewer = done(STOCK, STOCK, { kind: "delete", row: 1 });
    expect(changeRow(STOCK, fewer, save(1, "Harina", "5", "12"))).toMatchObject({ reason: "gone" });
    const other = tableOf([["Otro", "Existencia", "Venta por semana", "Semanas"]]);
    expect(changeRow(STOCK, other, save(1, "x"))).toMatchObject({ reason: "columns" });
    expect(changeRow(STOCK, STOCK, save(1, "", "", ""))).toMatchObject({ reason: "empty" });
  });
  it("follow a row that others have moved", () => {
    const added = done(STOCK, STOCK, { kind: "add", cells: ["Gas", "1", "1"] });
    const moved = done(added, added, { kind: "delete", row: 1 });
    expect(done(STOCK, moved, save(3, "Leche", "99", "0")).rows[2]![1]).toBe("99");
  });

  /** Rows that differ in their first cell, with a formula each and a total. */
  const tables = fc
    .uniqueArray(
      fc.string({ minLength: 1, maxLength: 6 }).map((name) => `n${name}`),
      {
        minLength: 2,
        maxLength: 7,
      },
    )
    .map((names) => {
      const rows = names.map((name, at) => [name, String(at), `=B${at + 2}*2`]);
      const total = [
        "Total",
        rows
          .map((_, at) => `B${at + 2}`)
          .join("+")
          .replace(/^/, "="),
        "x",
      ];
      return tableOf([["a", "b", "c"], ...rows, total]);
    });
  const change = (rows: number) =>
    fc.record({
      row: fc.integer({ min: 1, max: rows }),
      value: fc.option(fc.string({ maxLength: 4 })),
    });
  const made = ({ row, value }: { row: number; value: string | null }): RowChange =>
    value === null ? { kind: "delete", row } : save(row, `saved ${value}`, value);

  it("that differ are changed in any order with the same result", () => {
    fc.assert(
      fc.property(
        tables.chain((table) =>
          fc.tuple(
            fc.constant(table),
            change(table.rows.length - 2),
            change(table.rows.length - 2),
          ),
        ),
        ([base, one, other]) => {
          fc.pre(one.row !== other.row);
          const [first, second] = [made(one), made(other)];
          expect(done(base, done(base, base, first), second)).toEqual(
            done(base, done(base, base, second), first),
          );
        },
      ),
    );
  });
  it("brought back are as they were, whatever was deleted", () => {
    fc.assert(
      fc.property(
        tables.chain((table) =>
          fc.tuple(fc.constant(table), fc.integer({ min: 1, max: table.rows.length - 1 })),
        ),
        ([base, row]) => {
          const fewer = done(base, base, { kind: "delete", row });
          expect(done(base, fewer, { kind: "restore", row })).toEqual(base);
        },
      ),
    );
  });
});
