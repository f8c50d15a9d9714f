import { and, eq, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spaces } from "#db/schema/items/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { isListed, isOpenToAll } from "#db/queries/lists/listed.ts";
import { isSpaceOpenTo } from "./open-space.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const LATER = new Date("2026-03-17T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`
    INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('ana', 'account', 'Ana', 'Ana', 'ana'), ('eva', 'account', 'Eva', 'Eva', 'eva'),
      ('guest', 'guest', 'Gus', 'Gus', 'gus')`;
  await sql.begin(async (tx) => {
    await tx`
      INSERT INTO spaces (id, name, description, type, visibility, owner_id, user_count, copied_from)
      VALUES ('listed', 'A', '', 'custom', 'listed', 'ana', 1, NULL),
        ('link', 'B', '', 'custom', 'link', 'ana', 1, NULL),
        ('private', 'C', '', 'custom', 'private', 'ana', 1, NULL),
        ('guests', 'D', '', 'custom', 'listed', 'guest', 1, NULL),
        ('copy', 'E', '', 'custom', 'listed', 'guest', 1, 'listed')`;
    await tx`
      INSERT INTO space_members (space_id, person_id, role)
      SELECT id, owner_id, 'owner' FROM spaces`;
  });
});
afterAll(() => database.drop());

const which = async (condition: SQL | undefined) => {
  const rows = await database.db.select({ id: spaces.id }).from(spaces).where(condition);
  return rows.map(({ id }) => id).sort();
};
const openTo = (personId: string, now = NOW) => which(isSpaceOpenTo(personId, now));

it("lists the listed one alone, and opens the one by link", async () => {
  expect(await which(isListed(spaces))).toEqual(["listed"]);
  expect(await which(isOpenToAll(spaces))).toEqual(["link", "listed"]);
  expect(await openTo("eva")).toEqual(["link", "listed"]);
});

it("opens a space for its owner and its members", async () => {
  expect(await openTo("ana")).toEqual(["link", "listed", "private"]);
  expect(await openTo("guest")).toEqual(["copy", "guests", "link", "listed"]);
  await database.sql`INSERT INTO space_members (space_id, person_id) VALUES ('guests', 'eva')`;
  expect(await openTo("eva")).toEqual(["guests", "link", "listed"]);
  await database.sql`DELETE FROM space_members WHERE person_id = 'eva'`;
});

it("opens it with an invitation that is open, and addressed to the person", async () => {
  await database.sql`
    INSERT INTO space_invitations
      (id, space_id, invited_by, invitee, person_id, token_hash, created_at, expires_at)
    VALUES ('i', 'private', 'ana', 'eva', 'eva', 'hash', ${NOW.toISOString()},
      ${LATER.toISOString()})`;
  expect(await openTo("eva")).toContain("private");
  expect(await openTo("guest")).not.toContain("private");
  expect(await openTo("eva", LATER)).not.toContain("private");
  for (const end of ["revoked_at", "declined_at", "accepted_at"]) {
    await database.sql.unsafe(`UPDATE space_invitations SET ${end} = now()`);
    expect(await openTo("eva")).not.toContain("private");
    await database.sql.unsafe(`UPDATE space_invitations SET ${end} = NULL`);
  }
});

it("marks what a guest makes, and no longer once there is an account", async () => {
  const isMarked = async (id: string) =>
    (await which(and(eq(spaces.id, id), eq(spaces.madeByGuest, true)))).length === 1;
  expect(await isMarked("guests")).toBe(true);
  // A copy is hidden as a copy; an account's space given to a guest stays what it was.
  expect(await isMarked("copy")).toBe(false);
  const handOver = (id: string, to: string) =>
    database.sql.begin(async (tx) => {
      await tx`UPDATE space_members SET person_id = ${to} WHERE space_id = ${id}`;
      await tx`UPDATE spaces SET owner_id = ${to} WHERE id = ${id}`;
    });
  await handOver("listed", "guest");
  expect(await isMarked("listed")).toBe(false);
  await handOver("guests", "eva");
  expect(await isMarked("guests")).toBe(false);
});
