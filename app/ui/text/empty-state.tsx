import type { ReactNode } from "react";

/** Shown instead of an empty list: what the list is for, and the first step. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon: string;
  title: string;
  text?: string;
  /** The first step: a link or a button. */
  children?: ReactNode;
}) {
  return (
    <div className="frieze card flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className={`${icon} text-3xl text-ink-soft`} aria-hidden="true" />
      <h2 className="text-xl font-700">{title}</h2>
      {text && <p className="max-w-120 text-ink-soft">{text}</p>}
      {children}
    </div>
  );
}
