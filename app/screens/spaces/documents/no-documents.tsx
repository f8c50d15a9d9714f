import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { NothingHere } from "#app/ui/detail/nothing-here.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** What stands in the place of an empty list of documents. */
export function NoDocuments({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  const lang = useLang();
  return (
    <NothingHere
      icon="i-lucide-file-text"
      title={isFiltered ? m.documents_none_title({}, lang) : m.documents_empty_title({}, lang)}
      text={isFiltered ? m.documents_none_text({}, lang) : m.documents_empty_text({}, lang)}
    >
      {isFiltered && (
        <Link to={path} className="btn">
          {m.documents_show_all({}, lang)}
        </Link>
      )}
    </NothingHere>
  );
}
