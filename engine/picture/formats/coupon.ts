import { inkOn, rect, stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { nameOf, say, strip, subjectOf } from "./parts.ts";

export function drawCoupon(request: PictureRequest): string {
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
