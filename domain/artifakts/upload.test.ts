import { describe, expect, it, test } from "vitest";
import { csvText } from "#domain/format/csv.ts";
import { plainFileName, sampleText } from "./sample-file.ts";
import { safeFileName, sentMediaType, sniffMediaType } from "./upload.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.padEnd(40, "0"), "hex"));
const text = (value: string) => new TextEncoder().encode(value);

describe("sniffMediaType", () => {
  it.each([
    [bytes("255044462d312e37"), "application/pdf"],
    [bytes("89504e470d0a1a0a"), "image/png"],
    [bytes("ffd8ffe0"), "image/jpeg"],
    [bytes("504b0304"), "application/zip"],
    [bytes("524946460000000057415645"), "audio/wav"],
    [bytes("524946460000000057454250"), "image/webp"],
    [text("\0\0\0\u0018ftypmp42\0\0\0\0"), "video/mp4"],
    [text("\0\0\0\u0018ftypisom\0\0\0\0"), "video/mp4"],
    [text("\0\0\0\u0014ftypqt  \0\0\0\0"), "video/quicktime"],
    [text("\0\0\0\u001cftypM4A \0\0\0\0"), "audio/mp4"],
    // A photograph of an iPhone.
    [text("\0\0\0\u0024ftypheic\0\0\0\0"), "image/heic"],
    [text("\0\0\0\u0024ftypmif1\0\0\0\0"), "image/heic"],
    [text("\0\0\0\u0020ftypavif\0\0\0\0"), "image/avif"],
    [text("hola, año\nnuevo"), "text/plain"],
    // Cut within a UTF-8 character.
    [text("año").slice(0, 2), "text/plain"],
  ])("knows %#", (head, mediaType) => {
    expect(sniffMediaType(head)).toBe(mediaType);
  });

  it.each([
    text("<!doctype html><script>"),
    text("  <svg onload=alert(1)>"),
    text("#!/bin/sh\nrm"),
    bytes("4d5a9000"),
    bytes("7f454c46"),
    bytes("52494646000000004142434445"),
    Uint8Array.from([0xff, 0xfe, 0x00]),
    new Uint8Array(),
  ])("does not take %#", (head) => {
    expect(sniffMediaType(head)).toBeUndefined();
  });
});

describe("safeFileName", () => {
  it.each([
    ["menú.pdf", "application/pdf", "menú.pdf"],
    ["../../etc/passwd", "text/plain", "passwd.txt"],
    ["C:\\\\x\\\\tabla.xlsx", "application/zip", "tabla.xlsx"],
    ["foto.exe", "image/png", "foto.png"],
    ["IMG_0042.HEIC", "image/heic", "IMG_0042.heic"],
    ["Clase.MOV", "video/quicktime", "Clase.mov"],
    ["página.html", "text/plain", "página.txt"],
    ['a"b\r\nc.csv', "text/plain", "abc.csv"],
    [".htaccess", "text/plain", "htaccess.txt"],
    ["", "application/pdf", "artifakt.pdf"],
  ])("of %j is %#", (name, mediaType, safe) => {
    expect(safeFileName(name, mediaType)).toBe(safe);
  });
});

describe("a sample", () => {
  it("describes the artifakt and says that it is a sample", () => {
    const sample = { name: "Menú", description: "Carta", creator: "Ana", type: "pdf", tags: ["a"] };
    const shown = sampleText(sample);
    for (const part of ["# Menú", "Carta", "Ana", "#a", "es una muestra", "is a sample"])
      expect(shown).toContain(part);
    expect(plainFileName("Menú de Otoño!", ".md")).toBe("menu-de-otono.md");
    expect(plainFileName("日本", ".md")).toBe("artifakt.md");
  });
});

describe("csvText", () => {
  it("quotes fields where needed, and escapes formulas", () => {
    expect(
      csvText([
        ["a,b", 'c"d', "e\nf"],
        ["=1+1", "-5", "-5.20", "-x", "@y"],
      ]),
    ).toBe('\ufeff"a,b","c""d","e\nf"\r\n\'=1+1,-5,-5.20,\'-x,\'@y\r\n');
  });
});

test.each([
  ["application/zip", "Corte de caja.xlsx", /spreadsheetml\.sheet$/],
  ["application/zip", "Contrato.docx", /wordprocessingml\.document$/],
  ["application/zip", "Íconos.zip", /^application\/zip$/],
  ["application/zip", "sin-extension", /^application\/zip$/],
  ["application/zip", "toString.constructor", /^application\/zip$/],
  // The content decides: a PDF that is called a workbook stays a PDF.
  ["application/pdf", "Menú.xlsx", /^application\/pdf$/],
])("sends %s called %j by its own type", (mediaType, fileName, expected) => {
  expect(sentMediaType(mediaType, fileName)).toMatch(expected);
});
