import { describe, expect, it } from "vitest";
import { fold } from "#domain/search/text-fold.ts";
import { AGENTIK_COUNT, agentikAt } from "./agentiks.ts";
import { ARTIFAKT_COUNT, artifaktAt } from "./artifakts.ts";
import { CHALLENGE_COUNT, challengeAt } from "./challenges.ts";
import { titleOf } from "./combine.ts";
import { SPACE_COUNT, spaceAt } from "./spaces.ts";

/** Neighbours in a list do not have titles made by one pattern (docs/product.md, Limits and constants). */
const NOW = new Date("2026-11-23T12:00:00Z");

interface Titled {
  name: string;
}
const wordsOf = ({ name }: Titled) => fold(name).split(/[^\p{L}\p{N}]+/u);

/** Whether two titles share half of their words or more. */
function areAlike(one: Titled, other: Titled): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = a.filter((word) => b.includes(word)).length;
  return shared >= Math.max(a.length, b.length) / 2;
}

/** The longest run of neighbours with alike titles. */
function longestRun(list: readonly Titled[]): string[] {
  let longest: string[] = [];
  let run: string[] = [];
  list.forEach((item, index) => {
    const before = list[index - 1];
    run = before && areAlike(before, item) ? [...run, item.name] : [item.name];
    if (run.length > longest.length) longest = run;
  });
  return longest;
}

const fill = <T>(count: number, at: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => at(index));
const by =
  <T>(...keys: ((item: T) => string | number)[]) =>
  (one: T, other: T) => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
const time = (value: Date | null | undefined) => -Number(value ?? 0);

const spaces = fill(SPACE_COUNT, (index) => spaceAt(index, NOW).space);
const artifakts = fill(ARTIFAKT_COUNT, (index) => artifaktAt(index, NOW));
const agentiks = fill(AGENTIK_COUNT, (index) => agentikAt(index, NOW));

// The 24 of scale 1 are written by hand; larger scales compose theirs.
const challenges = fill(CHALLENGE_COUNT * 20, (index) => challengeAt(index, NOW).challenge);
const isOver = ({ isActive, deadline }: (typeof challenges)[number]) =>
  isActive === false ? 2 : deadline < NOW ? 1 : 0;

/** So few that the pattern does not show. */
const LONGEST = 5;
const LONGEST_IN_OTHER_ORDERS = 6;

describe("titles in the order that a list has at first", () => {
  it.each([
    ["spaces", spaces.toSorted(by((space) => -(space.userCount ?? 0)))],
    ["artifakts", artifakts.toSorted(by((artifakt) => -(artifakt.downloadCount ?? 0)))],
    ["agentiks", agentiks.toSorted(by((agentik) => agentik.name))],
    ["challenges", challenges.toSorted(by(isOver, ({ deadline }) => Number(deadline)))],
  ])("%s", (_, list) => {
    const run = longestRun(list);
    expect(run.length, run.join(" | ")).toBeLessThanOrEqual(LONGEST);
  });
});

describe("titles in every other order", () => {
  it.each([
    ["spaces by name", spaces.toSorted(by((space) => space.name))],
    ["spaces, newest first", spaces.toSorted(by((space) => time(space.createdAt)))],
    ["artifakts by name", artifakts.toSorted(by((artifakt) => artifakt.name))],
    ["artifakts by rating", artifakts.toSorted(by((artifakt) => -(artifakt.rating ?? 0)))],
    ["artifakts by price", artifakts.toSorted(by((artifakt) => artifakt.price ?? 0))],
    ["artifakts, newest first", artifakts.toSorted(by((artifakt) => time(artifakt.createdAt)))],
    ["challenges by name", challenges.toSorted(by((challenge) => challenge.name))],
    ["challenges by reward", challenges.toSorted(by((challenge) => -(challenge.reward ?? 0)))],
    [
      "challenges by participants",
      challenges.toSorted(by((challenge) => -(challenge.currentParticipants ?? 0))),
    ],
    ["challenges, newest first", challenges.toSorted(by((challenge) => time(challenge.createdAt)))],
    [
      "agentiks by status",
      agentiks.toSorted(
        by(
          ({ status }) => status ?? "",
          ({ name }) => name,
        ),
      ),
    ],
    ["agentiks, newest first", agentiks.toSorted(by((agentik) => time(agentik.createdAt)))],
  ])("%s", (_, list) => {
    const run = longestRun(list);
    expect(run.length, run.join(" | ")).toBeLessThanOrEqual(LONGEST_IN_OTHER_ORDERS);
  });
});

/** The same in a list that is narrowed to one language, one type or both; no filter is for Portuguese alone. */
const LONGEST_NARROWED = 8;

it("titles of one language, of one type, and of both, that a list can be narrowed to", () => {
  const wide = [
    ["spaces", spaces.toSorted(by((space) => -(space.userCount ?? 0)))],
    ["artifakts", artifakts.toSorted(by((artifakt) => -(artifakt.downloadCount ?? 0)))],
    ["agentiks", agentiks.toSorted(by((agentik) => agentik.name))],
    ["challenges", challenges.toSorted(by(isOver, ({ deadline }) => Number(deadline)))],
  ] as const;
  const narrowed = new Map<string, Titled[]>();
  for (const [list, rows] of wide)
    for (const row of rows)
      for (const key of row.language === "pt"
        ? [row.type]
        : [row.language, row.type, `${row.language} ${row.type}`]) {
        const name = `${list} ${key}`;
        narrowed.set(name, [...(narrowed.get(name) ?? []), row]);
      }
  const runs = [...narrowed].map(([key, rows]) => ({ key, run: longestRun(rows) }));
  expect(runs.length).toBeGreaterThan(20);
  expect(runs.filter(({ run }) => run.length > LONGEST_NARROWED)).toEqual([]);
});

it("sees a pattern where there is one", () => {
  const niches = ["barberías", "gimnasios", "librerías", "viveros", "zapaterías", "ópticas"];
  const made = niches.map((niche) => ({ name: `Archivo de facturas para ${niche}` }));
  expect(longestRun(made)).toHaveLength(niches.length);
  expect(longestRun([...made.slice(0, 3), { name: "Bug Report Sorter" }])).toHaveLength(3);
});

describe("the title of a pair", () => {
  it.each([
    ["Archivo de facturas para {}", "barberías", 0, "es", "Archivo de facturas para barberías"],
    ["Archivo de facturas para {}", "barberías", 1, "es", "Barberías: archivo de facturas"],
    ["Íconos de servicios para {}", "gimnasios", 3, "es", "Gimnasios: íconos de servicios"],
    ["Booking Site for {}", "gyms", 1, "en", "Gyms: Booking Site"],
    ["FAQ de {}", "ópticas", 1, "es", "Ópticas: FAQ"],
    ["Planilha para {}", "academias", 1, "pt", "Academias: planilha"],
    ["First Visit Diary, {}", "Lima", 1, "en", "Lima: First Visit Diary"],
    // Not about the choice at its end: it has only one form.
    ["{} en red", "barberías", 1, "es", "barberías en red"],
  ] as const)("%s of %s, turn %i", (pattern, choice, visit, language, title) => {
    expect(titleOf(pattern, { choice, visit }, language)).toBe(title);
  });
});
