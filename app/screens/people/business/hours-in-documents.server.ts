import {
  timeOf,
  WEEKDAYS,
  type TypedSpan,
  type Weekday,
} from "#domain/people/business/opening-hours.ts";
import type { Business } from "#domain/people/business/business.ts";
import { db } from "#db/connection/live-database.ts";
import { listHoursPassages } from "#db/queries/people/list-hours-passages.ts";
import { hoursInDocuments } from "#engine/chats/opening/document-hours.ts";

/** Opening hours that a person's documents say, as they would be typed. */
export interface FoundHours {
  /** The lines that say them, word for word, and the name of the first one's document. */
  quote: string;
  source: string;
  hours: Record<Weekday, TypedSpan[]>;
}

/**
 * The opening hours that the documents of a person's agentiks say; undefined where none does so plainly, or
 * only days that are closed.
 */
export async function findHoursInDocuments(personId: string): Promise<FoundHours | undefined> {
  const found = hoursInDocuments(await listHoursPassages(db, personId));
  const first = found?.lines[0];
  if (!found || !first) return undefined;
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      (found.hours[day] ?? []).map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) })),
    ]),
  ) as Record<Weekday, TypedSpan[]>;
  if (!hasHours(found.hours)) return undefined;
  const quote = found.lines.map((line) => line.quote).join(" · ");
  return { quote, source: first.passage.source, hours };
}

/** Whether a business has told the hours of any day. */
export const hasHours = (hours: Partial<NonNullable<Business["hours"]>> | null | undefined) =>
  WEEKDAYS.some((day) => (hours?.[day]?.length ?? 0) > 0);
