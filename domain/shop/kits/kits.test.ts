import { describe, expect, it } from "vitest";
import { z } from "zod/v4";
import { readDuty } from "#domain/agentiks/duties/duties.ts";
import { readCron } from "#domain/agentiks/duties/schedule.ts";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { valuesOf } from "#domain/spaces/tables/table-values.ts";
import { csvOf, newParts, type KitPart } from "./kit.ts";
import { permissionsOf } from "./kit-permissions.ts";
import { kitSchema } from "./kit-schema.ts";
import { ALL_KITS, isComingSoon, kitOf, portalAppStatus } from "./kits.ts";
import { PALETTES } from "./parts/documents.ts";

const partsOf = <Kind extends KitPart["kind"]>(kind: Kind) =>
  ALL_KITS.flatMap(({ id, parts }) =>
    parts
      .filter((part): part is Extract<KitPart, { kind: Kind }> => part.kind === kind)
      .map((part) => ({ id, part })),
  );

describe("the manifests", () => {
  it.each(ALL_KITS.map((kit) => ({ id: kit.id, kit })))("$id parses as it is", ({ kit }) => {
    expect(kitSchema.parse(JSON.parse(JSON.stringify(kit)))).toEqual(kit);
  });

  it("have one meaning for each key", () => {
    const known = new Map<string, KitPart>();
    for (const part of ALL_KITS.flatMap(({ parts }) => parts)) {
      expect(known.get(part.key) ?? part).toBe(part);
      known.set(part.key, part);
    }
    expect(known.size).toBeGreaterThan(70);
  });

  it("are refused with a part that is not known, twice the same key, or a text in one language", () => {
    const kit = kitOf("perk-menu-qr")!;
    const [first] = kit.parts;
    for (const wrong of [
      { ...kit, parts: [] },
      { ...kit, parts: [first, first] },
      { ...kit, parts: [{ kind: "script", key: "x", code: "alert(1)" }] },
      { ...kit, permissions: ["everything"] },
      { ...kit, version: 0 },
      { ...kit, parts: [{ kind: "document", key: "d", name: { es: "a" }, text: { es: "a" } }] },
    ])
      expect(kitSchema.safeParse(wrong).success).toBe(false);
  });

  it("have a JSON Schema", () => {
    const schema = z.toJSONSchema(kitSchema);
    expect(schema).toMatchObject({ type: "object", required: ["id", "version", "parts"] });
  });
});

describe("the parts", () => {
  it("have duties and times that can be stored", () => {
    for (const { part } of partsOf("schedule")) {
      expect(readCron(part.cron)).toEqual({ cron: part.cron });
      for (const locale of LOCALES) {
        const { work } = part;
        const duty = work.duty === "remind" ? { ...work, text: work.text[locale] } : work;
        expect(readDuty(duty)).toEqual(duty);
      }
    }
  });

  it("have tables that a spreadsheet calculates, alike in both languages", () => {
    for (const { part } of partsOf("table")) {
      const shapes = LOCALES.map((locale) => {
        const rows = part.rows[locale];
        for (const [index, row] of rows.entries()) {
          expect([part.key, index, row.length]).toEqual([part.key, index, rows[0]!.length]);
          for (const cell of row)
            if (typeof cell === "string" && cell.startsWith("=")) {
              // No function names, which differ by language; each cell is in the table.
              expect(cell).toMatch(/^=[A-Z0-9+\-*/().]+$/);
              for (const [, column, line] of cell.matchAll(/([A-Z])(\d+)/g)) {
                expect(column!.charCodeAt(0) - 65).toBeLessThan(row.length);
                expect(Number(line)).toBeLessThanOrEqual(rows.length);
              }
            }
        }
        return rows.map((row) =>
          row.map((cell) => (typeof cell === "number" || cell.startsWith("=") ? cell : "")),
        );
      });
      expect([part.key, shapes[0]]).toEqual([part.key, shapes[1]]);
    }
  });

  it("have tables each of whose formulas has a result", () => {
    for (const { part } of partsOf("table"))
      for (const locale of LOCALES) {
        const rows = part.rows[locale].map((cells) => cells.map(String));
        const { numberAt } = valuesOf({ separator: ",", rows });
        for (const [row, cells] of rows.entries())
          for (const [column, cell] of cells.entries())
            if (cell.startsWith("="))
              expect([part.key, cell, Number.isFinite(numberAt({ row, column }))]).toEqual([
                part.key,
                cell,
                true,
              ]);
      }
  });

  it("have different texts in the two languages", () => {
    for (const { part } of partsOf("document")) expect(part.text.es).not.toBe(part.text.en);
    for (const { part } of partsOf("command")) expect(part.text.es).not.toBe(part.text.en);
  });

  it("have palettes whose text can be read on the background", () => {
    for (const locale of LOCALES) {
      const rows = [...PALETTES.text[locale].matchAll(/^\|.*?(#\w{6}) \| (#\w{6}) \| (#\w{6})/gm)];
      expect(rows).toHaveLength(8);
      for (const [, , back, text] of rows) expect(contrast(back!, text!)).toBeGreaterThan(7);
    }
  });
});

describe("permissions", () => {
  it("follow from the parts", () => {
    expect(permissionsOf(kitOf("perk-corte-diario")!)).toEqual([
      "read-conversations",
      "read-sales",
      "write-evening",
      "add-documents",
    ]);
    expect(permissionsOf(kitOf("app-stockwise")!)).toEqual([
      "read-documents",
      "write-morning",
      "add-documents",
    ]);
    expect(permissionsOf(kitOf("app-comandero")!)).toEqual([
      "answer-customers",
      "read-documents",
      "read-conversations",
      "make-tasks",
      "warn",
      "add-documents",
      "add-commands",
      "fill-prompt",
    ]);
    expect(permissionsOf(kitOf("perk-menu-qr")!)).toEqual(["fill-prompt", "begin-page"]);
    expect(permissionsOf(kitOf("portal-app-audio")!)).toEqual([
      "add-documents",
      "add-downloads",
      "fill-prompt",
    ]);
  });

  it("are there for every kit", () => {
    for (const kit of ALL_KITS) expect(permissionsOf(kit).length).toBeGreaterThan(0);
  });
});

it("is coming soon without a kit, whatever the row of a portal app says", () => {
  expect(isComingSoon("app-ruta-corta")).toBe(true);
  expect(isComingSoon("app-margen")).toBe(false);
  expect(portalAppStatus({ id: "portal-app-meet", status: "available" })).toBe("coming-soon");
  expect(portalAppStatus({ id: "portal-app-loyalty", status: "coming-soon" })).toBe("coming-soon");
  expect(portalAppStatus({ id: "portal-app-timesheet", status: "beta" })).toBe("beta");
});

it("offers as an update what the installed version lacks", () => {
  const kit = kitOf("perk-menu-qr")!;
  const [first, ...rest] = kit.parts;
  expect(newParts(kit, [first!.key])).toEqual(rest);
  expect(
    newParts(
      kit,
      kit.parts.map(({ key }) => key),
    ),
  ).toEqual([]);
});

it("writes CSV with quotes where they are needed", () => {
  expect(
    csvOf([
      ["a,b", 'he said "x"', 1],
      ["=A1*2", "", 0.5],
    ]),
  ).toBe('"a,b","he said ""x""",1\r\n=A1*2,,0.5\r\n');
});

function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}
