import { lazy, type ComponentType } from "react";
import { loadWhenReached } from "./load-when-reached.ts";

/** Any sign that somebody uses the page. */
const REACHES = ["pointerover", "pointerdown", "focusin", "keydown"];

/**
 * React's `lazy` for a part of a screen that works without its script: what the server has drawn stays as
 * it is until somebody first uses the page, and only then is its code loaded and the part hydrated. On a
 * navigation, where the browser draws it, the code is loaded at once.
 *
 * @param id of an element of the part, which says that the server has drawn it
 */
export const lazyWhenReached = <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) => {
  const loadPart = loadWhenReached(load);
  return lazy(async () => {
    if (!import.meta.env.SSR && document.getElementById(id))
      await new Promise((resolve) => {
        for (const type of REACHES) addEventListener(type, resolve, { capture: true, once: true });
      });
    return { default: await loadPart() };
  });
};
