/**
 * Passkeys: the ceremonies of WebAuthn Level 3 (https://www.w3.org/TR/webauthn-3/), by
 * @simplewebauthn/server. User verification (fingerprint, face, PIN) is required, so a passkey is two
 * factors on its own.
 */
import { createHash } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { env } from "#config/env.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { PASSKEY_CHALLENGE_MS, type PasskeyPurpose } from "#domain/people/passkeys.ts";
import { storeChallenge, type NewPasskey } from "#db/commands/people/second-factor/passkeys.ts";
import type { Proof } from "#db/commands/people/second-factor/use-factor.ts";
import { findPasskey, isOpenChallenge, listPasskeys } from "#db/queries/people/passkeys.ts";

/** Loaded with the first passkey: its certificate parsers take 0.2 s. */
const webAuthn = () => import("@simplewebauthn/server");

const RP_NAME = "Plaza";
/** A response is larger with an attestation, which is not asked for. In characters. */
const RESPONSE_MAX = 20_000;

/** The origin that a passkey is bound to. Browsers allow passkeys on HTTPS and on localhost only. */
const originOf = (request: Request): string =>
  env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : new URL(request.url).origin;
const rpIdOf = (request: Request): string => new URL(originOf(request)).hostname;

/** WebAuthn user handle: stable, and not the person's id, because authenticators store it. */
const userIdOf = (personId: string) =>
  new Uint8Array(createHash("sha256").update(`passkey user ${personId}`).digest());

/** Options with which the browser makes a new passkey for an account. */
export async function createPasskeyOptions(
  request: Request,
  { personId, email }: { personId: string; email: string },
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(db, personId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpIdOf(request),
    userName: email,
    userID: userIdOf(personId),
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: "none",
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(db, { challenge: options.challenge, purpose: "add", personId }, now);
  return options;
}

/**
 * Options with which the browser asks for a passkey.
 *
 * @param personId whose; null for a sign-in, where the browser offers all it has for this site
 */
export async function requestPasskeyOptions(
  request: Request,
  purpose: "sign-in" | "confirm",
  personId: string | null,
  now: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = personId === null ? [] : await listPasskeys(db, personId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(request),
    timeout: PASSKEY_CHALLENGE_MS,
    allowCredentials: known.map(({ id }) => ({ id })),
    userVerification: "required",
  });
  await storeChallenge(db, { challenge: options.challenge, purpose, personId }, now);
  return options;
}

/**
 * Verifies a new passkey without storing it.
 *
 * @param response JSON from the browser, untrusted
 * @returns undefined for anything but a valid answer to an open challenge of this person
 */
export async function verifyNewPasskey(
  request: Request,
  personId: string,
  response: string,
  now: Date,
): Promise<NewPasskey | undefined> {
  const read = await readResponse<RegistrationResponseJSON>(response, {
    purpose: "add",
    personId,
    now,
  });
  if (!read) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await unlessInvalid(() =>
    verifyRegistrationResponse({
      response: read.response,
      expectedChallenge: read.challenge,
      expectedOrigin: originOf(request),
      expectedRPID: rpIdOf(request),
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 10),
    challenge: read.challenge,
  };
}

/** A verified passkey, to be consumed by `useSecondFactor`, and whose it is. */
export interface PasskeyProof {
  personId: string;
  proof: Extract<Proof, { kind: "passkey" }>;
}

/**
 * Verifies the signature of a passkey without consuming its challenge.
 *
 * @param personId whose passkey is expected; null for a sign-in
 * @param response JSON from the browser, untrusted
 * @returns undefined for anything but a valid answer to an open challenge
 */
export async function verifyPasskey(
  request: Request,
  asked: { purpose: "sign-in" | "confirm"; personId: string | null; response: string },
  now: Date,
): Promise<PasskeyProof | undefined> {
  const { purpose, personId } = asked;
  const read = await readResponse<AuthenticationResponseJSON>(asked.response, {
    purpose,
    personId,
    now,
  });
  const known = read && (await findPasskey(db, String(read.response.id)));
  if (!known || (personId !== null && known.personId !== personId)) return undefined;
  const { id, publicKey, counter } = known;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await unlessInvalid(() =>
    verifyAuthenticationResponse({
      response: read.response,
      expectedChallenge: read.challenge,
      expectedOrigin: originOf(request),
      expectedRPID: rpIdOf(request),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return undefined;
  const proof = {
    kind: "passkey",
    id,
    counter: verified.authenticationInfo.newCounter,
    challenge: read.challenge,
  } as const;
  return { personId: known.personId, proof };
}

/** Parses a response and checks that its challenge is open. */
async function readResponse<Response extends { response: { clientDataJSON: string } }>(
  text: string,
  { purpose, personId, now }: { purpose: PasskeyPurpose; personId: string | null; now: Date },
): Promise<{ response: Response; challenge: string } | undefined> {
  if (text.length > RESPONSE_MAX) return undefined;
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
  const read = await unlessInvalid(() => {
    const response = JSON.parse(text) as Response;
    const challenge: unknown = decodeClientDataJSON(response.response.clientDataJSON).challenge;
    return { response, challenge: typeof challenge === "string" ? challenge : "" };
  });
  // A replica may not have the challenge yet.
  const isOpen =
    read &&
    (await onPrimary(() =>
      isOpenChallenge(db, { challenge: read.challenge, purpose, personId }, now),
    ));
  return isOpen ? read : undefined;
}

/** The library throws for every response that is not valid. */
async function unlessInvalid<Result>(
  verify: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
