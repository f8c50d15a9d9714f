import { createElement, lazy, useState, type ComponentProps } from "react";
import type { EasyHome } from "./easy-home.tsx";

let fetched: typeof EasyHome | undefined;

/** Brings the easy home's code, which the advanced home does without. */
export async function fetchEasyView(): Promise<void> {
  fetched ??= (await import("./easy-home.tsx")).EasyHome;
}

const LazyHome = lazy(async () => ({ default: (await import("./easy-home.tsx")).EasyHome }));

/**
 * The easy home. Where its code has been fetched before it is rendered, as on the server, it is
 * there at once; else React waits for it and leaves what the server sent.
 */
export function EasyView(props: ComponentProps<typeof EasyHome>) {
  // One element type for as long as it is mounted: with another one React would draw all anew.
  const [Loaded] = useState(() => fetched ?? LazyHome);
  return createElement(Loaded, props);
}
