/** Limits on what a person's models cost, in centavos MXN. */
export interface SpendLimits {
  run: number;
  day: number;
}

/** Limits of an account that has set none: 5 MXN a run, 50 a day. */
export const DEFAULT_LIMITS: SpendLimits = { run: 500, day: 5_000 };

/** Limits of a guest: 1 MXN a run, 5 a day. */
export const GUEST_LIMITS: SpendLimits = { run: 100, day: 500 };

/** Highest limit that can be set: 10,000 MXN. */
export const LIMIT_MAX_CENTAVOS = 1_000_000;

/** Account at the provider that is charged: the person's or the operator's. */
export type PaidBy = "person" | "operator";

/**
 * The limits that hold for a call. With the operator's account the standard ones are a ceiling: a person
 * may set less, not more.
 */
export function limitsFor({
  stored,
  paidBy,
  isGuest,
}: {
  stored: SpendLimits | undefined;
  paidBy: PaidBy;
  isGuest: boolean;
}): SpendLimits {
  const standard = isGuest ? GUEST_LIMITS : DEFAULT_LIMITS;
  if (!stored) return standard;
  if (paidBy === "person") return stored;
  return { run: Math.min(stored.run, standard.run), day: Math.min(stored.day, standard.day) };
}

/**
 * Limit that a call would pass, if any. A free call passes none.
 *
 * @param worst the most that the call can cost
 * @param ofRun spent and reserved by the run so far; `ofDay` likewise by the person today
 */
export function limitPassed(
  worst: number,
  { ofRun, ofDay }: { ofRun: number; ofDay: number },
  limits: SpendLimits,
): "run" | "day" | undefined {
  if (worst === 0) return undefined;
  if (ofRun + worst > limits.run) return "run";
  return ofDay + worst > limits.day ? "day" : undefined;
}

/** A limit as typed in MXN, "5" or "7.50", in centavos; undefined for anything else, or too much. */
export function readLimit(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  const centavos = Math.round(Number(text) * 100);
  return centavos <= LIMIT_MAX_CENTAVOS ? centavos : undefined;
}

/** Centavos as one types them: "5", "7.50". */
export const typedLimit = (centavos: number): string =>
  centavos % 100 === 0 ? String(centavos / 100) : (centavos / 100).toFixed(2);
