import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import type { challengeWinners } from "#db/schema/challenges/prizes.ts";
import { daysBefore } from "./clock.ts";
import { combine, fill, titleOf } from "./combine.ts";
import {
  CHALLENGE_SUBJECTS,
  WRITTEN_CHALLENGES,
  type WrittenChallenge,
} from "./content/challenges.ts";
import { CITIES, DISTRICTS } from "./content/places.ts";
import { REWARDS } from "./money/ledger.ts";
import { choosePeople } from "./people.ts";
import { createRandom, type Random } from "./random.ts";

/** Number of challenges at scale 1; the sidebar's badge says 24. */
export const CHALLENGE_COUNT = WRITTEN_CHALLENGES.length;

/** Closed challenges whose reward the demo person did not win. */
const ENDINGS: Record<string, { kind: "awarded" | "cancelled"; daysAgo: number }> = {
  "challenge-23": { kind: "awarded", daysAgo: 24.1 },
  "challenge-24": { kind: "cancelled", daysAgo: 0.3 },
};

/**
 * A subject's first titles end with the city, all later ones begin with it: there are few subjects, and
 * a list sorted by name would show every city of one in a row.
 */
const PLAIN_TITLES = 4;

type Challenge = typeof challenges.$inferInsert;
type Winner = typeof challengeWinners.$inferInsert;
type Participant = typeof challengeParticipants.$inferInsert;

/**
 * The challenge at an index from 0, and its participants; `currentParticipants` is their number.
 */
export function challengeAt(
  index: number,
  now: Date,
): { challenge: Challenge; participants: Participant[] } {
  const id = `challenge-${index + 1}`;
  const random = createRandom(id);
  const written = WRITTEN_CHALLENGES[index] ?? composeChallenge(index - CHALLENGE_COUNT, random);
  const age = random.int(4, 30) + Math.max(0, -written.daysLeft);
  const createdAt = daysBefore(now, age);
  const [first = DEMO_PERSON_ID, ...others] = choosePeople(id, written.participants + 1);
  const creator = written.isByDemo ? DEMO_PERSON_ID : first;
  // The demo person replaces another participant, so that their number stays the same.
  const people = written.isDemo ? [DEMO_PERSON_ID, ...others.slice(1)] : others;
  // People joined before the last tenth of the running time.
  const joinable = 0.9 * (age - Math.max(0, -written.daysLeft));
  const participants = people.map((personId): Participant => ({
    challengeId: id,
    personId,
    joinedAt: daysBefore(now, age - joinable * random.next()),
  }));
  return {
    challenge: {
      id,
      name: written.name,
      description: written.description,
      type: written.type,
      reward: written.reward,
      currentParticipants: participants.length,
      maxParticipants: written.places,
      deadline: daysBefore(now, -written.daysLeft),
      isActive: written.isActive ?? true,
      creatorId: creator,
      language: written.language,
      createdAt,
      ...endOf(id, participants, now),
    },
    participants,
  };
}

/** Empty for an open challenge, whose reward is in its escrow (escrows.ts). */
function endOf(
  id: string,
  participants: Participant[],
  now: Date,
): Pick<Challenge, "awardedTo" | "awardedAt" | "cancelledAt"> {
  const won = REWARDS.find(({ challenge, isOver }) => challenge === id && isOver);
  if (won) return { awardedTo: DEMO_PERSON_ID, awardedAt: daysBefore(now, won.daysAgo) };
  const ending = ENDINGS[id];
  if (!ending) return {};
  const endedAt = daysBefore(now, ending.daysAgo);
  return ending.kind === "cancelled"
    ? { cancelledAt: endedAt }
    : { awardedTo: participants[0]!.personId, awardedAt: endedAt };
}

/** Winners of a challenge; the seeded challenges have a single prize. */
export const winnersOf = ({ id, awardedTo, reward }: Challenge): Winner[] =>
  awardedTo ? [{ challengeId: id, place: 1, personId: awardedTo, credits: reward }] : [];

function composeChallenge(index: number, random: Random): WrittenChallenge {
  const { subject, choice, visit, round } = combine(
    index,
    CHALLENGE_SUBJECTS,
    ([, language]) => CITIES[language],
  );
  const [type, language, name, description] = subject;
  const districts = DISTRICTS[language];
  const district = round === 0 ? "" : ` (${districts[(round - 1) % districts.length]})`;
  return {
    name: titleOf(name, { choice, visit: visit < PLAIN_TITLES ? 0 : 1 }, language) + district,
    description: fill(description, choice),
    type,
    language,
    reward: random.int(10, 80) * 10,
    participants: random.int(0, 6),
    places: random.int(4, 20) * 10,
    daysLeft: random.int(4, 90) + random.next(),
  };
}
