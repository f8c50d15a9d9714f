import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEFAULT_LICENCE, LICENCES, type Licence } from "#domain/artifakts/licences.ts";
import { findRelationship } from "#db/queries/artifakts/artifakt-trade.ts";
import { findArtifaktDetail } from "#db/queries/artifakts/artifakt-detail.ts";
import { findOwnArtifakt } from "#db/queries/artifakts/own-artifakt.ts";
import { findReceipt } from "#db/queries/artifakts/receipts.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { createArtifakt } from "./create-artifakt.ts";
import { editArtifakt, editionOf } from "./edit-artifakt.ts";
import { purchaseArtifakt } from "./purchase-artifakt.ts";

/** The licence of an artifakt, and that of each purchase. */
const NOW = new Date("2026-11-30T12:00:00Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto'),
      ('caro', 'Caro Sol', 'Caro', 'caro')`;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`DELETE FROM artifakt_ownerships`;
  await database.sql`DELETE FROM artifakts`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, type)
    VALUES ('menu', 'Menú', '', 'ana', 'pdf')`;
});

const take = (personId: string) =>
  database.db.transaction((tx) =>
    purchaseArtifakt(tx, { personId, artifaktId: "menu", shownPrice: 0, now: NOW }),
  );
const takeShown = (personId: string, shownLicence: string, shownPrice = 0) =>
  database.db.transaction((tx) =>
    purchaseArtifakt(tx, { personId, artifaktId: "menu", shownPrice, shownLicence, now: NOW }),
  );
const choose = async (licence: Licence | undefined) => {
  const own = (await findOwnArtifakt(database.db, "menu", "ana"))!;
  const { id: artifaktId, pictures: _, ...fields } = own;
  return database.db.transaction((tx) =>
    editArtifakt(tx, {
      personId: "ana",
      artifaktId,
      seen: editionOf(own),
      artifakt: { ...fields, licence },
      now: NOW,
    }),
  );
};
const received = async (personId: string) => [
  (await findReceipt(database.db, { artifaktId: "menu", personId }))?.licence,
  (await findRelationship(database.db, "menu", personId)).licence,
];
const offered = async () => (await findArtifaktDetail(database.db, "menu", "beto"))!.licence;

it("is for commercial use where its maker has chosen none, and so is the purchase", async () => {
  expect(await offered()).toBe("commercial");
  await take("beto");
  expect(await received("beto")).toEqual(["commercial", "commercial"]);
});

it.each(LICENCES)("%s is offered, and kept by the purchase", async (licence) => {
  await choose(licence);
  expect(await offered()).toBe(licence);
  await take("beto");
  expect(await received("beto")).toEqual([licence, licence]);
});

it("changes for later buyers only", async () => {
  await choose("cc0");
  await take("beto");
  await choose("personal");
  await take("beto");
  await take("caro");
  expect(await offered()).toBe("personal");
  expect(await received("beto")).toEqual(["cc0", "cc0"]);
  expect(await received("caro")).toEqual(["personal", "personal"]);
});

it("must be the one that was shown, and the refusal says what changed", async () => {
  await choose("cc0");
  expect(await takeShown("beto", "commercial")).toEqual({
    kind: "refused",
    reason: "licence-changed",
    licence: "cc0",
  });
  expect(await takeShown("beto", "commercial", 5)).toEqual({
    kind: "refused",
    reason: "price-changed",
    price: 0,
    licence: "cc0",
  });
  expect(await received("beto")).toEqual([undefined, null]);
  expect(await takeShown("beto", "cc0")).toMatchObject({ kind: "done", wasOwned: false });
  // An owner's stays the one of the purchase, whatever a page from before shows.
  await choose("personal");
  expect(await takeShown("beto", "commercial")).toMatchObject({ kind: "done", wasOwned: true });
  expect(await received("beto")).toEqual(["cc0", "cc0"]);
});

it("is chosen where an artifakt is made, or else the default one", async () => {
  const make = (licence: Licence | undefined) =>
    database.db.transaction((tx) =>
      createArtifakt(tx, {
        personId: "ana",
        name: "Carta",
        description: "",
        type: "pdf",
        price: 0,
        tags: [],
        language: "es",
        licence,
        publication: "draft",
        file: undefined,
        now: NOW,
      }),
    );
  for (const licence of [...LICENCES, undefined]) {
    const { artifaktId } = await make(licence);
    const own = await findOwnArtifakt(database.db, artifaktId, "ana");
    expect(own!.licence).toBe(licence ?? DEFAULT_LICENCE);
  }
});

it("is no one's relationship before a purchase, or after its end, which the receipt outlives", async () => {
  expect(await received("beto")).toEqual([undefined, null]);
  await choose("cc-by");
  await take("beto");
  await database.sql`UPDATE artifakt_ownerships SET ended_at = now()`;
  expect(await received("beto")).toEqual(["cc-by", null]);
});

it("stays where a form names none, and a change is an audit event", async () => {
  await choose("cc-by");
  expect(await choose(undefined)).toEqual({ kind: "done", artifaktId: "menu" });
  expect(await offered()).toBe("cc-by");
  const events = await database.sql`
    SELECT data FROM audit_events WHERE action = 'edit-artifakt' AND subject = 'menu'
    ORDER BY id DESC LIMIT 1`;
  expect(events).toMatchObject([{ data: { licence: "cc-by" } }]);
});

it.each(["artifakts", "artifakt_ownerships"])("is one of the list in %s", async (table) => {
  await take("beto");
  await expect(
    database.sql`UPDATE ${database.sql(table)} SET licence = 'mine'`,
  ).rejects.toMatchObject({ constraint_name: `${table}_licence_known` });
});
