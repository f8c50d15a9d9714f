import fc from "fast-check";
import { expect, it } from "vitest";
import { readMarkdown } from "./read-markdown.server.ts";

it("reads what an answer may contain", () => {
  const markdown =
    "## Menú\n\nHoy: **sopa** y *pan*\n\n1. Uno\n2. Dos\n\n| a | b |\n|---|---|\n| 1 | `x` |\n\n```js\nlet a;\n```\n\n> cita\n\n---";
  expect(readMarkdown(markdown)).toEqual([
    { kind: "heading", parts: ["Menú"] },
    {
      kind: "paragraph",
      parts: ["Hoy: ", { kind: "strong", parts: ["sopa"] }, " y ", { kind: "em", parts: ["pan"] }],
    },
    {
      kind: "list",
      start: 1,
      items: [[{ kind: "paragraph", parts: ["Uno"] }], [{ kind: "paragraph", parts: ["Dos"] }]],
    },
    { kind: "table", head: [["a"], ["b"]], rows: [[["1"], [{ kind: "code", text: "x" }]]] },
    { kind: "code", language: "js", text: "let a;" },
    { kind: "quote", blocks: [{ kind: "paragraph", parts: ["cita"] }] },
    { kind: "rule" },
  ]);
});

it.each([
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ["a <b>b</b>", "a <b>b</b>"],
  ["[aquí](https://evil.example/x)", "aquí (https://evil.example/x)"],
  ["[aquí](javascript:alert(1))", "aquí (javascript:alert(1))"],
  ["![foto](https://evil.example/pixel.png)", "foto"],
  ["<https://a.example>", "https://a.example"],
])("shows %s as text", (markdown, text) => {
  const [block] = readMarkdown(markdown);
  expect(block).toMatchObject({ kind: "paragraph" });
  expect((block as { parts: string[] }).parts.join("")).toBe(text);
});

it("reads any text without failing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(Array.isArray(readMarkdown(text))).toBe(true);
    }),
  );
});
