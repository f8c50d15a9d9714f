import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { creations } from "#db/schema/studio/studio.ts";
import { daysBefore } from "./clock.ts";
import { WRITTEN_CREATIONS } from "./content/creations.ts";

/** The demo person's creations: more than the six that the Creator's sidebar lists. */
export const listCreations = (now: Date): (typeof creations.$inferInsert)[] =>
  WRITTEN_CREATIONS.map(({ title, prompt, kind, daysAgo }, index) => ({
    id: `creation-${index + 1}`,
    personId: DEMO_PERSON_ID,
    kind,
    title,
    prompt,
    createdAt: daysBefore(now, daysAgo),
  }));
