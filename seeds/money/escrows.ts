import type { challenges } from "#db/schema/items/catalogue.ts";
import type { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { daysBefore } from "../clock.ts";
import { creditsWallet, type SeededMovement } from "./ledger.ts";

type Challenge = typeof challenges.$inferInsert;

/** Id of the escrow account of a seeded challenge. */
export const escrowId = (challengeId: string) => `account-escrow-${challengeId}`;

/**
 * The accounts a challenge needs, empty: its escrow, and the credits wallets of creator and winner.
 */
export function listEscrowAccounts(challenge: Challenge): (typeof ledgerAccounts.$inferInsert)[] {
  const { id, creatorId, awardedTo } = challenge;
  return [
    {
      id: escrowId(id),
      ownerId: null,
      reference: id,
      currency: "credits" as const,
      purpose: "escrow" as const,
    },
    ...[creatorId, awardedTo].flatMap((person) => (person ? [creditsWallet(person)] : [])),
  ];
}

/**
 * The ledger transactions of a seeded challenge: the creator gets the amount of the reward, moves
 * it into the escrow, and an award or a cancellation empties the escrow.
 */
export function listEscrowMovements(challenge: Challenge, now: Date): SeededMovement[] {
  const { id, reward, creatorId, awardedTo, awardedAt, cancelledAt } = challenge;
  if (!creatorId) throw new Error(`nobody made ${id}`);
  const escrow = { account: escrowId(id) };
  const createdAt = challenge.createdAt ?? now;
  const common = { currency: "credits" as const, amount: reward };
  const movements: SeededMovement[] = [
    {
      // One minute earlier, so that Earnings lists it before the escrow.
      transaction: {
        id: `transaction-opening-${id}`,
        cause: "opening_balance",
        reference: "",
        createdAt: daysBefore(createdAt, 1 / 1_440),
      },
      from: null,
      to: creatorId,
      ...common,
    },
    {
      transaction: {
        id: `transaction-escrow-${id}`,
        cause: "challenge_escrow",
        reference: id,
        createdAt,
      },
      from: creatorId,
      to: escrow,
      ...common,
    },
  ];
  if (awardedTo && awardedAt)
    movements.push({
      transaction: {
        id: `transaction-reward-${id}`,
        cause: "challenge_reward",
        reference: id,
        createdAt: awardedAt,
      },
      from: escrow,
      to: awardedTo,
      ...common,
    });
  else if (cancelledAt)
    movements.push({
      transaction: {
        id: `transaction-refund-${id}`,
        cause: "challenge_refund",
        reference: id,
        createdAt: cancelledAt,
      },
      from: escrow,
      to: creatorId,
      ...common,
    });
  return movements;
}
