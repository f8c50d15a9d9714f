import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/text/section-heading.tsx";

/** How many related items an item's page shows. */
export const RELATED_COUNT = 4;

/** Up to four cards of the same sort; nothing when there are none. */
export function RelatedItems<T>({
  title,
  all,
  items,
  children,
}: {
  title: string;
  all: { to: string; name: string };
  items: readonly T[];
  /** The card of an item; a list item. */
  children: (item: T) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} all={all} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{items.map(children)}</ul>
    </section>
  );
}
