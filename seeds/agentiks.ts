import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { agentiks } from "#db/schema/items/catalogue.ts";
import { daysBefore } from "./clock.ts";
import { combine, fill, titleOf } from "./combine.ts";
import { AGENTIK_SUBJECTS, WRITTEN_AGENTIKS, type WrittenAgentik } from "./content/agentiks.ts";
import { AGENTIK_ENDINGS } from "./content/endings.ts";
import { listNiches } from "./content/niches.ts";
import { editionOf } from "./edition.ts";
import { choosePeople } from "./people.ts";
import { createRandom, type Random } from "./random.ts";

/** Number of agentiks at scale 1; the sidebar's badge says 200+. */
export const AGENTIK_COUNT = 220;

/** Statuses that are shown neutrally. */
const NEUTRAL_STATUSES = { es: "in_review", en: "draft", pt: "testing" } as const;

type Agentik = typeof agentiks.$inferInsert;

/**
 * The agentik at an index from 0: hand-written ones first, then generated from a task and a niche.
 */
export function agentikAt(index: number, now: Date): Agentik {
  const id = `agentik-${index + 1}`;
  const random = createRandom(id);
  const written =
    WRITTEN_AGENTIKS[index] ?? composeAgentik(index - WRITTEN_AGENTIKS.length, random);
  const [owner = DEMO_PERSON_ID] = choosePeople(`owner of ${id}`, 1);
  return {
    id,
    ownerId: written.isDemo ? DEMO_PERSON_ID : owner,
    name: written.name,
    description: written.description,
    status: written.status,
    type: written.type,
    language: written.language,
    createdAt: daysBefore(now, random.int(2, 300) + random.next()),
  };
}

function composeAgentik(index: number, random: Random): WrittenAgentik {
  const pair = combine(index, AGENTIK_SUBJECTS, ([, language, niches]) =>
    listNiches(language, niches),
  );
  const { subject, choice, round } = pair;
  const [type, language, , name, description] = subject;
  const ending = random.chance(0.5) ? ` ${random.pick(AGENTIK_ENDINGS[language])}` : "";
  return {
    name: titleOf(name, pair, language) + editionOf(round, language),
    description: fill(description, choice) + ending,
    type,
    language,
    status: statusOf(random.next(), language),
  };
}

function statusOf(uniform: number, language: WrittenAgentik["language"]): string {
  if (uniform < 0.62) return "active";
  if (uniform < 0.82) return "paused";
  if (uniform < 0.95) return "inactive";
  return NEUTRAL_STATUSES[language];
}
