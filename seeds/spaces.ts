import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { daysBefore } from "./clock.ts";
import { combine, fill } from "./combine.ts";
import { COMMUNITY_ENDINGS, TEAM_ENDINGS } from "./content/endings.ts";
import { CITIES, DISTRICTS } from "./content/places.ts";
import {
  SPACE_SUBJECTS,
  WRITTEN_SPACES,
  type SpaceSubject,
  type WrittenSpace,
} from "./content/spaces.ts";
import { accountIndex, choosePeople } from "./people.ts";
import { createRandom } from "./random.ts";

/** Number of spaces at scale 1; the sidebar's badge says 300+. */
export const SPACE_COUNT = 312;

type Space = typeof spaces.$inferInsert;
type Member = typeof spaceMembers.$inferInsert;

/**
 * The space at an index from 0, and its members; `userCount` is their number.
 *
 * Hand-written spaces first, then generated from a subject and a city. Beyond `SPACE_COUNT` (scales
 * above 1) a space has 3 to 5 members.
 */
export function spaceAt(index: number, now: Date): { space: Space; members: Member[] } {
  const id = `space-${index + 1}`;
  const random = createRandom(id);
  const written = WRITTEN_SPACES[index] ?? composeSpace(index - WRITTEN_SPACES.length, id);
  const isExtra = index >= SPACE_COUNT;
  const size = isExtra ? random.int(3, 5) : written.members;
  const age = random.int(30, 360) + random.next();
  const createdAt = daysBefore(now, age);

  const others = choosePeople(id, written.demo ? size - 1 : size);
  const people =
    written.demo === "owner"
      ? [DEMO_PERSON_ID, ...others]
      : written.demo
        ? [...others.slice(0, 1), DEMO_PERSON_ID, ...others.slice(1)]
        : others;
  const adminCount = Math.min(5, Math.floor(size / 12));
  const members = people.map((personId, position): Member => {
    const isWrittenAdmin = personId === DEMO_PERSON_ID && written.demo === "admin";
    const isAdmin = isWrittenAdmin || (personId !== DEMO_PERSON_ID && position <= adminCount);
    return {
      spaceId: id,
      personId,
      role: position === 0 ? "owner" : isAdmin ? "admin" : "member",
      joinedAt: position === 0 ? createdAt : daysBefore(now, age * random.next()),
    };
  });
  return {
    space: {
      id,
      name: written.name,
      description: written.description,
      type: written.type,
      language: written.language,
      joinPolicy: written.joinPolicy ?? "open",
      isFeatured: written.featured ?? false,
      userCount: members.length,
      ownerId: people[0] ?? null,
      createdAt,
    },
    members,
  };
}

/** Account index of the owner of a hand-written space that the demo person has no part in. */
export function spaceOwnerIndex(position: number): number {
  const [owner = ""] = choosePeople(`space-${position}`, 1);
  return accountIndex(owner);
}

function composeSpace(index: number, id: string): WrittenSpace {
  const random = createRandom(`words of ${id}`);
  const { subject, choice, round } = combine(index, SPACE_SUBJECTS, citiesOf);
  const [type, language, name, description] = subject;
  const districts = DISTRICTS[language];
  const branch = round === 0 ? "" : ` (${districts[(round - 1) % districts.length]})`;
  const endings = type === "custom" ? TEAM_ENDINGS : COMMUNITY_ENDINGS;
  const ending = random.chance(0.6) ? ` ${random.pick(endings[language])}` : "";
  return {
    name: fill(name, choice) + branch,
    description: fill(description, choice) + ending,
    type,
    language,
    members: longTailSize(random.next()),
    joinPolicy: type === "custom" ? "invite" : random.chance(0.15) ? "request" : "open",
  };
}

/** A power law from 3 to 160 members: most spaces are small, some are large. */
function longTailSize(uniform: number): number {
  return Math.min(160, Math.max(3, Math.round(7 / (1 - uniform) ** 0.72 - 4)));
}

function citiesOf([, language]: SpaceSubject): readonly string[] {
  return CITIES[language];
}
