import { inkOn, rect, round, stack, textAt } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { nameOf, say, strip } from "./parts.ts";

/** Stamps of a card that says no number. */
const STAMPS = 10;

/** Stamps that a card has room for. */
const STAMPS_MAX = 12;

/** "8 cafés y el 9 gratis", "buy 9 coffees get the 10th free": how many stamps, and of what. */
const EARNED =
  /(?:compra |junta |buy |collect )?(\d{1,2}) ((?!gratis|free)\p{L}+(?: (?!el |la |the |y |and |get )\p{L}+)?),? (?:y |and |get )?(?:llevate )?(?:el |la |the )?(?:(\d{1,2})(?:\.?[ºª°]|th|nd|rd|st)?|siguiente|next|one|uno|una) (?:es |is |va )?(?:gratis|free|de regalo)/iu;

const REWARD = /\b(?:premio|recompensa|regalo|reward|prize)(?: (?:es|is))?[: ]+([^.,;\n]{3,50})/i;

export function drawLoyalty(request: PictureRequest): string {
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
