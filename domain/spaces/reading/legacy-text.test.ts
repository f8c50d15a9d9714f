import { expect, it } from "vitest";
import { inUtf8 } from "./legacy-text.ts";

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it("reads what Windows writes", () => {
  // "Piña" in Windows-1252, and in both orders of UTF-16.
  expect(textOf(inUtf8(bytesOf(80, 105, 0xf1, 97), "precios.csv"))).toBe("Piña");
  const le = bytesOf(0xff, 0xfe, 80, 0, 105, 0, 0xf1, 0, 97, 0);
  expect(textOf(inUtf8(le, "notas.txt"))).toBe("Piña");
  const be = bytesOf(0xfe, 0xff, 0, 80, 0, 105, 0, 0xf1, 0, 97);
  expect(textOf(inUtf8(be, "notas.TXT"))).toBe("Piña");
});

it("leaves everything else as it is", () => {
  const utf8 = new TextEncoder().encode("Piña");
  expect(inUtf8(utf8, "a.csv")).toBe(utf8);
  const binary = bytesOf(0xf1, 0, 1, 2);
  expect(inUtf8(binary, "a.txt")).toBe(binary);
  const named = bytesOf(80, 0xf1);
  expect(inUtf8(named, "a.pdf")).toBe(named);
});
