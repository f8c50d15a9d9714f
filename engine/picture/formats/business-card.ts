import { rect, stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { contactOf, say, strip } from "./parts.ts";

/** What the business does, if it is told; colours are no trade. */
const whatIt = ({ facts }: PictureRequest): string | undefined =>
  facts.what && !/^(?:colores|colou?rs)\b/i.test(facts.what) ? facts.what : undefined;

export function drawBusinessCard(request: PictureRequest): string {
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
            whatIt(request) ??
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
