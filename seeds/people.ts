import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { people } from "#db/schema/people/people.ts";
import { daysBefore } from "./clock.ts";
import {
  PORTUGUESE_FIRST_NAMES,
  PORTUGUESE_SURNAMES,
  SPANISH_FIRST_NAMES,
  SPANISH_SURNAMES,
} from "./content/names.ts";
import { createRandom } from "./random.ts";

/**
 * Number of accounts beside the demo person. A prime, so that any step width visits all of them
 * before one repeats (see {@link choosePeople}).
 */
export const ACCOUNT_COUNT = 401;

const DEMO_NAME = "Valentina Ríos";

type Person = typeof people.$inferInsert;

/** @param index from 0 to `ACCOUNT_COUNT` - 1 */
export function accountId(index: number): string {
  return `person-${index + 1}`;
}

/** The inverse of {@link accountId}. */
export function accountIndex(id: string): number {
  return Number(id.slice("person-".length)) - 1;
}

/**
 * Ids of `count` distinct accounts (at most `ACCOUNT_COUNT`) in an order that depends on `seed`
 * only.
 */
export function choosePeople(seed: string, count: number): string[] {
  const random = createRandom(`people of ${seed}`);
  const start = random.int(0, ACCOUNT_COUNT - 1);
  const step = random.int(1, ACCOUNT_COUNT - 1);
  return Array.from({ length: Math.min(count, ACCOUNT_COUNT) }, (_, position) =>
    accountId((start + position * step) % ACCOUNT_COUNT),
  );
}

/** The demo person and the accounts. */
export function listPeople(now: Date): Person[] {
  const demo: Person = {
    id: DEMO_PERSON_ID,
    kind: "demo",
    displayName: DEMO_NAME,
    firstName: "Valentina",
    handle: "valentina",
    tier: "pro",
    createdAt: daysBefore(now, 512),
  };
  return [demo, ...Array.from({ length: ACCOUNT_COUNT }, (_, index) => accountOf(index, now))];
}

/** Display name of an account or of the demo person. */
export const personName = (id: string): string =>
  id === DEMO_PERSON_ID ? DEMO_NAME : accountName(accountIndex(id));

/** Display name of an account. */
export function accountName(index: number): string {
  return nameOf(index).displayName;
}

function accountOf(index: number, now: Date): Person {
  const random = createRandom(accountId(index));
  const { firstName, surname, displayName } = nameOf(index);
  return {
    id: accountId(index),
    kind: "account",
    displayName,
    firstName,
    handle: `${asciiOf(firstName)}.${asciiOf(surname)}${index + 11}`,
    tier: random.chance(0.22) ? "pro" : "free",
    // Older than the oldest space and artifakt.
    createdAt: daysBefore(now, random.int(420, 900) + random.next()),
  };
}

function nameOf(index: number) {
  const isBrazilian = index % 8 === 5;
  const firstNames = isBrazilian ? PORTUGUESE_FIRST_NAMES : SPANISH_FIRST_NAMES;
  const surnames = isBrazilian ? PORTUGUESE_SURNAMES : SPANISH_SURNAMES;
  // The list lengths are coprime, so that every combination of first name and surname occurs.
  const firstName = firstNames[index % firstNames.length] ?? firstNames[0];
  const surname = surnames[index % surnames.length] ?? surnames[0];
  const second = surnames[(index * 5 + 7) % surnames.length] ?? surnames[1];
  const displayName =
    second === surname ? `${firstName} ${surname}` : `${firstName} ${surname} ${second}`;
  return { firstName, surname, displayName };
}

/** A name for a handle: lower case, no accents. */
function asciiOf(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
