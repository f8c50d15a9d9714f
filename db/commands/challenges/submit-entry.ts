import { and, eq, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants } from "#db/schema/items/catalogue.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { lockChallenge } from "./lock-challenge.ts";
import { tellOwner } from "#db/commands/agentiks/duties/fire-event.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { people } from "#db/schema/people/people.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { reservePlace, whyClosed } from "./reserve-place.ts";
import { keepEntry, type EntryChanges } from "./keep-entry.ts";

/** `unplaced`: how many photographs found no place, the last ones; only where there are such. */
export type HandedIn = Outcome<{ version: number; unplaced?: number }, ChallengeRefusal>;

/**
 * Submits an entry to a challenge. Each submission is a new version; the newest one counts. Photographs and
 * files belong to the entry, whatever its version: those that come along are added, and it stays as it is once
 * the challenge is over. A guest whose participation is a copy of the demo person's takes a real place first.
 *
 * @throws StorageFull
 */
export async function submitEntry(
  tx: Db,
  input: {
    personId: string;
    /** The client's IP address: guests of one address share a storage limit. */
    address?: string | undefined;
    challengeId: string;
    text: string;
    link: string;
    entry?: EntryChanges | undefined;
    now: Date;
  },
): Promise<HandedIn> {
  const { personId, address, challengeId, text, link, entry = {}, now } = input;
  const challenge = await lockChallenge(tx, input);
  if (!challenge) return { kind: "refused", reason: "gone" };
  const closed = whyClosed(challenge, now);
  if (closed) return { kind: "refused", reason: closed };
  if (challenge.creatorId === personId) return { kind: "refused", reason: "own" };
  if (!challenge.place) return { kind: "refused", reason: "not-in" };
  if (challenge.place === "copy") {
    const reason = await reservePlace(tx, challenge, now);
    if (reason) return { kind: "refused", reason };
    await tx
      .update(challengeParticipants)
      .set({ isCopy: false, joinedAt: now })
      .where(
        and(
          eq(challengeParticipants.challengeId, challengeId),
          eq(challengeParticipants.personId, personId),
        ),
      );
  }
  const owner = { personId, address, challengeId, now };
  const kept = await keepEntry(tx, owner, { text, ...entry });
  if ("problem" in kept) return { kind: "refused", reason: kept.problem };
  const { unplaced } = kept;
  await takeStorage(tx, { personId, address, bytes: textBytes(text + link), now });
  const [handedIn] = await tx
    .insert(challengeSubmissions)
    .values({
      challengeId,
      personId,
      text,
      link,
      createdAt: now,
      version: sql`1 + coalesce((SELECT max(version) FROM challenge_submissions
        WHERE challenge_id = ${challengeId} AND person_id = ${personId}), 0)`,
    })
    .returning({ version: challengeSubmissions.version });
  const { version } = handedIn!;
  await recordEvent(tx, {
    personId,
    action: "submit-entry",
    subject: challengeId,
    now,
    data: { version },
  });
  const { creatorId, name } = challenge;
  if (version === 1 && creatorId)
    await tellCreator(tx, { creatorId, challengeId, name, personId, now });
  return { kind: "done", version, ...(unplaced > 0 && { unplaced }) };
}

/** Notifies the challenge's creator of a first entry, and their agentiks that act on one. */
async function tellCreator(
  tx: Db,
  {
    creatorId,
    challengeId,
    name,
    personId,
    now,
  }: { creatorId: string; challengeId: string; name: string; personId: string; now: Date },
): Promise<void> {
  const news = {
    kind: "challenge_entry",
    data: { challenge: name },
    fromId: personId,
    href: paths.challenge(challengeId),
  };
  await notifyPeople(tx, [creatorId], news, now);
  const [from] = await tx
    .select({ name: people.displayName })
    .from(people)
    .where(eq(people.id, personId));
  await tellOwner(tx, creatorId, {
    topic: "entry",
    id: `${challengeId} ${personId}`,
    facts: { what: name, who: from?.name ?? "" },
    now,
  });
}
