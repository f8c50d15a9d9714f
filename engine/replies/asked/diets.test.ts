import { describe, expect, it } from "vitest";
import { reply } from "#engine/replies/reply.ts";

const MENU = [
  "Chilaquiles con pollo $90",
  "Chilaquiles vegetarianos $80",
  "Pozole rojo $95",
  "Mole con pollo $130",
  "Ensalada vegana $70",
];
const quotesOf = (question: string, lines: readonly string[] = MENU, heading = "Guisados") => {
  const passage = { documentId: "menu", version: 1, passage: 1, source: "Menú", heading };
  const { replyKind, citations } = reply({
    question,
    passages: [{ ...passage, text: lines.join("\n") }],
    answers: [],
    passTo: null,
  });
  return replyKind === "unknown" ? [] : citations.map(({ quote }) => quote);
};

describe("a dish without meat, or without anything of animals", () => {
  it.each([
    ["chilaquiles sin carne tienen?", ["Chilaquiles vegetarianos $80"]],
    ["¿hay chilaquiles sin pollo?", ["Chilaquiles vegetarianos $80"]],
    ["chilaquiles que no lleven carne", ["Chilaquiles vegetarianos $80"]],
    ["ensalada sin huevo ni queso?", ["Ensalada vegana $70"]],
    ["tienen ensalada sin carne?", ["Ensalada vegana $70"]],
  ])("is one that its line calls vegetarian or vegan: “%s”", (question, lines) =>
    expect(quotesOf(question)).toEqual(lines),
  );

  it("is any such one, where no dish is named", () => {
    const found = quotesOf("tienen algo sin carne?");
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(/vegetarian|vegan/);
  });

  it.each([
    ["pozole sin carne?", MENU],
    ["mole sin pollo?", MENU],
    ["chilaquiles sin queso?", MENU],
    ["chilaquiles sin picante?", MENU],
    ["chilaquiles sin carne?", ["Chilaquiles $80. No son vegetarianos", "Pozole $90"]],
    ["chilaquiles sin carne?", ["Chilaquiles vegetarianos o con carne $80", "Pozole $90"]],
    ["sin carne, tienen tacos?", ["No tenemos opción vegetariana", "Tacos $20"]],
    ["chilaquiles sin gluten?", MENU],
  ])("is none that no line says to be so: “%s”", (question, lines) =>
    expect(quotesOf(question, lines)).toEqual([]),
  );

  it("is one without gluten that is for coeliacs", () =>
    expect(quotesOf("tienen pan sin gluten?", ["Pan dulce $14", "Pan para celíacos $40"])).toEqual([
      "Pan para celíacos $40",
    ]));

  it("is found in English, too", () =>
    expect(
      quotesOf("do you have tacos without meat?", ["Fish tacos $5", "Vegetarian tacos $4"], ""),
    ).toEqual(["Vegetarian tacos $4"]));
});
