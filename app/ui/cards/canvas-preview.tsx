import type { ReactNode } from "react";
import { CANVAS_HEIGHT, CANVAS_WIDTH } from "#domain/studio/builder/canvas.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";

/**
 * The preview canvas of an item: 800 x 600 units, scaled to its container; so its text is large.
 *
 * @param isReady shows "Ready", otherwise "Creating..."
 */
export function CanvasPreview({
  kind,
  id,
  name,
  label,
  nameLang,
  cover,
  isReady = true,
  children,
}: {
  kind: ItemKind;
  id: string;
  name: string;
  /** Label of the type or the status. */
  label: string;
  nameLang?: string;
  /** On the tile: the picture of an artifakt. */
  cover?: ReactNode;
  isReady?: boolean;
  /** One line of figures. */
  children?: ReactNode;
}) {
  const lang = useLang();
  return (
    <figure className={`kind-${kind} card overflow-hidden`}>
      <svg viewBox={`0 0 ${CANVAS_WIDTH} ${CANVAS_HEIGHT}`} className="w-full h-auto">
        <foreignObject width={CANVAS_WIDTH} height={CANVAS_HEIGHT}>
          <div className="h-full flex flex-col bg-raised">
            <Cover kind={kind} id={id} className="w-full h-72">
              {cover}
            </Cover>
            <div className="flex-1 flex flex-col gap-4 p-10">
              <p className="flex justify-between text-[2rem] font-600 text-kind">
                <span>{label}</span>
                <span role="status">
                  {isReady ? m.catalogue_ready({}, lang) : m.catalogue_creating({}, lang)}
                </span>
              </p>
              <p className="text-[3.25rem] leading-tight font-800 line-clamp-2" lang={nameLang}>
                {name}
              </p>
              <p className="text-[2rem] text-ink-soft tabular mt-auto">{children}</p>
            </div>
          </div>
        </foreignObject>
      </svg>
    </figure>
  );
}
