import { rect, stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { nameOf, say, strip, subjectOf } from "./parts.ts";
import { priceField } from "./poster.ts";

/** A placeholder for a product photo, with name and price: the engine cannot make photos. */
export function drawProduct(request: PictureRequest): string {
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
