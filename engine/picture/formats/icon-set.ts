import { rect, round, stack } from "#domain/pictures/canvas.ts";
import type { PictureRequest } from "#engine/picture/format.ts";
import { iconsOf } from "#engine/picture/icons.ts";

export function drawIcons(request: PictureRequest): string {
  const { width, height, palette, folded, locale } = request;
  const icons = iconsOf(folded);
  const columns = icons.length <= 4 ? 2 : 3;
  const rows = Math.ceil(icons.length / columns);
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  return (
    rect({ x: 0, y: 0, width, height }, palette.paper) +
    icons
      .map((icon, index) => {
        const x = (index % columns) * cellWidth;
        const y = Math.floor(index / columns) * cellHeight;
        const side = Math.min(cellWidth, cellHeight) * 0.5;
        const scale = side / 48;
        return (
          `<g transform="translate(${round(x + (cellWidth - side) / 2)} ${round(y + cellHeight * 0.14)}) scale(${round(scale)})" fill="none" stroke="${palette.main}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${icon.path}"/></g>` +
          stack([{ text: icon.name[locale], size: 40, fill: palette.ink, isBold: true }], {
            x: x + 10,
            y: y + cellHeight * 0.72,
            width: cellWidth - 20,
            height: cellHeight * 0.2,
          })
        );
      })
      .join("")
  );
}
