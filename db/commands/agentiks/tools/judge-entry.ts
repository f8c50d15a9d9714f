import type { EntryCall } from "#domain/agentiks/tools/kinds/entry.ts";
import type { Db } from "#db/connection/client.ts";
import { awardChallenge } from "#db/commands/challenges/award-challenge.ts";
import { lockChallenge } from "#db/commands/challenges/lock-challenge.ts";
import { refuseEntry } from "#db/commands/challenges/refuse-entry.ts";
import { listEntriesToJudge } from "#db/queries/agentiks/tools/find-entries.ts";

/**
 * Decides about entries as their challenge's creator has approved it, by the commands of the challenge's
 * page. An entry with a newer version than the creator saw is not decided about.
 *
 * @returns false where nothing was decided
 */
export async function judgeEntry(
  tx: Db,
  { decision, entries, reason, facts }: EntryCall,
  { personId, now }: { personId: string; now: Date },
): Promise<boolean> {
  if (!facts) return false;
  const { challengeId, judged } = facts;
  // Entries are not replaced until the end of the transaction.
  await lockChallenge(tx, { challengeId, personId });
  const limit = entries.length;
  const waiting = await listEntriesToJudge(tx, { personId, ids: entries, limit });
  const isAsSeen = judged.every((one, n) =>
    waiting.some(
      (entry) =>
        entry.id === entries[n] &&
        entry.challengeId === challengeId &&
        entry.personId === one.personId &&
        entry.version === one.version,
    ),
  );
  if (!isAsSeen) return false;
  const input = { personId, challengeId, now };
  if (decision === "award") {
    const winnerIds = judged.map((one) => one.personId);
    return (await awardChallenge(tx, { ...input, winnerIds })).kind === "done";
  }
  const [refused] = judged;
  if (!refused) return false;
  const { personId: participantId, version } = refused;
  return (await refuseEntry(tx, { ...input, participantId, version, reason })).kind === "done";
}
