import { and, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { PRIZE_SPLITS, sharesOf } from "#domain/challenges/prizes.ts";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { findTerms, listWinnerIds } from "#db/queries/challenges/challenge-prizes.ts";
import { challengeWinners, entryRefusals } from "#db/schema/challenges/prizes.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { emptyEscrow } from "./empty-escrow.ts";
import { lockChallenge } from "./lock-challenge.ts";

/**
 * Awards a challenge: shares its reward among participants with an accepted entry, as its prizes say, and
 * ends it. Only its creator can, once, and not to themselves. Choosing the same winners again changes
 * nothing.
 *
 * @param input.winnerIds by place, the first first
 */
export async function awardChallenge(
  tx: Db,
  input: { personId: string; challengeId: string; winnerIds: readonly string[]; now: Date },
): Promise<Outcome<{ outcome: "awarded" }, ChallengeRefusal>> {
  const { personId, challengeId, winnerIds, now } = input;
  const challenge = await lockChallenge(tx, input);
  if (challenge?.creatorId !== personId) return { kind: "refused", reason: "gone" };
  if (challenge.awardedAt) {
    const former = await listWinnerIds(tx, challengeId);
    return former.join(" ") === winnerIds.join(" ")
      ? { kind: "done", outcome: "awarded" }
      : { kind: "refused", reason: "inactive" };
  }
  if (challenge.cancelledAt) return { kind: "refused", reason: "inactive" };
  if (winnerIds.includes(personId)) return { kind: "refused", reason: "own" };
  if (!challenge.escrowId) return { kind: "refused", reason: "unfunded" };
  const { split } = await findTerms(tx, challengeId);
  const count = winnerIds.length;
  if (count < 1 || count > PRIZE_SPLITS[split].length || new Set(winnerIds).size < count)
    return { kind: "refused", reason: "winners" };
  if ((await listAccepted(tx, challengeId, winnerIds)).length < count)
    return { kind: "refused", reason: "gone" };

  const [first] = winnerIds;
  const ended = await tx
    .update(challenges)
    .set({ isActive: false, awardedTo: first, awardedAt: now })
    .where(
      and(
        eq(challenges.id, challengeId),
        eq(challenges.creatorId, personId),
        isNull(challenges.awardedAt),
        isNull(challenges.cancelledAt),
      ),
    )
    .returning({ reward: challenges.reward });
  if (ended.length === 0) return { kind: "refused", reason: "inactive" };
  const { name, reward } = challenge;
  const credits = sharesOf(reward, split, count);
  const shares = winnerIds.map((id, place) => ({ personId: id, credits: credits[place]! }));
  await tx
    .insert(challengeWinners)
    .values(shares.map((share, place) => ({ ...share, challengeId, place: place + 1 })));
  await emptyEscrow(tx, { cause: "challenge_reward", challengeId, shares, now });
  const data = { winners: winnerIds, reward };
  await recordEvent(tx, { personId, action: "award-challenge", subject: challengeId, now, data });
  await tellAwarded(tx, { challengeId, name, shares, now });
  return { kind: "done", outcome: "awarded" };
}

/** Notifies the winners of their credits, and the other participants of the end. */
async function tellAwarded(
  tx: Db,
  {
    challengeId,
    name,
    shares,
    now,
  }: {
    challengeId: string;
    name: string;
    shares: readonly { personId: string; credits: number }[];
    now: Date;
  },
): Promise<void> {
  const href = paths.challenge(challengeId);
  for (const share of shares) {
    const paid = {
      kind: "challenge_reward",
      data: { challenge: name, credits: share.credits },
      href,
    };
    await notifyPeople(tx, [share.personId], paid, now);
  }
  const others = await tx
    .select({ personId: challengeParticipants.personId })
    .from(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.challengeId, challengeId),
        notInArray(
          challengeParticipants.personId,
          shares.map(({ personId }) => personId),
        ),
      ),
    );
  const over = { kind: "challenge_ended", data: { challenge: name }, href };
  await notifyPeople(
    tx,
    others.map((each) => each.personId),
    over,
    now,
  );
}

/** Lists those of the people who have an entry whose newest version was not refused. */
function listAccepted(tx: Db, challengeId: string, personIds: readonly string[]) {
  const newest = tx
    .selectDistinctOn([challengeSubmissions.personId], {
      personId: challengeSubmissions.personId,
      version: challengeSubmissions.version,
    })
    .from(challengeSubmissions)
    .where(
      and(
        eq(challengeSubmissions.challengeId, challengeId),
        inArray(challengeSubmissions.personId, [...personIds]),
      ),
    )
    .orderBy(challengeSubmissions.personId, desc(challengeSubmissions.version))
    .as("newest");
  return tx
    .select({ personId: newest.personId })
    .from(newest)
    .leftJoin(
      entryRefusals,
      and(
        eq(entryRefusals.challengeId, challengeId),
        eq(entryRefusals.personId, newest.personId),
        eq(entryRefusals.version, newest.version),
      ),
    )
    .where(isNull(entryRefusals.version));
}
