import { Suspense, type ReactNode } from "react";
import { coverLooks } from "#domain/items/cover.ts";
import { CoverLooks } from "#app/ui/art/cover.tsx";

/**
 * A short list of cards, whose covers differ from their neighbours'. A Suspense boundary: React hydrates
 * it after the rest of the page, each list in a task of its own.
 */
export const CardRow = <T extends { id: string }>({
  items,
  className,
  children,
}: {
  items: readonly T[];
  /** Its columns. */
  className: string;
  /** Renders the card of an item, as an `<li>`. */
  children: (item: T) => ReactNode;
}) => (
  <Suspense>
    <CoverLooks.Provider value={coverLooks(items)}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${className}`}>{items.map(children)}</ul>
    </CoverLooks.Provider>
  </Suspense>
);
