import { formatFileSize } from "#domain/format/file-size.ts";
import type { DocumentKind } from "#domain/spaces/documents.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { DOCUMENT_KIND_WORDS } from "#app/ui/documents/document-words.ts";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";

export interface ShownVersion {
  version: number;
  kind: DocumentKind;
  fileName: string | null;
  bytes: number;
  by: string | null;
  day: LocalTimeText;
}

/** All versions of a document, the newest first; each leads to its text and to its file. */
export function DocumentVersions({
  spaceId,
  documentId,
  versions,
  shown,
  more,
}: {
  spaceId: string;
  documentId: string;
  versions: ShownVersion[];
  /** The version on the page. */
  shown: number;
  /** How many older versions are not in the list, in words. */
  more: string | undefined;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="versions" className="card p-4">
      <h3 id="versions" className="font-700 scroll-mt-20">
        {m.documents_versions({}, lang)}
      </h3>
      <ul className="divide-y divide-line">
        {versions.map(({ version, kind, fileName, bytes, by, day }, index) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 py-2">
            <div className="flex-1 basis-50 min-w-0">
              <Link
                to={`${paths.spaceDocument(spaceId, documentId)}?version=${version}`}
                aria-current={version === shown ? "page" : undefined}
                className="inline-flex items-center min-h-11 font-600 hover:underline"
              >
                {m.documents_version({ version }, lang)}
                {index === 0 && <> · {m.documents_version_newest({}, lang)}</>}
              </Link>
              <p className="text-sm text-ink-soft break-words">
                {fileName ?? DOCUMENT_KIND_WORDS[kind].name({}, lang)} · {formatFileSize(bytes)} ·{" "}
                <LocalTime time={day} /> ·{" "}
                {m.documents_by({ name: by ?? m.documents_gone_person({}, lang) }, lang)}
              </p>
            </div>
            <Link
              to={`${paths.spaceDocument(spaceId, documentId)}/file?version=${version}`}
              reloadDocument
              className="btn"
            >
              <span className="i-lucide-download" aria-hidden="true" />
              {m.documents_download({}, lang)}
              <span className="sr-only">: {m.documents_version({ version }, lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <Link
          to={`${paths.spaceDocument(spaceId, documentId)}?versions=all#versions`}
          className="inline-flex items-center min-h-11 text-accent font-600"
        >
          {more}
        </Link>
      )}
    </section>
  );
}
