import { formatFileSize } from "#domain/format/file-size.ts";
import type { DocumentKind, DocumentState } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DOCUMENT_KIND_WORDS, DOCUMENT_STATE_WORDS } from "#app/ui/documents/document-words.ts";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

export interface ShownDocument {
  id: string;
  name: string;
  labels: string[];
  isPinned: boolean;
  kind: DocumentKind;
  bytes: number;
  pages: number | null;
  state: DocumentState;
  /** Why it was not read, and what helps. */
  failure: string | undefined;
  by: string | null;
  changed: LocalTimeText;
}

/** A page of a space's documents. */
export function DocumentList({
  spaceId,
  documents,
  labelAddress,
}: {
  spaceId: string;
  documents: ShownDocument[];
  labelAddress: (label: string) => string;
}) {
  return (
    <ul className="card divide-y divide-line">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          to={paths.spaceDocument(spaceId, document.id)}
          document={document}
          labelAddress={labelAddress}
        />
      ))}
    </ul>
  );
}

function DocumentRow({
  to,
  document,
  labelAddress,
}: {
  to: string;
  document: ShownDocument;
  labelAddress: (label: string) => string;
}) {
  const lang = useLang();
  const { name, labels, isPinned, kind, bytes, pages, state, failure, by, changed } = document;
  const words = DOCUMENT_KIND_WORDS[kind];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className={`${words.icon} text-xl text-kind mt-3 shrink-0`} aria-hidden="true" />
      <div className="flex-1 min-w-0 flex flex-col">
        <Link
          to={to}
          className="inline-flex items-center min-h-11 font-700 break-words min-w-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {words.name({}, lang)} · {formatFileSize(bytes)}
          {pages !== null && <> · {m.documents_pages({ count: pages }, lang)}</>} ·{" "}
          <LocalTime time={changed} /> ·{" "}
          {m.documents_by({ name: by ?? m.documents_gone_person({}, lang) }, lang)}
        </p>
        {failure && <p className="text-sm text-danger">{failure}</p>}
        {(isPinned || state !== "ready" || labels.length > 0) && (
          <p className="flex flex-wrap items-center gap-2">
            {isPinned && (
              <span className="badge">
                <span className="i-lucide-pin" aria-hidden="true" />
                {m.documents_pinned({}, lang)}
              </span>
            )}
            {state !== "ready" && (
              <span className="badge">{DOCUMENT_STATE_WORDS[state]({}, lang)}</span>
            )}
            {labels.map((label) => (
              <Link
                key={label}
                to={labelAddress(label)}
                className="inline-flex items-center min-h-11 lg:min-h-9 text-sm text-accent hover:underline"
              >
                #{label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
