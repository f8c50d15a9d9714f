import fs from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";

/** The migration that made the agenda: what was booked before is copied from the forms. */
const MIGRATION = new URL("../../../migrations/0065_agenda.sql", import.meta.url);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bookings = () => database.sql`
  SELECT request_id, form, customer, phone, note, people, day::text, minute FROM bookings
  ORDER BY request_id`;

it("copies each form that books something, as it is booked now, and no other", async () => {
  const { sql } = database;
  const seeded = await bookings();
  expect(seeded.length).toBeGreaterThan(5);
  await sql`DELETE FROM bookings`;
  // "Al rato" is no time of the clock.
  const [{ vague }] = await sql<[{ vague: string }]>`
    UPDATE chat_requests SET answers = replace(answers::text, '"13:00"', '"al rato"')::jsonb
    WHERE id = (SELECT id FROM chat_requests WHERE kind = 'booking' AND state = 'sent'
      AND answers::text LIKE '%"13:00"%' LIMIT 1) RETURNING id AS vague`;
  const statements = fs.readFileSync(MIGRATION, "utf8");
  await sql.unsafe(statements.slice(statements.indexOf('INSERT INTO "bookings"')));
  expect(await bookings()).toEqual(seeded.filter((row) => row.request_id !== vague));
});
