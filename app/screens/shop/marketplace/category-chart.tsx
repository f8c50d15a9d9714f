import { Chart, type ChartPicture } from "#app/charts/chart.tsx";
import type { AppCategory } from "#domain/shop/marketplace-list.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** The chart of categories as the loader sends it. */
export interface CategoryPicture extends ChartPicture {
  /** The categories in the order of the dots. */
  categories: AppCategory[];
  /** Position of each dot's number: percent from the left and from the bottom. */
  places: [left: number, bottom: number][];
}

/** Scatter chart of the categories; the number beside each dot refers to the legend. */
export function CategoryChart({
  picture,
  names,
}: {
  picture: CategoryPicture;
  names: Record<AppCategory, string>;
}) {
  const lang = useLang();
  const { categories, places, cells, across } = picture;
  const title = m.marketplace_distribution({}, lang);
  const downloads = m.marketplace_downloads({}, lang);
  const rating = m.marketplace_rating({}, lang);
  const nameOf = (row: number) => names[categories[row] ?? "commerce"];
  const numbers = cells.split(" ");
  return (
    <Chart
      name="categories"
      picture={picture}
      title={title}
      label={`${title}. ${downloads}: ${across}. ${rating}: ${picture.scale?.split(" ").reverse().join(", ")}`}
      head={[m.marketplace_category({}, lang), downloads, rating, m.marketplace_apps({}, lang)]}
      nameOf={nameOf}
      tableLabel={m.marketplace_table({}, lang)}
      shape="flex-1 aspect-[4/3] [&_div]:!overflow-visible"
      marks={places.map(([left, bottom], index) => (
        <span
          key={index}
          aria-hidden="true"
          className="absolute [translate:-50%_50%] text-sm font-700 text-on-accent pointer-events-none"
          style={{ left: `${left}%`, bottom: `${bottom}%` }}
        >
          {index + 1}
        </span>
      ))}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular">
        <span>↑ {rating}</span>
        <span>{`→ ${downloads}: ${across}`}</span>
      </p>
      <ol className="text-sm tabular">
        {categories.map((category, index) => (
          <li key={category} className="flex gap-2">
            <b>{index + 1}</b>
            <span className="flex-1">{names[category]}</span>
            <span>{`★ ${numbers[index * 3 + 1]}`}</span>
          </li>
        ))}
      </ol>
    </Chart>
  );
}
