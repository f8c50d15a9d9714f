/** Personal tokens of the API and of the MCP server. */

/** `read`: look only; `write`: also ask agentiks and write. */
export const API_SCOPES = ["read", "write"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const TOKEN_NAME_MAX = 60;
/** Tokens of a person that are not revoked. */
export const TOKENS_MAX = 10;
/** Revoked tokens of a person that are kept, for their account's export. */
export const REVOKED_TOKENS_MAX = 20;
/** Begin of each token, so that it can be recognized where it should not be. */
export const TOKEN_PREFIX = "plz_";
/** The prefix, and 256 bits in base64url. */
const TOKEN = /^plz_[\w-]{43}$/;

/** Whether a string from outside has the format of a token; other strings need no query. */
export const isApiToken = (text: string): boolean => TOKEN.test(text);

/** Whether a token that allows `scope` may do what needs `needed`. */
export const allows = (scope: ApiScope, needed: ApiScope): boolean =>
  scope === needed || scope === "write";

/** Lifetimes of a token, in days, as the form offers them; `never`: no expiry. */
export const TOKEN_LIFETIMES = ["30", "90", "365", "never"] as const;
export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number];

const DAY_MS = 86_400_000;

/** When a token that is made now expires; null: never. */
export const tokenExpiry = (lifetime: TokenLifetime, now: Date): Date | null =>
  lifetime === "never" ? null : new Date(now.getTime() + Number(lifetime) * DAY_MS);

/** The latest use is noted at most this often, in milliseconds. */
const USE_NOTED_MS = 60_000;

/** Whether a use is to be noted now. */
export const isUseDue = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_NOTED_MS;

/** Requests of one token in a minute. */
export const API_REQUESTS_A_MINUTE = 120;
/** Questions to agentiks by one token in a minute. */
export const API_QUESTIONS_A_MINUTE = 20;
/** Longest body of a request, in bytes. */
export const API_BODY_MAX_BYTES = 65_536;
