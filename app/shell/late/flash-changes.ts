import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** Elements that light up as a whole when something in them has changed. */
const WHOLES = "li,tr,dd,section,.card,.item-card";
/** Above this number of changes nothing flashes, since nothing would stand out. */
const MOST_FLASHED = 6;
const FLASH: KeyframeAnimationOptions = { duration: 200, easing: "ease-out" };

/** After a form was sent and its screen has stayed, what changed in it flashes; not with reduced motion. */
export function useFlashOfChanges(): void {
  const { state, formMethod } = useNavigation();
  const isWriting = state !== "idle" && formMethod !== undefined && formMethod !== "GET";
  useEffect(() => {
    const main = document.getElementById("main");
    if (!isWriting || !main) return;
    // Its effect is cleaned up after the screen has been drawn with the answer.
    return watchChanges(main);
  }, [isWriting]);
}

/** @returns ends the watch, and lights up what has changed meanwhile */
function watchChanges(main: Element): () => void {
  const { pathname } = location;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(main, { childList: true, characterData: true, subtree: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || location.pathname !== pathname) return;
    const changed = new Set(records.flatMap(elementsOf).flatMap(wholeOf));
    if (changed.size > MOST_FLASHED) return;
    for (const element of changed)
      element.animate(
        [{ boxShadow: "0 0 0 4px var(--kind, var(--accent))" }, { boxShadow: "0 0 0 4px #0000" }],
        FLASH,
      );
  };
}

/** The elements that a record is about; of removed ones nothing is left to show. */
function elementsOf({ target, addedNodes }: MutationRecord): Element[] {
  const nodes = target instanceof Element ? [...addedNodes] : [target];
  return nodes.flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])));
}

/** A form that was emptied for its next use, and what says the answer in words, are no change. */
function wholeOf(element: Element): Element[] {
  if (!element.isConnected || element.closest("form,[role=status],[role=alert]")) {
    const row = element.closest("form")?.closest("li");
    return row ? [row] : [];
  }
  const whole = element.closest(WHOLES);
  return whole ? [whole] : [];
}
