import { entryTitle } from "#domain/challenges/entries.ts";
import type { challengeEntries, entryPictures } from "#db/schema/challenges/entries.ts";
import type { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import type { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { daysBefore } from "../clock.ts";
import { WRITTEN_ENTRIES } from "../content/entries.ts";
import type { EntryPicture } from "./seeded-goods.ts";

/** Entries of challenges, their texts and their pictures. */
export interface SeededEntries {
  entries: (typeof challengeEntries.$inferInsert)[];
  submissions: (typeof challengeSubmissions.$inferInsert)[];
  pictures: (typeof entryPictures.$inferInsert)[];
}

interface MadeChallenge {
  challenge: typeof challenges.$inferInsert;
  participants: (typeof challengeParticipants.$inferInsert)[];
}

/**
 * Entries for these challenges, handed in on their last day. The closed ones have entries, so that
 * a visitor finds their galleries filled.
 *
 * @param drawn the picture of each of WRITTEN_ENTRIES
 */
export function listEntries(
  made: readonly MadeChallenge[],
  drawn: readonly EntryPicture[],
): SeededEntries {
  const all: SeededEntries = { entries: [], submissions: [], pictures: [] };
  WRITTEN_ENTRIES.forEach(({ challenge: number, author, title, text, alt }, index) => {
    const found = made.find(({ challenge }) => challenge.id === `challenge-${number}`);
    const personId = found?.participants[author]?.personId;
    if (!found || !personId) return;
    const { id: challengeId, deadline, language } = found.challenge;
    const createdAt = daysBefore(deadline, LAST_DAY / (author + 1));
    const id = `entry-${challengeId}-${author + 1}`;
    all.entries.push({ id, challengeId, personId, title, language, isShown: true, createdAt });
    all.submissions.push({ challengeId, personId, version: 1, text, createdAt });
    const picture = drawn[index];
    if (picture)
      all.pictures.push({ id: `photo-${id}`, entryId: id, place: 1, alt, createdAt, ...picture });
  });
  return all;
}

/** The entry of each first version that was handed in otherwise, in Spanish, in no gallery. */
export const plainEntries = (
  submissions: readonly (typeof challengeSubmissions.$inferInsert)[],
): SeededEntries["entries"] =>
  submissions.map(({ challengeId, personId, text, createdAt }) => ({
    id: `entry-${challengeId}-${personId}`,
    challengeId,
    personId,
    title: entryTitle("", text),
    createdAt,
  }));

/** In days: everyone who takes part had joined by then. */
const LAST_DAY = 0.3;
