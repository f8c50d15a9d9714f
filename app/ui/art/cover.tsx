import { createContext, useContext, type ReactNode } from "react";
import { coverLook, coverTurn, coverVariant, type CoverKind } from "#domain/items/cover.ts";
import { Tile } from "./tile.tsx";

/** Looks of the covers of the surrounding list by id, from `coverLooks`, so that neighbours differ. */
export const CoverLooks = createContext<ReadonlyMap<string, number>>(new Map());

/**
 * The tile drawing of an item without a picture: chosen, turned and coloured by the item's id, in its
 * kind's colour. Classes in uno.config.ts, `cover`: `c` density, `y` hue, `t` turn.
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
  const look = useContext(CoverLooks).get(id) ?? coverLook(id);
  // A turn of the tile would turn the picture as well.
  const turn = children ? 0 : coverTurn(id);
  return (
    <Tile
      drawing={coverVariant(kind, id)}
      className={`cover kind-${kind} c${look % 3} y${(look / 3) | 0} t${turn} ${className}`}
    >
      {children}
    </Tile>
  );
}
