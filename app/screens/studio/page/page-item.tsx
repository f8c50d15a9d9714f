import type { ReactNode } from "react";
import type { BlockLayout } from "#domain/studio/builder/builder.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import type { Content } from "./shown-blocks.server.ts";

type ItemContent = Content<"space" | "artifakt" | "agentik">;

/**
 * The item of a block, with a link to its page in Plaza or its chat page. As on the builder's canvas its tiles are
 * a strip above in the card layout, a column beside in the list layout, and four panes in the grid layout, which
 * leaves out the item's description.
 */
export function Item({
  body: { to, name, about, price, metrics, ask, tile },
  layout,
  children,
}: {
  body: ItemContent;
  layout: BlockLayout;
  /** The block's title and description; may show nothing. */
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <div className={layout === "list" ? "flex h-full" : ""}>
      <Tiles tile={tile} layout={layout} />
      <div className="min-w-0 flex-1 p-4 @3xl:p-6">
        {children}
        <div className="mt-2 flex flex-col items-start gap-3">
          <p className="font-600 break-words">{name}</p>
          {about && layout !== "grid" && (
            <p className="text-ink-soft break-words line-clamp-4">{about}</p>
          )}
          {metrics && <p className="font-600 text-kind tabular">{metrics}</p>}
          <a href={to} className="btn">
            {price ? `${m.pages_go({}, lang)} · ${price} MXN` : m.pages_go({}, lang)}
          </a>
          {ask && (
            <a href={ask.href} rel="noreferrer" className="btn">
              {ask.label}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function Tiles({ tile, layout }: { tile: number; layout: BlockLayout }) {
  if (layout !== "grid")
    return (
      <Tile
        drawing={tile}
        className={`bg-tint text-kind [--cell:4rem] ${layout === "list" ? "w-1/4 max-w-40 shrink-0" : "w-full h-16"}`}
      />
    );
  return (
    <div className="grid grid-cols-2 gap-1 p-1">
      {[0, 1, 2, 3].map((pane) => (
        <Tile
          key={pane}
          drawing={(tile + pane) % 6}
          className="w-full h-16 bg-tint text-kind [--cell:4rem]"
        />
      ))}
    </div>
  );
}
