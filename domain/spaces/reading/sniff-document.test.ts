import { expect, it } from "vitest";
import { docxOf, pdfOfPages, zipWith } from "../../../tests/support/documents/document-files.ts";
import { sniffDocument } from "./sniff-document.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const OLD_WORD = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

it.each<[string, () => Uint8Array | Promise<Uint8Array>, string, string | undefined]>([
  ["a Word document", () => docxOf(), "x.pdf", "docx"],
  ["another archive", () => zipWith({ "a.txt": utf8("a") }), "x.docx", undefined],
  ["a PDF", () => pdfOfPages([["Menu"]]), "x.txt", "pdf"],
  ["a picture", () => PNG, "x.docx", "picture"],
  ["a GIF", () => utf8("GIF89a"), "x.png", undefined],
  ["a text", () => utf8("Hola"), "x", "txt"],
  ["Markdown", () => utf8("# Hola"), "x.MD", "md"],
  ["a table", () => utf8("a,b"), "x.csv", "csv"],
  ["a page", () => utf8("<!doctype html>"), "x.txt", undefined],
  ["a script", () => utf8("#!/bin/sh"), "x.md", undefined],
  ["an old or locked Word document", () => OLD_WORD, "x.docx", undefined],
  ["nothing", () => new Uint8Array(), "x.txt", undefined],
])("%s", async (_, make, name, kind) => {
  expect(sniffDocument(await make(), name)).toBe(kind);
});
