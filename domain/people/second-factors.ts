const MINUTE_MS = 60_000;

/** Maximum time between the password and the second step of a sign-in. */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;

/** Time to confirm the key of an authenticator app that is being added. */
export const TOTP_SETUP_MS = 15 * MINUTE_MS;

/** Time for which an identity proven with every factor counts for sensitive changes. */
export const CONFIRMED_MS = 10 * MINUTE_MS;

/** Whether the person behind a session has proven who they are a short while ago. */
export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;

/** Seconds of a TOTP time step (RFC 6238, the value that all authenticator apps support). */
export const TOTP_STEP_SECONDS = 30;
export const TOTP_DIGITS = 6;

/** Time steps before and after the present one whose codes are accepted: clocks differ. */
const TOTP_WINDOW = 1;

/** The number of the time step of a moment. */
export const totpStepAt = (now: Date): number =>
  Math.floor(now.getTime() / (TOTP_STEP_SECONDS * 1_000));

/**
 * The time steps whose codes are accepted, the present one first. Those up to the last accepted one
 * are left out, so that each code works once.
 */
export function acceptedSteps(now: Date, lastStep: number | undefined): number[] {
  const present = totpStepAt(now);
  const steps = [present];
  for (let away = 1; away <= TOTP_WINDOW; away += 1) steps.push(present - away, present + away);
  return steps.filter((step) => lastStep === undefined || step > lastStep);
}

/** Recovery codes of a set. */
export const RECOVERY_CODES = 10;

/** Random bytes of a recovery code. */
export const RECOVERY_CODE_BYTES = 10;

/** Crockford's base 32: no letter that looks like a digit. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const GROUP = 4;
const RECOVERY_CODE_CHARACTERS = (RECOVERY_CODE_BYTES * 8) / 5;

/**
 * A recovery code of random bytes: 80 bits as `k3fx-9a2m-…`.
 *
 * @throws RangeError for any other number of bytes
 */
export function recoveryCodeOf(bytes: Uint8Array): string {
  if (bytes.length !== RECOVERY_CODE_BYTES) throw new RangeError("not a recovery code's bytes");
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = "";
  for (let at = 0; at < RECOVERY_CODE_CHARACTERS; at += 1) {
    text = ALPHABET.charAt(Number(value & 31n)) + text;
    value >>= 5n;
  }
  return (text.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** A code as a person typed it. */
export type TypedCode = { kind: "totp" | "recovery-code"; code: string };

/**
 * Reads a code of an authenticator app or a recovery code. Spaces, hyphens and case do not matter,
 * and letters that look like a digit are taken as that digit.
 *
 * @returns undefined for what can be neither
 */
export function parseCode(typed: string): TypedCode | undefined {
  // Longer than any code, however it is spaced.
  if (typed.length > 100) return undefined;
  const bare = typed.replace(/[\s\p{Pd}]/gu, "").toLowerCase();
  if (new RegExp(`^[0-9]{${TOTP_DIGITS}}$`).test(bare)) return { kind: "totp", code: bare };
  const code = bare.replace(/o/g, "0").replace(/[il]/g, "1");
  if (code.length !== RECOVERY_CODE_CHARACTERS) return undefined;
  return [...code].every((character) => ALPHABET.includes(character))
    ? { kind: "recovery-code", code }
    : undefined;
}
