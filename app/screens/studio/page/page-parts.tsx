/** The parts of a page that only say something: prices, hours, questions, pictures. */
import type { Content } from "./shown-blocks.server.ts";

export function Prices({ body: { sections } }: { body: Content<"prices"> }) {
  return (
    <div className={`mt-3 gap-x-10 ${sections.length > 1 ? "@3xl:columns-2" : ""}`}>
      {sections.map(({ title, items }, place) => (
        <div key={place} className="break-inside-avoid mb-5">
          {title && (
            <h3 className="inline-block mb-1 pb-0.5 font-800 border-b-2 border-[var(--brand)]">
              {title}
            </h3>
          )}
          <dl className="flex flex-col">
            {items.map(({ name, detail, price }, row) => (
              <div key={row} className="flex flex-wrap items-baseline gap-x-2 py-1.5">
                <dt className="flex-1 basis-40 min-w-0 flex items-baseline gap-2 font-600">
                  <span className="min-w-0 break-words">{name}</span>
                  <span className="flex-1 min-w-4 border-b-2 border-dotted border-line" />
                </dt>
                <dd className="font-700 tabular whitespace-nowrap">{price}</dd>
                {detail && <dd className="w-full text-sm text-ink-soft break-words">{detail}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

export function Hours({ body: { lines, week } }: { body: Content<"hours"> }) {
  return week ? (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular">
      {week.map(({ day, text }) => (
        <div key={day} className="contents">
          <dt className="font-600">{day}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <p className="mt-2 break-words whitespace-pre-wrap">{lines.join("\n")}</p>
  );
}

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

/** 4:3 pictures, at most 20 KB each; only those that are seen first are loaded at once. */
export function Pictures({
  body: { pictures },
  isFirst,
}: {
  body: Content<"picture" | "gallery">;
  isFirst: boolean;
}) {
  const isOne = pictures.length === 1;
  return (
    <ul className={`mt-3 grid gap-3 ${isOne ? "max-w-120" : "grid-cols-2 @3xl:grid-cols-3"}`}>
      {pictures.map(({ src, alt }) => (
        <li key={src} className="rounded-control overflow-hidden">
          <img
            src={src}
            alt={alt}
            width={480}
            height={360}
            loading={isFirst ? "eager" : "lazy"}
            className="w-full h-auto"
          />
        </li>
      ))}
    </ul>
  );
}
