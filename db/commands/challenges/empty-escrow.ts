import type { Db } from "#db/connection/client.ts";
import { creditsSide, escrowSide } from "./create-challenge.ts";
import { moveMoney } from "#db/commands/money/move-money.ts";

/**
 * Moves all of a challenge's reward out of its escrow into somebody's credits: to the winner, or back
 * to the creator. Within the transaction that ends the challenge: a trigger holds the escrow to the
 * reward while it runs and to nothing afterwards.
 *
 * @param input `reward` in credits, as it was put aside
 * @throws when the escrow does not hold it: the trigger does not let that happen
 */
export async function emptyEscrow(
  tx: Db,
  input: {
    cause: "challenge_reward" | "challenge_refund";
    challengeId: string;
    reward: number;
    /** Who gets it. */
    toId: string;
    now: Date;
  },
): Promise<void> {
  const { cause, challengeId, reward, toId, now } = input;
  // Seeds and old rows may offer nothing; an entry of nothing is none.
  if (reward === 0) return;
  const moved = await moveMoney(tx, {
    cause,
    reference: challengeId,
    now,
    sides: [escrowSide(challengeId, -reward), creditsSide(toId, reward)],
  });
  if (moved.kind === "refused") throw new Error(`the escrow of ${challengeId} is short`);
}
