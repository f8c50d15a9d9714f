import { useEffect } from "react";

/**
 * Tooltips for whatever carries `data-tip`. The code that shows them is fetched when a pointer or
 * the focus first reaches such an element; until then they weigh nothing.
 */
export function useTooltips(): void {
  useEffect(() => {
    const reach = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest("[data-tip]") : null;
      if (!target) return;
      stop();
      void import("./tooltips.client.ts").then(({ startTooltips }) => startTooltips(target));
    };
    const stop = () => {
      document.removeEventListener("pointerover", reach);
      document.removeEventListener("focusin", reach);
    };
    document.addEventListener("pointerover", reach);
    document.addEventListener("focusin", reach);
    return stop;
  }, []);
}
