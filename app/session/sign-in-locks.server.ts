import { RATE_LIMITS } from "#domain/people/rate-limits.ts";
import { hashToken } from "#db/connection/tokens.ts";
import type { RateLimitKey } from "#db/queries/people/rate-limits.ts";

/**
 * Keys of the rate limits of signing in to an account (app/session/sign-in.server.ts,
 * second-factor/check-code.server.ts, send-link.server.ts). Those of its known devices are left
 * out: their tokens are secret, and their windows end within a quarter of an hour.
 */
export function signInLimitsOf({
  personId,
  email,
}: {
  personId: string;
  email: string;
}): RateLimitKey[] {
  const keys = {
    signInByAccount: hashToken(email.toLowerCase()),
    secondStepByAccount: hashToken(personId),
    secondStepByDay: hashToken(personId),
    passwordByPerson: personId,
    resetByAccount: hashToken(personId),
    linkByRecipient: hashToken(email.toLowerCase()),
  } as const satisfies Partial<Record<keyof typeof RATE_LIMITS, string>>;
  return Object.entries(keys).map(([limit, key]) => ({
    key: `${limit} ${key}`,
    max: RATE_LIMITS[limit as keyof typeof keys].max,
  }));
}
