import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "#engine/answer.ts";
import { applyEdit } from "./apply-edit.ts";
import { readEdit } from "./read-edit.ts";

const today = new Date("2026-03-11T00:00:00Z");
const edit = (text: string, followUp: string, locale: "es" | "en" = "es") => {
  const read = readEdit(followUp);
  return read && applyEdit(text, read, { locale, today });
};
const ask = (...instructions: string[]) =>
  answer({
    kind: "text",
    instructions,
    corrections: {},
    business: undefined,
    now: new Date("2026-03-11T18:00:00Z"),
    seed: 0,
  });

describe("a follow-up changes what it names, and nothing else", () => {
  const PROMO =
    "**¡Corte y barba: $250!**\n\n- **Cuándo:** el viernes\n- Calle Juárez 45\n- Citas al 443 123 4567\n\n¡Corre, que vuela! 🏃 Te esperamos.";
  it.each([
    ["quita el precio", PROMO.replace(": $250", "")],
    ["sin emojis", PROMO.replace(" 🏃", "")],
    ["quita el telefono", PROMO.replace("\n- Citas al 443 123 4567", "")],
    ["quita la direccion", PROMO.replace("\n- Calle Juárez 45", "")],
    ["quita la fecha", PROMO.replace("\n\n- **Cuándo:** el viernes\n", "\n\n")],
    ["cambia viernes por sabado", PROMO.replace("viernes", "sábado")],
    ["cambia 250 por 280", PROMO.replace("250", "280")],
    ["pon 280 en vez de 250", PROMO.replace("250", "280")],
    ["quita la ultima frase", PROMO.replace(" 🏃 Te esperamos.", "")],
    ["quita barba", PROMO.replace(" barba", "")],
  ])("%s", (followUp, changed) => expect(edit(PROMO, followUp)).toBe(changed));

  const LETTER = "Hi Ana,\n\nYour order is ready. It is $35. Call us at 555-0134.\n\nThank you!";
  it.each([
    ["remove the last sentence", LETTER.replace("\n\nThank you!", "")],
    ["remove the phone number", LETTER.replace(" Call us at 555-0134.", "")],
    ["take out the part about the order", LETTER.replace("Your order is ready. ", "")],
    ["change $35 to $40", LETTER.replace("35", "40")],
    ["replace ready with finished", LETTER.replace("ready", "finished")],
    ["no emojis please", LETTER],
  ])("%s", (followUp, changed) => expect(edit(LETTER, followUp, "en")).toBe(changed));

  it.each([
    ["make it say next week", "Free this week only.", "Free next week only."],
    ["mejor la proxima semana", "Gratis esta semana.", "Gratis la proxima semana."],
  ])("%s", (followUp, text, changed) => expect(edit(text, followUp)).toBe(changed));
});

it.each([
  "más formal",
  "más corto",
  "shorter",
  "en inglés",
  "agrega que hay estacionamiento",
  "change the price to $90",
  "sin sonar grosero",
  "no me gusta",
  "it is on Saturday",
])("%s is no such change", (followUp) => expect(readEdit(followUp)).toBeUndefined());

it("says that a text does not have what is to be changed", () => {
  const changed = ask("promo corte y barba 250 pesos el viernes", "cambia lunes por martes");
  expect(changed.version).toBe("cannot");
  expect(changed.text).toContain("no está en el texto");
});

it("goes on after a change that could not be made", () => {
  const { text, version } = ask(
    "promo corte y barba 250 pesos el viernes",
    "cambia lunes por martes",
    "quita el precio",
  );
  expect(version).toBe("final");
  expect(text).not.toContain("250");
});

it("keeps a change when the tone changes after it", () => {
  const { text } = ask(
    "aviso de que cerramos el 5 de mayo a las 3",
    "cambia 3 por 4",
    "más formal",
  );
  expect(text).toContain("a las 4");
});

it("gives another day in the place of the one that was told", () => {
  const { text } = ask("promo manicure y pedicure 350 pesos este viernes", "pon que es el sabado");
  expect(text).toMatch(/sábado/);
  expect(text).not.toMatch(/viernes/);
});

it("gives another day with its number", () => {
  const { text } = ask("dile a ana que su pedido llega el lunes 5", "pon que es el martes 6");
  expect(text).toContain("Su pedido llega el martes 6.");
});

it("changes one amount and keeps every other figure", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 899 }),
      fc.integer({ min: 1_000, max: 9_999 }),
      fc.integer({ min: 1, max: 28 }),
      (from, to, day) => {
        const text = `**Pan: $${from}**\n\n- Hasta el ${day} de mayo`;
        expect(edit(text, `cambia ${from} por ${to}`)).toBe(
          `**Pan: $${to}**\n\n- Hasta el ${day} de mayo`,
        );
      },
    ),
    { numRuns: 50 },
  ));

describe("a follow-up of several clauses", () => {
  const PROMPT = "promo de tacos dorados 100 pesos en lugar de 130 este viernes";

  it("adds what one says and removes what the other names", () => {
    const { text, version } = ask(
      PROMPT,
      "que diga que tambien hay cochinita y que pidan por whatsapp antes de las 12, y quita lo de en lugar de 130",
    );
    expect(version).toBe("final");
    expect(text).toMatch(/también hay cochinita/i);
    expect(text).toMatch(/pidan por WhatsApp antes de las 12/i);
    expect(text).toContain("Tacos dorados: $100");
    expect(text).not.toMatch(/130|lugar|quita|que diga|lo de/);
  });

  it.each([
    ["agrega que hay cochinita y quita el precio", /hay cochinita/i, /\$100|quita/],
    ["quita el precio, y agrega que hay cochinita", /hay cochinita/i, /\$100|agrega/],
    ["cambia 130 por 140 y agrega que hay cochinita", /140[^]*hay cochinita/i, /130|agrega/],
    ["que diga que hay cochinita y que pidan antes", /hay cochinita[^]*pidan antes/i, /diga|y que/],
    ["quita lo de en lugar de 130", /\$100/, /130|lugar/],
    ["pon 140 en lugar de 130, y quita el viernes", /\$100 \(en lugar de 140\)/, /viernes|quita/],
    ["en lugar de 130, que diga 140", /\$100 \(en lugar de 140\)/, /diga/],
  ])("is read clause by clause: %s", (followUp, has, hasNot) => {
    const { text, version } = ask(PROMPT, followUp);
    expect(version).toBe("final");
    expect(text).toMatch(has);
    expect(text).not.toMatch(hasNot);
  });

  it("removes with a price the one that it is compared with", () =>
    expect(edit("**¡Tacos: $100 (en lugar de 130)!**", "quita el precio")).toBe("**¡Tacos!**"));

  it("finds an amount that stands with its sign", () =>
    expect(edit("Tacos: $100 (en lugar de $130)", "quita lo de en lugar de 130")).toBe(
      "Tacos: $100",
    ));

  it("says that it could not be done, and writes nothing of the instruction", () => {
    const { text, version } = ask(
      PROMPT,
      "agrega que hay cochinita, y quita lo de en lugar de 200",
    );
    expect(version).toBe("cannot");
    expect(text).toContain("no está en el texto");
  });

  it("does not take what something does for an instruction", () =>
    expect(ask(PROMPT, "agrega que la salsa pica y quita la gripa").text).toMatch(
      /salsa pica y quita la gripa/i,
    ));

  it("takes no long words for what is to stand instead", () =>
    expect(
      readEdit("pon que vengan todos con su familia y amigos a comer tacos en lugar de 130"),
    ).toBeUndefined());
});
