import { RUN_STATES, type RunState } from "./run.ts";

/** The list of an agentik's runs and its filters. */

export const RUNS_PER_PAGE = 24;
/** Marks of the strip above the list. */
export const STRIP_RUNS = 30;
const PAGE_MAX = 10_000;

/** Kinds of runs that agentiks have. */
export const AGENTIK_RUN_KINDS = ["reply", "duty", "check", "tool"] as const;

export interface RunFilters {
  state: RunState | "all";
  kind: (typeof AGENTIK_RUN_KINDS)[number] | "all";
  /** From 1. */
  page: number;
}

/** Filters of an address; what is unknown counts as not chosen. */
export function readRunFilters(parameters: URLSearchParams): RunFilters {
  const page = Number(parameters.get("page"));
  return {
    state: RUN_STATES.find((known) => known === parameters.get("state")) ?? "all",
    kind: AGENTIK_RUN_KINDS.find((known) => known === parameters.get("kind")) ?? "all",
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** The query of an address with these filters; empty for none. */
export function runListQuery({ state, kind, page }: RunFilters): string {
  const parameters = new URLSearchParams({
    ...(state !== "all" && { state }),
    ...(kind !== "all" && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters && `?${parameters}`;
}

/**
 * Share of ended runs that succeeded, in whole percent, rounded down; undefined without one. A reply that an
 * agentik did not know is counted as ended, and as no success (agentik_figures).
 */
export const successPercent = ({
  ended,
  succeeded,
}: {
  ended: number;
  succeeded: number;
}): number | undefined =>
  // 99.6% is not all.
  ended === 0 ? undefined : Math.floor((succeeded * 100) / ended);
