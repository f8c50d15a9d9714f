import { stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { capital, contactOf, framed, nameOf, say, subjectOf, whenOf } from "./parts.ts";

export function drawHours(request: PictureRequest): string {
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
export function drawNotice(request: PictureRequest): string {
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
