import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";
import { csvSections, markdownSections, plainSections } from "./text-sections.ts";

const shown = (sections: { headings: readonly string[]; text: string }[]) =>
  sections.map(({ headings, text }) => [headings.join("/"), text.trim()]);

describe("markdownSections", () => {
  it("gives each text the path of the headings above it", () => {
    const text = "Antes\n# A\nUno\n### C ##\nTres\n## B\nDos\n# Z\n";
    expect(shown(markdownSections(text))).toEqual([
      ["", "Antes"],
      ["A", "Uno"],
      ["A/C", "Tres"],
      ["A/B", "Dos"],
      ["Z", "Z"],
    ]);
  });

  it("takes no heading from code, hashtags or prices", () => {
    const text = "#oferta\n```\n# no\n```\n####### siete";
    expect(shown(markdownSections(text))).toEqual([["", text]]);
  });

  it("takes a line in capitals above others for a heading, also below one with marks", () => {
    const menu = "Fonda Lupita\n\nDESAYUNOS\nChilaquiles $80\n\nENTREGA A DOMICILIO:\nCentro $35";
    const expected = [
      ["", "Fonda Lupita"],
      ["DESAYUNOS", "Chilaquiles $80"],
      ["ENTREGA A DOMICILIO", "Centro $35"],
    ];
    expect(shown(plainSections(menu))).toEqual(expected);
    expect(shown(markdownSections(menu))).toEqual(expected);
    expect(shown(markdownSections("# Menú\nPOSTRES\nFlan\n## Horario\nLunes"))).toEqual([
      ["Menú", "Menú"],
      ["Menú/POSTRES", "Flan"],
      ["Menú/Horario", "Lunes"],
    ]);
  });

  it.each(["NO SE FÍA\nGracias", "Rabo\nTACOS", "TACOS\nTORTAS\nAGUA", "IVA 16\nuno", "A\nb"])(
    "takes no warning, item, list, figure or letter for a heading: %j",
    (text) => expect(shown(plainSections(text))).toEqual([["", text]]),
  );

  it("takes a short line between an empty line and a text for a heading, in a text without marks", () => {
    const text =
      "Encargo de Panadería Norte\n\nFormas de pago\nMitad al empezar y mitad al entregar.\n\n" +
      "Fechas\nBocetos el 8 de enero\nEntrega el 22 de enero\n\nAnything else\n\nWe close in August.";
    const expected = [
      ["", "Encargo de Panadería Norte"],
      ["Formas de pago", "Mitad al empezar y mitad al entregar."],
      ["Fechas", "Bocetos el 8 de enero\nEntrega el 22 de enero"],
      ["Anything else", "We close in August."],
    ];
    expect(shown(plainSections(text))).toEqual(expected);
    expect(shown(markdownSections(text))).toEqual(expected);
    // Who marks headings has marked all of them.
    expect(shown(markdownSections(`# Uno\n${text}`))).toEqual([["Uno", text]]);
  });

  it.each([
    "Corte\nTinte\nPeinado",
    "We deliver on Mondays and\nthursdays, from 9 to 5.",
    "Abrimos diario.\nDe 9 a 5.",
    "Café $40\nTé $30",
    "Uno\n\nDos",
    "uno\nEs el primero.",
    "Llegamos en bicicleta a todas las casas del centro\nSin costo.",
  ])("takes no list, sentence, price or long line for a heading: %j", (text) =>
    expect(shown(plainSections(text))).toEqual([["", text]]),
  );

  it("loses no word", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "",
        "# Uno",
        "## Dos",
        "###### Seis",
        "#",
        "```",
        "~~~",
        "POSTRES",
        "TÉ:",
        "Fechas",
        "Es hoy.",
      ),
      fc.string({ maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, " ")),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const sections = markdownSections(lines.join("\n"));
        const kept = sections.map(({ headings, text }) => `${headings.join("\n")}\n${text}`);
        // The number signs of a heading go, and the colon of one in capitals.
        const words = (text: string) => text.replace(/[#\s]+|:(?=\s|$)/g, " ").split(/ +/);
        const all = new Set(words(kept.join("\n")));
        expect(words(lines.join("\n")).filter((word) => word !== "" && !all.has(word))).toEqual([]);
      }),
    );
  });
});

describe("csvSections", () => {
  it("keeps each record as it stands, also over several lines", () => {
    const text = 'Plato,Nota\nTaco,"con\nlimón"\n\nSopa,"dijo ""sí"""\n';
    expect(shown(csvSections(text, 10))).toEqual([
      ["Plato,Nota", 'Taco,"con\nlimón"'],
      ["Plato,Nota", 'Sopa,"dijo ""sí"""'],
    ]);
  });

  it("has one section for a head alone, and for more records than it may have", () => {
    expect(shown(csvSections("Plato,Precio\n", 10))).toEqual([["", "Plato,Precio"]]);
    expect(shown(csvSections("P\n1\n2\n3", 2))).toEqual([["P", "1\n2\n3"]]);
    expect(csvSections("", 2)).toEqual([]);
  });

  it("reads a quote that is never closed as a sign", () => {
    expect(shown(csvSections('Medida\n6"\n8', 10))).toEqual([
      ["Medida", '6"'],
      ["Medida", "8"],
    ]);
  });
});

it("cleans what Postgres refuses, and only that", () => {
  expect(cleanText("\uFEFFa\r\nb\rc\u0000\u0007d\te\uD800f 🙂")).toBe("a\nb\ncd\tef 🙂");
});
