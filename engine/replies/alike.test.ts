import { describe, expect, it } from "vitest";
import { passage } from "../../tests/support/engine/fonda-chat.ts";
import { reply } from "./reply.ts";

const LIST = `Tortas y más

Torta de pierna adobada con aguacate (con papas) $85
Torta cubana $95
Molletes $48
Pastel de café $52
Café de olla $22
Café con leche $30
Menudo $90 incluye café, pan y torta
Licuado de mamey 40 pesos
Licuado de plátano con avena y miel 45 pesos
Cerramos los lunes`;
const TABLE = `Llanta 175/70 R13 · Precio: 980 · Marca: Euzkadi
Llanta 205/55 R16 reforzada para camioneta · Precio: 1450 · Marca: Tornel
Rin de 14 · Precio: 800 · Marca: Tornel`;
const answerTo = (question: string, ...texts: string[]) =>
  reply({
    question,
    passages: (texts.length > 0 ? texts : [LIST]).map(passage),
    answers: [],
    passTo: null,
  });
const quotesOf = (question: string, ...texts: string[]) => {
  const { replyKind, citations } = answerTo(question, ...texts);
  return replyKind === "found" ? citations.map(({ quote }) => quote) : replyKind;
};
const TORTAS = ["Torta de pierna adobada con aguacate (con papas) $85", "Torta cubana $95"];
const CAFES = ["Café de olla $22", "Café con leche $30"];

describe("priced things of one name", () => {
  it.each([
    ["cuanto cuestan las tortas", TORTAS],
    ["a como la torta", TORTAS],
    ["tienen tortas?", TORTAS],
    ["do you have tortas?", TORTAS],
    ["cuanto vale el cafe", CAFES],
    [
      "que licuados hay",
      ["Licuado de mamey 40 pesos", "Licuado de plátano con avena y miel 45 pesos"],
    ],
  ])("are all named, in their order: %s", (question, quotes) => {
    expect(quotesOf(question)).toEqual(quotes);
  });
  it("are named of a table as well", () => {
    expect(quotesOf("cuanto cuestan las llantas", TABLE)).toEqual(TABLE.split("\n").slice(0, 2));
  });
  it("are quoted below one heading", () => {
    const [one] = [LIST].map((text) => ({ ...passage(text), heading: "Antojos" }));
    const { text } = reply({
      question: "cuanto cuestan las tortas",
      passages: [one!],
      answers: [],
      passTo: null,
    });
    expect(text.match(/Antojos/g)).toHaveLength(1);
    expect(text).toContain("> Torta cubana $95");
  });
  it("are left out where a word tells one of them", () => {
    expect(quotesOf("cuanto cuesta la torta cubana")).toEqual([TORTAS[1]]);
    expect(quotesOf("tienen licuado de mamey")).toEqual(["Licuado de mamey 40 pesos"]);
  });
  it("are none where more have the name than a message holds", () => {
    const many = Array.from({ length: 12 }, (_, at) => `Playera modelo ${at + 1} $${100 + at}`);
    const quotes = quotesOf("cuanto cuestan las playeras", many.join("\n"));
    expect(quotes === "unknown" || quotes.length <= 4).toBe(true);
  });
});
