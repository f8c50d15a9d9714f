import type { Db } from "#db/connection/client.ts";
import { creditsPosting, escrowPosting } from "./create-challenge.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";

/** Credits for one person. */
export interface Share {
  personId: string;
  credits: number;
}

/**
 * Moves a challenge's whole reward from its escrow to the winners, or back to the creator, in one ledger
 * transaction. Must run in the transaction that ends the challenge: a trigger requires the escrow to hold
 * the reward while the challenge runs, and nothing afterwards.
 *
 * @param input.shares what each person gets; their sum is the reward as put into escrow
 * @throws when the escrow holds something else, which the trigger prevents
 */
export async function emptyEscrow(
  tx: Db,
  input: {
    cause: "challenge_reward" | "challenge_refund";
    challengeId: string;
    shares: readonly Share[];
    now: Date;
  },
): Promise<void> {
  const { cause, challengeId, now } = input;
  // Seeds and old challenges may have no reward; ledger entries must not be zero.
  const shares = input.shares.filter(({ credits }) => credits > 0);
  const reward = shares.reduce((sum, { credits }) => sum + credits, 0);
  if (reward === 0) return;
  const moved = await postTransaction(tx, {
    cause,
    reference: challengeId,
    now,
    postings: [
      escrowPosting(challengeId, -reward),
      ...shares.map(({ personId, credits }) => creditsPosting(personId, credits)),
    ],
  });
  if (moved.kind === "refused") throw new Error(`the escrow of ${challengeId} is short`);
}
