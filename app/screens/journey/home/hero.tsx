import type { CSSProperties } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The welcome: what Plaza is, two first links, and a wall of tile drawings. */
export function Hero() {
  const lang = useLang();
  return (
    <section className="card overflow-hidden grid lg:grid-cols-2 mb-4">
      <div className="p-5 lg:p-10 lg:pr-0 flex flex-col items-start gap-4">
        <h1 className="text-2xl lg:text-3xl font-800">{m.home_hero_title({}, lang)}</h1>
        <p className="text-lg text-ink-soft">{m.home_hero_text({}, lang)}</p>
        <div className="flex flex-wrap gap-3 mt-auto">
          <Link to={`${paths.create}?tipo=space`} className="btn-primary">
            {m.home_hero_create({}, lang)}
          </Link>
          <Link to={paths.marketplace} className="btn">
            {m.home_hero_explore({}, lang)}
          </Link>
        </div>
      </div>
      <TileWall className="w-full h-28 lg:h-full" />
    </section>
  );
}

/** Drawing, colour and `isSolid` of each cell, row by row. Solid: dark on the colour; else on its tint. */
const WALL = [
  [1, "space", true],
  [5, "gold", false],
  [0, "challenge", true],
  [4, "agentik", false],
  [4, "artifakt", false],
  [2, "agentik", true],
  [1, "space", false],
  [5, "artifakt", true],
] as const;

/** Tile drawings in large cells, in the colours of the kinds. */
function TileWall({ className }: { className: string }) {
  return (
    <div className={`grid grid-cols-4 overflow-hidden ${className}`} aria-hidden="true">
      {WALL.map(([drawing, color, isSolid], index) => (
        <Tile
          key={index}
          drawing={drawing}
          className={isSolid ? "bg-kind text-ground" : "bg-tint text-kind"}
          style={{ "--kind": `var(--${color})` } as CSSProperties}
        />
      ))}
    </div>
  );
}
