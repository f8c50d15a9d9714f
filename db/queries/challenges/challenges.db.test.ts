import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHALLENGE_LIST } from "#domain/challenges/challenge-list.ts";
import { isEndingSoon } from "#domain/challenges/ending-soon.ts";
import { parseListState } from "#domain/lists/list-state.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import {
  findChallengeFigures,
  findChallengePage,
  listActiveChallenges,
  listChallenges,
  listHomeChallenges,
} from "./challenges.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const challenge = (id: string, deadline: string, isActive: boolean) => database.sql`
    INSERT INTO challenges (id, name, description, type, reward, current_participants,
                            max_participants, deadline, is_active)
    VALUES (${id}, 'Reto', 'Haz algo', 'design', 250, 3, 40, ${deadline}, ${isActive})`;
  await challenge("later", "2026-04-01T00:00:00Z", true);
  await challenge("closed-soon", "2026-03-11T00:00:00Z", false);
  await challenge("over", "2026-03-01T00:00:00Z", true);
  await challenge("soon-b", "2026-03-12T00:00:00Z", true);
  await challenge("soon-a", "2026-03-12T00:00:00Z", true);
  await challenge("now", NOW.toISOString(), true);
  await challenge("closed-over", "2026-02-01T00:00:00Z", false);
});
afterAll(() => database.drop());

const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

it("lists every challenge: open ones first, then soonest", async () => {
  expect(ids(await listChallenges(database.db, NOW))).toEqual([
    "soon-a",
    "soon-b",
    "later",
    "over",
    "now",
    "closed-over",
    "closed-soon",
  ]);
});

it("has the specified fields and the language", async () => {
  const [first] = await listChallenges(database.db, NOW);
  expect(first).toStrictEqual({
    id: "soon-a",
    name: "Reto",
    description: "Haz algo",
    type: "design",
    reward: 250,
    currentParticipants: 3,
    maxParticipants: 40,
    isActive: true,
    language: "es",
    deadline: new Date("2026-03-12T00:00:00.000Z"),
  });
});

describe("listHomeChallenges", () => {
  it("takes the first three", async () => {
    expect(ids(await listHomeChallenges(database.db, NOW))).toEqual(["soon-a", "soon-b", "later"]);
  });

  it("fills up with ended ones when too few are open", async () => {
    const later = new Date("2026-03-20T00:00:00.000Z");
    expect(ids(await listHomeChallenges(database.db, later))).toEqual(["later", "over", "now"]);
  });
});

it("lists as active only flagged challenges before their deadline", async () => {
  expect(ids(await listActiveChallenges(database.db, NOW))).toEqual(["soon-a", "soon-b", "later"]);
  const nearly = new Date(NOW.getTime() - 1);
  expect(ids(await listActiveChallenges(database.db, nearly))[0]).toBe("now");
});

describe("findChallengePage", () => {
  const page = (query: string) =>
    findChallengePage(database.db, parseListState(new URLSearchParams(query), CHALLENGE_LIST), NOW);

  it("is in the home order by default", async () => {
    const { items, total } = await page("");
    expect(items).toEqual(await listChallenges(database.db, NOW));
    expect(total).toBe(items.length);
  });

  it("applies the same Ending Soon rule as the domain, to the millisecond", async () => {
    const edge = new Date(NOW.getTime() + 3 * 86_400_000);
    const past = new Date(edge.getTime() + 1);
    await database.sql`
      UPDATE challenges SET deadline = ${edge.toISOString()} WHERE id = 'soon-a'`;
    await database.sql`
      UPDATE challenges SET deadline = ${past.toISOString()} WHERE id = 'soon-b'`;
    try {
      const all = await listChallenges(database.db, NOW);
      const { items } = await page("category=ending-soon");
      expect(ids(items)).toEqual(["soon-a"]);
      expect(ids(items)).toEqual(ids(all.filter((each) => isEndingSoon(each, NOW))));
    } finally {
      await database.sql`
        UPDATE challenges SET deadline = '2026-03-12T00:00:00Z' WHERE id LIKE 'soon-%'`;
    }
  });
});

describe("findChallengeFigures", () => {
  it("counts and sums open challenges, and counts all that a person has joined", async () => {
    await database.sql`
      INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('ana', 'account', 'Ana', 'Ana', 'ana'), ('luz', 'account', 'Luz', 'Luz', 'luz')`;
    await database.sql`
      INSERT INTO challenge_participants (challenge_id, person_id)
      VALUES ('over', 'ana'), ('soon-a', 'ana'), ('soon-a', 'luz')`;
    await database.sql`UPDATE challenges SET reward = 1000 WHERE id = 'over'`;
    expect(await findChallengeFigures(database.db, "ana", NOW)).toEqual({
      active: 3,
      rewards: 750,
      joined: 2,
    });
    expect(await findChallengeFigures(database.db, "luz", NOW)).toMatchObject({ joined: 1 });
  });

  it("is zero when no challenge is open", async () => {
    const later = new Date("2027-01-01T00:00:00.000Z");
    expect(await findChallengeFigures(database.db, "nobody", later)).toEqual({
      active: 0,
      rewards: 0,
      joined: 0,
    });
  });
});
