import { and, desc, eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { entryRefusals } from "#db/schema/challenges/prizes.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockChallenge } from "./lock-challenge.ts";

/**
 * Does not accept the newest version of an entry, with a reason in the creator's words. The
 * participant is notified, keeps the place and may submit another version, which is judged again.
 * Repeating it changes nothing.
 * @param input.version what the creator has seen: an entry that was replaced meanwhile is not
 *   refused
 * @param input.reason of 1 to ENTRY_REFUSAL_MAX_CHARACTERS characters
 */
export async function refuseEntry(
  tx: Db,
  input: {
    personId: string;
    challengeId: string;
    participantId: string;
    version: number;
    reason: string;
    now: Date;
  },
): Promise<Outcome<{ outcome: "refused" }, ChallengeRefusal>> {
  const { personId, challengeId, participantId, version, reason, now } = input;
  const challenge = await lockChallenge(tx, input);
  if (challenge?.creatorId !== personId) return { kind: "refused", reason: "gone" };
  if (challenge.awardedAt || challenge.cancelledAt) return { kind: "refused", reason: "inactive" };
  const [newest] = await tx
    .select({ version: challengeSubmissions.version })
    .from(challengeSubmissions)
    .where(
      and(
        eq(challengeSubmissions.challengeId, challengeId),
        eq(challengeSubmissions.personId, participantId),
      ),
    )
    .orderBy(desc(challengeSubmissions.version))
    .limit(1);
  if (newest?.version !== version) return { kind: "refused", reason: "gone" };
  const added = await tx
    .insert(entryRefusals)
    .values({ challengeId, personId: participantId, version, reason, refusedAt: now })
    .onConflictDoNothing()
    .returning({ version: entryRefusals.version });
  if (added.length === 0) return { kind: "done", outcome: "refused" };
  const data = { participant: participantId, version };
  await recordEvent(tx, { personId, action: "refuse-entry", subject: challengeId, now, data });
  const news = {
    kind: "challenge_entry_refused",
    data: { challenge: challenge.name },
    href: paths.challenge(challengeId),
  };
  await notifyPeople(tx, [participantId], news, now);
  return { kind: "done", outcome: "refused" };
}
