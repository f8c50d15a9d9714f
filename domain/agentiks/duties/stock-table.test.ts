import fc from "fast-check";
import { expect, it } from "vitest";
import { cutPassages } from "#domain/spaces/passages.ts";
import { csvSections, markdownSections } from "#domain/spaces/reading/text-sections.ts";
import { tableSections } from "#domain/spaces/tables/table-sections.ts";
import { readStock, runningOut } from "./stock-table.ts";

const passagesOf = (sections: Parameters<typeof cutPassages>[0], documentId = "d") =>
  cutPassages(sections).map(({ heading, text }) => ({ documentId, heading, text }));

const MARKDOWN = `# Despensa

| Producto | Existencia | Mínimo | Proveedor |
| --- | --- | --- | --- |
| Harina | 8 kg | 20 kg | La Espiga |
| Huevo | 360 | 180 | Granja Sol |
| Azúcar | 1,200.5 g | 2,000 g | |
| **Total** | | | |

# Otra cosa
Producto | precio
Pan | 12`;

it("reads a table in a text and tells what runs out, the shortest first", () => {
  const items = readStock(passagesOf(markdownSections(MARKDOWN)));
  expect(items).toEqual([
    { name: "Harina", amount: 8, least: 20, unit: "kg", supplier: "La Espiga" },
    { name: "Huevo", amount: 360, least: 180, unit: "", supplier: "Granja Sol" },
    { name: "Azúcar", amount: 1200.5, least: 2000, unit: "g", supplier: "" },
  ]);
  expect(runningOut(items).map(({ name }) => name)).toEqual(["Harina", "Azúcar"]);
});

it("reads CSV with commas in quotes, semicolons and English names", () => {
  const spanish = `Artículo;Unidad;Hay;Mínimo\nLeche entera;l;0,5;10\nCafé;kg;12;5`;
  expect(readStock(passagesOf(csvSections(spanish, 100)))).toEqual([
    { name: "Leche entera", amount: 0.5, least: 10, unit: "l", supplier: "" },
    { name: "Café", amount: 12, least: 5, unit: "kg", supplier: "" },
  ]);
  const english = `Product,In stock,Reorder point,Supplier\n"Cups, 12 oz",40,100,"Boxes, Inc."`;
  expect(readStock(passagesOf(csvSections(english, 100)))).toEqual([
    { name: "Cups, 12 oz", amount: 40, least: 100, unit: "", supplier: "Boxes, Inc." },
  ]);
  // More records than sections: several in one.
  expect(readStock(passagesOf(csvSections(spanish, 1)))).toHaveLength(2);
});

it("knows the columns on in the next passages of the same document alone", () => {
  const head = { documentId: "a", heading: "", text: "Producto | Stock | Mínimo\nSal | 1 | 2" };
  const more = { documentId: "a", heading: "", text: "Pimienta | 3 | 1" };
  const other = { documentId: "b", heading: "", text: "Comino | 3 | 1" };
  expect(readStock([head, more, other]).map(({ name }) => name)).toEqual(["Sal", "Pimienta"]);
});

it("finds no stock in other tables, and never throws", () => {
  expect(readStock(passagesOf(markdownSections("| Platillo | Precio |\n| Mole | 120 |")))).toEqual(
    [],
  );
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const text = ["Producto,Stock,Mínimo", ...lines].join("\n");
      for (const { amount, least } of readStock([{ documentId: "d", heading: "", text }])) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(least).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it("says of every item whether it is at its minimum", () => {
  const amounts = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, amounts)), (rows) => {
      const text = rows.map(([amount, least], n) => `Cosa ${n},${amount},${least}`).join("\n");
      const items = readStock([{ documentId: "d", heading: "Producto,Stock,Mínimo", text }]);
      expect(items).toHaveLength(rows.length);
      expect(runningOut(items)).toHaveLength(
        rows.filter(([amount, least]) => amount <= least).length,
      );
    }),
  );
});

it("reads the rows of a CSV file as documents keep them", () => {
  const rows = [
    ["Producto", "Existencia", "Mínimo", "Proveedor"],
    ["Café", "8 kg", "20 kg", "La Finca"],
    ["Tazas", "40", "12", ""],
  ];
  const stored = tableSections({ separator: ",", rows });
  expect(readStock(passagesOf(stored))).toEqual([
    { name: "Café", amount: 8, least: 20, unit: "kg", supplier: "La Finca" },
    { name: "Tazas", amount: 40, least: 12, unit: "", supplier: "" },
  ]);
});
