import type { ReactNode } from "react";

/** A screen's title, subtitle and main buttons. */
export function ScreenHeading({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-3 pt-4 pb-5">
      <div className="flex-1 min-w-60">
        <h1 className="text-2xl font-800">{title}</h1>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}
