import type { SearchedScreen } from "#domain/search/screens.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Highlighted } from "#app/ui/text/highlighted.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Plaza's own screens that the search has found, above the items. */
export function ScreenLinks({
  screens,
  query,
}: {
  screens: readonly Pick<SearchedScreen, "url" | "name">[];
  query: string;
}) {
  const lang = useLang();
  return (
    <nav aria-labelledby="results-screens" className="mb-6">
      <h2 id="results-screens" className="flex items-center min-h-11 mb-2 text-xl font-800">
        {m.screens_title({}, lang)}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {screens.map(({ url, name }) => (
          <li key={url}>
            <Link to={url} className="btn">
              <Highlighted text={name} query={query} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
