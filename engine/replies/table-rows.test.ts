import { describe, expect, it } from "vitest";
import { tableSections } from "#domain/spaces/tables/table-sections.ts";
import { reply } from "./reply.ts";

/** Tables as shops keep them: prices without a sign, units and stocks in columns of their own. */
const tableOf = (text: string) =>
  tableSections({
    separator: ",",
    rows: text
      .trim()
      .split("\n")
      .map((line) => line.split(",")),
  });
const PRICES = tableOf(`Producto,Precio,Unidad
Torta de pierna,45,pieza
Tacos al pastor,18,pieza
Flan napolitano,35,rebanada
Mole,,litro`);
const STOCK = tableOf(`Producto,Existencia,Mínimo,Falta
Café,15,20,=C2-B2
Harina de trigo,18,12,=C3-B3`);
const passages = [...PRICES, ...STOCK].map(({ text }, passage) => ({
  documentId: passage < PRICES.length ? "prices" : "stock",
  version: 1,
  passage,
  source: "Tabla",
  heading: "",
  text,
}));
const ask = (question: string) => reply({ question, passages, answers: [], passTo: null });

describe("a row of a table", () => {
  it.each([
    ["¿Cuánto cuesta la torta de pierna?", "Torta de pierna · Precio: 45 · Unidad: pieza"],
    ["precio de los tacos al pastor", "Tacos al pastor · Precio: 18"],
    ["¿en cuánto me queda el flan?", "Flan napolitano · Precio: 35"],
    ["How much is the flan?", "Flan napolitano · Precio: 35"],
    ["¿cuánto café queda?", "Café · Existencia: 15 · Mínimo: 20 · Falta: 5"],
    ["¿cuánta harina queda?", "Harina de trigo · Existencia: 18"],
  ])("answers %s", (question, row) => {
    const { replyKind, citations } = ask(question);
    expect([replyKind, citations[0]?.quote]).toEqual(["found", expect.stringContaining(row)]);
  });

  it.each(["¿Cuánto cuesta el mole?", "¿Cuánto cuesta el café?", "¿Cuánto cuesta el pozole?"])(
    "without a price is no answer to %s",
    (question) => expect(ask(question).replyKind).toBe("unknown"),
  );
});
