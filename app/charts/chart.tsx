import { useRef, useState, type ComponentType, type PointerEvent, type ReactNode } from "react";
import type { ChartName } from "./chart-spec.ts";
import type { ChartUpgradeProps } from "./chart-upgrade.client.tsx";

/** A chart as a loader sends it: few bytes, nothing to work out in the browser. */
export interface ChartPicture {
  /** From `renderChart`, without text of its own. */
  svg: string;
  /**
   * The numbers as they are shown, in the order of the chart's data: the cells of its table row by
   * row without the first column, a space between them. (The encoding of loader data would spend
   * two numbers on each number.)
   */
  cells: string;
  /** The numbers of the vertical scale in equal steps, the highest first, a space between them. */
  scale?: string;
  /** From where to where it runs across. */
  across?: string;
}

/**
 * A chart: the server's picture, made tangible by echarts in the same place once a person reaches
 * for it. If echarts does not arrive, the picture stays.
 *
 * @param label what a screen reader says in the picture's place
 * @param head the columns of the table of the same numbers: the text alternative, and what the
 *   tooltips say
 * @param nameOf what stands in the table's first column
 * @param tableLabel names the way to the table
 * @param shape the picture's aspect ratio, as a class
 * @param marks what stands over the picture, in percent of it; decoration
 * @param children what stands below the picture: what runs across, a legend
 */
export function Chart({
  name,
  picture: { svg, cells, scale },
  title,
  label,
  head,
  nameOf,
  tableLabel,
  shape,
  marks,
  children,
}: {
  name: ChartName;
  picture: ChartPicture;
  title: string;
  label: string;
  head: readonly string[];
  nameOf: (row: number) => string | number;
  tableLabel: string;
  shape: string;
  marks?: ReactNode;
  children?: ReactNode;
}) {
  const [Upgrade, setUpgrade] = useState<ComponentType<ChartUpgradeProps> | null>(null);
  const isAsked = useRef(false);
  const reach = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import("./chart-upgrade.client.tsx").then(
      (loaded) => setUpgrade(() => loaded.ChartUpgrade),
      // The picture stays; the next reach tries again.
      () => (isAsked.current = false),
    );
  };
  const rows = rowsOf(cells, head.length - 1);
  const onPointerEnter = (event: PointerEvent) => event.pointerType === "mouse" && reach();
  return (
    <figure className="flex flex-col gap-2 min-w-0" onFocus={reach}>
      <figcaption className="font-700">{title}</figcaption>
      <div className="flex gap-2 my-2">
        {scale && (
          <ul
            aria-hidden="true"
            className="flex flex-col justify-between -my-2.5 text-sm text-right text-ink-soft tabular"
          >
            {scale.split(" ").map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        )}
        <div
          role="img"
          aria-label={label}
          className={`relative self-start [&_svg]:overflow-visible ${shape}`}
          onPointerEnter={onPointerEnter}
          onPointerDown={reach}
        >
          {Upgrade ? (
            <Upgrade name={name} head={head} rows={rows} nameOf={nameOf} />
          ) : (
            <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
          )}
          {marks}
        </div>
      </div>
      {children}
      <details>
        <summary className="inline-flex items-center min-h-11 text-sm text-ink-soft underline">
          {tableLabel}
        </summary>
        <table className="w-full text-sm tabular [overflow-wrap:anywhere]" aria-label={title}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} className="pr-2 text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td>{nameOf(index)}</td>
                {row.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function rowsOf(cells: string, columns: number): string[][] {
  const rows: string[][] = [];
  for (const [index, cell] of cells.split(" ").entries()) {
    if (index % columns === 0) rows.push([]);
    rows.at(-1)?.push(cell);
  }
  return rows;
}
