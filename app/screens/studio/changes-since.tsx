import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { PageChanges } from "#domain/studio/pages/page-changes.ts";

/** Changes since a page was published: how many, and on request which blocks. */
export function ChangesSince({ title, changes }: { title: string; changes: PageChanges }) {
  const lang = useLang();
  const { added, removed, changed, isReordered, count } = changes;
  if (count === 0) return <p>{m.pages_preview_same({ title }, lang)}</p>;
  const named = (titles: readonly string[]) =>
    titles.map((one) => one.trim() || m.builder_untitled({}, lang)).join(", ");
  return (
    <details>
      <summary className="inline-flex items-center min-h-11 font-600 underline">
        {m.pages_preview_changes({ count, title }, lang)}
      </summary>
      <ul className="pb-2">
        {added.length > 0 && <li>{m.pages_preview_added({ titles: named(added) }, lang)}</li>}
        {changed.length > 0 && <li>{m.pages_preview_changed({ titles: named(changed) }, lang)}</li>}
        {removed.length > 0 && <li>{m.pages_preview_removed({ titles: named(removed) }, lang)}</li>}
        {isReordered && <li>{m.pages_preview_order({}, lang)}</li>}
      </ul>
    </details>
  );
}
