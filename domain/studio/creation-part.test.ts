import fc from "fast-check";
import { expect, it } from "vitest";
import { drawLayout } from "./builder/draw-layout.ts";
import { serializeLayout } from "./builder/layout-file.ts";
import { endingOfCode, partOf } from "./creation-part.ts";

it("finds code, a picture or a page in an answer", () => {
  expect(partOf("Hola\n\n```html\n<b>1</b>\n```\nFin")).toEqual({
    kind: "code",
    language: "html",
    code: "<b>1</b>",
  });
  expect(partOf("````text\n```\n````")).toMatchObject({ code: "```" });
  const svg = '<svg xmlns="x" width="80" height="50"></svg>';
  expect(partOf(`\`\`\`svg\n${svg}\n\`\`\``)).toEqual({
    kind: "picture",
    svg,
    width: 80,
    height: 50,
  });
  const layout = serializeLayout([]).trimEnd();
  expect(partOf(`\`\`\`plaza-layout\n${layout}\n\`\`\``)).toEqual({
    kind: "page",
    blocks: [],
    layout,
  });
});

it("finds nothing in words alone, or in what is none", () => {
  for (const answer of [
    "",
    "Hola",
    "```\nsin lengua\n```",
    "```svg\n<b/>\n```",
    "```plaza-layout\n[1]\n```",
    '```svg\n<svg width="9999" height="9">\n```',
  ])
    expect(partOf(answer)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void partOf(text)));
});

it("takes no picture that could act, read the server's files or go on for ever", () => {
  const picture = (body: string, side = 80) =>
    partOf(`\`\`\`svg\n<svg xmlns="x" width="${side}" height="${side}">${body}</svg>\n\`\`\``);
  expect(picture('<text x="1">hola@taco.mx</text><path stroke-dasharray="4"/>')).not.toBeNull();
  for (const body of [
    "<script>1</script>",
    '<image href="/srv/plaza/files/logo.png"/>',
    '<rect onload="x()"/>',
    '<use href="#a"/>',
    '<g filter="url(https://x.mx)"/>',
    "<rect/>".repeat(2_000),
  ])
    expect([body.slice(0, 40), picture(body)]).toEqual([body.slice(0, 40), null]);
  expect(picture("", 3_000)).toBeNull();
});

it("names files by their language", () => {
  expect(["html", "excel", "vcard", "cobol"].map(endingOfCode)).toEqual([
    "html",
    "txt",
    "vcf",
    "txt",
  ]);
});

it("draws a page whatever its blocks say", () => {
  const block = {
    id: "block-1",
    type: "space",
    title: "<script>&",
    description: "x".repeat(300),
    position: { x: 0, y: 0 },
    config: { color: "nope", size: "small", layout: "card", showMetrics: false, customStyle: "" },
  } as const;
  const svg = drawLayout([block], '"');
  expect(svg).toContain("&lt;script&gt;&amp;");
  expect(svg).not.toContain("<script");
});
