import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildReader,
  docxBomb,
  docxOf,
  pdfBomb,
  pdfOfPages,
  pptxOf,
  zipWith,
} from "../../tests/support/documents/document-files.ts";
import { readDocument, type ReadDocument } from "./read-document.server.ts";

/** The reader's process on small documents of each format, on broken ones, and at its limits. */
let program: string;
beforeAll(async () => {
  program = await buildReader();
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (
  kind: ReadDocument["kind"],
  bytes: Uint8Array,
  limits: { heapMb?: number; readingMs?: number } = {},
) => readDocument({ bytes, kind }, { program, ...limits });
const failed = (failure: string) => ({ state: "failed", failure });

describe("formats", () => {
  it("reads a text file, with any line ends", async () => {
    expect(await read("txt", utf8("\uFEFFAbrimos a las 8.\r\n\r\nCerramos a las 6."))).toEqual({
      state: "ready",
      pages: null,
      passages: [{ heading: "", page: null, text: "Abrimos a las 8.\n\nCerramos a las 6." }],
    });
  });

  it("reads Markdown under its headings", async () => {
    const result = await read("md", utf8("# Envíos\n\n## Zonas\n\nLlegamos a Coyoacán."));
    expect(result).toMatchObject({
      passages: [
        { heading: "Envíos", text: "Envíos" },
        { heading: "Envíos › Zonas", text: "Llegamos a Coyoacán." },
      ],
    });
  });

  it("reads each row of a table with the names of its columns, calculated", async () => {
    const table = 'Producto,Precio,Venta,Ingreso\n"Taco, al pastor",20,50,=B2*C2\nTorta,45,,\n';
    expect(await read("csv", utf8(table))).toMatchObject({
      passages: [
        { heading: "", text: "Taco, al pastor · Precio: 20 · Venta: 50 · Ingreso: 1,000" },
        { heading: "", text: "Torta · Precio: 45" },
      ],
    });
  });

  it("reads a text with more columns than a table as it stands", async () => {
    const names = Array.from({ length: 27 }, (_, at) => `c${at}`).join(",");
    expect(await read("csv", utf8(`${names}\n1,2\n`))).toMatchObject({
      passages: [{ heading: names, text: "1,2" }],
    });
  });

  it("reads a Word document: headings, paragraphs, tables", async () => {
    const bytes = await docxOf({
      paragraphs: ["Abrimos a las 8 & cerramos a las 6.", "Los lunes <no>."],
      rows: [
        ["Producto", "Precio"],
        ["Tacos", "$20"],
      ],
    });
    expect(await read("docx", bytes)).toEqual({
      state: "ready",
      pages: null,
      passages: [
        {
          heading: "Manual",
          page: null,
          text: "Abrimos a las 8 & cerramos a las 6.\n\nLos lunes <no>.",
        },
        { heading: "Manual › Precios", page: null, text: "Producto\tPrecio\nTacos\t$20" },
      ],
    });
  });

  it("reads a PDF page by page", async () => {
    const bytes = pdfOfPages([
      ["Our menu", "Tacos: 20 pesos.", "Tortas (large): 45 pesos."],
      ["Delivery", "We deliver to the whole town and the villages around it."],
    ]);
    expect(await read("pdf", bytes)).toEqual({
      state: "ready",
      pages: 2,
      passages: [
        { heading: "Our menu", page: 1, text: "Tacos: 20 pesos.\nTortas (large): 45 pesos." },
        {
          heading: "Delivery",
          page: 2,
          text: "We deliver to the whole town and the villages around it.",
        },
      ],
    });
  });
});

describe("the start of a document", () => {
  const start = (kind: ReadDocument["kind"], bytes: Uint8Array) =>
    readDocument({ bytes, kind, part: "start" }, { program });

  it("is the first page of a PDF", async () => {
    const pages = [
      ["Our menu", "Tacos: 20 pesos."],
      ["Delivery", "We deliver."],
    ];
    expect(await start("pdf", pdfOfPages(pages))).toMatchObject({
      state: "ready",
      passages: [{ heading: "Our menu", page: 1, text: "Tacos: 20 pesos." }],
    });
  });

  it("is few sections of a Word document of many", async () => {
    const many = await docxOf({ paragraphs: ["Uno", "Dos"], rows: [["a", "b"]] });
    expect(await start("docx", many)).toMatchObject({
      passages: [{ text: "Uno\n\nDos" }, { heading: "Manual › Precios" }],
    });
  });

  it("is the first slide of a presentation, its title as the heading", async () => {
    const slides = [
      { title: "Panadería & café", lines: ["Abrimos a las 7", "Pan <dulce>"] },
      { title: "Precios", lines: ["Concha $18"] },
    ];
    expect(await start("pptx", await pptxOf(slides))).toMatchObject({
      state: "ready",
      passages: [{ heading: "Panadería & café", page: 1, text: "Abrimos a las 7\nPan <dulce>" }],
    });
  });

  it("follows the order of slides, which are not stored in it", async () => {
    const xml = (inner: string) => utf8(`<?xml version="1.0"?>${inner}`);
    const slide = (text: string) =>
      xml(
        `<p:sld><p:sp><a:p><a:r><a:t>${text}</a:t></a:r><a:br/><a:r><a:t>&#225;</a:t></a:r></a:p></p:sp></p:sld>`,
      );
    const moved = zipWith({
      "ppt/presentation.xml": xml(
        `<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId9"/><p:sldId id="257" r:id="rId2"/></p:sldIdLst></p:presentation>`,
      ),
      "ppt/_rels/presentation.xml.rels": xml(
        `<Relationships><Relationship Id="rId2" Target="slides/slide1.xml"/><Relationship Target="/ppt/slides/slide2.xml" Id="rId9"/></Relationships>`,
      ),
      "ppt/slides/slide1.xml": slide("Segunda"),
      "ppt/slides/slide2.xml": slide("Primera"),
    });
    expect(await start("pptx", moved)).toMatchObject({ passages: [{ text: "Primera á" }] });
    const away = zipWith({ "ppt/presentation.xml": xml(`<p:sldId id="1" r:id="rId1"/>`) });
    expect(await start("pptx", away)).toEqual(failed("broken"));
  });
});

describe("XML of a Word document", () => {
  const xml = (doctype: string, text: string) =>
    utf8(
      `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    );
  const docx = (doctype: string, text: string) =>
    read("docx", zipWith({ ...ofWord, "word/document.xml": xml(doctype, text) }));
  /** Files of a Word document beside its text. */
  const ofWord = {
    "[Content_Types].xml": utf8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    "_rels/.rels": utf8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
  };
  let secret: string;
  beforeAll(async () => {
    secret = path.join(await mkdtemp(path.join(os.tmpdir(), "plaza-xxe-")), "secret.txt");
    await writeFile(secret, "the-secret");
    return async () => rm(path.dirname(secret), { recursive: true });
  });

  it("is read without a document type", async () => {
    expect(await docx("", "Abrimos a las 8")).toMatchObject({
      state: "ready",
      passages: [{ text: "Abrimos a las 8" }],
    });
  });

  it("reads no file that an external entity (XXE) names", async () => {
    const url = pathToFileURL(secret).href;
    for (const doctype of [
      `<!DOCTYPE w:document [<!ENTITY xxe SYSTEM "${url}">]>`,
      `<!DOCTYPE w:document [<!ENTITY % all SYSTEM "${url}"> %all;]>`,
      `<!DOCTYPE w:document SYSTEM "${url}">`,
    ])
      expect(JSON.stringify(await docx(doctype, "a &xxe; b"))).not.toContain("the-secret");
  });

  it("expands no entity of its own", async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    );
    const doctype = `<!DOCTYPE w:document [<!ENTITY l0 "laugh">${laughs.join("")}]>`;
    expect(JSON.stringify(await docx(doctype, "a &l9; b"))).not.toContain("laugh");
  });
});

describe("what cannot be read", () => {
  it.each<[string, ReadDocument["kind"], () => Uint8Array | Promise<Uint8Array>, string]>([
    ["a cut PDF", "pdf", () => pdfOfPages([["Menu"]]).slice(0, 60), "broken"],
    ["a PDF of noise", "pdf", () => utf8("%PDF-1.7 nothing of the kind"), "broken"],
    ["a PDF with a password", "pdf", () => pdfOfPages([["Menu"]], { isLocked: true }), "locked"],
    ["a PDF without text", "pdf", () => pdfOfPages([[]]), "empty"],
    ["a cut Word document", "docx", async () => (await docxOf()).slice(0, 900), "broken"],
    ["an archive", "docx", () => zipWith({ "word/document.xml": utf8("no XML") }), "broken"],
    ["a ZIP bomb", "docx", docxBomb, "too-big"],
    ["a PDF that unpacks to 300 MB", "pdf", pdfBomb, "too-big"],
    ["text that is no UTF-8", "txt", () => Uint8Array.of(97, 255, 254), "broken"],
    ["an empty text", "md", () => utf8(" \n\t\n"), "empty"],
    ["too many passages", "md", () => utf8("# A\n\nb\n\n".repeat(5_001)), "too-long"],
  ])("%s", async (_, kind, make, failure) => {
    expect(await read(kind, await make())).toEqual(failed(failure));
  });

  it("is given up when it takes too long", async () => {
    expect(await read("txt", utf8("Hola"), { readingMs: 1 })).toEqual(failed("late"));
  });

  it("is given up when it takes too much memory", async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [`Producto ${row}`, `$${row}`]);
    expect(await read("docx", await docxOf({ rows }), { heapMb: 24 })).toEqual(failed("too-big"));
  });

  it("stops with the run", async () => {
    const bytes = utf8("Hola");
    const stopped = readDocument({ bytes, kind: "txt", signal: AbortSignal.abort() }, { program });
    await expect(stopped).rejects.toThrow();
  });
});

it("gives the reader nothing of the environment", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "plaza-reader-"));
  const spy = path.join(folder, "spy.mjs");
  const seen = "Object.keys(process.env).some((name) => name.startsWith('DATABASE'))";
  const answer = `JSON.stringify({ state: "failed", failure: ${seen} ? "broken" : "empty" })`;
  await writeFile(spy, `process.stdin.resume();process.stdout.write(${answer})`);
  try {
    expect(process.env.DATABASE_URL).toBeTruthy();
    const asked = { bytes: utf8("Hola"), kind: "txt" } as const;
    expect(await readDocument(asked, { program: spy })).toEqual(failed("empty"));
  } finally {
    await rm(folder, { recursive: true });
  }
});
