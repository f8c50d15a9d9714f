/**
 * The parts of a page that only say something: texts, prices, hours, questions. A list has a line between its
 * things, and a grid has each in a pane of its own.
 */
import type { BlockLayout } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Content } from "./shown-blocks.server.ts";

/** The panes of a grid, which are side by side on a phone only where their texts are short. */
const PANES = "mt-3 grid gap-2 @3xl:gap-3";
const PANE = "min-w-0 p-3 rounded-control bg-tint break-words";
const SHORT = "grid-cols-2 @3xl:grid-cols-3";
const LONG = "grid-cols-1 @3xl:grid-cols-2";
const LINES = "mt-2 divide-y divide-line";

export function Paragraphs({
  body: { paragraphs },
  layout,
  isFirst,
}: {
  body: Content<"text">;
  layout: BlockLayout;
  isFirst: boolean;
}) {
  const size = isFirst ? "text-lg" : "";
  const text = "break-words whitespace-pre-wrap";
  if (layout === "list")
    return (
      <ul className={`mt-2 flex flex-col gap-2 max-w-prose ${size}`}>
        {paragraphs.map((paragraph, place) => (
          <li key={place} className={`pl-3 border-l-4 border-[var(--brand)] ${text}`}>
            {paragraph}
          </li>
        ))}
      </ul>
    );
  const look = layout === "grid" ? `${PANES} ${LONG}` : "mt-2 flex flex-col gap-3 max-w-prose";
  return (
    <div className={`${look} ${size}`}>
      {paragraphs.map((paragraph, place) => (
        <p key={place} className={`${text} ${layout === "grid" ? PANE : ""}`}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Things on one line with their prices; of a card in two columns where there is room and enough of them. */
export function Prices({
  body: { sections },
  layout,
  isWide,
}: {
  body: Content<"prices">;
  layout: BlockLayout;
  isWide: boolean;
}) {
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isSplit = layout === "card" && isWide && (sections.length > 1 || count > ONE_COLUMN_MAX);
  return (
    <div className={`mt-3 flow-root ${isSplit ? "@3xl:columns-2 gap-x-10" : ""}`}>
      {sections.map(({ title, items, notes }, place) => (
        <div
          key={place}
          className={`mb-5 last:mb-0 ${sections.length > 1 ? "break-inside-avoid" : ""}`}
        >
          {title && (
            <h3 className="inline-block mb-1 pb-0.5 font-800 border-b-2 border-[var(--brand)]">
              {title}
            </h3>
          )}
          <dl className={PRICE_LISTS[layout]}>
            {items.map((item, row) => (
              <Price key={row} item={item} layout={layout} />
            ))}
          </dl>
          {notes?.map((note) => (
            <p key={note} className="mt-2 text-sm text-ink-soft break-words">
              {note}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

const PRICE_LISTS = { card: "", list: "divide-y divide-line", grid: `${PANES} ${SHORT}` };

type PriceItem = Content<"prices">["sections"][number]["items"][number];

function Price({
  item: { name, detail, price },
  layout,
}: {
  item: PriceItem;
  layout: BlockLayout;
}) {
  const isPane = layout === "grid";
  return (
    <div
      className={isPane ? PANE : "flex flex-wrap items-baseline gap-x-2 py-1.5 break-inside-avoid"}
    >
      <dt className={`font-600 ${isPane ? "" : "flex-1 min-w-0 flex items-baseline gap-2"}`}>
        <span className="min-w-0 break-words">{name}</span>
        {layout === "card" && (
          <span className="flex-1 min-w-4 border-b-2 border-dotted border-line" />
        )}
      </dt>
      <dd className="font-700 tabular whitespace-nowrap">{price}</dd>
      {detail && <dd className="w-full text-sm text-ink-soft break-words">{detail}</dd>}
    </div>
  );
}

/** Rows of a price list without headings that stay in one column. */
const ONE_COLUMN_MAX = 6;

export function Hours({
  body: { lines, week },
  layout,
}: {
  body: Content<"hours">;
  layout: BlockLayout;
}) {
  const lang = useLang();
  if (week.length > 0)
    return (
      <dl className={`tabular ${WEEKS[layout]}`}>
        {week.map(({ from, to, text }) => (
          <div key={from} className={DAYS[layout]}>
            <dt className="font-600">
              {to ? m.pages_days(inSentence(from, to, lang), lang) : from}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  if (layout === "card")
    return <p className="mt-2 break-words whitespace-pre-wrap">{lines.join("\n")}</p>;
  return (
    <ul className={layout === "grid" ? WEEKS.grid : LINES}>
      {lines.map((line, place) => (
        <li key={place} className={layout === "grid" ? PANE : "py-2 break-words"}>
          {line}
        </li>
      ))}
    </ul>
  );
}

const WEEKS = {
  card: "mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1",
  list: LINES,
  grid: `${PANES} ${SHORT}`,
};
const DAYS = { card: "contents", list: "flex justify-between gap-3 py-2", grid: PANE };

/** Spanish writes a day within a sentence in lower case. */
const inSentence = (from: string, to: string, { locale }: { locale: Locale }) => ({
  from,
  to: locale === "es" ? to.toLowerCase() : to,
});

/** Questions that open their answers; in a list and a grid all answers are open. */
export function Questions({
  body: { questions },
  layout,
}: {
  body: Content<"questions">;
  layout: BlockLayout;
}) {
  if (layout !== "card")
    return (
      <dl className={layout === "grid" ? `${PANES} ${LONG}` : LINES}>
        {questions.map(({ question, answer }, place) => (
          <div key={place} className={layout === "grid" ? PANE : "py-3"}>
            <dt className="font-600 break-words">{question}</dt>
            <dd className="break-words whitespace-pre-wrap">{answer}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <div className={LINES}>
      {questions.map(({ question, answer }, place) => (
        <details key={place} className="group">
          <summary className="flex items-center gap-3 min-h-11 py-2 font-600">
            <span className="flex-1 break-words">{question}</span>
            <span aria-hidden="true" className="group-open:[rotate:180deg]">
              ▾
            </span>
          </summary>
          <p className="pb-3 break-words whitespace-pre-wrap">{answer}</p>
        </details>
      ))}
    </div>
  );
}
