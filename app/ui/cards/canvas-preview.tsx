import type { CSSProperties, ReactNode } from "react";
import { CANVAS_HEIGHT, CANVAS_WIDTH, CREATING_MS } from "#domain/studio/builder/canvas.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";

/** Until it is ready. The keyframes are the skeleton's (uno.config.ts); none with reduced motion. */
const CREATING = { animation: `breathe ${CREATING_MS / 2}ms 2` };

/**
 * In units of the canvas. Beside a list 800 of them are 190 CSS pixels, where this is 14 pixels.
 */
const TEXT: CSSProperties = { fontSize: 60, lineHeight: 1.15 };

/**
 * The preview canvas of an item: 800 x 600 units, scaled to its container, with the item's name and whether
 * it is ready.
 *
 * @param isReady shows "Ready", otherwise "Creating..."
 */
export function CanvasPreview({
  kind,
  id,
  name,
  nameLang,
  cover,
  isReady = true,
  hint,
}: {
  kind: ItemKind;
  id: string;
  name: string;
  nameLang?: string;
  /** On the tile: the picture of an artifakt. */
  cover?: ReactNode;
  isReady?: boolean;
  /** What will be shown, in place of "Ready" while there is nothing yet. */
  hint?: string | undefined;
}) {
  const lang = useLang();
  const ready = hint ?? m.catalogue_ready({}, lang);
  return (
    <figure className={`kind-${kind} card overflow-hidden`}>
      <svg viewBox={`0 0 ${CANVAS_WIDTH} ${CANVAS_HEIGHT}`} className="w-full h-auto">
        <foreignObject width={CANVAS_WIDTH} height={CANVAS_HEIGHT}>
          <div className="h-full flex flex-col bg-raised" style={TEXT}>
            <Cover kind={kind} id={id} className="w-full h-52">
              {cover}
            </Cover>
            <div className="flex-1 flex flex-col p-8">
              <p className="font-800 line-clamp-3" lang={nameLang}>
                {name}
              </p>
              <p
                role="status"
                className="mt-auto font-600 text-kind"
                style={isReady ? undefined : CREATING}
              >
                {isReady ? ready : m.catalogue_creating({}, lang)}
              </p>
            </div>
          </div>
        </foreignObject>
      </svg>
    </figure>
  );
}
