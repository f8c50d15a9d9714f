import { describe, expect, it } from "vitest";
import { answer } from "#engine/answer.ts";

const textOf = (instruction: string) =>
  answer({
    kind: "text",
    instructions: [instruction],
    corrections: {},
    business: undefined,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 0,
  }).text;

describe("what is said to the writer", () => {
  it.each([
    ["mensaje para Luis: ya está lista tu bici, corta porfa", /porfa/i],
    ["mensaje para don Ernesto: debe 3,450 del taller, no quiero que se enoje", /enoje/i],
    ["post de instagram: vacunas el sábado, con 4 hashtags y pocos emojis", /hashtag|emoji/i],
    ["promo: 2x1 en pizzas los martes, dame 3 versiones distintas bien cortitas", /versiones/i],
    ["agradecimiento a Julio Mamani por su compra, que sea sincero y no muy largo", /sincero/i],
    ["mensaje a mis empleados: entran a las 8, que no suene a regaño", /rega/i],
    ["letrero: no tiren papel en la taza, con algo de humor pero no vulgar", /humor|vulgar/i],
    [
      "disculpa a los papás: el bus llegó tarde, que sea sincera, no un comunicado frío",
      /comunicado/i,
    ],
    [
      "mensaje para Ana: hay lugar el lunes, que no pase de 90 palabras porque nadie lee",
      /palabras/i,
    ],
    [
      "se nos fue la luz y entregamos a las 7. escribeme algo para mandarles a las clientas",
      /escr[ií]b/i,
    ],
    ["message to Greg: price is $8 per kg. Simple and honest, not too salesy", /salesy/i],
    ["message to Dan: the order ships on April 23. Be honest and professional.", /honest/i],
  ])("prints nothing that is said to the writer: %s", (prompt, order) =>
    expect(textOf(prompt)).not.toMatch(order),
  );

  it("leaves blanks where they are asked for", () => {
    expect(
      textOf("recordatorio de cita: llegar 10 min antes. dejar espacio para nombre, fecha y hora"),
    ).toMatch(/Nombre: _+ · Fecha: _+ · Hora: _+/);
  });
});
