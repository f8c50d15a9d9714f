import { createElement, lazy } from "react";
import type { Parts, PartsProps } from "./late-parts.tsx";

let fetched: typeof Parts | undefined;

/** Brings the parts' code before they are rendered, as the server does. */
export async function fetchParts(): Promise<void> {
  fetched ??= (await import("./late-parts.tsx")).Parts;
}

const LazyParts = lazy(async () => ({ default: (await import("./late-parts.tsx")).Parts }));

/**
 * What stands over the input. Its code comes after the input's: until then what the server sent
 * stands, and its links and forms work as they do without script.
 */
export const PartsView = (props: PartsProps) => createElement(fetched ?? LazyParts, props);
