import { AGENTIK_STATUSES, type AgentikStatus } from "#domain/items/catalogue.ts";

/** A status as it is drawn: one of the three known, or any other. */
export type DrawnStatus = AgentikStatus | "other";

/** What a status says at a glance; screens give each a colour and a shape. */
export type StatusTone = "success" | "warning" | "quiet" | "neutral";

/** The status colour mapping: active, paused, inactive, and other, which is neutral (spec 2). */
export const STATUS_TONES: Readonly<Record<DrawnStatus, StatusTone>> = {
  active: "success",
  paused: "warning",
  inactive: "quiet",
  other: "neutral",
};

/** How a stored status is drawn: it is open text, and only the exact three are known (spec 3). */
export function drawnStatus(status: string): DrawnStatus {
  return AGENTIK_STATUSES.find((known) => known === status) ?? "other";
}

/** What its button does: active shows Pause, any other status shows Launch (spec 4). */
export function nextAgentikStep(status: DrawnStatus): "pause" | "launch" {
  return status === "active" ? "pause" : "launch";
}
