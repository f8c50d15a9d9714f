import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { daysUntil } from "#domain/challenges/deadline.ts";
import { readChallenges } from "./read-challenges.ts";

const OWNER = "person-4";
const NOW = new Date("2026-12-01T18:00:00Z");
const HOUR_MS = 3_600_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`UPDATE challenges SET creator_id = 'person-5' WHERE creator_id = ${OWNER}`;
});
afterAll(() => database.drop());

/** Hours left, and the days that the challenge's card says. */
test.each([
  [1, 1],
  [24, 1],
  [25, 2],
  [7 * 24, 7],
  [7 * 24 + 10, 8],
])("with %d hours left an agentik says as many days as the card: %d", async (hours, days) => {
  const deadline = new Date(NOW.getTime() + hours * HOUR_MS);
  const { db, sql } = database;
  await sql`DELETE FROM challenges WHERE id = 'mural'`;
  await sql`INSERT INTO challenges (id, name, description, type, reward, max_participants,
      current_participants, deadline, creator_id, is_active)
    VALUES ('mural', 'Mural', '', 'design', 0, 5, 1, ${deadline.toISOString()}, ${OWNER}, true)`;
  expect(daysUntil(deadline, NOW)).toBe(days);
  const read = await readChallenges(
    {
      db,
      personId: OWNER,
      spaceId: "space-4",
      zone: "America/Mexico_City",
      hours: null,
      now: NOW,
      lang: { locale: "en" },
    },
    {},
  );
  expect(read!.lines).toEqual([`Mural. Entries: 0. Days left: ${days}.`]);
});
