import { dateAnswer } from "#domain/agentiks/tools/date-arithmetic.ts";
import { dayIn } from "#domain/format/dates.ts";
import { clockIn } from "#domain/people/business/open-now.ts";
import { dateText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

export const readDate: Read = ({ zone, hours, now, lang }, input) => {
  const known = { today: dayIn(zone, now), clock: clockIn(zone, now), hours };
  const answer = dateAnswer(input, known);
  return answer && { lines: dateText(answer, lang) };
};
