import { afterAll, beforeAll, expect, it } from "vitest";
import { parseListState } from "#domain/lists/list-state.ts";
import { MARKETPLACE_LIST } from "#domain/shop/marketplace-list.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findCollectionPage, findTrackPage } from "#db/queries/studio/multimedia.ts";
import { findMarketplacePage } from "./marketplace.ts";
import { listPortals } from "./portals.ts";

/** The searches of the shops and of the library find the words of both languages. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

it.each([
  ["kitchen screen", "app-comandero"],
  ["pantalla de cocina", "app-comandero"],
  ["CONCILIACION", "app-counter-ledger"],
  ["reconciliation", "app-counter-ledger"],
])("finds %s in the marketplace", async (q, id) => {
  const state = parseListState(new URLSearchParams({ q }), MARKETPLACE_LIST);
  const { items, totals } = await findMarketplacePage(database.db, state);
  expect(idsOf(items)).toEqual([id]);
  expect(totals.reduce((sum, { found }) => sum + found, 0)).toBe(1);
});

it.each([
  ["without a design department", "portal-studio"],
  ["departamento de diseño", "portal-studio"],
  ["tarjeta de sellos", "portal-trade"],
  ["stamp card", "portal-trade"],
])("finds %s in the portals", async (q, id) => {
  expect(idsOf(await listPortals(database.db, { q, category: "all" }))).toEqual([id]);
});

it.each([
  ["bajo el sol", "collection-subtitle-desk"],
  ["in the sun", "collection-subtitle-desk"],
])("finds the collection with %s", async (q, id) => {
  const state = { section: "home", q, page: 1 } as const;
  expect(idsOf((await findCollectionPage(database.db, state)).items)).toEqual([id]);
});

it.each([
  ["sizzle", "track-comal"],
  ["chisporroteo", "track-comal"],
])("finds the track tagged %s", async (q, id) => {
  const state = { section: "home", q, collection: "", page: 1 } as const;
  expect(idsOf((await findTrackPage(database.db, state)).items)).toEqual([id]);
});
