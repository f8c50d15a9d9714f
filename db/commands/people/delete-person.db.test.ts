import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { deletePerson } from "./delete-person.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, kind, display_name, first_name, handle)
    SELECT id, 'account', initcap(id), initcap(id), id
    FROM unnest(ARRAY['ana', 'beto', 'caro', 'dani']) AS id`;
});
afterAll(() => database.drop());

const spaceOf = async (personId: string, name: string, members: Record<string, string>) => {
  const { spaceId } = await database.db.transaction((tx) =>
    createSpace(tx, {
      personId,
      now: NOW,
      space: {
        name,
        description: "",
        type: "custom",
        joinPolicy: "open",
        maxMembers: null,
        language: "es",
      },
    }),
  );
  for (const [member, role] of Object.entries(members)) {
    await database.sql`
      INSERT INTO space_members (space_id, person_id, role) VALUES (${spaceId}, ${member}, ${role})`;
    await database.sql`UPDATE spaces SET user_count = user_count + 1 WHERE id = ${spaceId}`;
  }
  return spaceId;
};

it("passes each space to an admin or member, who is notified, and deletes a space without others", async () => {
  const first = await spaceOf("ana", "Mesa", { beto: "member", caro: "admin" });
  const second = await spaceOf("ana", "Barra", { beto: "member" });
  const alone = await spaceOf("ana", "Sola", {});
  const others = await spaceOf("dani", "De Dani", { ana: "member" });
  expect(await deletePerson(database.db, "ana", { now: NOW })).toBe(true);

  const owners = await database.sql`SELECT id, owner_id FROM spaces`;
  expect(new Map(owners.map(({ id, owner_id: owner }) => [id, owner]))).toEqual(
    new Map([
      [first, "caro"],
      [second, "beto"],
      [others, "dani"],
    ]),
  );
  expect(owners.some(({ id }) => id === alone)).toBe(false);
  const news = await database.sql`
    SELECT person_id, kind, data, href FROM notifications ORDER BY person_id`;
  expect([...news]).toEqual([
    {
      person_id: "beto",
      kind: "space_inherited",
      data: { space: "Barra" },
      href: `/spaces/${second}/members`,
    },
    {
      person_id: "caro",
      kind: "space_inherited",
      data: { space: "Mesa" },
      href: `/spaces/${first}/members`,
    },
  ]);
});
