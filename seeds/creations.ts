import { answer } from "#engine/answer.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { creations, creationVersions } from "#db/schema/studio/studio.ts";
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

/** Answers to those of them that the embedded engine can answer, as the worker would write them. */
export const listAnswers = (now: Date): (typeof creationVersions.$inferInsert)[] =>
  listCreations(now).flatMap(({ id, kind = "text", prompt, createdAt = now }, seed) => {
    const { version, text, understanding } = answer({
      kind,
      instructions: [prompt],
      corrections: {},
      business: undefined,
      now: createdAt,
      seed,
    });
    if (version === "cannot") return [];
    const state = { state: "final", answer: text, understanding } as const;
    return [{ creationId: id, version: 1, instruction: prompt, createdAt, ...state }];
  });
