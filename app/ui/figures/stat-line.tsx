import { Tile } from "#app/ui/art/tile.tsx";

/**
 * A labelled figure above a list: on a computer one line, so that the list begins high up; on a phone
 * like a `StatCard`. Its parent is a `<dl>`.
 *
 * @param value formatted
 * @param drawing number of the tile drawing, 0 to 5
 * @param className the colour: a `kind-…`, or `[--kind:var(--gold)]` for credits
 */
export function StatLine({
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
      className={`card relative overflow-hidden flex flex-col-reverse lg:flex-row-reverse lg:justify-end lg:items-center lg:gap-2 px-4 py-2 ${className}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-800 tabular text-kind">
        {value}
        <Tile drawing={drawing} className="absolute top-0 right-0 w-10 bg-tint lg:hidden" />
      </dd>
    </div>
  );
}
