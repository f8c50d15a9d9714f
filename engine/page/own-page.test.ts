import { expect, it } from "vitest";
import { parseLayout } from "#domain/studio/builder/layout-file.ts";
import { readPriceList } from "#domain/studio/pages/price-list.ts";
import { answer } from "#engine/answer.ts";

const ask = (prompt: string) =>
  answer({
    kind: "ui",
    instructions: [prompt],
    corrections: {},
    business: undefined,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 0,
  });
const blocksOf = (prompt: string) => {
  const file = /```plaza-layout\n([\s\S]*?)```/.exec(ask(prompt).text)![1]!;
  return parseLayout(file)!;
};

it("makes a page of what is told: name, prices, hours and how to write", () => {
  const blocks = blocksOf(
    "pagina web para mi estetica Las Gemelas en Toluca, corte 150, peinado 220, mar a dom 10 a 7, whatsapp 722 123 4567",
  );
  expect(blocks.map(({ type }) => type)).toEqual(["text", "prices", "text", "button"]);
  const [about, prices, hours, button] = blocks;
  expect(about!.title).toBe("Estética Las Gemelas");
  expect(about!.content!.body).toContain("Toluca");
  expect(readPriceList(prices!.content!.body)[0]!.items).toMatchObject([
    { name: "Corte", price: "$150" },
    { name: "Peinado", price: "$220" },
  ]);
  expect(hours!.content!.body).toMatch(/10 a 7/);
  expect(button!.content).toMatchObject({ action: "whatsapp", target: "722 123 4567" });
});

it("writes prices in another currency as they are", () => {
  const [, prices] = blocksOf("web para hostal Killa, doble 110 soles, compartida 45");
  expect(prices).toMatchObject({ type: "text" });
  expect(prices!.content!.body).toBe("Doble: 110 soles\n\nCompartida: 45 soles");
});

it.each([
  "pagina para mi barberia con precios corte 150 barba 100 y boton de whatsapp 5512345678",
  "página de mi barbería: corte 150 barba 100, abrimos de martes a domingo 10 a 7",
  "page for my barber shop with prices haircut 150 beard 100",
])("lists prices that are typed without commas, and invents none: %s", (prompt) => {
  const blocks = blocksOf(prompt);
  expect(blocks[0]!.title).toMatch(/^(?:Barbería|Barber shop)$/);
  const prices = blocks.find(({ type }) => type === "prices")!;
  expect(readPriceList(prices.content!.body)[0]!.items.map(({ price }) => price)).toEqual([
    "$150",
    "$100",
  ]);
  const words = blocks.map(({ title, content }) => `${title} ${content?.body ?? ""}`).join(" ");
  expect(words).not.toMatch(/con precios|Abrimos\.|B[aá]sic|Complet/i);
});

it("leaves screens that are no page for customers to the catalogue", () => {
  expect(ask("Diseña una pantalla para reservar mesa con 3 toques").understanding.genre).toBe(
    "booking",
  );
  expect(ask("Haz algo bonito con 3 cosas").version).toBe("cannot");
});

it.each([
  "Landing page for design studio Estudio Diego in Bogotá: services branding, packaging and web; three testimonials; contact form",
  "Página web para Estudio Diego en Bogotá, con servicios de branding, packaging y web, testimonios y formulario de contacto",
])("lists services, leaves out sections without content and offers to write: %s", (prompt) => {
  const blocks = blocksOf(prompt);
  const titles = blocks.map(({ title }) => title);
  expect(blocks[0]!.title).toBe("Estudio Diego");
  const services = blocks.find(({ title }) => /Services|Servicios/.test(title))!;
  expect(services.content!.body).toMatch(/Branding\n\nPackaging\n\nWeb/);
  expect(titles.join()).not.toMatch(/Prices|Precios|Reviews|Opiniones/);
  expect(titles.join()).toMatch(/Contact/);
  // A button without a number of its own writes to that of the business.
  expect(blocks.at(-1)!.type).toBe("button");
  expect(ask(prompt).text).toMatch(/left out the testimonials|Dejé fuera los testimonios/);
  expect(blocks[0]!.content!.body).not.toMatch(/Bogotá.*Bogotá|(?:con|with|:)\.?$/s);
});

it("has the testimonials that are told", () => {
  const blocks = blocksOf(
    "Página web de Panadería Luna, servicios: pasteles, banquetes; opiniones: «El mejor pan» y «Muy puntuales»",
  );
  const reviews = blocks.find(({ title }) => title === "Opiniones")!;
  expect(reviews.content!.body).toMatch(/El mejor pan.*Muy puntuales/s);
});

it("draws no empty section where nothing is told", () => {
  const titles = blocksOf("sitio web de mi negocio").map(({ title }) => title);
  expect(titles.join()).not.toMatch(/Precios|Opiniones|Horario/);
});

it("keeps prices and hours apart from services", () => {
  const blocks = blocksOf(
    "Website for my studio Estudio Diego with services logo design, packaging and signage, prices from $2,000,000, Mon-Fri 9-18",
  );
  const bodyOf = (title: string) => blocks.find((block) => block.title === title)!.content!.body;
  expect(bodyOf("Services")).toBe("Logo design\n\nPackaging\n\nSignage");
  expect(bodyOf("Opening hours")).toBe("Mon-Fri 9-18");
  expect(JSON.stringify(blocks)).toContain("$2,000,000");
});

it.each([
  [
    "Landing page for my pottery workshop Barro Vivo. Classes for all ages. Starting at $350. A WhatsApp button.",
    "From $350",
  ],
  [
    "Website for our garden firm Hoja Verde: hedges and lawns, from $1,200, and a green button",
    "From $1,200",
  ],
  [
    "Página web de mi taller Barro Vivo, clases para niños, a partir de $350, con un botón de WhatsApp",
    "Desde $350",
  ],
  [
    "Sitio para mi despacho Norte Claro: contabilidad. Desde $900 al mes y un botón para llamar",
    "Desde $900",
  ],
])("makes a price and a button of an instruction, and no copy: %s", (prompt, price) => {
  const blocks = blocksOf(prompt);
  const prices = blocks.filter(({ type }) => type === "prices");
  expect(prices.map(({ content }) => content!.body).join()).toContain(price);
  expect(blocks.filter(({ type }) => type === "button")).toHaveLength(1);
  const copy = blocks.filter(({ type }) => type === "text");
  for (const { title, content } of copy)
    expect(`${title} ${content?.body}`).not.toMatch(
      /bot[oó]n|button|\$|desde|from|starting|partir/i,
    );
});
