import { useEffect, useRef, type PointerEvent } from "react";
import type { BuilderOperation } from "#domain/studio/builder/builder-operation.ts";

/** The code that drags is fetched when the canvas is reached; a press that comes sooner counts. */
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
      // Without the network a block is moved and swapped in the panel.
      started.catch(() => undefined);
    },
  };
}

const fetchDrag = () => import("./drag-block.client.ts");
