import { timingSafeEqual } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import {
  acceptedSteps,
  TOTP_DIGITS,
  TOTP_SETUP_MS,
  TOTP_STEP_SECONDS,
} from "#domain/people/second-factors.ts";
import { logLine } from "#config/log-line.ts";
import { seal, unseal } from "#adapters/secrets/seal.server.ts";

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = "Plaza";

/** The key of an authenticator app that is being added. Nothing is stored before it is confirmed. */
export interface TotpSetup {
  /** For a hidden field of the form: the encrypted key, which only its person can confirm. */
  sealed: string;
  /** The key in base 32, in groups of four. */
  key: string;
  /** The `otpauth:` address, which phones open with an authenticator app. */
  address: string;
  /** QR code of the address: the dark modules as an SVG path, and its width in modules. */
  qr: { path: string; size: number };
}

const setupContext = (personId: string) => `totp setup ${personId}`;
const storedContext = (personId: string) => `totp ${personId}`;

const totpOf = (secret: Secret, label = "") =>
  new TOTP({
    secret,
    label,
    issuer: ISSUER,
    digits: TOTP_DIGITS,
    period: TOTP_STEP_SECONDS,
    algorithm: "SHA1",
  });

/** A new key for a person's authenticator app. @param email names the account in the app */
export function createTotpSetup(personId: string, email: string, now: Date): TotpSetup {
  const { base32 } = new Secret({ size: SECRET_BYTES });
  const sealed = seal(JSON.stringify({ base32, at: now.getTime() }), setupContext(personId));
  return describeSetup(sealed, base32, email);
}

/** The setup's key again, after a wrong code; undefined if it is another person's or too old. */
export function readTotpSetup(
  sealed: string,
  { personId, email }: { personId: string; email: string },
  now: Date,
): TotpSetup | undefined {
  const text = unseal(sealed, setupContext(personId));
  if (text === undefined) return undefined;
  const { base32, at } = JSON.parse(text) as { base32: string; at: number };
  if (now.getTime() - at > TOTP_SETUP_MS) return undefined;
  return describeSetup(sealed, base32, email);
}

function describeSetup(sealed: string, base32: string, email: string): TotpSetup {
  const address = totpOf(Secret.fromBase32(base32), email).toString();
  return {
    sealed,
    key: (base32.match(/.{1,4}/g) ?? []).join(" "),
    address,
    qr: drawQr(address),
  };
}

function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { path: runs.join(""), size };
}

/**
 * Checks the first code of a new key.
 *
 * @returns the key as it is stored, and the time step of the code; undefined for a wrong code
 */
export function confirmTotpSetup(
  { key }: TotpSetup,
  { personId, code }: { personId: string; code: string },
  now: Date,
): { sealedSecret: string; step: number } | undefined {
  const base32 = key.replaceAll(" ", "");
  const step = findStep(base32, code, acceptedSteps(now, undefined));
  return step === undefined
    ? undefined
    : { sealedSecret: seal(base32, storedContext(personId)), step };
}

/**
 * Checks a code against a stored key.
 *
 * @returns the code's time step; undefined if it is wrong, too old, too early or used
 */
export function findTotpStep(
  {
    personId,
    sealedSecret,
    lastStep,
  }: { personId: string; sealedSecret: string; lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  const base32 = unseal(sealedSecret, storedContext(personId));
  if (base32 === undefined) {
    // The application's key was lost or changed: recovery codes do not need it.
    logLine({ level: "error", msg: "authenticator key unreadable: PLAZA_SECRET_KEY?" });
    return undefined;
  }
  return findStep(base32, code, acceptedSteps(now, lastStep));
}

function findStep(base32: string, code: string, steps: readonly number[]): number | undefined {
  const totp = totpOf(Secret.fromBase32(base32));
  const typed = Buffer.from(code);
  return steps.find((step) => {
    const right = Buffer.from(totp.generate({ timestamp: step * TOTP_STEP_SECONDS * 1_000 }));
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
}
