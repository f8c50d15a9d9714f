/** Orders by the portion, and of drinks by their flavour. */
import { describe, expect, it } from "vitest";
import {
  heard,
  last,
  passage,
  stateOf,
  summaryOf,
} from "../../../tests/support/engine/fonda-chat.ts";

const LIST = `Chilaquiles verdes $80
Flautas de pollo (4 pzas) $75
Gorditas de chicharrón $22 c/u
Orden de frijoles charros $35
Frijoles charros con queso $50
Carnitas $90 la charola
Jarra de jamaica $60
Agua de tamarindo $25
Pastel de tamarindo y chile $45
Café de olla $20`;
const more = { passages: [passage(LIST)] };
const billOf = (items: string) => summaryOf(items, "para recoger", more).text;

describe("an order of portions", () => {
  it.each([
    ["2 ordenes de chilaquiles verdes", "Total: $160"],
    ["una orden de chilaquiles verdes sin crema", "Total: $80"],
    ["2 órdenes de flautas de pollo", "Total: $150"],
    ["3 platos de chilaquiles y 2 porciones de flautas", "Total: $390"],
    ["two orders of chilaquiles", "Total: $160"],
    ["una jamaica", "Total: $60"],
    ["2 vasos de tamarindo", "Total: $50"],
    ["2 ordenes de flautas y una jamaica", "Total: $210"],
  ])("has the prices of its dishes: %s", (items, total) => {
    expect(billOf(items)).toContain(total);
  });
  it.each([
    ["Cupcakes docena $240", "una docena de cupcakes", "1 × Cupcakes docena: $240"],
    ["Cupcakes: $240 la docena", "dos docenas de cupcakes", "Total: $480"],
    ["Cupcakes (docena) $240", "24 cupcakes", "Total: $480"],
    ["Cupcakes $240 por docena", "15 cupcakes", "15 cupcakes: el negocio confirma el precio"],
    ["Cupcakes docena $240", "un cupcake", "un cupcake: el negocio confirma el precio"],
    ["Huevo $4 c/u", "una docena de huevo", "Total: $48"],
    ["Galletas decoradas $25 c/u, mínimo 12", "15 galletas decoradas", "Total: $375"],
    ["Galletas decoradas $25 c/u, mínimo 12", "5 galletas decoradas", "el negocio confirma"],
    [
      "Galletas $25 c/u, mínimo 12\nCafé $20",
      "un café y galletas",
      "el negocio confirma el precio",
    ],
  ])("has the price of a dozen for dozens: %s, %s", (line, items, said) => {
    const { text } = summaryOf(items, "para recoger", { passages: [passage(line)] });
    expect(text.replaceAll("\\", "")).toContain(said);
  });
  it.each([
    ["un pastel de tres leches mediano", "Total: $560"],
    ["2 pasteles de tres leches chicos", "Total: $640"],
    ["un pastel de tres leches grande", "Total: $980"],
  ])("has the price of a size beside what is told of it: %s", (items, total) => {
    const line =
      "Pastel de tres leches: chico (10 personas) $320, mediano (20 personas) $560, grande (40 personas) $980";
    expect(summaryOf(items, "para recoger", { passages: [passage(line)] }).text).toContain(total);
  });
  it("has that of the thing whose name says so", () => {
    expect(billOf("una orden de frijoles charros")).toContain("Total: $35");
  });
  it.each(["2 ordenes de gorditas de chicharrón", "2 órdenes de carnitas", "4 flautas de pollo"])(
    "has none where the price is of a piece or another amount: %s",
    (items) => {
      expect(billOf(items)).toContain("el negocio confirma el precio");
    },
  );
  it("begins an order", () => {
    const reply = last(["2 ordenes de chilaquiles verdes"], more);
    expect(stateOf(reply)).toBe("asking");
    expect(heard(reply).text).toBe("2 ordenes de chilaquiles verdes");
  });
});

describe("a question for priced things to take away", () => {
  it.each(["tienen flautas para llevar?", "tienen flautas de pollo para comer ahí"])(
    "is answered with their lines: %s",
    (text) => {
      expect(last([text], more).text).toContain("Flautas de pollo");
    },
  );
  it("stays open where none has the name", () => {
    const { replyKind } = last(["tienen sushi para llevar?"], more);
    expect(replyKind).toBe("unknown");
  });
  it("names all of one name", () => {
    const { citations } = last(["tienen frijoles charros para llevar?"], more);
    expect(citations.map(({ quote }) => quote)).toContain("Frijoles charros con queso $50");
  });
});
