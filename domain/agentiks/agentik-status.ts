import { AGENTIK_STATUSES, type AgentikStatus } from "#domain/items/catalogue.ts";

/** A known status, or `other` for any other stored text. */
export type DrawnStatus = AgentikStatus | "other";

/** Semantic tone of a status; screens map each to a colour and a shape. */
export type StatusTone = "success" | "warning" | "quiet" | "neutral";

/** An unknown status is neutral. */
export const STATUS_TONES: Readonly<Record<DrawnStatus, StatusTone>> = {
  active: "success",
  paused: "warning",
  inactive: "quiet",
  other: "neutral",
};

/** Maps a stored status, which is free text, to a known one or `other`. */
export function drawnStatus(status: string): DrawnStatus {
  return AGENTIK_STATUSES.find((known) => known === status) ?? "other";
}

/** The action of the card's button: Pause for an active agentik, Launch for any other status. */
export function nextAgentikStep(status: DrawnStatus): "pause" | "launch" {
  return status === "active" ? "pause" : "launch";
}

/** Next step of an owner with an agentik that answers customers, until customers can find it. */
export type OwnerStep = "teach" | "try" | "launch" | "open" | "share";

/**
 * The step that an agentik waits for. One for customers is taught first; then it is tried, but for one
 * that works already.
 *
 * @param isTaught whether it knows anything to answer from
 * @param isForCustomers whether it is to have a chat page: others are done once they are launched
 * @returns undefined where nothing is left to do
 */
export function ownerStep({
  status,
  isTaught,
  isTried,
  isForCustomers,
  hasOpenPage,
}: {
  status: DrawnStatus;
  isTaught: boolean;
  isTried: boolean;
  isForCustomers: boolean;
  hasOpenPage: boolean;
}): OwnerStep | undefined {
  if (isForCustomers && !isTaught) return "teach";
  if (status === "active") {
    if (hasOpenPage) return "share";
    return isForCustomers ? "open" : undefined;
  }
  return isTried || status === "paused" || !isForCustomers ? "launch" : "try";
}
