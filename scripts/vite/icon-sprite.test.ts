import { expect, it } from "vitest";
import { createGenerator } from "unocss";
import uno from "../../uno.config.ts";
import { mergeIcons } from "./icon-sprite.ts";

const icon = (name: string, shape: string, view = 24) =>
  `.i-${name}{--icon:url("data:image/svg+xml;utf8,%3Csvg viewBox='0 0 ${view} ${view}' width='1.25em' height='1.25em' xmlns='http://www.w3.org/2000/svg' %3E${shape}%3C/svg%3E")}`;
const STROKED =
  "fill='none' stroke='currentColor' stroke-linecap='round' stroke-linejoin='round' stroke-width='2'";
const BELL = icon("bell", `%3Cpath ${STROKED} d='M1 1h2'/%3E`);
const BOT = icon("bot", `%3Cg ${STROKED}%3E%3Cpath d='M4 4h2'/%3E%3Cpath d='M8 8h2'/%3E%3C/g%3E`);

/** The one sprite of a style sheet, as SVG. */
function spriteOf(css: string): string {
  const [picture, ...others] = css.match(/%3Csvg.*%3C\/svg%3E/g) ?? [];
  expect(others).toEqual([]);
  return picture!.replaceAll("%3C", "<").replaceAll("%3E", ">");
}

it("draws each icon once, in the cell of its number", () => {
  const css = mergeIcons(`.a{top:0}${BELL}${BOT}${BELL.replace("bell", "ring")}`);
  expect(css).toContain(".a{top:0}.i-bell{--at:1}.i-bot{--at:2}.i-ring{--at:1}");
  expect(spriteOf(css)).toBe(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 72 24' ${STROKED}>` +
      "<g transform='translate(24)'><path d='M1 1h2'/>" +
      "<g transform='translate(24)'><path d='M4 4h2'/><path d='M8 8h2'/></g></g></svg>",
  );
  // Three cells: the room that they leave is two icons wide.
  expect(css).toContain('") calc(var(--at)*100%/2) 0/300%}');
});

it("keeps filled icons filled, and scales those with another view", () => {
  const sprite = spriteOf(mergeIcons(icon("person", "%3Cpath d='M0 0h40'/%3E", 40)));
  expect(sprite).toContain(
    "<g transform='scale(0.6)' fill='currentColor' stroke='none'><path d='M0 0h40'/></g>",
  );
});

it("changes nothing without icons, and names an icon that it cannot place", () => {
  expect(mergeIcons(".a{top:0}")).toBe(".a{top:0}");
  expect(() => mergeIcons(BELL.replace("0 0 24 24", "0 0 24 12"))).toThrow("not square");
  expect(() => mergeIcons('.i-x{--icon:url("/x.png")}')).toThrow("another form");
});

it("places what the icons preset and our own rules write", async () => {
  const generator = await createGenerator(uno);
  const names = ["i-lucide-bot", "i-lucide-trash-2", "i-lucide-star", "i-person"];
  const { css } = await generator.generate(new Set(names), { minify: true });
  const merged = mergeIcons(css);
  expect(merged.match(/\.i-[\w-]+\{--at:\d;?\}/g)).toHaveLength(names.length);
  expect(merged).not.toContain("--icon:");
  // Without a size of its own, a picture fills its element; its parts keep theirs.
  expect(css).not.toContain("em'");
  expect(css).toContain("%3Crect width='16' height='12'");
});
