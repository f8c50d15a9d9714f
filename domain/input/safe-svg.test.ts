import fc from "fast-check";
import { expect, it } from "vitest";
import { safeSvg, SVG_SHAPES } from "./safe-svg.ts";

const LIMITS = {
  elements: new Set<string>([...SVG_SHAPES, "text"]),
  elementsMax: 20,
  charactersMax: 5_000,
  mayDash: true,
};
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="8">${body}</svg>`;

it("lets shapes, gradients and words through as they are", () => {
  for (const body of [
    '<g fill="url(#a)" style="opacity:.5"><path d="M0 0h1"/></g>',
    "<text x='1'>Escribe a hola@taco.mx &amp; pide: url(x) onclick=1 javascript</text>",
    '<linearGradient id="a" xlink:href="#b"><stop offset="0"/></linearGradient>',
    '<path stroke-dasharray="18 14"/>',
  ])
    expect(safeSvg(svg(body), LIMITS)).toBe(svg(body));
});

it.each([
  ["a script", "<script>1</script>"],
  ["a file of the server", '<image href="/etc/logo.png"/>'],
  ["a file of the server, by the old name", '<image xlink:href="file:///etc/logo.png"/>'],
  ["a multiplied group", '<use href="#a"/>'],
  ["a style sheet", "<style>@import url(https://x.mx)</style>"],
  ["a paint of another site", '<path fill="url(https://x.mx/a)"/>'],
  ["a style with an escape", '<path style="fill:u\\72l(https://x.mx/a)"/>'],
  ["an encoded address", '<path fill="&#117;rl(https://x.mx/a)"/>'],
  ["an event handler", '<path onclick="x()"/>'],
  ["an event handler after a line break", '<path\nonclick="x()"/>'],
  ["an attribute without quotes", "<path onclick=x() />"],
  ["a gradient of another site", '<linearGradient xlink:href="https://x.mx"/>'],
  ["dots too small to count", '<path stroke-dasharray="0.0001"/>'],
  ["dots in a style", '<path style="stroke-dasharray:1"/>'],
  ["HTML", "<foreignObject><p>1</p></foreignObject>"],
  ["a filter", '<filter id="a"/>'],
  ["an entity", "<text>&lol;</text>"],
  ["CDATA", "<text><![CDATA[<script>]]></text>"],
  ["a tag that does not end", "<path <script>"],
  ["clips in clips", '<clipPath id="a"/>'.repeat(5)],
  ["too many elements", "<path/>".repeat(41)],
  ["too long a text", " ".repeat(5_000)],
  ["a character that XML forbids", "\0"],
])("refuses %s", (_, body) => {
  expect(safeSvg(svg(body), LIMITS)).toBeUndefined();
});

it("refuses entities of a document's own, and what is no SVG", () => {
  for (const text of [
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
    `<!DOCTYPE svg SYSTEM "https://x.mx/a.dtd" [<!ENTITY % x "y">]>${svg("")}`,
    "<html></html>",
    "",
  ])
    expect(safeSvg(text, LIMITS)).toBeUndefined();
});

it("lets nothing dashed through where dashes are forbidden", () => {
  const dashed = svg('<path stroke-dasharray="18 14"/>');
  expect(safeSvg(dashed, { ...LIMITS, mayDash: false })).toBeUndefined();
});

it("lets no script, handler or reference through, whatever the pieces", () => {
  const pieces = fc.constantFrom(
    "<path ",
    "<script>",
    "<image ",
    "/>",
    ">",
    '"',
    "'",
    " ",
    "\n",
    "=",
    "<",
    "</path>",
    "onload",
    "href",
    "fill",
    "url(",
    "https://x",
    "#a",
    "<!--",
    "-->",
    "&",
    "a",
    "--",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (body) => {
      const passed = safeSvg(svg(body.join("")), LIMITS);
      if (passed) expect(passed).not.toMatch(/<(?:script|image)|<[^>]*\s(?:onload|href)\s*=/);
    }),
    { numRuns: 2_000 },
  );
});
