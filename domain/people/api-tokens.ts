/** Personal tokens of the API and of the MCP server. */

/** `read`: look only; `write`: also ask agentiks and write. */
export const API_SCOPES = ["read", "write"] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const TOKEN_NAME_MAX = 60;
/** Tokens of a person that are not revoked. */
export const TOKENS_MAX = 10;
/** Begin of each token, so that it can be recognized where it should not be. */
export const TOKEN_PREFIX = "plz_";

/** Whether a token that allows `scope` may do what needs `needed`. */
export const allows = (scope: ApiScope, needed: ApiScope): boolean =>
  scope === needed || scope === "write";
