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
