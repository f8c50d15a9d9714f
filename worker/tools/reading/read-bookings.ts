import { dayFrom } from "#domain/agentiks/tools/periods.ts";
import { dayIn } from "#domain/format/dates.ts";
import { listDayBookings } from "#db/queries/agentiks/tools/read-workplace.ts";
import { bookingsText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

const LISTED_MAX = 30;

export const readBookings: Read = async ({ db, zone, now, lang, ...inside }, input) => {
  const day = dayFrom(input.day) ?? dayIn(zone, now);
  const booked = await listDayBookings(db, inside, { day, limit: LISTED_MAX });
  return { lines: bookingsText({ day, booked }, lang) };
};
