import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A secret for one holder: 256 random bits. Only its hash is ever stored. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The same as part of an address: hexadecimal, which the log knows to hide (server/wire/log.ts). */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString("hex");

/** Whether a text from outside can be a link's token at all. */
export const isLinkToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whether a text from outside can be a token at all; what cannot is not worth a question. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN.test(text);

/**
 * What is stored of a token. A fast hash is right here: 256 random bits cannot be guessed, however
 * fast one guesses.
 */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** An id that nobody has had and nobody can foretell: `session-8f14e45f…`. */
export const createId = (kind: string): string => `${kind}-${randomBytes(12).toString("hex")}`;
