import { Link } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** What the plaza is, its two first ways in, and a wall of its tiles. */
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

/** Column, row, drawing and colour; drawn dark on the colour, or in the colour on its tint. */
const WALL = [
  [0, 0, 1, "space", true],
  [1, 0, 5, "gold", false],
  [2, 0, 0, "challenge", true],
  [3, 0, 4, "agentik", false],
  [0, 1, 4, "artifakt", false],
  [1, 1, 2, "agentik", true],
  [2, 1, 1, "space", false],
  [3, 1, 5, "artifakt", true],
] as const;

/** The cover drawings, each cell large: a wall in the colours of the kinds. */
function TileWall({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 160 80"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className={className}
    >
      {WALL.map(([column, row, drawing, color, isSolid]) => (
        <svg
          key={`${column}${row}`}
          x={column * 40}
          y={row * 40}
          width="40"
          height="40"
          fill={isSolid ? "var(--ground)" : `var(--${color})`}
        >
          <path fill={`var(--${color})`} opacity={isSolid ? 1 : 0.15} d="M0 0h40v40h-40z" />
          <use href={`#tile-${drawing}`} />
        </svg>
      ))}
    </svg>
  );
}
