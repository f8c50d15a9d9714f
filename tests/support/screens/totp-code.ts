import { TOTP } from "otpauth";

const STEP_MS = 30_000;

/** The code of an authenticator app now, or some steps of 30 s away. */
export const codeAt = (secret: string, step: number): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + step * STEP_MS });
