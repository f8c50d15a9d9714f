import { inkOn, rect, stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { nameOf, strip, subjectOf, whenOf } from "./parts.ts";

export function drawBanner(request: PictureRequest): string {
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
