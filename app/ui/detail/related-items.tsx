import type { ReactNode } from "react";
import { coverLooks } from "#domain/items/cover.ts";
import { CoverLooks } from "#app/ui/art/cover.tsx";
import { SectionHeading } from "#app/ui/text/section-heading.tsx";

/** Number of related items on an item's page. */
export const RELATED_COUNT = 4;

/** Cards of related items; renders nothing if there are none. */
export function RelatedItems<T extends { id: string }>({
  title,
  all,
  items,
  isSample = false,
  children,
}: {
  title: string;
  all: { to: string; name: string };
  items: readonly T[];
  /** The cards show sample figures. */
  isSample?: boolean;
  /** Renders the card of an item, as an `<li>`. */
  children: (item: T) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} all={all} isSample={isSample} />
      <CoverLooks.Provider value={coverLooks(items)}>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{items.map(children)}</ul>
      </CoverLooks.Provider>
    </section>
  );
}
