import { useEffect, useRef, type PointerEvent } from "react";
import type { BuilderOperation } from "#domain/studio/builder/builder-operation.ts";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";

/** Imports the drag code when the pointer reaches the canvas; a press before it has loaded counts. */
export function useDrag(run: (operation: BuilderOperation) => void) {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  return {
    reach: () => void fetchDrag().catch(() => undefined),
    press: ({ target, button, pointerId, clientX, clientY }: PointerEvent) => {
      const block = (target as Element).closest<HTMLElement>("[data-block]");
      if (!block || button !== 0) return;
      let isHeld = true;
      const letGo = () => (isHeld = false);
      addEventListener("pointerup", letGo, { once: true });
      addEventListener("pointercancel", letGo, { once: true });
      const started = fetchDrag().then(({ dragBlock }) => {
        if (!isHeld) return;
        dragBlock(block, { pointerId, clientX, clientY }, ({ id, otherId, dx, dy }) =>
          latestRun.current(otherId ? { kind: "swap", id, otherId } : { kind: "move", id, dx, dy }),
        );
      });
      // If the import fails, blocks can still be moved and swapped in the panel.
      started.catch(() => undefined);
    },
  };
}

const fetchDrag = loadWhenReached(() => import("./drag-block.client.ts"));
