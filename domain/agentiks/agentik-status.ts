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
export type OwnerStep = "try" | "launch" | "open" | "share";

/**
 * The step that an agentik waits for. Trying it comes first, but for one that works already.
 *
 * @param isForCustomers whether it is to have a chat page: others are done once they are launched
 * @returns undefined where nothing is left to do
 */
export function ownerStep({
  status,
  isTried,
  isForCustomers,
  hasOpenPage,
}: {
  status: DrawnStatus;
  isTried: boolean;
  isForCustomers: boolean;
  hasOpenPage: boolean;
}): OwnerStep | undefined {
  if (status === "active") {
    if (hasOpenPage) return "share";
    return isForCustomers ? "open" : undefined;
  }
  return isTried || status === "paused" || !isForCustomers ? "launch" : "try";
}
