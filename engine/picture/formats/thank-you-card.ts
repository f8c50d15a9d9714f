import { stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { framed, nameOf, say } from "./parts.ts";

export function drawThanks(request: PictureRequest): string {
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
