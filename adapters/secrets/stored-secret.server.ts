import { seal, unseal } from "./seal.server.ts";

/** A row of `secrets`: a secret can be opened for its own id and person alone. */
export interface SecretOwner {
  id: string;
  personId: string;
}

const contextOf = ({ id, personId }: SecretOwner) => `secret ${id} ${personId}`;

/** Encrypts a person's secret for another service. */
export const sealSecret = (secret: string, owner: SecretOwner): string =>
  seal(secret, contextOf(owner));

/** Decrypts a secret; undefined if the application's key was lost, or it is another row's. */
export const unsealSecret = (sealed: string, owner: SecretOwner): string | undefined =>
  unseal(sealed, contextOf(owner));
