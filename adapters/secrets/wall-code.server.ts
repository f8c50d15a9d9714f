import { seal, unseal } from "./seal.server.ts";

const contextOf = (invitationId: string) => `wall code ${invitationId}`;

/** Encrypts the token of a wall code's link for its invitation. */
export const sealWallToken = (token: string, invitationId: string): string =>
  seal(token, contextOf(invitationId));

/** Decrypts a token; undefined if the application's key was lost, or it is another invitation's. */
export const unsealWallToken = (sealed: string, invitationId: string): string | undefined =>
  unseal(sealed, contextOf(invitationId));
