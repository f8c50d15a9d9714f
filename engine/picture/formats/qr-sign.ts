import { encode } from "uqr";
import { rect, round, stack, type Box } from "#domain/pictures/canvas.ts";
import { phoneDigits } from "#engine/phone-digits.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { framed, nameOf, say, subjectOf } from "./parts.ts";

const LINK = /https?:\/\/[^\s<>"']{3,200}/;

/** Words in quotation marks are what the sign says. */
const SAID = /[«“"]([^«»“”"]{3,80})[»”"]/;

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

export function drawQrSign(request: PictureRequest): string {
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
            text:
              SAID.exec(prompt)?.[1] ??
              subjectOf(
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
