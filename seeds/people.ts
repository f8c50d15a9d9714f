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
 * Creators and members beside the demo person. A prime: walking the list with any step meets each
 * person once before anyone comes again (see `choosePeople`).
 */
export const ACCOUNT_COUNT = 401;

type Person = typeof people.$inferInsert;

/** The id of an account, from 0 to `ACCOUNT_COUNT` - 1. */
export function accountId(index: number): string {
  return `person-${index + 1}`;
}

/** The place of an account's id among the accounts, from 0. */
export function accountIndex(id: string): number {
  return Number(id.slice("person-".length)) - 1;
}

/** `count` distinct accounts (at most `ACCOUNT_COUNT`), in an order that depends on `seed` only. */
export function choosePeople(seed: string, count: number): string[] {
  const random = createRandom(`people of ${seed}`);
  const start = random.int(0, ACCOUNT_COUNT - 1);
  const step = random.int(1, ACCOUNT_COUNT - 1);
  return Array.from({ length: Math.min(count, ACCOUNT_COUNT) }, (_, position) =>
    accountId((start + position * step) % ACCOUNT_COUNT),
  );
}

/** The demo person (product.md, "Who is looking") and the accounts, one row each. */
export function listPeople(now: Date): Person[] {
  const demo: Person = {
    id: DEMO_PERSON_ID,
    kind: "demo",
    displayName: "Valentina Ríos",
    firstName: "Valentina",
    handle: "valentina",
    tier: "pro",
    createdAt: daysBefore(now, 512),
  };
  return [demo, ...Array.from({ length: ACCOUNT_COUNT }, (_, index) => accountOf(index, now))];
}

/** The name an account is shown by. */
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
    // Before the oldest space and artifakt: nobody made anything before they came.
    createdAt: daysBefore(now, random.int(420, 900) + random.next()),
  };
}

function nameOf(index: number) {
  const isBrazilian = index % 8 === 5;
  const firstNames = isBrazilian ? PORTUGUESE_FIRST_NAMES : SPANISH_FIRST_NAMES;
  const surnames = isBrazilian ? PORTUGUESE_SURNAMES : SPANISH_SURNAMES;
  // List lengths share no divisor, so first name and first surname meet in every combination.
  const firstName = firstNames[index % firstNames.length] ?? firstNames[0];
  const surname = surnames[index % surnames.length] ?? surnames[0];
  const second = surnames[(index * 5 + 7) % surnames.length] ?? surnames[1];
  const displayName =
    second === surname ? `${firstName} ${surname}` : `${firstName} ${surname} ${second}`;
  return { firstName, surname, displayName };
}

/** A name as a handle writes it: lower case, no accents. */
function asciiOf(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
