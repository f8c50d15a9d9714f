import { and, eq, sql } from "drizzle-orm";
import type { ChallengeType, ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import type { PrizeSplit } from "#domain/challenges/prizes.ts";
import { challengeTerms } from "#db/schema/challenges/prizes.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { createId } from "#db/connection/tokens.ts";
import { postTransaction, type Posting } from "#db/commands/money/post-transaction.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface NewChallenge {
  name: string;
  description: string;
  type: ChallengeType;
  /** In credits, above zero. */
  reward: number;
  maxParticipants: number;
  deadline: Date;
  language: ContentLanguage;
  /** Undefined for no rules and one winner. The split must be payable (`isSplitPayable`). */
  terms?: { rules: string; split: PrizeSplit } | undefined;
}

export type CreatedChallenge =
  { kind: "done"; challengeId: string } | { kind: "refused"; reason: "short"; missing: number };

/** A posting to the challenge's escrow account, which belongs to the platform. */
export const escrowPosting = (challengeId: string, amount: number): Posting => ({
  ownerId: null,
  purpose: "escrow",
  currency: "credits",
  reference: challengeId,
  amount,
});

/** A posting to a person's credits wallet. */
export const creditsPosting = (ownerId: string, amount: number): Posting => ({
  ownerId,
  purpose: "wallet",
  currency: "credits",
  amount,
});

/**
 * Creates a challenge with its rules and prizes, and moves its reward from the creator's credits into escrow,
 * atomically.
 */
export async function createChallenge(
  tx: Db,
  {
    personId,
    challenge: { terms, ...challenge },
    now,
  }: { personId: string; challenge: NewChallenge; now: Date },
): Promise<CreatedChallenge> {
  const id = createId("challenge");
  const { reward } = challenge;
  const moved = await postTransaction(tx, {
    cause: "challenge_escrow",
    reference: id,
    postings: [creditsPosting(personId, -reward), escrowPosting(id, reward)],
    now,
  });
  if (moved.kind === "refused") return { kind: "refused", reason: "short", missing: moved.missing };
  const isEscrow = and(
    // The indexed expression: `owner_id IS NULL` could not use the unique index.
    sql`coalesce(${ledgerAccounts.ownerId}, '') = ''`,
    eq(ledgerAccounts.currency, "credits"),
    eq(ledgerAccounts.purpose, "escrow"),
    eq(ledgerAccounts.reference, id),
  );
  await tx.insert(challenges).values({
    ...challenge,
    id,
    creatorId: personId,
    createdAt: now,
    escrowId: sql`(${tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isEscrow)})`,
  });
  if (terms && (terms.rules !== "" || terms.split !== "one"))
    await tx.insert(challengeTerms).values({ challengeId: id, ...terms });
  await recordEvent(tx, {
    personId,
    action: "create-challenge",
    subject: id,
    now,
    data: { reward },
  });
  return { kind: "done", challengeId: id };
}
