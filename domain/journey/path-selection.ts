import { paths } from "#domain/addresses/paths.ts";

/** The three paths of the path choice and the page each leads to. */
export const PATHS = [
  { kind: "agentik", route: paths.creator },
  { kind: "artifakt", route: paths.artifakts },
  { kind: "space", route: paths.spaces },
] as const;

export type PathKind = (typeof PATHS)[number]["kind"];

/** Time for which "Perfect Choice!" is shown before the browser navigates. */
export const PATH_NAVIGATION_DELAY_MS = 800;

export const findPath = (kind: unknown) => PATHS.find((path) => path.kind === kind);
