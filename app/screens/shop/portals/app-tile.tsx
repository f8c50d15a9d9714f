import icons from "./app-icons.svg?url";
import type { Look } from "./portal-cards.server.ts";

/**
 * An app's or a portal's icon: an azulejo in the portal's colour with the drawing on it. The
 * drawings are one cached file, so that no page's HTML or CSS carries fifty of them. Decoration.
 *
 * @param isHollow in outline: what is not open yet
 * @param className its size and corners
 */
export function AppTile({
  look: { kind, drawing },
  icon,
  name,
  isHollow = false,
  className,
}: {
  look: Look;
  /** A drawing of app-icons.svg; without one the first letter of the name stands there. */
  icon?: string;
  name: string;
  isHollow?: boolean;
  className: string;
}) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="currentColor"
      aria-hidden="true"
      className={`kind-${kind} shrink-0 ${isHollow ? "bg-tint text-kind" : "bg-kind text-surface"} ${className}`}
    >
      <use href={`#tile-${drawing}`} opacity=".18" />
      {icon ? (
        <use href={`${icons}#${icon}`} x="8" y="8" />
      ) : (
        <text x="20" y="28" textAnchor="middle" fontSize="22" fontWeight="800">
          {[...name][0]}
        </text>
      )}
    </svg>
  );
}
