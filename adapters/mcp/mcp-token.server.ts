import { seal, unseal } from "#adapters/secrets/seal.server.ts";

const contextOf = (serverId: string) => `mcp ${serverId}`;

/** Encrypts the token of an MCP server: the server wants the token itself, so a hash would not do. */
export const sealMcpToken = (token: string, serverId: string): string =>
  seal(token, contextOf(serverId));

/** Decrypts a token; undefined if the application's key was lost, or it is another server's. */
export const unsealMcpToken = (sealed: string, serverId: string): string | undefined =>
  unseal(sealed, contextOf(serverId));
