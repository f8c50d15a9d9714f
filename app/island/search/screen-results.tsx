import type { SearchedScreen } from "#domain/search/screens.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Highlighted } from "#app/ui/text/highlighted.tsx";
import { optionId } from "./search-result.tsx";

/** The group of Plaza's own screens: options of the listbox, each of one line. */
export function ScreenResults({
  screens,
  query,
  highlighted,
}: {
  screens: readonly SearchedScreen[];
  query: string;
  /** URL of the highlighted result. */
  highlighted: string | null;
}) {
  const lang = useLang();
  return (
    <div role="group" aria-labelledby="search-screens" className="mb-2">
      <div id="search-screens" className="flex items-center gap-2 px-2 pb-1 text-sm font-700">
        {m.screens_title({}, lang)}
        <span className="badge tabular">{screens.length}</span>
      </div>
      {screens.map(({ url, name }) => (
        <a
          key={url}
          href={url}
          id={optionId(url)}
          role="option"
          aria-selected={url === highlighted}
          tabIndex={-1}
          className={`flex items-center gap-3 min-h-11 p-2 rounded-control scroll-my-2 font-700 ${url === highlighted ? "bg-tint outline outline-2 outline-kind" : ""}`}
        >
          <Highlighted text={name} query={query} />
        </a>
      ))}
    </div>
  );
}
