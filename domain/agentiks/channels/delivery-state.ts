/** State transitions of a sent message, and when sending is tried again. */
import type { ChannelMessageState } from "./channels.ts";

/** States that a provider reports, in any order and more than once. */
export const REPORTED_STATES = ["sent", "failed", "delivered", "read"] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

const RANKS: Readonly<Record<ChannelMessageState, number>> = {
  received: Infinity,
  queued: 0,
  sending: 0,
  uncertain: 0,
  window: 0,
  sent: 1,
  failed: 2,
  delivered: 3,
  read: 4,
};

/** The state after a report: it never goes back, so that the order of reports does not matter. */
export const furtherState = (
  current: ChannelMessageState,
  reported: ReportedState,
): ChannelMessageState => (RANKS[reported] > RANKS[current] ? reported : current);

/** Seconds before each further try. */
const RETRY_SECONDS = [5, 30, 120, 600, 1_800] as const;

/**
 * When sending is tried again after a definite failure that may pass.
 *
 * @param attempts made so far
 * @param retryAfterSeconds as the provider wishes: never sooner
 * @returns undefined when it is given up
 */
export function nextTry(attempts: number, now: Date, retryAfterSeconds = 0): Date | undefined {
  const seconds = RETRY_SECONDS[attempts - 1];
  return seconds === undefined
    ? undefined
    : new Date(now.getTime() + Math.max(seconds, retryAfterSeconds) * 1_000);
}

/** An outbound message older than this, in milliseconds, fails as late instead of being sent. */
export const STALE_MS = 24 * 3_600_000;

/**
 * WhatsApp accepts free text for 24 hours after the customer's last message. A minute less, so that
 * nothing arrives there too late.
 */
const WINDOW_MS = 24 * 3_600_000 - 60_000;

export const isWindowOpen = (lastInboundAt: Date, now: Date): boolean =>
  now.getTime() - lastInboundAt.getTime() < WINDOW_MS;

/** States by their concern to a person, the greatest first. */
const CONCERN: readonly ChannelMessageState[] = [
  "failed",
  "window",
  "uncertain",
  "queued",
  "sending",
  "sent",
  "delivered",
  "read",
];

/**
 * The part of a message that tells how its sending went: the least good one.
 *
 * @returns undefined for a message that was not sent on a channel
 */
export const worstPart = <Part extends { state: ChannelMessageState }>(
  parts: readonly Part[],
): Part | undefined =>
  [...parts].sort((a, b) => CONCERN.indexOf(a.state) - CONCERN.indexOf(b.state))[0];
