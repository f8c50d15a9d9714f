import { lazy, type ComponentType } from "react";

/** Events by which a user begins to use the page. */
const REACHES = ["pointerover", "pointerdown", "focusin", "keydown"];

/**
 * React's `lazy` for a part of a screen that works without its script: the server's HTML stays
 * until the user first uses the page; only then is the code loaded and the part hydrated. On a
 * navigation, where the browser renders it, the code is loaded at once.
 *
 * @param id of an element of the part, which tells that the server rendered it
 */
export const lazyWhenReached = <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    // An element has the focus: the page was used before this script was there.
    if (
      !import.meta.env.SSR &&
      document.getElementById(id) &&
      document.activeElement === document.body
    )
      await new Promise((resolve) => {
        for (const type of REACHES) addEventListener(type, resolve, { capture: true, once: true });
      });
    return { default: await load() };
  });
