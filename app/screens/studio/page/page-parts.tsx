/** The parts of a page that only say something: prices, hours, questions, pictures. */
import type { ReactNode } from "react";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Content } from "./shown-blocks.server.ts";

/** Things on one line with their prices, in two columns where there is room and enough of them. */
export function Prices({
  body: { sections },
  isWide,
}: {
  body: Content<"prices">;
  isWide: boolean;
}) {
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isSplit = isWide && (sections.length > 1 || count > ONE_COLUMN_MAX);
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
          <dl>
            {items.map(({ name, detail, price }, row) => (
              <div
                key={row}
                className="flex flex-wrap items-baseline gap-x-2 py-1.5 break-inside-avoid"
              >
                <dt className="flex-1 min-w-0 flex items-baseline gap-2 font-600">
                  <span className="min-w-0 break-words">{name}</span>
                  <span className="flex-1 min-w-4 border-b-2 border-dotted border-line" />
                </dt>
                <dd className="font-700 tabular whitespace-nowrap">{price}</dd>
                {detail && <dd className="w-full text-sm text-ink-soft break-words">{detail}</dd>}
              </div>
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

/** Rows of a price list without headings that stay in one column. */
const ONE_COLUMN_MAX = 6;

export function Hours({ body: { lines, week } }: { body: Content<"hours"> }) {
  const lang = useLang();
  return week.length > 0 ? (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular">
      {week.map(({ from, to, text }) => (
        <div key={from} className="contents">
          <dt className="font-600">{to ? m.pages_days(inSentence(from, to, lang), lang) : from}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <p className="mt-2 break-words whitespace-pre-wrap">{lines.join("\n")}</p>
  );
}

/** Spanish writes a day within a sentence in lower case. */
const inSentence = (from: string, to: string, { locale }: { locale: Locale }) => ({
  from,
  to: locale === "es" ? to.toLowerCase() : to,
});

export function Questions({ body: { questions } }: { body: Content<"questions"> }) {
  return (
    <div className="mt-2 divide-y divide-line">
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

/**
 * One picture with its words: without a margin round it, and beside its words where it is alone in a row, since
 * its file is 480 pixels wide.
 */
export function Picture({
  body: { pictures },
  isEager,
  isWide,
  children,
}: {
  body: Content<"picture" | "gallery">;
  isEager: boolean;
  isWide: boolean;
  /** Its title and description; may show nothing. */
  children: ReactNode;
}) {
  return (
    <div className={isWide ? "@3xl:flex @3xl:items-center" : ""}>
      {pictures.map((picture) => (
        <Image
          key={picture.src}
          picture={picture}
          isEager={isEager}
          className={isWide ? "@3xl:w-120" : ""}
        />
      ))}
      <div className="px-4 @3xl:px-6 py-3 empty:hidden">{children}</div>
    </div>
  );
}

/** Pictures side by side: an odd one is as wide as a phone, so that none stands alone beside a gap. */
export function Gallery({
  body: { pictures },
  isEager,
  isWide,
}: {
  body: Content<"picture" | "gallery">;
  isEager: boolean;
  isWide: boolean;
}) {
  const count = pictures.length;
  const wide = (isWide && WIDE_COLUMNS[count]) || "";
  return (
    <ul className={`mt-3 grid gap-3 ${count === 1 ? "max-w-120" : "grid-cols-2"} ${wide}`}>
      {pictures.map((picture, place) => (
        <li
          key={picture.src}
          className={place === 0 && count > 1 && count % 2 === 1 ? ODD[Number(isWide)] : ""}
        >
          <Image picture={picture} isEager={isEager} className="rounded-control" />
        </li>
      ))}
    </ul>
  );
}

/** By the number of pictures. */
const WIDE_COLUMNS: Readonly<Record<number, string>> = {
  3: "@3xl:grid-cols-3",
  4: "@3xl:grid-cols-4",
  5: "@3xl:grid-cols-3",
  6: "@3xl:grid-cols-3",
};
/** The first of an odd number: in a narrow block, and in a wide one. */
const ODD = ["col-span-2", "col-span-2 @3xl:col-span-1"];

/** A 4:3 picture of at most 20 KB; those that are not seen first are loaded late. */
function Image({
  picture: { src, alt },
  isEager,
  className,
}: {
  picture: { src: string; alt: string };
  isEager: boolean;
  className: string;
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={360}
      loading={isEager ? undefined : "lazy"}
      className={`w-full h-auto ${className}`}
    />
  );
}
