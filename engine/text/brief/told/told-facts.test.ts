import { describe, expect, it } from "vitest";
import { answerOf } from "../../../../tests/support/engine/answer-of.ts";

const textOf = (prompt: string): string => answerOf(prompt).text;

describe("things typed without commas keep their own prices", () => {
  it.each([
    [
      "lista de precios de la veterinaria consulta 300 vacuna triple 450 baño desde 250 corte de uñas 80",
      [
        "**Consulta:** $300",
        "**Vacuna triple:** $450",
        "**Baño:** desde $250",
        "**Corte de uñas:** $80",
      ],
    ],
    [
      "menu del dia de mi fonda sopa de fideo, arroz, guisado de res o pollo, agua y postre 95 pesos de 1 a 5 pm",
      ["- Sopa de fideo", "- Agua y postre", "**Precio:** $95", "De 1 a 5 pm"],
    ],
    ["aviso de que a partir del 1 de mayo el corte pasa de 120 a 150", ["de $120 a $150"]],
    [
      "haz un post que venda mis donas de a 15 pesos la docena en 150 pedidos al 5512345678",
      ["Donas: $15", "**La docena:** $150", "Pedidos al 5512345678"],
    ],
    [
      "paquete basico 500 incluye corte y planchado paquete premium 900 incluye corte tinte y tratamiento",
      ["Paquete básico: $500", "**Incluye:** corte y planchado\n", "**Paquete premium:** $900"],
    ],
    [
      "cotizacion para ana de 20 playeras bordadas a 180 cada una y 20 gorras a 95, 50% de anticipo",
      ["Para: Ana", "$3,600", "$1,900", "**$5,500**", "($2,750)"],
    ],
    [
      "quote for John: 3 rooms painted at $250 each plus $90 for materials, 30% deposit",
      ["For: John", "| Materials | $90 |", "**$840**", "($252)"],
    ],
  ])("%s", (prompt, parts) => {
    const text = textOf(prompt);
    for (const part of parts) expect(text).toContain(part);
  });
});

describe("what tells an offer or a fact and names no text is one", () => {
  it.each([
    [
      "combo familiar pollo rostizado con papas 189 pesos solo domingos pedidos 722 345 6789",
      ["pollo rostizado con papas: $189", "Solo domingos", "722 345 6789"],
    ],
    [
      "20% off all dog grooming Monday through Thursday until April 30, call 555-0134",
      ["20% off all dog grooming!", "Monday through Thursday until April 30", "555-0134"],
    ],
    [
      "we are out of gluten free bread until Wednesday, let people know in a friendly tone",
      ["We are out of gluten free bread until Wednesday"],
    ],
    [
      "promo de lunes a jueves 3 tacos y refresco x 65 pesos",
      ["3 tacos y refresco: $65", "lunes a jueves"],
    ],
  ])("%s", (prompt, parts) => {
    const text = textOf(prompt);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/let people know|friendly tone/i);
  });

  it.each(["calcula 15 por ciento de 200", "escribe algo", "hola", "ayuda"])(
    "%s is no text",
    (prompt) => expect(answerOf(prompt).version).toBe("cannot"),
  );
});

describe("who is welcomed and greeted", () => {
  it.each([
    [
      "mensaje de bienvenida para nuevos alumnos del gimnasio fuerza total horario de 6 a 10 de lunes a viernes",
      "¡Te damos la bienvenida a Gimnasio Fuerza Total! Horario de 6 a 10 de lunes a viernes.",
    ],
    [
      "Write a welcome email for new members of Iron House Gym, first class is free",
      "Welcome to Iron House Gym! First class is free.",
    ],
    [
      "happy birthday message to our client Sofia with a 10% discount code SOFIA10 valid until Sunday",
      "Happy birthday! Your gift: a 10% discount code SOFIA10 valid until Sunday.",
    ],
    [
      "Thank you note for a customer who bought a wedding cake from us",
      "Thank you for buying a wedding cake from us.",
    ],
  ])("%s", (prompt, body) => expect(textOf(prompt)).toContain(body));

  it("signs with the business that is named without capitals", () =>
    expect(
      textOf(
        "hazme un texto que diga feliz dia de las madres de parte de pasteleria lupita",
      ).endsWith("Pastelería Lupita"),
    ).toBe(true));
});

it.each([
  "dile a ana que precio 20 ",
  "tell ana that a 20 y 30 gorras a 20 ",
  "quiero que necesito ",
])("answers the longest prompt of %j before its reader gives up", (words) => {
  const begun = performance.now();
  textOf(words.repeat(200).slice(0, 4_000));
  // Repeated backtracking took 20 seconds.
  expect(performance.now() - begun).toBeLessThan(5_000);
});
