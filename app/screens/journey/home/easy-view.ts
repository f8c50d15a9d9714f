import { createElement, lazy, useState, type ComponentProps } from "react";
import { loadWhenReached } from "#app/ui/loading/load-when-reached.ts";
import type { EasyHome } from "./easy-home.tsx";

/** Loads the code of the easy home, which the advanced home does not need. */
export const fetchEasyView = loadWhenReached(
  async () => (await import("./easy-home.tsx")).EasyHome,
);

const LazyHome = lazy(async () => ({ default: await fetchEasyView() }));

/**
 * The easy home. If its code was loaded before rendering, as on the server, it renders at once;
 * otherwise React suspends and keeps the server's HTML meanwhile.
 */
export function EasyView(props: ComponentProps<typeof EasyHome>) {
  // The element type must not change while mounted: React would remount the whole home.
  const [Loaded] = useState(() => fetchEasyView.loaded ?? LazyHome);
  return createElement(Loaded, props);
}
