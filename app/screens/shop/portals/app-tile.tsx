import { Tile } from "#app/ui/art/tile.tsx";
import icons from "./app-icons.svg?url";
import type { Look } from "./portal-cards.server.ts";

/**
 * The decorative icon of an app or a portal: a tile in the portal's colour with a symbol on it. The
 * symbols are `<use>`d from one cached SVG file, so that no page's HTML or CSS carries all of them.
 *
 * @param isHollow outline only: the app is not available yet
 * @param className classes for size and corners
 */
export function AppTile({
  look: { kind, drawing },
  icon,
  name,
  isHollow = false,
  className,
}: {
  look: Look;
  /** A symbol of app-icons.svg; without one the tile shows the first letter of the name. */
  icon?: string;
  name: string;
  isHollow?: boolean;
  className: string;
}) {
  return (
    <Tile
      drawing={drawing}
      className={`kind-${kind} shrink-0 before:opacity-18 ${isHollow ? "bg-tint text-kind" : "bg-kind text-surface"} ${className}`}
    >
      <svg viewBox="0 0 40 40" fill="currentColor" className="w-full h-full">
        {icon ? (
          <use href={`${icons}#${icon}`} x="8" y="8" />
        ) : (
          <text x="20" y="28" textAnchor="middle" fontSize="22" fontWeight="800">
            {[...name][0]}
          </text>
        )}
      </svg>
    </Tile>
  );
}
