import type { ReactNode } from "react";

/** A list of facts about an item. */
export function FactList({ children }: { children: ReactNode }) {
  // The separator lines are the background, visible in the gaps between the facts.
  return (
    <dl className="flex flex-wrap gap-px rounded-card overflow-hidden border border-line bg-line">
      {children}
    </dl>
  );
}

/** One fact of a {@link FactList}. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col flex-1 basis-36 md:basis-56 gap-1 p-4 bg-surface">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-lg font-700 tabular">{children}</dd>
    </div>
  );
}
