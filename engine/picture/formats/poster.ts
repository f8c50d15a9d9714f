import type { Locale } from "#domain/preferences/preferences.ts";
import { inkOn, rect, stack, type Box, type Line } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { capital, contactOf, framed, nameOf, say, subjectOf, whenOf } from "./parts.ts";

/** Room for a price to be written in by hand. */
const ASKS_ROOM =
  /\b(?:lugar|espacio|hueco|room|space|place) (?:para|for) (?:el |un |the |a )?pr(?:ecio|ice)\b/;

/** Unit of a price: "$69 kg", "$12 la pieza". */
const UNIT =
  /\d (?:pesos )?(?:el |la |por |x |c\/|the |per |a )?\/? ?(kg|kilo|pieza|pza|litro|lt|docena|manojo|bolsa|metro|caja|100 ?g|lb|pound|piece|dozen|litre|liter)s?\b/;

const UNITS_ES: Readonly<Record<string, string>> = {
  kg: "el kilo",
  kilo: "el kilo",
  pieza: "la pieza",
  pza: "la pieza",
  litro: "el litro",
  lt: "el litro",
  docena: "la docena",
  manojo: "el manojo",
  bolsa: "la bolsa",
  metro: "el metro",
  caja: "la caja",
};

const unitOf = (unit: string, locale: Locale): string =>
  locale === "es" ? (UNITS_ES[unit] ?? `por ${unit}`) : `per ${unit}`;

/** A price in a coloured field; nothing without a known price, unless the prompt wants a blank for it. */
export function priceField(request: PictureRequest, box: Box): string {
  const { facts, values, palette, locale, folded } = request;
  const unit = UNIT.exec(folded)?.[1];
  const price = facts.price && unit ? `${facts.price} ${unitOf(unit, locale)}` : facts.price;
  const text = price ?? values.discount;
  if (!text && !ASKS_ROOM.test(folded)) return "";
  const line: Line = text
    ? { text, size: box.height * 0.62, isBold: true, fill: inkOn(palette.main) }
    : {
        text: say(locale, "Precio: ____", "Price: ____"),
        size: box.height * 0.5,
        fill: palette.main,
      };
  return (
    (text ? rect(box, palette.main, 24) : "") +
    stack([line], { x: box.x + 20, y: box.y, width: box.width - 40, height: box.height })
  );
}

/** Whether a poster says its clauses, instead of a subject with its price and day. */
const saysAll = ({ told, facts, values }: PictureRequest): boolean =>
  told.length > 1 || (told.length === 1 && !facts.price && !values.discount);

/** The first clause as the headline, the others below it. */
function toldPoster(request: PictureRequest, { x, y, width, height }: Box, size: number): string {
  const { palette, told } = request;
  const [headline = "", ...lines] = told;
  return (
    stack(
      [
        { text: nameOf(request), size: size * 0.36, fill: palette.main, isBold: true },
        { text: headline, size, fill: palette.ink, isBold: true, gap: size * 0.3 },
      ],
      { x, y, width, height: height * 0.45 },
    ) +
    stack(
      lines.map((text, at) => ({
        text,
        size: size * 0.5,
        fill: at === 0 ? palette.main : palette.ink,
        isBold: true,
        gap: size * 0.2,
      })),
      { x, y: y + height * 0.47, width, height: height * 0.33 },
    ) +
    stack(
      contactOf(request).map((text) => ({
        text,
        size: size * 0.3,
        fill: palette.ink,
        gap: size * 0.12,
      })),
      { x, y: y + height * 0.82, width, height: height * 0.18 },
    )
  );
}

/** Headline, price, day and contact below each other: posters, stories and posts. */
export const announcement =
  (es: string, en: string, cell: number, size: number) =>
  (request: PictureRequest): string =>
    framed(request, cell, ({ x, y, width, height }) => {
      const { palette } = request;
      if (saysAll(request)) return toldPoster(request, { x, y, width, height }, size);
      // With no day below it, the price is what is read from afar.
      const isPriceAlone = whenOf(request) === "";
      const price = priceField(request, {
        x: x + width * 0.16,
        y: y + height * (isPriceAlone ? 0.42 : 0.49),
        width: width * 0.68,
        height: height * (isPriceAlone ? 0.28 : 0.16),
      });
      const head = {
        x,
        y,
        width,
        height: height * (price === "" ? 0.62 : isPriceAlone ? 0.4 : 0.46),
      };
      const foot = {
        x,
        y: y + height * (isPriceAlone && price !== "" ? 0.72 : 0.69),
        width,
        height: height * (isPriceAlone && price !== "" ? 0.28 : 0.31),
      };
      return (
        stack(
          [
            { text: nameOf(request), size: size * 0.36, fill: palette.main, isBold: true },
            {
              text: subjectOf(request, es, en),
              size,
              fill: palette.ink,
              isBold: true,
              gap: size * 0.3,
            },
          ],
          head,
        ) +
        price +
        stack(
          [
            ...whenOf(request)
              .split(" · ")
              .map((text) => ({
                text: capital(text),
                size: size * 0.42,
                fill: palette.ink,
                isBold: true,
              })),
            ...contactOf(request).map((text) => ({
              text,
              size: size * 0.3,
              fill: palette.ink,
              gap: size * 0.12,
            })),
          ],
          foot,
        )
      );
    });
