import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["**Pagar** la renta", "Pagar la renta"],
  ["# Corte\n\n- Ventas: 3\n- Citas: _2_", "Corte\n\n• Ventas: 3\n• Citas: 2"],
  ["> Uno\n>\n> Dos", "Uno\n\nDos"],
  ["\\[dinero\\](http://x)", "[dinero](http://x)"],
  ["una\\\nlínea", "una\nlínea"],
  ["", ""],
])("says %j as %j", (markdown, text) => expect(plainText(markdown)).toBe(text));
