import { describe, expect, it } from "vitest";
import { otherPrices } from "./answer-prices.ts";

const of = (...lines: string[]) => [{ documentId: "lista", text: lines.join("\n") }];
const PIE = { question: "¿Cuánto cuesta el pay de limón?", answer: "El pay de limón cuesta $240." };

describe("an approved price beside a newer document", () => {
  it("is not confirmed where the document has another one", () => {
    expect(otherPrices(PIE, of("Pay de limón $265", "Gelatina $90"))).toEqual([
      "Pay de limón $265",
    ]);
    expect(otherPrices(PIE, of("Pays de limón, grandes: 265 pesos"))).toHaveLength(1);
  });
  it("is not confirmed by a price without a sign, in a list", () => {
    const list = of("Gelatina 90", "Pay de limón 265", "Flan napolitano 150");
    expect(otherPrices(PIE, list)).toEqual(["Pay de limón 265"]);
  });
  it("stands where the document says the same, or nothing of it", () => {
    expect(otherPrices(PIE, of("Pay de limón $240"))).toEqual([]);
    expect(otherPrices(PIE, of("Pay de nuez $300", "Gelatina de limón $95"))).toEqual([]);
  });
  it("stands where one of several sizes has it", () => {
    expect(otherPrices(PIE, of("Pay de limón chico $150", "Pay de limón grande $240"))).toEqual([]);
  });
  it("is of the thing that the line begins with, not of what comes with it", () => {
    const cream = { question: "¿Cuánto cuesta la crema?", answer: "La crema cuesta $30" };
    expect(otherPrices(cream, of("Fresas con crema $70"))).toEqual([]);
  });
  it("stands where the question has words that the line has not", () => {
    const wedding = { question: "¿Precio del pay de limón para bodas?", answer: "Desde $3,000" };
    expect(otherPrices(wedding, of("Pay de limón $265"))).toEqual([]);
  });
  it("is none where the answer says no price", () => {
    expect(otherPrices({ ...PIE, answer: "Es de 8 rebanadas." }, of("Pay de limón $265"))).toEqual(
      [],
    );
  });
});
