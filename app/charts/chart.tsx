import { useRef, useState, type ComponentType, type PointerEvent, type ReactNode } from "react";
import type { ChartSpec } from "./chart-spec.ts";
import type { ChartUpgradeProps } from "./chart-upgrade.client.tsx";

/** A chart's numbers as a table: the text alternative, and what the tooltips say. */
export interface ChartTable {
  head: readonly string[];
  /** In the order of the chart's data, one series after the other. */
  rows: readonly (readonly (string | number)[])[];
}

/**
 * A chart: the server's picture, made tangible by echarts in the same place once a person reaches
 * for it. If echarts does not arrive, the picture stays.
 *
 * @param svg from `renderChart`, in a loader; without text of its own
 * @param label what a screen reader says in the picture's place
 * @param tableLabel names the way to the table of the same numbers
 * @param shape the picture's aspect ratio, as a class
 * @param children what stands beside the picture: numbers of the scale, legend
 */
export function Chart({
  chart,
  svg,
  title,
  label,
  table,
  tableLabel,
  shape,
  children,
}: {
  chart: ChartSpec;
  svg: string;
  title: string;
  label: string;
  table: ChartTable;
  tableLabel: string;
  shape: string;
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
  const onPointerEnter = (event: PointerEvent) => event.pointerType === "mouse" && reach();
  return (
    <figure className="flex flex-col gap-2 min-w-0" onFocus={reach}>
      <figcaption className="font-700">{title}</figcaption>
      <div
        role="img"
        aria-label={label}
        className={`chart relative ${shape}`}
        onPointerEnter={onPointerEnter}
        onPointerDown={reach}
      >
        {Upgrade ? (
          <Upgrade chart={chart} table={table} />
        ) : (
          <div dangerouslySetInnerHTML={{ __html: svg }} />
        )}
      </div>
      {children}
      <details>
        <summary className="inline-flex items-center min-h-11 text-sm text-ink-soft underline">
          {tableLabel}
        </summary>
        <table className="w-full text-sm tabular" aria-label={title}>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} className="pr-2 text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
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
