import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** The published versions, newest first. The link of each loads its values into the form. */
export function VersionList({
  page,
  versions,
}: {
  /** Path of the agentik's page. */
  page: string;
  versions: readonly { version: number; publishedAt: LocalTimeText }[];
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="versions" className="card flex flex-col gap-2 p-4">
      <h2 id="versions" className="text-lg font-800">
        {m.agentiks_versions({}, lang)}
      </h2>
      {versions.length === 0 && (
        <p className="text-ink-soft">{m.agentiks_versions_none({}, lang)}</p>
      )}
      <ol className="divide-y divide-line">
        {versions.map(({ version, publishedAt }, place) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="font-600">{m.agentiks_version({ version }, lang)}</span>
            {place === 0 && <span className="nav-badge">{m.agentiks_version_now({}, lang)}</span>}
            <span className="flex-1 basis-60 text-sm text-ink-soft">
              {m.agentiks_version_published({ time: publishedAt.text[lang.locale] }, lang)}
            </span>
            <Link
              to={`${page}/configure?version=${version}`}
              className="inline-flex items-center min-h-11 text-accent font-600"
            >
              {m.agentiks_version_use({}, lang)}
              <span className="sr-only">: {m.agentiks_version({ version }, lang)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
