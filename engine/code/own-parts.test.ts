import { describe, expect, it } from "vitest";
import { answer } from "#engine/answer.ts";
import { readFields, readMessage, readPrices } from "./own-parts.ts";

describe("readFields", () => {
  it.each([
    [
      "formulario para pedir cita: nombre, mascota, telefono, fecha y motivo, y que me llegue por whatsapp al 5215543218765",
      ["Nombre text", "Mascota text", "Teléfono tel", "Fecha date", "Motivo textarea"],
    ],
    [
      "hazme un formulario con nombre, correo, cuantas personas y hora",
      ["Nombre text", "Correo email", "Cuantas personas number", "Hora time"],
    ],
    ["formulario de reservas que mande las respuestas por WhatsApp", []],
    ["formulario con nombre", []],
  ])("of %j", (words, fields) => {
    expect(readFields(words, "es").map(({ label, type }) => `${label} ${type}`)).toEqual(fields);
  });

  it("reads English", () => {
    const fields = readFields("order form with name, phone, quantity and notes", "en");
    expect(fields.map(({ label, type }) => `${label} ${type}`)).toEqual([
      "Name text",
      "Phone tel",
      "Quantity number",
      "Notes textarea",
    ]);
  });
});

it("reads prices behind a colon", () => {
  const prices = readPrices("pagina con el menu: sopa 45, mole 120 (domingos), agua", "es");
  expect(prices.map(({ name, shown, note }) => [name, shown, note])).toEqual([
    ["Sopa", "$45", ""],
    ["Mole", "$120", "domingos"],
  ]);
});

it.each([
  ["boton de whatsapp que diga Hola, quiero un pastel", "Hola, quiero un pastel"],
  ["boton de whatsapp con el mensaje «Quiero cotizar»", "Quiero cotizar"],
  ["boton de whatsapp para mi pagina", ""],
])("%j says %j", (words, message) => expect(readMessage(words)).toBe(message));

it("answers with the person's own prices and hour", () => {
  const ask = (prompt: string) =>
    answer({
      kind: "code",
      instructions: [prompt],
      corrections: {},
      business: undefined,
      now: new Date("2026-11-26T18:00:00Z"),
      seed: 0,
    });
  const menu = ask("pagina html con el menu de mi fonda, Fonda Tere: caldo 60, tamal 25");
  expect(menu.understanding.genre).toBe("price-page");
  for (const part of ["<h1>Fonda Tere</h1>", "<td>Caldo", "<td>$60"])
    expect(menu.text).toContain(part);
  expect(ask("cuenta regresiva que termina el 15 de diciembre a las 8 de la noche").text).toContain(
    "2026-12-15T20:00:00",
  );
});
