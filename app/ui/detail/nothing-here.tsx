import type { ReactNode } from "react";

/**
 * In the place of an empty list inside a space: what it is for, and the first step. Not the lists'
 * `EmptyState`, whose chunk these screens do not load.
 */
export function NothingHere({
  icon,
  title,
  text,
  children,
}: {
  icon: string;
  title: string;
  text: string;
  /** The first step: a link or a button. */
  children?: ReactNode;
}) {
  return (
    <div className="card p-6 flex flex-col items-center gap-2 text-center">
      <span className={`${icon} text-3xl text-kind`} aria-hidden="true" />
      <h3 className="text-lg font-700">{title}</h3>
      <p className="text-ink-soft max-w-prose">{text}</p>
      {children}
    </div>
  );
}
