/* Parts that the drawings of several formats share. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { rect, tiles, type Box } from "#domain/pictures/canvas.ts";
import { showHours } from "#engine/reading/hours.ts";
import type { PictureRequest } from "#engine/picture/format.ts";

export const say = (locale: Locale, es: string, en: string): string => (locale === "es" ? es : en);

/** The subject, or words in its place. */
export const subjectOf = ({ facts, locale }: PictureRequest, es: string, en: string): string =>
  capital(facts.what ?? say(locale, es, en));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of the business; empty where none is known. */
export const nameOf = ({ facts }: PictureRequest): string => facts.business ?? "";

/** Address and contact of the business, one line each. */
export const contactOf = ({ facts }: PictureRequest): string[] =>
  [facts.address, facts.town, facts.phone && `WhatsApp ${facts.phone}`].filter(
    (line): line is string => Boolean(line),
  );

/** Hours of an event, as a prompt tells them; opening hours are none. */
function eventHours({ facts, business, locale }: PictureRequest): string | undefined {
  const opening = business?.hours && showHours(business.hours, locale);
  return facts.date && facts.hours !== opening ? facts.hours : undefined;
}

export const whenOf = (request: PictureRequest): string => {
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

export const strip = (request: PictureRequest, box: Box, cell: number): string =>
  tiles(box, {
    drawing: request.drawing,
    cell,
    ground: request.palette.main,
    strong: request.palette.accent,
    soft: "#ffffff33",
  });

/** Paper with a strip of tiles above and below. */
export function framed(
  request: PictureRequest,
  cell: number,
  inside: (box: Box) => string,
): string {
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
