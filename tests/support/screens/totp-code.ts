import { TOTP } from "otpauth";

const STEP_MS = 30_000;

/** The code of an authenticator app now, or some steps of 30 s away. Those one step away are accepted. */
export const codeAt = (secret: string, step: number): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + step * STEP_MS });

/**
 * Waits for the next time step if the present one ends too soon: the code of the step before is no
 * longer accepted then.
 *
 * @param neededMs how long the step has to last, in milliseconds
 */
export async function untilStepLasts(neededMs = 3_000): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < neededMs) await new Promise((resolve) => setTimeout(resolve, left + 50));
}
