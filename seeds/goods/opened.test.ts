/**
 * Every good opened by a reader that had no part in making it. Long because each kind of file is read in its
 * own way.
 */
import { NodeIO, getBounds } from "@gltf-transform/core";
import { JSDOM } from "jsdom";
import mammoth from "mammoth";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { asText, readFiles, unpack, type MadeFile } from "../../tests/support/made-goods.ts";
import { decodeWav } from "../sounds/wav.ts";
import { TILL_PARTS } from "./content/sites/till-parts.ts";
import { openEveryPicture } from "../../tests/support/pictures/every-picture.ts";

openEveryPicture();

const files = readFiles();
const ofKind = (ending: string, holds?: string) =>
  files.filter(
    (file) =>
      file.ending === ending &&
      (!holds || [...unpack(file.bytes).keys()].some((name) => name.endsWith(holds))),
  );
const byNumber = (number: number) => files.find(({ artifakt }) => artifakt === number)!;
const parseXml = (text: string) => new JSDOM(text, { contentType: "text/xml" }).window.document;

/** Words that only one of the languages has. */
const WORDS = {
  es: ["el", "la", "los", "del", "y", "por", "una", "con", "en", "al"],
  en: ["the", "and", "of", "is", "your", "for", "to", "it", "in", "you"],
  pt: ["do", "da", "você", "com", "não", "em", "ou", "um", "os", "uma"],
} as const;

/** The language in which most words of a text are. */
function languageOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(WORDS).map(([language, own]) => ({
    language,
    count: words.filter((word) => (own as readonly string[]).includes(word)).length,
  }));
  return counts.sort((one, other) => other.count - one.count)[0]!.language;
}

describe.each(ofKind("pdf"))("$fileName", ({ bytes, written }) => {
  it("has pages with text, and boxes that are typed in", async () => {
    const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const { info } = (await document.getMetadata()) as {
      info: { Title?: string; Language?: string };
    };
    expect(info.Language?.slice(0, 2)).toBe(written.language);
    expect(info.Title).toBeTruthy();
    let text = "";
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const printed = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      expect(printed.replace(/\s/g, "").length, `page ${number}`).toBeGreaterThan(20);
      const typed = (await page.getAnnotations()).map(
        ({ fieldValue }: { fieldValue?: string }) => fieldValue ?? "",
      );
      text += `${printed} ${typed.join(" ")} `;
    }
    expect(languageOf(text)).toBe(written.language);
    await document.destroy();
  });
});

it("the menu has four pages on which every dish and price is a field", async () => {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(byNumber(1).bytes), verbosity: 0 })
    .promise;
  expect(document.numPages).toBe(4);
  const fields = (await document.getFieldObjects()) as Record<
    string,
    { value?: string; defaultValue?: string }[]
  >;
  const valueOf = (name: string) => fields[name]!.map(({ value }) => value ?? "").join("");
  const prices = Object.keys(fields).filter((name) => name.endsWith("_precio"));
  expect(prices.length).toBe(23);
  for (const name of prices) {
    expect(valueOf(name)).toMatch(/^\$\d{2,3}$/);
    expect(valueOf(name.replace("_precio", "_platillo")).length).toBeGreaterThan(3);
  }
  await document.destroy();
});

/** The sheets of a workbook: values and formulas by cell. */
function readBook({ bytes }: MadeFile) {
  const entries = unpack(bytes);
  const xml = (name: string) => parseXml(asText(entries.get(name)!));
  const names = [...xml("xl/workbook.xml").getElementsByTagName("sheet")].map((each) =>
    each.getAttribute("name")!,
  );
  const sheets = names.map((name, index) => {
    const values = new Map<string, string | number>();
    const formulas = new Map<string, string>();
    for (const cell of xml(`xl/worksheets/sheet${index + 1}.xml`).getElementsByTagName("c")) {
      const ref = cell.getAttribute("r")!;
      const text =
        cell.getElementsByTagName("v")[0]?.textContent ??
        cell.getElementsByTagName("t")[0]?.textContent;
      const type = cell.getAttribute("t");
      if (text !== undefined && text !== null)
        values.set(ref, type === "str" || type === "inlineStr" ? text : Number(text));
      const formula = cell.getElementsByTagName("f")[0]?.textContent;
      if (formula) formulas.set(ref, formula);
    }
    const number = (ref: string) => Number(values.get(ref) ?? 0);
    const column = (letter: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => number(`${letter}${from + at}`));
    return { name, values, formulas, number, column };
  });
  return {
    sheets,
    language: xml("docProps/core.xml").getElementsByTagName("dc:language")[0]!.textContent!,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe.each(ofKind("xlsx"))("$fileName", (file) => {
  it("calculates: formulas with results, none of which is an error", () => {
    const { sheets, language } = readBook(file);
    expect(language.slice(0, 2)).toBe(file.written.language);
    const formulas = sheets.flatMap(({ formulas: own }) => [...own.keys()]);
    expect(formulas.length).toBeGreaterThan(19);
    for (const { name, values, formulas: own } of sheets)
      for (const [ref, formula] of own) {
        const value = values.get(ref);
        expect([name, ref, formula, value === undefined || Number.isNaN(value)]).toEqual([
          name,
          ref,
          formula,
          false,
        ]);
        expect(String(value)).not.toMatch(/^#/);
      }
    expect(languageOf(sheets.flatMap(({ values }) => [...values.values()]).join(" "))).toBe(
      file.written.language,
    );
  });
});

/** Results computed here from what is typed in, without the library that the generator uses. */
describe("the results of the workbooks", () => {
  const book = (number: number) => readBook(byNumber(number)).sheets;

  it("stock: value, shortage and the list of what to buy", () => {
    const [stock, list] = book(3);
    const rows = Array.from({ length: 22 }, (_, at) => 5 + at);
    for (const r of rows) {
      expect(stock!.number(`H${r}`)).toBeCloseTo(
        stock!.number(`D${r}`) * stock!.number(`F${r}`),
        6,
      );
      const isShort = stock!.number(`D${r}`) <= stock!.number(`E${r}`);
      expect(stock!.values.get(`J${r}`)).toBe(isShort ? "Comprar" : "Suficiente");
    }
    const short = rows.filter((r) => stock!.number(`D${r}`) <= stock!.number(`E${r}`));
    expect(stock!.number("J45")).toBe(short.length);
    expect(stock!.number("H45")).toBeCloseTo(sum(rows.map((r) => stock!.number(`H${r}`))), 6);
    const due = sum(
      short.map(
        (r) => (2 * stock!.number(`E${r}`) - stock!.number(`D${r}`)) * stock!.number(`F${r}`),
      ),
    );
    expect(list!.number("E46")).toBeCloseTo(due, 6);
    expect(stock!.values.get("L13")).toBe("Por vencer");
  });

  it("dish: cost, price on the menu and what is left", () => {
    const [dish, rise] = book(16);
    const cost = sum(
      Array.from({ length: 8 }, (_, at) => {
        const r = 6 + at;
        return (dish!.number(`D${r}`) / dish!.number(`B${r}`)) * dish!.number(`E${r}`);
      }),
    );
    expect(dish!.number("F19")).toBeCloseTo(cost, 6);
    const portion = (cost * 1.05) / 8;
    const price = Math.ceil((portion / 0.32) * 1.16);
    expect(dish!.number("B30")).toBe(price);
    expect(dish!.number("B31")).toBeCloseTo(price / 1.16 - portion - 18, 6);
    expect(rise!.number("D10")).toBe(Math.ceil(((portion * 1.3) / 0.32) * 1.16));
  });

  it("invoice: tax by line, discount, three currencies", () => {
    const [invoice] = book(17);
    const lines = [420, 980, 12 * 18.5, 3 * 24];
    const subtotal = sum(lines);
    const tax = sum(lines.slice(0, 3)) * 0.16 * 0.95;
    const total = subtotal * 0.95 + tax;
    expect(invoice!.number("E27")).toBeCloseTo(total, 6);
    expect(invoice!.number("C30")).toBeCloseTo(total * 18.4, 6);
    expect(invoice!.number("C31")).toBeCloseTo((total * 18.4) / 21.3, 6);
  });

  it("rota: hours, overtime and pay of both weeks", () => {
    const [first, second, both] = book(30);
    for (const week of [first!, second!])
      for (let r = 6; r < 12; r += 1) {
        const hours = sum([..."DEFGHIJ"].map((letter) => week.number(`${letter}${r}`)));
        const extra = Math.max(0, hours - 48);
        expect(week.number(`K${r}`)).toBe(hours);
        expect(week.number(`M${r}`)).toBe((hours + extra) * week.number(`C${r}`));
      }
    expect(both!.number("D7")).toBe(
      sum(first!.column("M", 6, 11)) + sum(second!.column("M", 6, 11)),
    );
  });

  it("cash: what was counted against what was sold", () => {
    const [day, month] = book(31);
    const counted = sum(
      Array.from({ length: 11 }, (_, at) => day!.number(`B${6 + at}`) * day!.number(`C${6 + at}`)),
    );
    expect(day!.number("D17")).toBe(counted);
    expect(day!.number("B34")).toBeCloseTo(counted - (1_000 + 6_920 - 442), 6);
    expect(day!.values.get("B36")).toBe("Cuadra");
    expect(month!.number("E36")).toBe(
      sum(["B", "C", "D"].flatMap((letter) => month!.column(letter, 5, 35))),
    );
  });

  it("cash flow: each week opens with what the last has left", () => {
    const [flow, start] = book(35);
    let balance = 3_900;
    let lowest = Infinity;
    for (const letter of "BCDEFGHIJKLMN") {
      expect(flow!.number(`${letter}6`)).toBeCloseTo(balance, 6);
      balance += sum(flow!.column(letter, 7, 9)) - sum(flow!.column(letter, 12, 18));
      lowest = Math.min(lowest, balance);
    }
    expect(start!.number("B6")).toBeCloseTo(lowest, 6);
    expect(start!.number("B8")).toBeCloseTo(balance, 6);
  });

  it("cake: ingredients, hours, fee and profit", () => {
    const [price] = book(39);
    const cost = sum(
      Array.from({ length: 8 }, (_, at) => {
        const r = 6 + at;
        return (price!.number(`D${r}`) / price!.number(`B${r}`)) * price!.number(`E${r}`);
      }),
    );
    const all = cost * 1.1 + 12 + 3.5 * 22;
    expect(price!.number("B29")).toBeCloseTo(all, 6);
    expect(price!.number("B30")).toBe(Math.ceil((all * 1.25) / 0.88));
  });
});

describe.each(ofKind("docx"))("$fileName", ({ bytes, written }) => {
  it("is read by Word's reader, with places to fill in", async () => {
    const { value, messages } = await mammoth.extractRawText({ buffer: bytes });
    expect(messages.filter(({ type }) => type === "error")).toEqual([]);
    expect(value.length).toBeGreaterThan(700);
    expect(value.match(/\[[^\]]+\]/g)!.length).toBeGreaterThan(10);
    expect(languageOf(value)).toBe(written.language);
    const styles = asText(unpack(bytes).get("word/styles.xml")!);
    expect(/<w:lang w:val="(..)/.exec(styles)?.[1]).toBe(written.language);
  });
});

it("the contract has twelve clauses and two annexes", async () => {
  const { value } = await mammoth.extractRawText({ buffer: byNumber(10).bytes });
  for (const clause of ["Primera", "Sexta", "Duodécima"]) expect(value).toContain(`${clause}.`);
  expect(value.match(/^Anexo \d\./gm)).toHaveLength(2);
});

describe.each([
  [2, 10],
  [34, 6],
])("the presentation of artifakt %i", (artifakt, count) => {
  it("has slides with text and notes", () => {
    const { bytes, written } = byNumber(artifakt);
    const entries = unpack(bytes);
    const textOf = (name: string) =>
      [...parseXml(asText(entries.get(name)!)).getElementsByTagName("a:t")]
        .map(({ textContent }) => textContent)
        .join(" ");
    const named = (pattern: RegExp) => [...entries.keys()].filter((name) => pattern.test(name));
    const slides = named(/^ppt\/slides\/slide\d+\.xml$/);
    expect(slides).toHaveLength(count);
    for (const slide of slides) expect(textOf(slide).length, slide).toBeGreaterThan(20);
    const notes = named(/^ppt\/notesSlides\/notesSlide\d+\.xml$/);
    expect(notes).toHaveLength(count);
    expect(languageOf([...slides, ...notes].map(textOf).join(" "))).toBe(written.language);
  });
});

/** Elements of an SVG; it throws for what is no XML. */
function readSvg(text: string) {
  // It throws for what is no XML.
  const document = parseXml(text);
  const root = document.documentElement;
  expect(root.tagName).toBe("svg");
  return { root, shapes: root.querySelectorAll("path, circle, rect") };
}

describe.each(ofKind("zip", ".svg"))("the drawings of $fileName", ({ bytes }) => {
  it("are SVG with shapes, without scripts and references", async () => {
    for (const [name, content] of unpack(bytes)) {
      if (name.endsWith(".svg")) {
        const text = asText(content);
        const { root, shapes } = readSvg(text);
        expect(root.getAttribute("viewBox"), name).toMatch(/^0 0 \d+ \d+$/);
        expect(shapes.length, name).toBeGreaterThan(0);
        expect(text, name).not.toMatch(/<script|\son\w+=|href=|<text/);
      }
      if (name.endsWith(".png"))
        expect((await sharp(content).stats()).entropy, name).toBeGreaterThan(0.2);
    }
  });
});

it("there are 24 icons in each of three weights", () => {
  const names = [...unpack(byNumber(7).bytes).keys()];
  for (const weight of ["fino", "medio", "grueso"])
    expect(names.filter((name) => name.startsWith(`${weight}/`))).toHaveLength(24);
});

it("the brand has its pieces and a manual of five pages", async () => {
  const entries = unpack(byNumber(8).bytes);
  for (const name of [
    "logotipo/principal.svg",
    "sello.svg",
    "etiqueta.svg",
    "bolsa.svg",
    "letrero.svg",
  ])
    expect([...entries.keys()]).toContain(name);
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({
    data: entries.get("manual-de-uso.pdf")!.slice(),
    verbosity: 0,
  }).promise;
  expect(document.numPages).toBe(5);
  await document.destroy();
});

it("the poster is a letter sheet at 150 dots an inch", async () => {
  const { bytes } = byNumber(26);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(["png", 1_275, 1_650]);
});

describe("animations", () => {
  it.each([
    [15, "reel-de-apertura.gif", 15_000],
    [20, "posadas.gif", 1_100],
  ])("of artifakt %i move", async (artifakt, name, milliseconds) => {
    const entries = unpack(byNumber(artifakt).bytes);
    const { pages, delay, width, pageHeight } = await sharp(entries.get(name)!, {
      animated: true,
    }).metadata();
    expect(pages!).toBeGreaterThan(9);
    expect(sum(delay!)).toBe(milliseconds);
    expect(width! / pageHeight!).toBeCloseTo(9 / 16, 2);
  });
  it("are six of the season", () => {
    const names = [...unpack(byNumber(20).bytes).keys()];
    expect(names.filter((name) => name.endsWith(".gif"))).toHaveLength(6);
  });
});

describe.each([
  [5, 6],
  [14, 3],
  [22, 15],
])("the sounds of artifakt %i", (artifakt, count) => {
  it("are WAV that last as long as their head says, and are heard", () => {
    const entries = [...unpack(byNumber(artifakt).bytes)].filter(([name]) => name.endsWith(".wav"));
    expect(entries).toHaveLength(count);
    for (const [name, content] of entries) {
      const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
      expect([asText(content.subarray(0, 4)), asText(content.subarray(8, 12))]).toEqual([
        "RIFF",
        "WAVE",
      ]);
      const [channels, rate, bits, data] = [
        view.getUint16(22, true),
        view.getUint32(24, true),
        view.getUint16(34, true),
        view.getUint32(40, true),
      ];
      expect([channels, bits, data], name).toEqual([1, 16, content.length - 44]);
      const seconds = data / 2 / rate;
      expect(seconds, name).toBeGreaterThan(0.7);
      const samples = decodeWav(content);
      const loud = Math.sqrt(sum([...samples].map((sample) => sample ** 2)) / samples.length);
      expect(loud, name).toBeGreaterThan(0.02);
    }
  });
});

describe.each(ofKind("zip", ".html"))("the page of $fileName", ({ bytes, written }) => {
  it("is whole: its language, its style sheet, no script, nothing from elsewhere", () => {
    const entries = unpack(bytes);
    const { document } = new JSDOM(asText(entries.get("index.html")!)).window;
    expect(document.documentElement.lang.slice(0, 2)).toBe(written.language);
    expect(document.title.length).toBeGreaterThan(5);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("script, iframe")).toHaveLength(0);
    for (const each of document.querySelectorAll("[src], link[href]")) {
      const name = each.getAttribute("src") ?? each.getAttribute("href")!;
      expect([...entries.keys()], name).toContain(name);
    }
    for (const picture of document.querySelectorAll("img")) expect(picture.alt).not.toBe("");
    for (const link of document.querySelectorAll("a[href^='#']")) {
      const id = link.getAttribute("href")!.slice(1);
      expect(id === "" || document.getElementById(id), id).toBeTruthy();
    }
    for (const link of document.querySelectorAll("a[href^='http']"))
      expect(link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d{12,13}(\?text=|$)/);
    expect(asText(entries.get("estilo.css")!)).not.toMatch(/@import|url\(/);
    expect(languageOf(document.body.textContent!)).toBe(written.language);
  });
});

it("there are as many till components as the description says", () => {
  expect(TILL_PARTS.length).toBe(22);
  expect(byNumber(4).written.description).toMatch(/^Veintidós componentes/);
});

describe.each([
  [18, 3.5, 3],
  [37, 6, 3],
])("the model of artifakt %i", (artifakt, width, high) => {
  it("is glTF to scale, of named parts", async () => {
    const document = await new NodeIO().readBinary(new Uint8Array(byNumber(artifakt).bytes));
    const root = document.getRoot();
    const nodes = root.listNodes();
    expect(nodes.length).toBeGreaterThan(25);
    expect(new Set(nodes.map((node) => node.getName())).size).toBe(nodes.length);
    for (const mesh of root.listMeshes())
      for (const primitive of mesh.listPrimitives()) {
        const places = primitive.getAttribute("POSITION")!;
        const indices = primitive.getIndices()!;
        expect(primitive.getAttribute("NORMAL")!.getCount()).toBe(places.getCount());
        expect(indices.getCount() % 3).toBe(0);
        expect(Math.max(...indices.getArray()!)).toBe(places.getCount() - 1);
        expect(primitive.getMaterial()).not.toBeNull();
      }
    const { min, max } = getBounds(root.listScenes()[0]!);
    const size = [0, 1, 2].map((axis) => max[axis]! - min[axis]!);
    // Metres.
    expect(size[0]).toBeGreaterThan(width);
    expect(size[0]).toBeLessThan(width + 1.5);
    expect(size[1]).toBeLessThan(high);
  });
});

it("the texts are twenty, each with places to fill in", () => {
  const text = asText(byNumber(24).bytes);
  const found = [...text.matchAll(/^(\d+)\. .+\n(.+)$/gm)].filter(([, , words]) =>
    words!.includes("["),
  );
  expect(found).toHaveLength(20);
  expect(languageOf(text)).toBe("es");
});

it("the board is a table with a page for each of its ways of work", () => {
  const entries = unpack(byNumber(6).bytes);
  const lines = asText(entries.get("Board.csv")!).trim().split("\r\n");
  const cells = (line: string) => line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!.length - 1;
  expect(new Set(lines.map(cells)).size).toBe(1);
  expect(lines.length).toBe(10);
  const pages = [...entries.keys()].filter((name) => name.endsWith(".md"));
  expect(pages).toHaveLength(4);
  expect(languageOf(pages.map((name) => asText(entries.get(name)!)).join(" "))).toBe("en");
});
