/**
 * Why a call to a model brought no answer: `away` not reached or broken, `slow` nothing came in time,
 * `cut` the answer broke off, `key` the key was not accepted, `busy` too many requests for it, `refused`
 * it did not take the request (an unknown model, no credit), `garbled` what came could not be read,
 * `blocked` its address is not on the public internet.
 */
export const MODEL_TROUBLES = [
  "away",
  "slow",
  "cut",
  "key",
  "busy",
  "refused",
  "garbled",
  "blocked",
] as const;
export type ModelTrouble = (typeof MODEL_TROUBLES)[number];

/** Failure of a run by a model's trouble. */
export type ModelFailure = `model-${ModelTrouble}`;
export const MODEL_FAILURES = MODEL_TROUBLES.map((trouble): ModelFailure => `model-${trouble}`);

/** The spending limit that a call would exceed: one run's, the day's, or an agentik's month's. */
export const LIMIT_FAILURES = ["limit-run", "limit-day", "limit-month"] as const;
export type LimitFailure = (typeof LIMIT_FAILURES)[number];
