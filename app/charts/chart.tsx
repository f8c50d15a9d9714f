import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
  type ReactNode,
} from "react";
import type { ChartName } from "./chart-spec.ts";
import type { ChartUpgradeProps } from "./chart-upgrade.client.tsx";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

const loadChartUpgrade = loadWhenReached(() => import("./chart-upgrade.client.tsx"));

/** A chart as the loader sends it: compact, and rendered without computation in the browser. */
export interface ChartPicture {
  /** From `renderChart`; contains no text. */
  svg: string;
  /**
   * The formatted cells of the chart's table, row by row without the first column, separated by
   * spaces. A string, because Remix's encoding of loader data (turbo-stream) takes more bytes for
   * arrays.
   */
  cells: string;
  /** The numbers of the y axis in equal steps, highest first, separated by spaces. */
  scale?: string;
  /** The range of the x axis, as text. */
  across?: string;
}

/**
 * A chart: the server's SVG, replaced by an interactive ECharts chart on hover or focus. If ECharts
 * fails to load, the SVG stays.
 *
 * @param label text alternative of the picture
 * @param head column headers of the table with the same numbers; also used in tooltips
 * @param nameOf content of the table's first column
 * @param tableLabel label of the control that opens the table
 * @param shape class with the picture's aspect ratio
 * @param marks decoration over the picture, positioned in percent
 * @param children content below the picture: range of the x axis, legend
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
  // If it cannot be loaded the SVG stays, and the next hover or focus tries again.
  const reach = () =>
    void loadChartUpgrade().then(
      (loaded) => setUpgrade(() => loaded.ChartUpgrade),
      () => undefined,
    );
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
          className={`relative self-start ${shape}`}
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
      <Table title={title} label={tableLabel} head={head} rows={rows} nameOf={nameOf} />
    </figure>
  );
}

/**
 * The chart's numbers as a table, folded away. With JavaScript it is drawn when it is unfolded, since the
 * rows of all charts would be a third of a page's elements.
 */
function Table({
  title,
  label,
  head,
  rows,
  nameOf,
}: Pick<Parameters<typeof Chart>[0], "title" | "head" | "nameOf"> & {
  label: string;
  rows: string[][];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been unfolded before the script was there.
  useEffect(() => setIsOpen(details.current!.open), []);
  const table = (
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
  );
  return (
    <details ref={details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex items-center min-h-11 text-sm text-ink-soft underline">
        {label}
      </summary>
      {isOpen ? table : <noscript>{table}</noscript>}
    </details>
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
