import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** A bearer token of 256 random bits, in base64url. Only its hash is ever stored. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** A token for URLs: in hexadecimal, which the log redacts (server/wire/log.ts). */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString("hex");

/** Whether a string from outside has the format of a link token. */
export const isLinkToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whether a string from outside has the format of a token; other strings need no query. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN.test(text);

/**
 * The stored hash of a token. A fast hash is enough: 256 random bits cannot be found by brute
 * force.
 */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** A random, unguessable id of 96 bits: `session-8f14e45f…`. */
export const createId = (kind: string): string => `${kind}-${randomBytes(12).toString("hex")}`;
