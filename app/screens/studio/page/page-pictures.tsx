/** The pictures of a page. */
import type { ReactNode } from "react";
import type { BlockLayout } from "#domain/studio/builder/builder.ts";
import type { Content } from "./shown-blocks.server.ts";

/**
 * One picture with its words: without a margin round it, and beside its words in a list, or where it is alone in
 * a row, since its file is 480 pixels wide.
 */
export function Picture({
  body: { pictures },
  layout,
  isEager,
  isWide,
  children,
}: {
  body: Content<"picture" | "gallery">;
  layout: BlockLayout;
  isEager: boolean;
  isWide: boolean;
  /** Its title and description; may show nothing. */
  children: ReactNode;
}) {
  const isRow = layout === "list";
  return (
    <div className={isRow ? "flex items-center" : isWide ? "@3xl:flex @3xl:items-center" : ""}>
      {pictures.map((picture) => (
        <Image
          key={picture.src}
          picture={picture}
          isEager={isEager}
          className={isRow ? "max-w-2/5 shrink-0" : isWide ? "@3xl:w-120" : ""}
        />
      ))}
      <div className="min-w-0 px-4 @3xl:px-6 py-3 empty:hidden">{children}</div>
    </div>
  );
}

/**
 * Pictures side by side: an odd one is as wide as a phone, so that none stands alone beside a gap. A list has one
 * below the other with what they show, and a grid has small squares.
 */
export function Gallery({
  body: { pictures },
  layout,
  isEager,
  isWide,
}: {
  body: Content<"picture" | "gallery">;
  layout: BlockLayout;
  isEager: boolean;
  isWide: boolean;
}) {
  if (layout === "list") return <Captioned pictures={pictures} isEager={isEager} />;
  const count = pictures.length;
  const isGrid = layout === "grid";
  const wide = (isWide && WIDE_COLUMNS[count]) || "";
  const columns = count === 1 ? "max-w-120" : `grid-cols-2 ${wide}`;
  return (
    <ul className={`mt-3 grid ${isGrid ? "grid-cols-3 gap-1" : `gap-3 ${columns}`}`}>
      {pictures.map((picture, place) => (
        <li
          key={picture.src}
          className={
            !isGrid && place === 0 && count > 1 && count % 2 === 1 ? ODD[Number(isWide)] : ""
          }
        >
          <Image
            picture={picture}
            isEager={isEager}
            className={isGrid ? "aspect-square object-cover" : "rounded-control"}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a picture shows stands below it, and so is no alternative text as well. */
function Captioned({
  pictures,
  isEager,
}: {
  pictures: Content<"picture" | "gallery">["pictures"];
  isEager: boolean;
}) {
  return (
    <ul className="mt-3 flex flex-col gap-4 max-w-120">
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <Image picture={{ src, alt: "" }} isEager={isEager} className="rounded-control" />
          {alt && <p className="mt-1 text-ink-soft break-words">{alt}</p>}
        </li>
      ))}
    </ul>
  );
}

/** By the number of pictures. */
const WIDE_COLUMNS: Readonly<Record<number, string>> = {
  3: "@3xl:grid-cols-3",
  4: "@3xl:grid-cols-4",
  5: "@3xl:grid-cols-3",
  6: "@3xl:grid-cols-3",
};
/** The first of an odd number: in a narrow block, and in a wide one. */
const ODD = ["col-span-2", "col-span-2 @3xl:col-span-1"];

/** A 4:3 picture of at most 20 KB; those that are not seen first are loaded late. */
function Image({
  picture: { src, alt },
  isEager,
  className,
}: {
  picture: { src: string; alt: string };
  isEager: boolean;
  className: string;
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={360}
      loading={isEager ? undefined : "lazy"}
      className={`w-full h-auto ${className}`}
    />
  );
}
