import { daysUntil } from "#domain/challenges/deadline.ts";
import { listEntriesToJudge } from "#db/queries/agentiks/tools/find-entries.ts";
import { listOwnOpenChallenges } from "#db/queries/agentiks/tools/read-challenges.ts";
import { challengesText, entriesToJudgeText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

const LISTED_MAX = 10;
/** Characters of an entry's text that a model is told, to judge by. */
const ENTRY_TOLD_MAX = 600;

export const readChallenges: Read = async ({ db, personId, now, lang }) => {
  const open = await listOwnOpenChallenges(db, { personId, now, limit: LISTED_MAX });
  const listed = open.map(({ deadline, ...one }) => ({ ...one, days: daysUntil(deadline, now) }));
  const waiting = await listEntriesToJudge(db, { personId, limit: LISTED_MAX });
  return {
    lines: [...challengesText(listed, lang), ...entriesToJudgeText(waiting, lang)],
    told: waiting.map(({ id, title, text }) =>
      JSON.stringify({ entry: id, title, text: text.slice(0, ENTRY_TOLD_MAX) }),
    ),
  };
};
