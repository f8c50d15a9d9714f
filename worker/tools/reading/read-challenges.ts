import { daysBetween } from "#domain/agentiks/tools/periods.ts";
import { dayIn } from "#domain/format/dates.ts";
import { listOwnOpenChallenges } from "#db/queries/agentiks/tools/read-challenges.ts";
import { challengesText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

const LISTED_MAX = 10;

export const readChallenges: Read = async ({ db, personId, zone, now, lang }) => {
  const open = await listOwnOpenChallenges(db, { personId, now, limit: LISTED_MAX });
  const today = dayIn(zone, now);
  const listed = open.map(({ deadline, ...one }) => ({
    ...one,
    days: daysBetween(today, dayIn(zone, deadline)),
  }));
  return { lines: challengesText(listed, lang) };
};
