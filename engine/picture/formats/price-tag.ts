import { rect, stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { nameOf, strip, subjectOf } from "./parts.ts";
import { priceField } from "./poster.ts";

export function drawPriceTag(request: PictureRequest): string {
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
