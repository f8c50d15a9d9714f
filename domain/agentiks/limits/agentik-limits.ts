/** Spending limits of one agentik, and the engine that answers for it. */

/**
 * Limits of an agentik on what its models cost, in centavos MXN, beside those of its owner. Null: only the
 * owner's holds.
 */
export interface AgentikLimits {
  run: number | null;
  day: number | null;
  month: number | null;
}

export const NO_LIMITS: AgentikLimits = { run: null, day: null, month: null };

/** Parts of AgentikLimits, as forms name them. */
export const LIMIT_SPANS = ["run", "day", "month"] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

/**
 * Engine of an agentik: its owner's default model, or rules where there is none; rules alone; or
 * one of its owner's models.
 */
export const AGENTIK_ENGINES = ["default", "rules", "model"] as const;
export type AgentikEngine = (typeof AGENTIK_ENGINES)[number];

/**
 * First limit of an agentik that a call would pass, if any. A free call passes none.
 *
 * @param worst the most that the call can cost, in centavos
 * @param spent spent and reserved so far, in centavos
 */
export function agentikLimitPassed(
  worst: number,
  spent: Readonly<Record<LimitSpan, number>>,
  limits: AgentikLimits,
): LimitSpan | undefined {
  if (worst === 0) return undefined;
  return LIMIT_SPANS.find((span) => {
    const limit = limits[span];
    return limit !== null && spent[span] + worst > limit;
  });
}
