import type { ReactNode } from "react";

/**
 * Title, subtitle and main button of a list. One line on a phone, without the subtitle, so that the
 * list begins high up.
 */
export function ListHeading({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-center gap-2 py-2">
      <div className="flex-1">
        <h1 className="text-2xl font-800">{title}</h1>
        <p className="wide-only">{text}</p>
      </div>
      {children}
    </div>
  );
}
