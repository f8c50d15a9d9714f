import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** What stands in the place of an empty list. */
export function NoDocuments({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  const lang = useLang();
  return (
    <div className="card p-6 flex flex-col items-center gap-2 text-center">
      <span className="i-lucide-file-text text-3xl text-kind" aria-hidden="true" />
      <h3 className="text-lg font-700">
        {isFiltered ? m.documents_none_title({}, lang) : m.documents_empty_title({}, lang)}
      </h3>
      <p className="text-ink-soft max-w-prose">
        {isFiltered ? m.documents_none_text({}, lang) : m.documents_empty_text({}, lang)}
      </p>
      {isFiltered && (
        <Link to={path} className="btn">
          {m.documents_show_all({}, lang)}
        </Link>
      )}
    </div>
  );
}
