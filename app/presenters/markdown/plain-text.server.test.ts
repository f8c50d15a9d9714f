import { expect, it } from "vitest";
import { plainText } from "./plain-text.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";

it.each([
  ["**Hola**, *Ana*: `x`", "Hola, Ana: x"],
  ["# Menú\n\nTacos", "Menú\n\nTacos"],
  ["- uno\n- **dos**", "• uno\n• dos"],
  ["3. uno\n4. dos", "3. uno\n4. dos"],
  ["> cita\n\n---\n\nfin", "cita\n\nfin"],
  ["| a | b |\n| - | - |\n| 1 | 2 |", "a | b\n1 | 2"],
  ["```js\nlet a\n```", "let a"],
  ["", ""],
])("says %j as %j", (markdown, text) => expect(plainText(readMarkdown(markdown))).toBe(text));
