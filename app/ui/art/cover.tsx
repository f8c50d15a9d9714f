import { coverTurn, coverVariant, type CoverKind } from "#domain/items/cover.ts";

/** As it is, mirrored, turned, upside down: properties of their own, far shorter than `transform`. */
const TURNS = ["", "[scale:-1_1]", "[rotate:180deg]", "[scale:1_-1]"] as const;

/**
 * The tile drawing an item without a picture wears: chosen and turned by its id (spec 9 "Cover
 * variants"), in its kind's colour. Decoration: hidden from assistive technology.
 *
 * @param className its size and corners
 */
export function Cover({
  kind,
  id,
  className = "",
}: {
  kind: CoverKind;
  id: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 160 80"
      preserveAspectRatio="xMidYMid slice"
      fill="currentColor"
      aria-hidden="true"
      className={`kind-${kind} bg-tint text-kind ${TURNS[coverTurn(id)]} ${className}`}
    >
      <use href={`#tile-${coverVariant(kind, id)}`} />
    </svg>
  );
}
