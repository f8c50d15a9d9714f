import { seal, unseal } from "#adapters/secrets/seal.server.ts";

const contextOf = (channelId: string) => `channel ${channelId}`;

/** Encrypts a secret of a channel: the providers want the secret itself, so a hash would not do. */
export const sealChannelSecret = (secret: string, channelId: string): string =>
  seal(secret, contextOf(channelId));

/** Decrypts a secret; undefined if the application's key was lost, or it is another channel's. */
export const unsealChannelSecret = (sealed: string, channelId: string): string | undefined =>
  unseal(sealed, contextOf(channelId));
