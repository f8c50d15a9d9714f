import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMentions, withoutMentions, writingOf, type Mentionable } from "./mentions.ts";

const PEOPLE: Mentionable[] = [
  { name: "Ana Ruiz", handle: "ana" },
  { name: "Ana María Soto", handle: "ana-maria" },
  { name: "Mari mesera", handle: "invitado-1" },
  { name: "Panadería Lupita", handle: "lupita-2" },
  { name: "Asistente" },
  { name: "Asistente de la fonda" },
  { name: "Café" },
];
const namesIn = (text: string, all = PEOPLE) =>
  readMentions(text, all).mentioned.map(({ name }) => name);

describe("readMentions", () => {
  it.each([
    ["@ana ¿vienes?", ["Ana Ruiz"]],
    ["gracias, @Ana-Maria!", ["Ana María Soto"]],
    ["@ana maria ¿vienes?", ["Ana María Soto"]],
    ["@Mari, mesa 4", ["Mari mesera"]],
    ["@MARI MESERA mesa 4", ["Mari mesera"]],
    ["@Panadería Lupita y @panaderia", ["Panadería Lupita"]],
    ["@asistente de la fonda ¿a qué hora abren?", ["Asistente de la fonda"]],
    ["@Asistente, hola", ["Asistente"]],
    ["@cafe y @CAFE\u0301", ["Café"]],
    ["(@ana) y @asistente", ["Ana Ruiz", "Asistente"]],
    ["escribe a ana@fonda.mx", []],
    ["@anabel no es ana", []],
    ["@", []],
    ["@ ana", []],
    ["ana sin arroba", []],
  ])("finds in %j: %j", (text, mentioned) => {
    expect(readMentions(text, PEOPLE).unclear).toEqual([]);
    expect(namesIn(text)).toEqual(mentioned);
  });

  const MARIS: Mentionable[] = [
    { name: "Mari mesera", handle: "invitado-1" },
    { name: "Mari Cocina", handle: "mari-c" },
    { name: "Luz", handle: "luz-1" },
    { name: "Luz", handle: "luz-2" },
  ];
  it("asks which of several, and says what to write", () => {
    expect(readMentions("@mari ven", MARIS)).toEqual({
      mentioned: [],
      unclear: [{ typed: "mari", choices: ["Mari mesera", "Mari Cocina"] }],
    });
    expect(readMentions("@Luz", MARIS).unclear).toEqual([
      { typed: "Luz", choices: ["luz-1", "luz-2"] },
    ]);
    expect(namesIn("@luz-2", MARIS)).toEqual(["Luz"]);
  });

  it("takes a short mention for the one that the text also mentions in full", () => {
    const { mentioned, unclear } = readMentions("@Mari Cocina: @Mari, ya", MARIS);
    expect([mentioned.map(({ name }) => name), unclear]).toEqual([["Mari Cocina"], []]);
  });

  it("prefers a whole name to the beginning of another, and a handle letter by letter", () => {
    const all = [{ name: "Mari", handle: "m" }, ...MARIS, { name: "Eva", handle: "mari" }];
    expect(namesIn("@mari", all)).toEqual(["Eva"]);
    expect(readMentions("@Mari", all).unclear).toEqual([{ typed: "Mari", choices: ["m", "Eva"] }]);
    expect(namesIn("@Mari", [{ name: "Mari", handle: "m" }, ...MARIS])).toEqual(["Mari"]);
  });

  it("means all agentiks of one name", () => {
    expect(namesIn("@Bot", [{ name: "Bot" }, { name: "Bot" }])).toEqual(["Bot", "Bot"]);
  });

  it("finds none in an empty list, or by an empty name", () => {
    expect(namesIn("@ana", [])).toEqual([]);
    expect(namesIn("@ ana", [{ name: "" }, { name: " " }])).toEqual([]);
  });

  const word = fc.stringMatching(/^[a-záéíñ]{2,8}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const people = fc
    .array(name, { minLength: 1, maxLength: 6 })
    .map((names) => names.map((each, n) => ({ name: each, handle: `h-${n}` })));
  it("reaches each person alone by what writingOf says, in any case and without accents", () => {
    fc.assert(
      fc.property(people, fc.boolean(), (all, isPlain) => {
        for (const one of all) {
          const writing = writingOf(one, all);
          const typed = isPlain
            ? writing.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase()
            : writing;
          expect(readMentions(`Oye, @${typed}: ya`, all)).toEqual({
            mentioned: [one],
            unclear: [],
          });
        }
      }),
    );
  });

  it("throws for no text, and finds none without an at sign", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), people, (text, all) => {
        const { mentioned, unclear } = readMentions(text, all);
        if (!text.includes("@")) expect([mentioned, unclear]).toEqual([[], []]);
      }),
    );
  });
});

it.each([
  ["@asistente de la fonda ¿abren?", "¿abren?"],
  ["¿Abren? @Asistente", "¿Abren?"],
  ["hola a@b.mx", "hola a@b.mx"],
  ["@otro hola", "@otro hola"],
])("strips the agentik's mention from %j", (text, question) => {
  expect(withoutMentions(text, "Asistente de la fonda")).toBe(question);
});
