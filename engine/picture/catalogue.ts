/** Long because the formats share their helpers. */

import { encode } from "uqr";
import type { Locale } from "#domain/preferences/preferences.ts";
import {
  inkOn,
  rect,
  round,
  stack,
  textAt,
  tiles,
  type Box,
  type Line,
} from "#domain/pictures/canvas.ts";
import { readPrices } from "#engine/code/own-parts.ts";
import { phoneDigits } from "#engine/phone-digits.ts";
import { showHours } from "#engine/reading/hours.ts";
import type { PictureFormat, PictureRequest } from "./format.ts";
import { iconsOf } from "./icons.ts";

const say = (locale: Locale, es: string, en: string): string => (locale === "es" ? es : en);

/** The subject, or words in its place. */
const subjectOf = ({ facts, locale }: PictureRequest, es: string, en: string): string =>
  capital(facts.what ?? say(locale, es, en));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of the business; empty where none is known. */
const nameOf = ({ facts }: PictureRequest): string => facts.business ?? "";

/** Address and contact of the business, one line each. */
const contactOf = ({ facts }: PictureRequest): string[] =>
  [facts.address, facts.town, facts.phone && `WhatsApp ${facts.phone}`].filter(
    (line): line is string => Boolean(line),
  );

/** Hours of an event, as a prompt tells them; opening hours are none. */
function eventHours({ facts, business, locale }: PictureRequest): string | undefined {
  const opening = business?.hours && showHours(business.hours, locale);
  return facts.date && facts.hours !== opening ? facts.hours : undefined;
}

const whenOf = (request: PictureRequest): string => {
  const { facts, locale } = request;
  return [
    facts.date && capital(facts.date),
    // "Las 8 pm" is a time of day in Spanish, "a las 8 pm" when something is.
    facts.time?.replace(/^las? /, "a $&"),
    eventHours(request),
    facts.until && say(locale, `Hasta ${facts.until}`, `Until ${facts.until}`),
  ]
    .filter(Boolean)
    .join(" · ");
};

const strip = (request: PictureRequest, box: Box, cell: number): string =>
  tiles(box, {
    drawing: request.drawing,
    cell,
    ground: request.palette.main,
    strong: request.palette.accent,
    soft: "#ffffff33",
  });

/** Paper with a strip of tiles above and below. */
function framed(request: PictureRequest, cell: number, inside: (box: Box) => string): string {
  const { width, height, palette } = request;
  const margin = Math.round(width * 0.075);
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    strip(request, { x: 0, y: 0, width, height: cell }, cell) +
    strip(request, { x: 0, y: height - cell, width, height: cell }, cell) +
    inside({
      x: margin,
      y: cell + margin * 0.6,
      width: width - margin * 2,
      height: height - cell * 2 - margin * 1.2,
    })
  );
}

/** Room for a price to be written in by hand. */
const ASKS_ROOM =
  /\b(?:lugar|espacio|hueco|room|space|place) (?:para|for) (?:el |un |the |a )?pr(?:ecio|ice)\b/;

/** What a price is for: "$69 kg", "$12 la pieza". */
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
function priceField(request: PictureRequest, box: Box): string {
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
const announcement =
  (es: string, en: string, cell: number, size: number) =>
  (request: PictureRequest): string =>
    framed(request, cell, ({ x, y, width, height }) => {
      const { palette } = request;
      if (saysAll(request)) return toldPoster(request, { x, y, width, height }, size);
      const price = priceField(request, {
        x: x + width * 0.16,
        y: y + height * 0.49,
        width: width * 0.68,
        height: height * 0.16,
      });
      const head = { x, y, width, height: height * (price === "" ? 0.62 : 0.46) };
      const foot = { x, y: y + height * 0.69, width, height: height * 0.31 };
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

/** What a prompt lists with prices: lines, "Café: $35" or "Café $35", or after a colon and between commas. */
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

function drawMenu(request: PictureRequest): string {
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

/** Stamps of a card that says no number. */
const STAMPS = 10;
/** Stamps that a card has room for. */
const STAMPS_MAX = 12;
/** "8 cafés y el 9 gratis", "buy 9 coffees get the 10th free": how many stamps, and of what. */
const EARNED =
  /(?:compra |junta |buy |collect )?(\d{1,2}) ((?!gratis|free)\p{L}+(?: (?!el |la |the |y |and |get )\p{L}+)?),? (?:y |and |get )?(?:llevate )?(?:el |la |the )?(?:(\d{1,2})(?:\.?[ºª°]|th|nd|rd|st)?|siguiente|next|one|uno|una) (?:es |va )?(?:gratis|free|de regalo)/iu;
const REWARD = /\b(?:premio|recompensa|regalo|reward|prize)(?: (?:es|is))?[: ]+([^.,;\n]{3,50})/i;

function drawLoyalty(request: PictureRequest): string {
  const { width, height, palette, locale } = request;
  const light = inkOn(palette.main);
  const reward = REWARD.exec(request.prompt)?.[1] ?? request.facts.what;
  const earned = EARNED.exec(request.prompt);
  // The free one has a stamp of its own.
  const count = earned ? Math.min(STAMPS_MAX, Number(earned[1]) + 1) : STAMPS;
  const inRow = Math.ceil(count / 2);
  const stamps = Array.from({ length: count }, (_, index) => {
    const x = width * 0.11 + (index % inRow) * ((width * 0.78) / Math.max(1, inRow - 1));
    const y = height * (index < inRow ? 0.47 : 0.69);
    const isLast = index === count - 1;
    return (
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(height * 0.085)}" fill="${isLast ? palette.accent : "none"}" stroke="${isLast ? palette.accent : light}" stroke-width="4"/>` +
      textAt(x, y + height * 0.03, isLast ? "★" : String(index + 1), {
        size: height * 0.085,
        fill: isLast ? inkOn(palette.accent) : light,
        isBold: true,
        align: "middle",
      })
    );
  });
  return (
    rect({ x: 0, y: 0, width, height }, palette.main) +
    strip(request, { x: 0, y: 0, width, height: 56 }, 56) +
    stack(
      [
        { text: nameOf(request), size: 46, fill: light, isBold: true },
        { text: say(locale, "Cliente frecuente", "Loyalty card"), size: 28, fill: light },
      ],
      { x: 50, y: 66, width: width - 100, height: height * 0.22 },
    ) +
    stamps.join("") +
    stack(
      [
        {
          text: earned
            ? say(
                locale,
                `Junta ${earned[1]!} ${earned[2]!} y llévate 1 gratis`,
                `Collect ${earned[1]!} ${earned[2]!} and get 1 free`,
              )
            : say(
                locale,
                `A los ${count}: ${reward ?? "[premio]"}`,
                `At ${count}: ${reward ?? "[reward]"}`,
              ),
          size: 30,
          fill: light,
          isBold: true,
        },
      ],
      { x: 50, y: height * 0.81, width: width - 100, height: height * 0.16 },
    )
  );
}

const LINK = /https?:\/\/[^\s<>"']{3,200}/;

/** A QR code; black on white, with its quiet zone, as scanners need it. */
function qrCode(text: string, { x, y, width }: Box): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const module = width / size;
  let path = "";
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries()) if (isDark) path += `M${column} ${row}h1v1h-1z`;
  return (
    rect({ x, y, width, height: width }, "#ffffff", 12) +
    `<path transform="translate(${round(x)} ${round(y)}) scale(${module})" fill="#000000" d="${path}"/>`
  );
}

function drawQrSign(request: PictureRequest): string {
  const { palette, locale, facts, prompt } = request;
  const digits = phoneDigits(request);
  const link = LINK.exec(prompt)?.[0];
  const address = link ?? (digits ? `https://wa.me/${digits}` : undefined);
  return framed(request, 90, ({ x, y, width, height }) => {
    const side = Math.min(width * 0.74, height * 0.56);
    const box = { x: x + (width - side) / 2, y: y + height * 0.26, width: side, height: side };
    const blank =
      rect(box, "#ffffff", 12) +
      stack(
        [
          {
            text: say(
              locale,
              "Falta tu WhatsApp: guárdalo en Mi negocio o escríbelo en el pedido",
              "Your WhatsApp is missing: save it in My business or write it in the prompt",
            ),
            size: 40,
            fill: palette.ink,
          },
        ],
        { x: box.x + 30, y: box.y, width: side - 60, height: side },
      );
    return (
      stack(
        [
          {
            text: subjectOf(
              request,
              link ? "Escanea aquí" : "Escríbenos por WhatsApp",
              link ? "Scan here" : "Write to us on WhatsApp",
            ),
            size: 84,
            fill: palette.main,
            isBold: true,
          },
        ],
        { x, y, width, height: height * 0.24 },
      ) +
      (address ? qrCode(address, box) : blank) +
      stack(
        [
          { text: nameOf(request), size: 44, fill: palette.ink, isBold: true },
          { text: link ?? facts.phone ?? "", size: 32, fill: palette.ink, gap: 6 },
        ],
        { x, y: y + height * 0.84, width, height: height * 0.16 },
      )
    );
  });
}

function drawBanner(request: PictureRequest): string {
  const { width, height, palette } = request;
  const side = height * 0.8;
  const light = inkOn(palette.main);
  return (
    rect({ x: 0, y: 0, width, height }, palette.main) +
    strip(request, { x: width - side, y: 0, width: side, height }, height / 5) +
    stack(
      [
        { text: nameOf(request), size: 42, fill: light },
        {
          text: subjectOf(request, "Lo mejor de la semana", "The best of the week"),
          size: 96,
          fill: light,
          isBold: true,
          gap: 12,
        },
        {
          text: [request.facts.price ?? request.values.discount, whenOf(request)]
            .filter(Boolean)
            .join(" · "),
          size: 46,
          fill: light,
          gap: 18,
        },
      ],
      { x: 70, y: 50, width: width - side - 140, height: height - 100 },
      "start",
    )
  );
}

function drawPriceTag(request: PictureRequest): string {
  const { width, height, palette } = request;
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    strip(request, { x: 0, y: 0, width: 110, height }, 55) +
    `<circle cx="55" cy="${height / 2}" r="26" fill="${palette.paper}"/>` +
    stack(
      [
        {
          text: subjectOf(request, "Nombre del producto", "Name of the product"),
          size: 64,
          fill: palette.ink,
          isBold: true,
        },
      ],
      { x: 150, y: 36, width: width - 190, height: height * 0.4 },
      "start",
    ) +
    priceField(request, { x: 150, y: height * 0.5, width: width - 190, height: height * 0.32 }) +
    stack(
      [{ text: nameOf(request), size: 26, fill: palette.ink }],
      { x: 150, y: height * 0.84, width: width - 190, height: height * 0.13 },
      "start",
    )
  );
}

function drawBusinessCard(request: PictureRequest): string {
  const { width, height, palette, facts, locale } = request;
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    strip(request, { x: 0, y: 0, width, height: 100 }, 50) +
    stack(
      [
        {
          text: facts.business ?? say(locale, "[tu negocio]", "[your business]"),
          size: 76,
          fill: palette.main,
          isBold: true,
        },
        {
          text:
            facts.name ??
            facts.what ??
            say(locale, "[tu nombre o lo que haces]", "[your name or what you do]"),
          size: 36,
          fill: palette.ink,
          gap: 8,
        },
      ],
      { x: 70, y: 130, width: width - 140, height: height * 0.36 },
      "start",
    ) +
    stack(
      [...contactOf(request), facts.hours ?? ""].map((text) => ({
        text,
        size: 28,
        fill: palette.ink,
        gap: 4,
      })),
      { x: 70, y: height * 0.62, width: width - 140, height: height * 0.32 },
      "start",
    )
  );
}

function drawCoupon(request: PictureRequest): string {
  const { width, height, palette, facts, values, locale } = request;
  const stub = width * 0.3;
  const light = inkOn(palette.main);
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    rect({ x: 0, y: 0, width: stub, height }, palette.main) +
    `<path d="M${stub} 0v${height}" stroke="${palette.paper}" stroke-width="6" stroke-dasharray="16 14"/>` +
    stack(
      [
        {
          text: values.discount ?? facts.price ?? say(locale, "Vale", "Voucher"),
          size: 110,
          fill: light,
          isBold: true,
        },
        { text: values.discount ? say(locale, "de descuento", "off") : "", size: 34, fill: light },
      ],
      { x: 24, y: 30, width: stub - 48, height: height - 60 },
    ) +
    strip(request, { x: stub, y: height - 60, width: width - stub, height: 60 }, 60) +
    stack(
      [
        {
          text: subjectOf(request, "Vale por [premio]", "Good for [reward]"),
          size: 62,
          fill: palette.ink,
          isBold: true,
        },
        { text: nameOf(request), size: 36, fill: palette.main, isBold: true, gap: 14 },
        {
          text: facts.until
            ? say(locale, `Válido hasta ${facts.until}`, `Valid until ${facts.until}`)
            : "",
          size: 28,
          fill: palette.ink,
          gap: 8,
        },
      ],
      { x: stub + 50, y: 30, width: width - stub - 100, height: height - 120 },
      "start",
    )
  );
}

function drawIcons(request: PictureRequest): string {
  const { width, height, palette, folded, locale } = request;
  const icons = iconsOf(folded);
  const columns = icons.length <= 4 ? 2 : 3;
  const rows = Math.ceil(icons.length / columns);
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    icons
      .map((icon, index) => {
        const x = (index % columns) * cellWidth;
        const y = Math.floor(index / columns) * cellHeight;
        const side = Math.min(cellWidth, cellHeight) * 0.5;
        const scale = side / 48;
        return (
          `<g transform="translate(${round(x + (cellWidth - side) / 2)} ${round(y + cellHeight * 0.14)}) scale(${round(scale)})" fill="none" stroke="${palette.main}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${icon.path}"/></g>` +
          stack([{ text: icon.name[locale], size: 40, fill: palette.ink, isBold: true }], {
            x: x + 10,
            y: y + cellHeight * 0.72,
            width: cellWidth - 20,
            height: cellHeight * 0.2,
          })
        );
      })
      .join("")
  );
}

function drawHours(request: PictureRequest): string {
  const { palette, facts, locale } = request;
  return framed(request, 100, ({ x, y, width, height }) =>
    stack(
      [
        {
          text: say(locale, "Abrimos", "We are open"),
          size: 110,
          fill: palette.main,
          isBold: true,
        },
        ...(facts.hours ?? say(locale, "[días]; [horas]", "[days]; [hours]"))
          .split(/; ?/)
          .map((text) => ({
            text: capital(text),
            size: 58,
            fill: palette.ink,
            isBold: true,
            gap: 26,
          })),
        { text: nameOf(request), size: 44, fill: palette.main, isBold: true, gap: 50 },
        ...contactOf(request).map((text) => ({ text, size: 34, fill: palette.ink, gap: 8 })),
      ],
      { x, y, width, height },
    ),
  );
}

/** The subject as large as it fits: "Closed for holidays". */
function drawNotice(request: PictureRequest): string {
  const { palette } = request;
  const [headline, ...lines] = request.told;
  if (headline)
    return framed(request, 100, (box) =>
      stack(
        [
          { text: headline, size: 150, fill: palette.main, isBold: true },
          ...lines.map((text) => ({ text, size: 64, fill: palette.ink, isBold: true, gap: 30 })),
          { text: nameOf(request), size: 44, fill: palette.main, isBold: true, gap: 40 },
        ],
        box,
      ),
    );
  return framed(request, 100, ({ x, y, width, height }) =>
    stack(
      [
        {
          text: subjectOf(request, "[tu aviso]", "[your notice]"),
          size: 150,
          fill: palette.main,
          isBold: true,
        },
        { text: whenOf(request), size: 56, fill: palette.ink, isBold: true, gap: 30 },
        { text: nameOf(request), size: 44, fill: palette.main, isBold: true, gap: 40 },
      ],
      { x, y, width, height },
    ),
  );
}

function drawThanks(request: PictureRequest): string {
  const { palette, facts, locale } = request;
  return framed(request, 80, ({ x, y, width, height }) =>
    stack(
      [
        {
          text: facts.name
            ? say(locale, `¡Gracias, ${facts.name}!`, `Thank you, ${facts.name}!`)
            : say(locale, "¡Gracias!", "Thank you!"),
          size: 120,
          fill: palette.main,
          isBold: true,
        },
        {
          text: facts.what
            ? say(locale, `Por ${facts.what}`, `For ${facts.what}`)
            : say(locale, "Por tu compra y tu confianza", "For your order and your trust"),
          size: 50,
          fill: palette.ink,
          gap: 20,
        },
        { text: nameOf(request), size: 40, fill: palette.main, isBold: true, gap: 40 },
        { text: facts.phone ?? "", size: 30, fill: palette.ink, gap: 6 },
      ],
      { x, y, width, height },
    ),
  );
}

/** A placeholder for a product photo, with name and price: the engine cannot make photos. */
function drawProduct(request: PictureRequest): string {
  const { width, height, palette, locale } = request;
  const photo = { x: 60, y: 60, width: width - 120, height: height * 0.56 };
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    strip(request, photo, 112) +
    rect(
      {
        x: photo.x + photo.width * 0.2,
        y: photo.y + photo.height * 0.36,
        width: photo.width * 0.6,
        height: photo.height * 0.28,
      },
      palette.paper,
      20,
    ) +
    stack(
      [
        {
          text: say(locale, "Aquí va tu foto", "Your photo goes here"),
          size: 48,
          fill: palette.main,
          isBold: true,
        },
      ],
      {
        x: photo.x + photo.width * 0.22,
        y: photo.y + photo.height * 0.36,
        width: photo.width * 0.56,
        height: photo.height * 0.28,
      },
    ) +
    stack(
      [
        {
          text: subjectOf(request, "Nombre del producto", "Name of the product"),
          size: 66,
          fill: palette.ink,
          isBold: true,
        },
        { text: nameOf(request), size: 34, fill: palette.main, isBold: true, gap: 8 },
      ],
      { x: 60, y: height * 0.64, width: width - 120, height: height * 0.17 },
    ) +
    priceField(request, {
      x: width * 0.28,
      y: height * 0.83,
      width: width * 0.44,
      height: height * 0.12,
    })
  );
}

/** All formats. */
export const PICTURES: readonly PictureFormat[] = [
  {
    key: "poster",
    name: { es: "Cartel", en: "Poster" },
    asks: {
      es: /\b(cartel(?:es)?|poster|afiche|volante|flyer|anuncio)\b(?: (?:en imagen|imprimible|para imprimir)\b)?/,
      en: /\b(posters?|flyers?|ad|placard)\b/,
    },
    width: 1080,
    height: 1350,
    draw: announcement("Algo bueno te espera", "Something good awaits you", 120, 100),
  },
  {
    key: "story",
    name: { es: "Historia", en: "Story" },
    asks: {
      es: /\b(historias?|stor(?:y|ies)|estado de whatsapp|vertical)\b/,
      en: /\b((?:instagram |facebook |whatsapp )?stor(?:y|ies)|status|vertical)\b/,
    },
    width: 1080,
    height: 1920,
    draw: announcement("Solo por hoy", "Only today", 150, 116),
  },
  {
    key: "square-post",
    name: { es: "Publicación cuadrada", en: "Square post" },
    asks: {
      es: /\b(publicacion(?: cuadrada)?|post|cuadrad[oa]|instagram(?! stor)|facebook|imagen para redes)\b/,
      en: /\b((?:square |social )?post|square|instagram(?! stor)|facebook)\b/,
    },
    width: 1080,
    height: 1080,
    draw: announcement("Novedades de hoy", "News of today", 108, 92),
  },
  {
    key: "price-tag",
    name: { es: "Etiqueta de precio", en: "Price tag" },
    asks: {
      es: /\b(etiquetas?(?: de precio)?|precio para (?:el )?(?:anaquel|producto))\b/,
      en: /\b(price tags?|labels?|shelf tags?)\b/,
    },
    width: 800,
    height: 500,
    draw: drawPriceTag,
  },
  {
    key: "menu-card",
    name: { es: "Carta o menú", en: "Menu card" },
    // "Cartel con lista de precios" is a list.
    asks: {
      es: /^[^]*?\b(?:lista|tabla) de precios\b|^(?:los )?precios (?:de|del)\b|\b(carta|menu)\b/,
      en: /^[^]*?\b(?:price list|list of prices)\b|\b(menu(?: card)?)\b/,
    },
    width: 1080,
    height: 1528,
    draw: drawMenu,
  },
  {
    key: "loyalty-card",
    name: { es: "Tarjeta de cliente frecuente", en: "Loyalty card" },
    asks: {
      es: /\b(cliente frecuente|tarjeta de (?:lealtad|sellos)|sellos)\b/,
      en: /\b(loyalty (?:punch |stamp )?card|punch card|stamp card|stamps)\b/,
    },
    width: 1011,
    height: 638,
    draw: drawLoyalty,
  },
  {
    key: "qr-sign",
    name: { es: "Letrero con QR", en: "Sign with QR" },
    // A poster or a sign "con código QR" is this one.
    asks: { es: /^[^]*?\b(codigo qr|qr)\b/, en: /^[^]*?\b(qr(?: code)?)\b/ },
    width: 1080,
    height: 1350,
    draw: drawQrSign,
  },
  {
    key: "banner",
    name: { es: "Banner", en: "Banner" },
    asks: { es: /\b(banner|portada|encabezado|lona|manta)\b/, en: /\b(banner|cover|header)\b/ },
    width: 1600,
    height: 640,
    draw: drawBanner,
  },
  {
    key: "business-card",
    name: { es: "Tarjeta de presentación", en: "Business card" },
    asks: {
      es: /\btarjetas? (?:de presentacion|personal(?:es)?)\b/,
      en: /\b(business|visiting) cards?\b/,
    },
    width: 1050,
    height: 600,
    draw: drawBusinessCard,
  },
  {
    key: "coupon",
    name: { es: "Cupón", en: "Coupon" },
    asks: {
      es: /\b(cupon(?:es)?|vales?|(?:tarjeta|certificado) de regalo)\b/,
      en: /\b(coupons?|vouchers?|gift (?:card|certificate))\b/,
    },
    width: 1200,
    height: 520,
    draw: drawCoupon,
  },
  {
    key: "icons",
    name: { es: "Íconos", en: "Icons" },
    asks: { es: /\b(iconos?|pictogramas?|simbolos?)\b/, en: /\b(icons?|pictograms?|symbols?)\b/ },
    width: 960,
    height: 960,
    draw: drawIcons,
  },
  {
    key: "hours-sign",
    name: { es: "Letrero de horario", en: "Opening hours sign" },
    asks: {
      es: /\b(horarios?|letrero de horario|abierto|abrimos)\b/,
      en: /\b(opening hours(?: sign)?|hours sign|open sign|we are open)\b/,
    },
    width: 1080,
    height: 1080,
    draw: drawHours,
  },
  {
    key: "notice-sign",
    name: { es: "Letrero de aviso", en: "Notice sign" },
    asks: {
      es: /\b(letreros?|avisos?|senalamientos?)(?: de(?: aviso)?)?\b/,
      en: /\b(notice sign|notices?|signs?)\b/,
    },
    width: 1350,
    height: 1080,
    draw: drawNotice,
  },
  {
    key: "thank-you-card",
    name: { es: "Tarjeta de agradecimiento", en: "Thank-you card" },
    asks: { es: /\b(agradecimiento|gracias)\b/, en: /\b(thank[- ]you(?: card)?|thanks)\b/ },
    width: 1200,
    height: 850,
    draw: drawThanks,
  },
  {
    key: "product-card",
    name: { es: "Ficha de producto", en: "Product card" },
    asks: {
      es: /\b((?:foto|ficha|imagen|fotografia)(?: (?:de|del|para))?(?: (?:un |el |mi )?(?:producto|platillo))?|producto)\b/,
      en: /\b((?:product )?(?:photo|picture|card|shot|image)(?: of)?|product)\b/,
    },
    width: 1080,
    height: 1080,
    note: {
      es: "Dibujo y no hago fotos: es un marco para la tuya, con nombre y precio.",
      en: "I draw and do not photograph: this is a frame for your own, with name and price.",
    },
    draw: drawProduct,
  },
];
