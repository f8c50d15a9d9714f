import { readPeriod } from "#domain/agentiks/tools/periods.ts";
import { dayIn } from "#domain/format/dates.ts";
import { countMembers } from "#db/queries/agentiks/tools/read-workplace.ts";
import { membersText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

export const readMembers: Read = async ({ db, zone, now, lang, ...inside }, input) => {
  const period = readPeriod(input, dayIn(zone, now));
  const counted = await countMembers(db, inside, { period, zone });
  return counted && { lines: membersText({ period, ...counted }, lang) };
};
