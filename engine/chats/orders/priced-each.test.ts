import { describe, expect, it } from "vitest";
import { last } from "../../../tests/support/engine/fonda-chat.ts";
import { SALON } from "../../../tests/support/engine/salon-chat.ts";

const lines = (text: string) =>
  last([text], SALON)
    .text.split("\n")
    .map((line) => /^> (.*?) (?:desde )?\$/.exec(line)?.[1] ?? line);

describe("a question for prices", () => {
  it.each([
    ["manicure y gelish cuánto sería", ["Manicure", "Gelish"]],
    ["¿cuánto el corte caballero y el pedicure spa?", ["Corte caballero", "Pedicure spa"]],
    ["cuanto cuesta el balayage y manicure", ["Balayage", "Manicure"]],
  ])("%s gets the line of each", (text, names) => expect(lines(text)).toEqual(names));

  it("gets all lines of a name that has several prices", () => {
    expect(lines("cuanto cuesta el corte")).toEqual([
      "Corte dama",
      "Corte caballero",
      String.raw`Corte niño \(hasta 10 años\)`,
    ]);
    expect(lines("cuanto el corte y tinte")).toHaveLength(6);
  });

  it("gets none for what only begins like a thing of the list", () => {
    for (const text of ["¿tienen corte a domicilio?", "¿cuánto cuesta el corte y la barba?"])
      expect(last([text], SALON).text).not.toContain("$180");
  });
});

describe("a question for how long something takes", () => {
  it.each([
    ["¿cuánto dura el tinte completo cabello largo?", "2 h 30 min"],
    ["cuanto tardan en hacer balayage", "4 horas"],
    ["¿cuánto tiempo lleva el gelish?", "60 min"],
  ])("%s gets the line that tells it", (text, told) =>
    expect(last([text], SALON).text).toContain(told),
  );

  it("gets none where the list does not tell", () => {
    const passages = [{ ...SALON.passages![0]!, text: "Corte $280\nTinte $650\nGelish $300" }];
    expect(last(["¿cuánto dura el tinte?"], { ...SALON, passages }).text).not.toContain("$650");
  });
});
