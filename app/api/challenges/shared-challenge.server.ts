import { parseItemId } from "#domain/items/item-ids.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findChallengeDetail } from "#db/queries/challenges/challenge-detail.ts";
import { paths } from "#domain/addresses/paths.ts";

/** A challenge that everyone may open, with its whole URL; undefined for none. */
export async function findSharedChallenge(request: Request, segment: string | undefined) {
  const id = parseItemId(segment);
  // The demo person's view: only challenges that a visitor may open.
  const challenge = id && (await findChallengeDetail(db, id, DEMO_PERSON_ID));
  if (!challenge || challenge.takenDownAt) return undefined;
  return {
    name: challenge.name,
    link: new URL(paths.challenge(challenge.id), env.PUBLIC_URL ?? request.url).href,
  };
}
