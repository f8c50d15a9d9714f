import type { challenges } from "#db/schema/items/catalogue.ts";
import type { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { daysBefore } from "./clock.ts";
import { creditsWallet, type SeededMovement } from "./ledger.ts";

type Challenge = typeof challenges.$inferInsert;

/** The account in which a seeded challenge's reward waits. */
export const escrowId = (challengeId: string) => `account-escrow-${challengeId}`;

/** Empty accounts: the challenge's escrow, and the credits of whoever gives and gets the reward. */
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
 * The money of a seeded challenge, as a person would have moved it: the creator is given as much as
 * the reward, puts it into the escrow, and an end empties that again.
 */
export function listEscrowMovements(challenge: Challenge, now: Date): SeededMovement[] {
  const { id, reward, creatorId, awardedTo, awardedAt, cancelledAt } = challenge;
  if (!creatorId) throw new Error(`nobody made ${id}`);
  const escrow = { account: escrowId(id) };
  const createdAt = challenge.createdAt ?? now;
  const common = { currency: "credits" as const, amount: reward };
  const movements: SeededMovement[] = [
    {
      // A minute before, so that it is first on Earnings as well.
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
