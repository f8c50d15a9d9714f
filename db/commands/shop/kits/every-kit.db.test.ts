import { afterAll, beforeAll, expect, it } from "vitest";
import type { KitPart } from "#domain/shop/kits/kit.ts";
import { ALL_KITS } from "#domain/shop/kits/kits.ts";
import { listAddedParts } from "#db/queries/shop/kits/find-holding.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { addKit } from "./add-kit.ts";

/** Each kit of Plaza's own: what its page says that it adds is what is there after installing it. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
});

/** Rows that a part of each kind makes; a page and a prompt lead to what everyone has. */
const ROWS: Readonly<
  Record<KitPart["kind"], "agentiks" | "documents" | "commands" | "sounds" | null>
> = {
  agentik: "agentiks",
  schedule: "agentiks",
  document: "documents",
  table: "documents",
  command: "commands",
  sound: "sounds",
  page: null,
  creator: null,
};

async function rowsOf(personId: string) {
  const [row] = await database.sql`SELECT
    (SELECT count(*)::int FROM agentiks WHERE owner_id = ${personId}) AS agentiks,
    (SELECT count(*)::int FROM documents WHERE created_by = ${personId}) AS documents,
    (SELECT count(*)::int FROM slash_commands WHERE person_id = ${personId}) AS commands,
    (SELECT count(*)::int FROM track_downloads WHERE person_id = ${personId}) AS sounds`;
  return row!;
}

it.each(ALL_KITS.map((kit) => ({ id: kit.id, kit })))(
  "$id adds what it names, kind by kind, with names in the person's language",
  async ({ id, kit }) => {
    const personId = `person-of-${id}`;
    const now = new Date();
    await database.sql`INSERT INTO people (id, kind, tier, display_name, first_name, handle)
      VALUES (${personId}, 'account', 'pro', ${personId}, 'Ana', ${personId})`;
    await database.db.transaction((tx) => addKit(tx, { personId, offerId: id, locale: "es", now }));
    const added = await listAddedParts(database.db, { personId, offerId: id });
    const kinds = (parts: readonly { key: string; kind: string }[]) =>
      parts.map(({ key, kind }) => `${kind} ${key}`).sort();
    expect(kinds(added.map(({ partKey, kind }) => ({ key: partKey, kind })))).toEqual(
      kinds(kit.parts),
    );
    const expected = { agentiks: 0, documents: 0, commands: 0, sounds: 0 };
    for (const { kind } of kit.parts) {
      const rows = ROWS[kind];
      if (rows) expected[rows] += 1;
    }
    expect(await rowsOf(personId)).toEqual(expected);
    for (const part of kit.parts) {
      const { name, ref } = added.find(({ partKey }) => partKey === part.key)!;
      if (ROWS[part.kind] === null) expect(ref).toBeNull();
      else if (part.kind === "command") expect(name).toBe(`/${part.name.es}`);
      else if (part.kind === "sound") expect(name).toBeTruthy();
      else if ("name" in part) expect(name).toBe(part.name.es);
    }
  },
);
