import type { ContentLanguage } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";

export interface ShownPassage {
  seq: number;
  heading: string;
  page: number | null;
  text: string;
}

/** The text of a document in the passages that agentiks quote, each with an address of its own. */
export function DocumentPassages({
  passages,
  language,
  from,
  perPage,
  hasMore,
  isInside,
  addressOf,
}: {
  passages: ShownPassage[];
  language: ContentLanguage | null;
  /** `seq` of the first passage of this part. */
  from: number;
  perPage: number;
  hasMore: boolean;
  /** Below a heading of its own, without a box. */
  isInside: boolean;
  /** The address of the part with a passage. */
  addressOf: (seq: number) => string;
}) {
  const lang = useLang();
  const textLang = useLangOf(language ?? lang.locale);
  return (
    <section
      aria-label={m.documents_content({}, lang)}
      className={`flex flex-col gap-3 ${isInside ? "px-4 pb-4" : "card p-4"}`}
    >
      {!isInside && <h3 className="font-700">{m.documents_content({}, lang)}</h3>}
      <div className="flex flex-col gap-2" lang={textLang}>
        {passages.map((passage, index) => (
          <Passage
            key={passage.seq}
            passage={passage}
            before={passages[index - 1]}
            to={addressOf(passage.seq)}
          />
        ))}
      </div>
      {(from > 1 || hasMore) && (
        <nav className="flex flex-wrap gap-3 justify-center">
          {from > 1 && (
            <Link to={addressOf(from - perPage)} rel="prev" className="btn">
              {m.documents_passages_previous({}, lang)}
            </Link>
          )}
          {hasMore && (
            <Link to={addressOf(from + perPage)} rel="next" className="btn">
              {m.documents_passages_next({}, lang)}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

/** A passage; its headings and its page where they differ from those of the one before. */
function Passage({
  passage: { seq, heading, page, text },
  before,
  to,
}: {
  passage: ShownPassage;
  before: ShownPassage | undefined;
  to: string;
}) {
  const lang = useLang();
  const hasHeading = heading !== "" && heading !== before?.heading;
  const hasPage = page !== null && page !== before?.page;
  return (
    <div id={`p${seq}`} className="flex items-start gap-2 rounded-control target:bg-tint">
      <div className="flex-1 min-w-0 py-2">
        {hasPage && (
          <p className="text-sm text-ink-soft" lang={lang.locale}>
            {m.documents_page({ page }, lang)}
          </p>
        )}
        {hasHeading && <p className="font-700 break-words">{heading}</p>}
        <p className="whitespace-pre-wrap break-words">{text}</p>
      </div>
      <Link to={`${to}#p${seq}`} className="btn-icon shrink-0 text-ink-soft">
        <span className="i-lucide-link" aria-hidden="true" />
        <span className="sr-only" lang={lang.locale}>
          {m.documents_passage({ seq }, lang)}
        </span>
      </Link>
    </div>
  );
}
