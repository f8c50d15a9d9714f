import type { ReactNode } from "react";
import { coverTurn, coverVariant, type CoverKind } from "#domain/items/cover.ts";
import { Tile } from "./tile.tsx";

/** Not turned, mirrored, turned by 180 degrees, upside down; shorter in CSS than `transform`. */
const TURNS = ["", "[scale:-1_1]", "[rotate:180deg]", "[scale:1_-1]"] as const;

/**
 * The tile drawing of an item without a picture: four cells wide, chosen and turned by the item's id,
 * in its kind's colour.
 *
 * @param className its size and corners; twice as wide as high unless that says otherwise
 * @param children a picture that it frames
 */
export function Cover({
  kind,
  id,
  className = "",
  children,
}: {
  kind: CoverKind;
  id: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Tile
      drawing={coverVariant(kind, id)}
      // A turn of the tile would turn the picture as well.
      className={`cover kind-${kind} ${children ? "" : TURNS[coverTurn(id)]} ${className}`}
    >
      {children}
    </Tile>
  );
}
