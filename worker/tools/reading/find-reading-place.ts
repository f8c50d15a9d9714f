import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Db } from "#db/connection/client.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { detectLanguage } from "#engine/reading/language.ts";
import type { ReadingPlace } from "./reading-place.ts";

/**
 * The place where an agentik's reading tools read in a run.
 *
 * @param ownerId the agentik's owner, whose business says the time zone and opening hours
 * @param question its language is that of what the tools say
 */
export async function findReadingPlace(
  db: Db,
  {
    ownerId,
    question,
    ...of
  }: Pick<ReadingPlace, "personId" | "spaceId" | "now"> & { ownerId: string; question: string },
): Promise<ReadingPlace> {
  const business = await findBusiness(db, ownerId);
  const locale = detectLanguage(question, "es");
  return { db, ...of, zone: zoneOf(business), hours: business?.hours ?? null, lang: { locale } };
}
