import { scaleNumbers } from "#app/charts/axis-scale.ts";
import {
  CATEGORIES_SIZE,
  categoriesOptions,
  categoriesScales,
} from "#app/charts/categories-options.ts";
import type { AxisScale, CategoryDot } from "#app/charts/chart-spec.ts";
import { renderChart } from "#app/charts/render-chart.server.ts";
import { withThousands } from "#domain/format/thousands.ts";
import { formatCompactCount } from "#domain/lists/counts.ts";
import { categoryDistribution, type CategoryTotals } from "#domain/shop/marketplace-list.ts";
import type { CategoryPicture } from "./category-chart.tsx";

/** Renders the scatter chart of app categories; undefined without apps. */
export async function categoryPicture(
  totals: readonly CategoryTotals[],
): Promise<CategoryPicture | undefined> {
  const shares = categoryDistribution(totals);
  if (shares.length === 0) return undefined;
  const dots = shares.map(({ downloads, meanRating, apps }): CategoryDot => [
    downloads,
    meanRating,
    apps,
  ]);
  const { x, y } = categoriesScales(dots);
  return {
    svg: await renderChart(
      `categories ${JSON.stringify(dots)}`,
      categoriesOptions(dots),
      CATEGORIES_SIZE,
    ),
    // Numbers are written the same in both languages (en-US and es-MX agree).
    cells: dots
      .map(([downloads, rating, apps]) => `${withThousands(downloads)} ${stars(rating)} ${apps}`)
      .join(" "),
    scale: scaleNumbers(y)
      .map((rating) => (rating / 100).toFixed(1))
      .join(" "),
    across: `${x.min} – ${formatCompactCount(x.max)}`,
    categories: shares.map(({ category }) => category),
    places: dots.map(([downloads, rating]) => [percentOf(downloads, x), percentOf(rating, y)]),
  };
}

/** A mean rating, given in hundredths, with two decimals. */
const stars = (hundredths: number) => (hundredths / 100).toFixed(2);

/** Position on an axis in whole percent, precise enough for a label beside a dot. */
const percentOf = (value: number, { min, max }: AxisScale) =>
  Math.round(((value - min) / (max - min)) * 100);
