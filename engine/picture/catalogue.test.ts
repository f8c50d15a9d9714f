import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import type { Business } from "#domain/people/business/business.ts";
import { partOf } from "#domain/studio/creation-part.ts";
import { answer } from "#engine/answer.ts";
import type { Material } from "#engine/asked.ts";
import { ICONS, iconsOf } from "./icons.ts";
import { PICTURES } from "./catalogue.ts";
import { listedItems } from "./formats/menu-card.ts";
import { drawPicture } from "./draw-picture.ts";

const FONTS = ["DejaVuSans", "DejaVuSans-Bold"].map((name) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);
const render = (svg: string) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: "DejaVu Sans" },
  });
const today = new Date("2026-11-23T00:00:00Z");
const long = "Celebración extraordinaria de internacionalización supercalifragilística & <amigos> ";
const business: Business = {
  name: `La Cocina de la Abuela Guadalupe y sus Nietos ${long.slice(0, 30)}`,
  trade: "restaurant",
  tradeOther: "",
  town: "San Cristóbal de las Casas",
  address: "Avenida Insurgentes Sur número 1234, local 5, colonia Del Valle Centro, entrepiso",
  whatsapp: "+525512345678",
  zone: null,
  hours: null,
  mainColour: "#27303f",
  accentColour: null,
  tone: null,
};
const FULL: Material = {
  words: "",
  locale: "es",
  business,
  today,
  values: { discount: "20%", price: "1249.50 MXN" },
  facts: {
    what: long.repeat(2),
    name: "María Guadalupe",
    price: "$12,499.50",
    discount: "20% de descuento",
    date: "el miércoles 23 de septiembre",
    until: "el miércoles 30 de septiembre",
    time: "las 11:30 de la mañana",
    phone: "55 1234 5678",
    hours: "de lunes a viernes de 9 am a 2 pm y de 4 pm a 8 pm; sábado de 9 am a 2 pm",
    business: business.name,
    address: business.address,
    town: business.town,
  },
};
const ORANGE = "#c84e00";
const EMPTY: Material = {
  locale: "en",
  business: undefined,
  today,
  values: {},
  facts: {},
  words: "",
};

it("has at least twelve formats, with unique keys and names", () => {
  expect(PICTURES.length).toBeGreaterThanOrEqual(12);
  for (const of of [PICTURES.map(({ key }) => key), PICTURES.map(({ name }) => name.es)])
    expect(new Set(of).size).toBe(PICTURES.length);
  for (const { name, asks } of PICTURES)
    for (const locale of ["es", "en"] as const)
      expect(
        asks[locale].test(name[locale].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()),
      ).toBe(true);
});

describe.each(PICTURES.map((format) => [format.key, format] as const))("%s", (_, format) => {
  it.each([
    ["nothing", EMPTY, "Un cartel"],
    [
      "long texts",
      FULL,
      `Carta:\n${"Enchiladas suizas con mucho queso y crema de rancho: 1120\n".repeat(30)}`,
    ],
  ] as const)("fits with %s known", (_, material, prompt) => {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const svg = drawPicture(format, material, { instructions: [prompt], seed });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      // The Creator shows only what it takes from any answer, a language model's included.
      expect(partOf(`\`\`\`svg\n${svg}\n\`\`\``)).toMatchObject({ kind: "picture", svg });
      const { width, height } = render(svg);
      expect([width, height]).toEqual([format.width, format.height]);
      // The texts alone, as they are drawn, stand within the picture.
      const head = svg.slice(0, svg.indexOf(">") + 1);
      const texts = [...svg.matchAll(/<text .*?<\/text>/gs)].map(([text]) => text).join("");
      const box = texts ? render(`${head}${texts}</svg>`).getBBox() : undefined;
      if (!box) continue;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(format.width);
      expect(box.y + box.height).toBeLessThanOrEqual(format.height);
    }
  });

  it("is never alike twice in a row, and short enough to store", () => {
    const drawings = [0, 1, 2].map((seed) =>
      drawPicture(format, FULL, { instructions: ["x"], seed }),
    );
    if (format.key !== "icons") expect(new Set(drawings).size).toBe(3);
    for (const svg of drawings) expect(svg.length).toBeLessThan(38_000);
  });
});

it("draws icons that a prompt names, in its order", () => {
  expect(
    iconsOf("cuatro iconos para una panaderia: cafe, pan y entrega").map(({ key }) => key),
  ).toEqual(["coffee", "bread", "delivery"]);
  expect(iconsOf("iconos")).toHaveLength(4);
  for (const { key, path } of ICONS) {
    const box = render(
      `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><path d="${path}" fill="none" stroke="#000" stroke-width="2.6"/></svg>`,
    ).getBBox()!;
    expect(box.x + box.width, key).toBeLessThanOrEqual(48);
    expect(box.y + box.height, key).toBeLessThanOrEqual(48);
  }
});

it("reads a pasted list of dishes", () => {
  expect(
    listedItems("Carta:\nCafé de olla: 35\n- Flan $45\nCerramos los lunes\nSopa … $60.50", "es"),
  ).toEqual([
    { name: "Café de olla", price: "$35" },
    { name: "Flan", price: "$45" },
    { name: "Sopa", price: "$60.50" },
  ]);
});

const svgOf = (instructions: string | string[], of: Business | undefined = undefined) =>
  answer({
    kind: "images",
    instructions: [instructions].flat(),
    corrections: {},
    business: of,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 0,
  }).text;
/** Texts of a picture; a text of several lines is one element a line. */
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text]) => text).join(" ");

describe("a poster", () => {
  it.each([
    [
      "Poster for an open studio night, Friday December 4 at 7 pm, free entry, Calle 70 # 10-25, in orange",
      "Free entry",
      "Calle 70 # 10-25",
    ],
    [
      "Cartel naranja para noche de jazz, sábado 5 de diciembre a las 8 pm, entrada libre, Av. Juárez 210",
      "Entrada libre",
      "Av. Juárez 210",
    ],
  ])("has what is told, and no field that is empty: %s", (prompt, price, street) => {
    const svg = svgOf(prompt);
    expect(wordsOf(svg)).toContain(price);
    expect(wordsOf(svg)).toContain(street);
    expect(svg).toContain(ORANGE);
    expect(wordsOf(svg)).not.toMatch(/your business|tu negocio|^Price|Precio/i);
  });

  it("has no price where none is told", () => {
    const svg = svgOf("Cartel para la feria del libro el sábado a las 5 pm");
    expect(svg).not.toMatch(/dasharray|Precio/);
  });

  it("changes colour and price by one follow-up", () => {
    const first = "Poster for an open studio night, Friday December 4 at 7 pm, $20, in blue";
    const svg = svgOf([first, "Make it orange and write Free entry instead of the price"]);
    expect(svg).toContain(ORANGE);
    expect(wordsOf(svg)).toContain("Free entry");
    expect(wordsOf(svg)).not.toContain("$20");
    expect(wordsOf(svgOf([first, "put Pay what you want instead of the price"]))).toContain(
      "Pay what you want",
    );
  });

  it("has the colours in the order in which they are named, not the mood's", () => {
    const svg = svgOf("Poster in warm colors, black and orange, for a concert");
    expect(svg).toContain("#27303f");
    expect(svg).toContain(ORANGE);
  });
});

it.each([
  "Letrero con código QR para que me escriban por WhatsApp",
  "un cartel con QR de mi WhatsApp para la puerta",
  "Sign with a QR code so that people write to me on WhatsApp",
])("draws the QR code of the business's WhatsApp: %s", (prompt) => {
  const svg = svgOf(prompt, business);
  expect(svg).toMatch(/<path transform="[^"]+" fill="#000000"/);
  expect(wordsOf(svg)).toContain("WhatsApp");
});

it("draws a list of prices where one is asked for as a poster", () => {
  const words = wordsOf(svgOf("cartel con lista de precios: café 30, pan 15, torta 60"));
  for (const part of ["Precios", "Café", "$30", "Torta", "$60"]) expect(words).toContain(part);
});

it("has as many stamps as are told, and one for the reward", () => {
  const words = (prompt: string) =>
    answer({
      kind: "images",
      instructions: [prompt],
      corrections: {},
      business: undefined,
      now: new Date("2026-11-27T18:00:00Z"),
      seed: 0,
    }).text;
  const card = words("tarjeta de lealtad 8 cafes el 9 gratis");
  expect(card).toContain("Junta 8 cafes y llévate 1 gratis");
  expect(card.match(/<circle /g)).toHaveLength(9);
  expect(words("etiqueta de precio aguacate hass $69 kg")).toContain("$69 el kilo");
  for (const told of ["Live music Friday 8pm", "No cover", "2x1 margaritas until 10"])
    expect(
      words("poster: live music friday 8pm, no cover, 2x1 margaritas until 10").replace(
        /<\/text><text[^>]*>/g,
        " ",
      ),
    ).toContain(told);
});

it("shows a price large where a poster has only that and a title", () => {
  const sizeOfPrice = (prompt: string) => {
    const { text } = answer({
      kind: "images",
      instructions: [prompt],
      corrections: {},
      business: undefined,
      now: new Date("2026-03-02T12:00:00Z"),
      seed: 0,
    });
    return Number(/font-size="([\d.]+)"[^>]*>\$95</.exec(text)?.[1]);
  };
  expect(sizeOfPrice("cartel comida corrida a 95 pesos")).toBeGreaterThan(
    1.4 * sizeOfPrice("cartel comida corrida a 95 pesos el viernes"),
  );
});
