import { describe, expect, it } from "vitest";
import type { Business } from "#domain/people/business/business.ts";
import { answer, type Question } from "./answer.ts";

const NOW = new Date("2026-11-23T18:00:00Z");
const span = { from: 540, to: 1_080 };
const LUPITA: Business = {
  name: "Fonda Lupita",
  trade: "restaurant",
  tradeOther: "",
  town: "Puebla",
  address: "Calle 5 de Mayo 12",
  whatsapp: "+522221234567",
  zone: null,
  hours: { mon: [span], tue: [span], wed: [span], thu: [span], fri: [span], sat: [], sun: [] },
  mainColour: null,
  accentColour: null,
  tone: null,
};
const ask = (instructions: string | string[], more: Partial<Question> = {}) =>
  answer({
    kind: "text",
    instructions: [instructions].flat(),
    corrections: {},
    business: LUPITA,
    now: NOW,
    seed: 0,
    ...more,
  });
const chipsOf = ({ understanding }: ReturnType<typeof ask>) =>
  Object.fromEntries(understanding.chips.map(({ key, value }) => [key, value]));

describe("a prompt", () => {
  it("is read: what, how much, until when, in which tone", () => {
    const offer = ask("Escribe una oferta de tacos al pastor a $49 hasta el viernes, tono formal");
    expect(chipsOf(offer)).toEqual({
      genre: "Oferta",
      what: "tacos al pastor",
      price: "$49",
      until: "el viernes 27 de noviembre",
      tone: "formal",
      length: "con detalle",
    });
    expect(offer).toMatchObject({
      version: "final",
      understanding: { language: "es", toFillIn: [] },
    });
    for (const fact of ["tacos al pastor", "$49", "el viernes 27 de noviembre", "Fonda Lupita"])
      expect(offer.text).toContain(fact);
  });

  it("is answered in its own language", () => {
    const offer = ask("Write a short, playful offer for haircuts at 20% off until Friday");
    expect(offer.understanding.language).toBe("en");
    expect(chipsOf(offer)).toMatchObject({
      what: "haircuts",
      discount: "20% off",
      until: "Friday, November 27",
      tone: "playful",
      length: "short",
    });
  });

  it("leaves a blank for a missing fact, and names it", () => {
    const offer = ask("Haz una oferta", { business: undefined });
    expect(offer.understanding.toFillIn).toEqual(["qué", "tu negocio"]);
    expect(offer.text).toContain("[qué]");
  });

  it("is not answered alike twice in a row", () => {
    const texts = [0, 1, 2, 3].map((seed) => ask("Oferta de pan dulce", { seed }).text);
    for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index + 1]);
  });

  it.each([
    ["Demuestra la conjetura de Goldbach", "No reconocí"],
    ["Prove Goldbach's conjecture for me", "I did not recognise"],
  ])("that is not known here, %s, is said so, with what can be done", (prompt, words) => {
    const said = ask(prompt);
    expect(said.version).toBe("cannot");
    expect(said.text).toContain(words);
    expect(said.text.match(/^- /gm)!.length).toBeGreaterThan(0);
  });

  it.each([
    ["images", "Haz algo bonito", "No hago fotos ni ilustraciones"],
    ["ui", "Haz algo bonito", "de qué pantalla"],
    ["code", "Programa un sistema de nómina", "No programo a la medida"],
  ] as const)("for %s that is not known here is said so", (kind, prompt, words) => {
    const said = ask(prompt, { kind });
    expect(said.version).toBe("cannot");
    expect(said.text).toContain(words);
  });
});

describe("the examples of the Creator's other columns", () => {
  it.each([
    [
      "code",
      "Escribe una fórmula de hoja de cálculo que reparta la propina por horas trabajadas",
      "tips-formula",
    ],
    [
      "code",
      "Escribe un programa que encuentre en un CSV de ventas lo que se acabará primero",
      "stock-page",
    ],
    [
      "code",
      "Escribe un formulario de reservas que mande las respuestas por WhatsApp",
      "booking-form",
    ],
    ["code", "Write a spreadsheet formula that splits the tips by hours worked", "tips-formula"],
    ["code", "Write a script that finds in a sales CSV what will run out first", "stock-page"],
    ["code", "Write a booking form that sends its answers by WhatsApp", "booking-form"],
    [
      "images",
      "Un cartel para el desayuno del domingo en colores cálidos, con lugar para el precio",
      "poster",
    ],
    [
      "images",
      "Una foto de producto: un frasco de salsa sobre mesa de madera, luz de mañana",
      "product-card",
    ],
    ["images", "Cuatro íconos para la carta de una panadería: pan, pastel, café, entrega", "icons"],
    ["images", "A poster for Sunday brunch in warm colors, with room for the price", "poster"],
    [
      "images",
      "A product photo of a jar of salsa on a wooden table, morning light",
      "product-card",
    ],
    ["images", "Four icons for a bakery's menu: bread, cake, coffee, delivery", "icons"],
    ["ui", "Diseña una pantalla para reservar mesa con tres toques en el teléfono", "booking"],
    [
      "ui",
      "Diseña una página que muestre de un vistazo las ventas de la semana de una tienda",
      "sales-week",
    ],
    [
      "ui",
      "Diseña una tarjeta de cliente frecuente con diez sellos para el teléfono",
      "loyalty-card",
    ],
    ["ui", "Design a screen to book a table in three taps on a phone", "booking"],
    ["ui", "Design a page that shows a shop's sales of the week at a glance", "sales-week"],
    ["ui", "Design a loyalty card with ten stamps for a phone's screen", "loyalty-card"],
  ] as const)("%s: %s", (kind, prompt, key) => {
    const said = ask(prompt, { kind });
    expect(said.version).toBe("final");
    expect(said.understanding.genre).toBe(key);
    expect(said.understanding.language).toBe(
      /^(Escribe|Diseña|Una?|Cuatro) /.test(prompt) ? "es" : "en",
    );
  });
});

describe("the examples of the Creator's page", () => {
  it.each([
    [
      "Escribe una respuesta tranquila para un cliente que recibió tarde su pedido",
      "late-order-apology",
    ],
    ["Describe el menú de hoy en tres líneas que den hambre", "menu-of-the-day"],
    ["Convierte mis notas de la semana en un boletín para clientes frecuentes", "newsletter"],
    ["Write a calm reply to a customer whose order arrived late", "late-order-apology"],
    ["Describe today's menu in three lines that make people hungry", "menu-of-the-day"],
  ])("%s", (prompt, genre) => {
    const said = ask(prompt);
    expect(said.version).toBe("final");
    expect(said.understanding.genre).toBe(genre);
    // The recipient and the style are not part of the subject.
    expect(chipsOf(said)).not.toHaveProperty("what");
  });

  it("reads opening hours, and keeps a quotation", () => {
    const hours = ask(
      "Mensaje corto: desde el lunes abrimos de 8 a 18 h y los domingos hasta las 15 h.",
    );
    expect(hours.text).toContain("de 8 a 18 h y los domingos hasta las 15 h");
    const reply = ask(
      "Responde a esta reseña de dos estrellas: «Rica, pero tarde». Máximo 80 palabras",
    );
    expect(reply.understanding.genre).toBe("review-reply-bad");
    expect(chipsOf(reply)).toMatchObject({ length: "corto" });
    expect(ask("Oferta de mesas de 3 a 5 personas").text).not.toContain("3 a 5 personas personas");
  });
});

describe("a follow-up", () => {
  const first = "Oferta de tacos al pastor a $49 hasta el viernes";
  it.each([
    ["más corto", { length: "corto" }],
    ["hazlo más formal", { tone: "formal" }],
    ["para WhatsApp", { length: "corto" }],
    ["mejor a $59", { price: "$59" }],
    ["que sea hasta el domingo", { until: "el domingo 29 de noviembre" }],
    ["en inglés", { genre: "Offer", until: "Friday, November 27" }],
  ])("%s changes that alone", (followUp, changed) => {
    expect(chipsOf(ask([first, followUp]))).toMatchObject({ what: "tacos al pastor", ...changed });
  });

  it("keeps the changes before it", () => {
    const said = ask([first, "en inglés", "más corto", "a $59"]);
    expect(said.understanding.language).toBe("en");
    expect(chipsOf(said)).toMatchObject({ length: "short", price: "$59" });
  });

  it("changes the colour of a picture", () => {
    const kind = "images";
    const [red, blue] = [["Cartel en rojo"], ["Cartel en rojo", "mejor en azul"]].map(
      (instructions) => ask(instructions, { kind }).text,
    );
    expect(red).toContain("#b3202c");
    expect(blue).toContain("#1f4aa8");
    expect(blue).not.toContain("#b3202c");
  });

  it("that says nothing known is said not to be understood", () => {
    const said = ask([first, "ponle más sabor cósmico"]);
    expect(said.version).toBe("cannot");
    expect(said.text).toContain("No entendí el cambio");
  });
});

it("answers with what a person has corrected", () => {
  const corrections = { what: "gorditas", price: "$35", tone: "formal", length: "corto" };
  const said = ask("Oferta de tacos a $49", { corrections });
  expect(chipsOf(said)).toMatchObject({ what: "gorditas", price: "$35", tone: "formal" });
  expect(said.text).toContain("gorditas");
  expect(said.text).not.toContain("$49");
});

describe("a pasted text", () => {
  const text =
    "El mercado abre a las siete. Vendemos tortillas de maíz azul hechas a mano. Las tortillas de maíz azul cuestan 30 pesos la docena. Mi primo vive en Toluca. Entregamos tortillas a domicilio los martes.";
  it("is shortened to the sentences that say most", () => {
    const said = ask(`Acorta este texto: ${text}`);
    expect(said.text.length).toBeLessThan(text.length * 0.7);
    expect(said.text).toContain("30 pesos");
    expect(said.text).not.toContain("Toluca");
  });
  it("becomes key points", () => {
    expect(ask(`Dame los puntos clave: ${text}`).text.match(/^- /gm)).toHaveLength(5);
  });
  it("becomes a table where its lines are alike", () => {
    expect(ask("Hazlo tabla:\nCafé: $35\nTé: $28").text).toBe(
      "| Concepto | Dato |\n| --- | --- |\n| Café | $35 |\n| Té | $28 |",
    );
    expect(ask("Hazlo tabla:\nCafé\nTé: $28").version).toBe("cannot");
  });
  it("gets plain words", () => {
    const said = ask(
      "Ponlo en palabras sencillas: Con la finalidad de llevar a cabo la entrega, favor de proporcionar su domicilio a la brevedad posible, por favor.",
    );
    expect(said.text).toBe("Para hacer la entrega, favor de dar su domicilio pronto, por favor.");
  });
});
