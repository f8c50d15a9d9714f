import type { Locale } from "#domain/preferences/preferences.ts";
import { round, stack } from "#domain/pictures/canvas.ts";
import { readPrices } from "#engine/code/own-parts.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { capital, contactOf, framed, nameOf, say, subjectOf } from "./parts.ts";

/** Items with prices of a prompt: lines, "Café: $35" or "Café $35", or a list between commas. */
export function listedItems(prompt: string, locale: Locale): { name: string; price: string }[] {
  const lines = listedLines(prompt);
  const clauses = readPrices(prompt, locale);
  return lines.length >= clauses.length
    ? lines
    : clauses.map(({ name, shown }) => ({ name, price: shown }));
}

function listedLines(prompt: string): { name: string; price: string }[] {
  return prompt.split(/[\n;]/).flatMap((line) => {
    const match =
      /^\s*(?:[-*•]\s*)?(.{2,60}?)\s*(?:[:.…\-–—]+\s*|\s)\$?\s?(\d{1,6}(?:[.,]\d{2})?)\s*$/.exec(
        line,
      );
    return match ? [{ name: match[1]!.replace(/^.*:\s*/, ""), price: `$${match[2]!}` }] : [];
  });
}

const ITEMS_MAX = 10;

export function drawMenu(request: PictureRequest): string {
  const { palette, locale, prompt, folded } = request;
  const found = listedItems(prompt, locale).slice(0, ITEMS_MAX);
  const blank = { name: say(locale, "[platillo]", "[dish]"), price: "$" };
  const items = found.length > 0 ? found : Array.from({ length: 6 }, () => blank);
  return framed(request, 90, ({ x, y, width, height }) => {
    const head = { x, y, width, height: height * 0.2 };
    const each = (height * 0.66) / Math.max(items.length, 6);
    const size = Math.min(44, each * 0.5);
    const rows = items.map(({ name, price }, index) => {
      const top = y + height * 0.22 + each * index;
      const line = `<path d="M${round(x)} ${round(top + each - 6)}h${round(width)}" stroke="${palette.main}" stroke-opacity=".35" stroke-width="2"/>`;
      return (
        line +
        stack(
          [{ text: capital(name), size, fill: palette.ink }],
          { x, y: top, width: width * 0.72, height: each - 8 },
          "start",
        ) +
        stack([{ text: price, size, fill: palette.main, isBold: true }], {
          x: x + width * 0.76,
          y: top,
          width: width * 0.24,
          height: each - 8,
        })
      );
    });
    return (
      stack(
        [
          {
            text:
              found.length === 0
                ? subjectOf(request, "Menú", "Menu")
                : /lista de precios|tabla de precios|price list|list of prices/.test(folded)
                  ? say(locale, "Precios", "Prices")
                  : say(locale, "Menú", "Menu"),
            size: 88,
            fill: palette.main,
            isBold: true,
          },
          { text: nameOf(request), size: 38, fill: palette.ink, gap: 10 },
        ],
        head,
      ) +
      rows.join("") +
      stack(
        contactOf(request).map((text) => ({ text, size: 28, fill: palette.ink })),
        { x, y: y + height * 0.9, width, height: height * 0.1 },
      )
    );
  });
}
