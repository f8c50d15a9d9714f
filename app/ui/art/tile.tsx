import type { CSSProperties, ReactNode } from "react";

/** The six drawings (domain/items/tiles.ts); their CSS comes with the icons (uno.config.ts). */
const DRAWINGS = ["tile-0", "tile-1", "tile-2", "tile-3", "tile-4", "tile-5"] as const;

/**
 * One cell of a tile drawing in the text's colour, as a CSS mask: one element, repeated by
 * `mask-repeat` where `[--cell:…]` is less than 100%. Decoration: hidden from assistive technology.
 *
 * @param drawing 0 to 5
 * @param className its size, corners and colours
 * @param children drawn on it
 */
export function Tile({
  drawing,
  className = "",
  style,
  children,
}: {
  drawing: number;
  className?: string;
  style?: CSSProperties | undefined;
  children?: ReactNode;
}) {
  return (
    <span className={`tile ${DRAWINGS[drawing]} ${className}`} style={style} aria-hidden="true">
      {children}
    </span>
  );
}
