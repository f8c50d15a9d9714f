import { Tile } from "#app/ui/art/tile.tsx";

/**
 * SVG paths of pictograms, each in a 40 x 40 cell. Decoration, hidden from assistive technology: the
 * text beside them says the same.
 */
const SIGNS = {
  arrow: "M4 17h15v-8l17 11l-17 11v-8h-15z",
  bubble: "M3 5h34v23h-17l-9 9v-9h-8zM10 12v3h20v-3zM10 19v3h12v-3z",
  check: "M4 21l6-6l7 7l14-15l6 6l-20 21z",
  clock: "M20 3a17 17 0 0 1 0 34a17 17 0 0 1 0-34zM18 9v13l8 5l2-3l-6-4v-11z",
  coin: "M20 3a17 17 0 0 1 0 34a17 17 0 0 1 0-34zM20 10l-3 7l-7 3l7 3l3 7l3-7l7-3l-7-3z",
  cup: "M11 3h18v3h8q0 12-10 13q-2 4-5 4v7h7v6h-18v-6h7v-7q-3 0-5-4q-10-1-10-13h8zM6 9q1 5 5 6v-6zM29 9v6q4-1 5-6z",
  person: "M20 3a8 8 0 0 1 0 16a8 8 0 0 1 0-16zM4 37q0-15 16-15t16 15z",
  robot:
    "M18 1h4v6h11v22h-26v-22h11zM12 13v5h5v-5zM23 13v5h5v-5zM13 22v3h14v-3zM3 14h2v9h-2zM35 14h2v9h-2zM11 32h18v6h-18z",
  sheet: "M8 2h16v10h10v26h-26zM26 2l8 8h-8zM13 17v3h16v-3zM13 23v3h16v-3zM13 29v3h10v-3z",
  shop: "M7 4h26l4 11q0 5-5 5t-6-4q-1 4-6 4t-6-4q-1 4-6 4t-5-5zM7 23h26v14h-7v-10h-9v10h-10z",
  slash: "M8 3h24q5 0 5 5v24q0 5-5 5h-24q-5 0-5-5v-24q0-5 5-5zM22 9l-8 22h4l8-22z",
} as const;

export type Sign = keyof typeof SIGNS;

/** Side of a sign's cell, and the gap between two cells in a row. */
const CELL = 40;
const GAP = 12;

/** One sign in a disc on a tile drawing, in the kind's colour. */
export function Medallion({
  sign,
  drawing,
  className,
}: {
  sign: Sign;
  drawing: number;
  className: string;
}) {
  return (
    <Tile drawing={drawing} className={`${className} cover bg-tint text-kind before:opacity-30`}>
      <svg viewBox="0 0 80 80" fill="currentColor" className="w-full h-full">
        <circle cx="40" cy="40" r="34" fill="var(--surface)" />
        <path fillRule="evenodd" transform="translate(20 20)" d={SIGNS[sign]} />
      </svg>
    </Tile>
  );
}

/** Signs in a row with arrows between them: input, process, result. */
export function Story({ signs, className }: { signs: readonly Sign[]; className: string }) {
  const row = signs.flatMap((sign, index): Sign[] => (index > 0 ? ["arrow", sign] : [sign]));
  const width = row.length * (CELL + GAP) + GAP;
  return (
    <svg
      viewBox={`0 0 ${width} ${CELL + 2 * GAP}`}
      fill="currentColor"
      aria-hidden="true"
      className={`${className} bg-tint text-kind`}
    >
      {row.map((sign, index) => (
        <path
          key={index}
          fillRule="evenodd"
          opacity={sign === "arrow" ? 0.5 : undefined}
          transform={`translate(${GAP + index * (CELL + GAP)} ${GAP})`}
          d={SIGNS[sign]}
        />
      ))}
    </svg>
  );
}
