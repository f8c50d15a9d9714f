import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface ShownMonth {
  /** "November 2026". */
  name: LocalText;
  count: number;
  /** In whole pesos, for the height of its bar. */
  total: number;
  /** With the currency's code. */
  shownTotal: string;
}

/** Sales by month as bars, each with its figures in words. */
export function SalesChart({ months, shownTotal }: { months: ShownMonth[]; shownTotal: string }) {
  const lang = useLang();
  const most = Math.max(...months.map(({ total }) => total));
  const count = months.reduce((sum, month) => sum + month.count, 0);
  if (most === 0) return null;
  return (
    <figure className="card kind-artifakt p-4">
      <figcaption>
        <b>{m.selling_chart({}, lang)}</b>
        <span className="block text-sm text-ink-soft tabular">
          {m.selling_chart_total({ count, total: shownTotal }, lang)}
        </span>
      </figcaption>
      <ol className="flex items-end gap-1 h-28 pt-3">
        {months.map((month) => (
          <li
            key={month.name.en}
            title={sayMonth(month, lang)}
            className="flex-1 h-full flex items-end"
          >
            <span className="sr-only">{sayMonth(month, lang)}</span>
            <span
              aria-hidden="true"
              className="w-full min-h-px rounded-t-sm bg-kind"
              style={{ height: `${Math.round((100 * month.total) / most)}%` }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="flex justify-between pt-1 text-sm text-ink-soft">
        <span>{months[0]?.name[lang.locale]}</span>
        <span>{months.at(-1)?.name[lang.locale]}</span>
      </p>
    </figure>
  );
}

const sayMonth = ({ name, count, shownTotal }: ShownMonth, lang: { locale: "en" | "es" }) =>
  m.selling_chart_month({ month: name[lang.locale], count, total: shownTotal }, lang);
