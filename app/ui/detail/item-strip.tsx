import type { ReactNode } from "react";
import type { CoverKind } from "#domain/items/cover.ts";
import { Cover } from "#app/ui/art/cover.tsx";

/** Longer names are smaller on a phone, so that three lines of them fit the strip. */
const LONG_NAME = 40;

/**
 * The strip at the head of the page of an item, an offer or a thing of the library: its tiles, and on
 * them its picture and its name. Only a name of more lines makes it higher.
 *
 * @param className its height, 96 px by default, and padding
 * @param nameClass of the heading
 * @param children after the name, in the heading
 */
export function ItemStrip({
  kind,
  item: { id, name },
  lang,
  picture,
  className = "min-h-24 p-2 md:px-3",
  nameClass = "",
  children,
}: {
  kind: CoverKind;
  item: { id: string; name: string };
  lang: string | undefined;
  picture?: ReactNode;
  className?: string;
  nameClass?: string;
  children?: ReactNode;
}) {
  const size = picture || name.length > LONG_NAME ? "text-lg leading-tight" : "text-xl";
  return (
    <div className={`relative flex items-center gap-3 ${className}`}>
      <Cover kind={kind} id={id} className="cover-strip" />
      {picture}
      <h1
        className={`relative min-w-0 px-3 py-1 rounded-control bg-surface ${size} md:text-2xl font-800 ${nameClass}`}
        lang={lang}
      >
        {name}
        {children}
      </h1>
    </div>
  );
}
