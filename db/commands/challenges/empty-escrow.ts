import type { Db } from "#db/connection/client.ts";
import { creditsPosting, escrowPosting } from "./create-challenge.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";

/**
 * Moves a challenge's whole reward from its escrow to the winner, or back to the creator. Must run
 * in the transaction that ends the challenge: a trigger requires the escrow to hold the reward
 * while the challenge runs, and nothing afterwards.
 *
 * @param input `reward` in credits, as put into escrow
 * @throws when the escrow holds less, which the trigger prevents
 */
export async function emptyEscrow(
  tx: Db,
  input: {
    cause: "challenge_reward" | "challenge_refund";
    challengeId: string;
    reward: number;
    /** The person who receives the reward. */
    toId: string;
    now: Date;
  },
): Promise<void> {
  const { cause, challengeId, reward, toId, now } = input;
  // Seeds and old challenges may have no reward; ledger entries must not be zero.
  if (reward === 0) return;
  const moved = await postTransaction(tx, {
    cause,
    reference: challengeId,
    now,
    postings: [escrowPosting(challengeId, -reward), creditsPosting(toId, reward)],
  });
  if (moved.kind === "refused") throw new Error(`the escrow of ${challengeId} is short`);
}
