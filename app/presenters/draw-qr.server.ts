import { encode } from "uqr";

/** A QR code: `path` draws its dark modules as strokes of width 1 on a square of `size`. */
export interface Qr {
  path: string;
  size: number;
}

/** Light modules round a QR code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The QR code of a text, on the server only (docs/decisions/0032-qr-codes.md). */
export function drawQr(text: string): Qr {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data
    .map((row, y) => {
      const runs = [
        ...row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ];
      return runs.map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join("");
    })
    .join("");
  return { path, size };
}
