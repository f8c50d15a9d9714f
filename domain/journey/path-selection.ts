/** The three ways to begin and where each leads (spec 2 "Path selection"). */
export const PATHS = [
  { kind: "agentik", route: "/creator" },
  { kind: "artifakt", route: "/artifakts" },
  { kind: "space", route: "/spaces" },
] as const;

export type PathKind = (typeof PATHS)[number]["kind"];

/** Spec 9: how long "Perfect Choice!" is shown before the browser moves on. */
export const PATH_NAVIGATION_DELAY_MS = 800;

/** The path with this kind, if there is one. */
export const findPath = (kind: unknown) => PATHS.find((path) => path.kind === kind);
