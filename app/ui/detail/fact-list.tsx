import type { ReactNode } from "react";

/** The facts about an item: a heading and one line each, the name at the left, the value at the right. */
export function FactList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-lg font-800">
        {title}
      </h2>
      <dl className="md:columns-2 gap-x-10">{children}</dl>
    </section>
  );
}

/** One fact of a {@link FactList}. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 border-b border-line break-inside-avoid">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right font-600 tabular">{children}</dd>
    </div>
  );
}
