import { describe, expect, it } from "vitest";
import { answer } from "./answer.ts";

const textOf = (...instructions: string[]) =>
  answer({
    kind: "text",
    instructions,
    corrections: {},
    business: undefined,
    now: new Date("2026-11-27T18:00:00Z"),
    seed: 0,
  });

describe("what is told without naming a text", () => {
  it.each([
    [
      "yoga studio etiquette: arrive 10 min early, no shoes, phones off",
      "**Yoga studio etiquette**\n\n- Arrive 10 min early\n- No shoes\n- Phones off",
    ],
    [
      "condiciones para rentar el salon: se aparta con 3000, hora extra 800",
      "**Condiciones para rentar el salón**\n\n- Se aparta con $3000\n- **Hora extra:** $800",
    ],
  ])("is a list under its title: %s", (prompt, text) => expect(textOf(prompt).text).toBe(text));

  it("needs several things to be told", () => {
    expect(textOf("haz algo bonito, por favor, gracias").version).toBe("cannot");
    expect(textOf("quiero algo lindo: gracias").version).toBe("cannot");
  });
});

it("keeps a telephone number that a follow-up adds", () => {
  const { text } = textOf(
    "publicacion para vender tamales por docena a 180",
    "mi telefono es 2281234567",
  );
  expect(text).toContain("2281234567");
  expect(text).not.toContain("$228");
});

it("is signed by a follow-up", () => {
  const { text } = textOf(
    "thank you note to a client who bought a wedding cake",
    "sign it as Ana from Dulce Ana",
  );
  expect(text).toContain("Thank you for buying a wedding cake.");
  expect(text).toMatch(/Ana, Dulce Ana$/);
});

it.each([
  "reseña: 'Muy rico todo pero tardaron 40 minutos'. respondela",
  "reply to this review: 'Great tacos but the waiter was rude'",
])("a review that praises and complains gets an apology: %s", (prompt) =>
  expect(textOf(prompt).text).toMatch(/disculpa|apologi[sz]e|sorry/i),
);
