import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { artifakts } from "#db/schema/items/catalogue.ts";
import { daysBefore } from "./clock.ts";
import { combine, fill, titleOf } from "./combine.ts";
import { DELIVERABLES, WRITTEN_ARTIFAKTS, type WrittenArtifakt } from "./content/artifakts.ts";
import { ARTIFAKT_ENDINGS } from "./content/endings.ts";
import { listNiches } from "./content/niches.ts";
import { editionOf } from "./edition.ts";
import { choosePeople } from "./people.ts";
import { createRandom, type Random } from "./random.ts";

/** Number of artifakts at scale 1; the sidebar's badge says 400+. */
export const ARTIFAKT_COUNT = 430;

type Artifakt = typeof artifakts.$inferInsert;

/**
 * The artifakt at an index from 0: hand-written ones first, then generated from a deliverable and a
 * niche.
 */
export function artifaktAt(index: number, now: Date): Artifakt {
  const id = `artifakt-${index + 1}`;
  const random = createRandom(id);
  const written =
    WRITTEN_ARTIFAKTS[index] ?? composeArtifakt(index - WRITTEN_ARTIFAKTS.length, random);
  const [creator = DEMO_PERSON_ID] = choosePeople(`creator of ${id}`, 1);
  return {
    id,
    name: written.name,
    description: written.description,
    creatorId: written.isDemo ? DEMO_PERSON_ID : creator,
    price: written.price,
    rating: written.rating,
    type: written.type,
    downloadCount: written.downloads,
    tags: [...written.tags],
    language: written.language,
    // The demo person's artifakts must be older than their sales (see ledger.ts).
    createdAt: daysBefore(now, random.int(written.isDemo ? 60 : 3, 380) + random.next()),
  };
}

function composeArtifakt(index: number, random: Random): WrittenArtifakt {
  const pair = combine(index, DELIVERABLES, ({ language, niches }) => listNiches(language, niches));
  const { subject, choice, round } = pair;
  const [lowest, highest] = subject.price;
  const ending = random.chance(0.5) ? ` ${random.pick(ARTIFAKT_ENDINGS[subject.language])}` : "";
  return {
    name: titleOf(subject.name, pair, subject.language) + editionOf(round, subject.language),
    description: fill(subject.description, choice) + ending,
    type: subject.type,
    language: subject.language,
    price: random.chance(0.34) ? 0 : priceBetween(lowest, highest, random),
    rating: ratingOf(random),
    downloads: longTailDownloads(random.next()),
    tags: [...subject.tags, choice],
  };
}

/** Whole MXN. Prices end in 9, as is usual in Mexico. */
function priceBetween(lowest: number, highest: number, random: Random): number {
  return Math.max(9, Math.round(random.int(lowest, highest) / 10) * 10 - 1);
}

/** Tenths: 7% unrated (0), 7% mediocre, the rest good. */
function ratingOf(random: Random): number {
  const kind = random.next();
  if (kind < 0.07) return 0;
  if (kind < 0.14) return random.int(29, 37);
  return Math.min(50, 38 + Math.round(12 * random.next() ** 0.7));
}

/** A power law from 4 to 2,600: most have few downloads, some have many. */
function longTailDownloads(uniform: number): number {
  return Math.min(2_600, Math.round(4 + 30 * ((1 - uniform) ** -0.85 - 1)));
}
