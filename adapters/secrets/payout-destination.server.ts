import type { PayoutDestination } from "#domain/money/payout-destination.ts";
import { seal, unseal } from "./seal.server.ts";

/** A person's destination stays readable in their payouts, which copy it as it is. */
const destinationContext = (personId: string) => `payout ${personId}`;

/** Encrypts a destination for its person. */
export const sealDestination = (destination: PayoutDestination, personId: string): string =>
  seal(JSON.stringify(destination), destinationContext(personId));

/** Decrypts a destination; undefined if the application's key was lost, or it is another person's. */
export function unsealDestination(sealed: string, personId: string): PayoutDestination | undefined {
  const text = unseal(sealed, destinationContext(personId));
  return text === undefined ? undefined : (JSON.parse(text) as PayoutDestination);
}
