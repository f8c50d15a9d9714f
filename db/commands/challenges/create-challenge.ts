import { and, eq, sql } from "drizzle-orm";
import type { ChallengeType, ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { createId } from "#db/connection/tokens.ts";
import { moveMoney, type Side } from "#db/commands/money/move-money.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export interface NewChallenge {
  name: string;
  description: string;
  type: ChallengeType;
  /** Credits, above zero. */
  reward: number;
  maxParticipants: number;
  deadline: Date;
  language: ContentLanguage;
}

export type CreatedChallenge =
  { kind: "done"; challengeId: string } | { kind: "refused"; reason: "short"; missing: number };

/** The account in which a challenge's reward waits; nobody's, and of this challenge alone. */
export const escrowSide = (challengeId: string, amount: number): Side => ({
  ownerId: null,
  purpose: "escrow",
  currency: "credits",
  reference: challengeId,
  amount,
});

/** A person's credits. */
export const creditsSide = (ownerId: string, amount: number): Side => ({
  ownerId,
  purpose: "wallet",
  currency: "credits",
  amount,
});

/** Opens a challenge: its reward moves from the creator's credits into an escrow, or nothing does. */
export async function createChallenge(
  tx: Db,
  { personId, challenge, now }: { personId: string; challenge: NewChallenge; now: Date },
): Promise<CreatedChallenge> {
  const id = createId("challenge");
  const { reward } = challenge;
  const moved = await moveMoney(tx, {
    cause: "challenge_escrow",
    reference: id,
    sides: [creditsSide(personId, -reward), escrowSide(id, reward)],
    now,
  });
  if (moved.kind === "refused") return { kind: "refused", reason: "short", missing: moved.missing };
  const isEscrow = and(
    // In the words of the index.
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
  await recordEvent(tx, {
    personId,
    action: "create-challenge",
    subject: id,
    now,
    data: { reward },
  });
  return { kind: "done", challengeId: id };
}
