import { Tile } from "#app/ui/art/tile.tsx";

/**
 * A labelled figure with a tile drawing in its corner. Its parent is a `<dl>`.
 *
 * @param value formatted
 * @param drawing number of the tile drawing, 0 to 5
 * @param className the colour: a `kind-…`, or `[--kind:var(--gold)]` for credits
 */
export function StatCard({
  label,
  value,
  drawing,
  className,
}: {
  label: string;
  value: string;
  drawing: number;
  className: string;
}) {
  return (
    <div
      className={`card relative overflow-hidden flex flex-col-reverse px-4 py-2 md:py-4 ${className}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl md:text-2xl lg:text-3xl font-800 tabular text-kind">
        {value}
        <Tile drawing={drawing} className="absolute top-0 right-0 w-10 bg-tint" />
      </dd>
    </div>
  );
}
