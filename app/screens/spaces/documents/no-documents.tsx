import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Placeholder of an empty list of documents. */
export function NoDocuments({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  const lang = useLang();
  return (
    <EmptyState
      icon="i-lucide-file-text"
      title={isFiltered ? m.documents_none_title({}, lang) : m.documents_empty_title({}, lang)}
      text={isFiltered ? m.documents_none_text({}, lang) : m.documents_empty_text({}, lang)}
    >
      {isFiltered && (
        <Link to={path} className="btn">
          {m.documents_show_all({}, lang)}
        </Link>
      )}
    </EmptyState>
  );
}
