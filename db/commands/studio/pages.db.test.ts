import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { templateBlocks } from "#domain/studio/pages/page-templates.ts";
import { PAGES_MAX } from "#domain/studio/pages/pages.ts";
import { findPicture } from "#db/queries/people/pictures.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { findShownItems, listPageItems } from "#db/queries/studio/page-items.ts";
import { findPageAt, listPages, listPublicSlugs } from "#db/queries/studio/pages.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { addPagePicture, deletePagePicture } from "./page-pictures.ts";
import {
  changePage,
  countPageView,
  deletePage,
  publishPage,
  showPage,
  updatePage,
} from "./pages.ts";
import { saveLayout } from "./save-layout.ts";

const NOW = new Date("2026-11-20T18:00:00.000Z");
const [ANA, BETO] = ["person-1", "person-2"];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const personId of [ANA, BETO])
    await database.db.transaction((tx) =>
      saveLayout(tx, { personId, base: 0, blocks: templateBlocks("cafe", "es"), now: NOW }),
    );
});
afterAll(() => database.drop());
beforeEach(() => database.sql`DELETE FROM pages WHERE person_id IN (${ANA}, ${BETO})`);

const texts = { title: "Fonda Lupita", description: "Comida casera" };
const publish = (
  slug: string,
  personId = ANA,
  more: { version?: number; arePricesOwn?: boolean } = {},
) =>
  database.db.transaction((tx) =>
    publishPage(tx, {
      personId,
      version: 1,
      slug,
      language: "es",
      arePricesOwn: true,
      ...texts,
      now: NOW,
      ...more,
    }),
  );
const change = (pageId: string, slug: string, personId = ANA) =>
  database.db.transaction((tx) => changePage(tx, { personId, pageId, slug, ...texts, now: NOW }));
const idOf = (answer: { kind: string; id?: string }) => {
  expect(answer.kind).toBe("done");
  return answer.id!;
};

it("publishes a version at a chosen address, and another version at the same address", async () => {
  const id = idOf(await publish("fonda-lupita"));
  const page = await findPageAt(database.db, "fonda-lupita");
  expect(page).toMatchObject({ id, slug: "fonda-lupita", ownerId: ANA, ...texts });
  expect(page!.blocks).toEqual(templateBlocks("cafe", "es"));
  await database.db.transaction((tx) =>
    saveLayout(tx, { personId: ANA, base: 1, blocks: templateBlocks("beauty", "es"), now: NOW }),
  );
  // A page whose address was changed meanwhile keeps it.
  await change(id, "fonda-de-lupita");
  const update = (personId: string, version: number) =>
    updatePage(database.db, { personId, pageId: id, version, arePricesOwn: true, now: NOW });
  expect(await update(ANA, 2)).toEqual({ kind: "done", id, slug: "fonda-de-lupita" });
  expect(await update(ANA, 99)).toEqual({ kind: "refused", reason: "gone" });
  expect(await update(BETO, 1)).toEqual({ kind: "refused", reason: "gone" });
  const after = await findPageAt(database.db, id);
  expect(after!.blocks[0]!.title).toBe("Un rato para ti");
  expect(await listPages(database.db, ANA, NOW)).toMatchObject([{ id, version: 2 }]);
});

it("publishes no price of a template before somebody says that it is theirs", async () => {
  const refused = { kind: "refused", reason: "prices" };
  expect(await publish("fonda-precios", ANA, { arePricesOwn: false })).toEqual(refused);
  expect(await findPageAt(database.db, "fonda-precios")).toBeUndefined();
  const pageId = idOf(await publish("fonda-precios"));
  const update = () =>
    database.db.transaction((tx) =>
      updatePage(tx, { personId: ANA, pageId, version: 1, arePricesOwn: false, now: NOW }),
    );
  // The page shows them already.
  expect(await update()).toMatchObject({ kind: "done" });
});

it("refuses an invalid, missing or another person's page, and writes nothing", async () => {
  const refused = (reason: string) => ({ kind: "refused", reason });
  expect(await publish("a b")).toEqual(refused("slug"));
  expect(await publish("ok-page", ANA, { version: 99 })).toEqual(refused("gone"));
  expect(await publish("ok-page", "person-4")).toEqual(refused("gone"));
  const { db } = database;
  const long = { ...texts, description: "x".repeat(161) };
  const input = {
    personId: ANA,
    version: 1,
    slug: "ok-page",
    language: "es",
    arePricesOwn: true,
    now: NOW,
  } as const;
  expect(await publishPage(db, { ...input, ...long })).toEqual(refused("long"));
  expect(await publishPage(db, { ...input, title: " ", description: "" })).toEqual(
    refused("title"),
  );
  const id = idOf(await publish("de-ana"));
  expect(await change(id, "de-beto", BETO)).toEqual(refused("gone"));
  expect(await showPage(db, { personId: BETO, pageId: id, isPublic: false, now: NOW })).toEqual(
    refused("gone"),
  );
  expect(await deletePage(db, { personId: BETO, pageId: id, now: NOW })).toEqual(refused("gone"));
  expect(await listPages(db, ANA, NOW)).toHaveLength(1);
});

it("leads from former addresses to the current one, and gives them to no other page", async () => {
  const id = idOf(await publish("fonda-lupita"));
  expect(await change(id, "fonda-de-lupita")).toMatchObject({ kind: "done" });
  expect(await findPageAt(database.db, "fonda-lupita")).toMatchObject({ slug: "fonda-de-lupita" });
  expect(await publish("fonda-lupita", BETO)).toEqual({ kind: "refused", reason: "taken" });
  const other = idOf(await publish("cafe-beto", BETO));
  expect(await change(other, "fonda-de-lupita", BETO)).toEqual({
    kind: "refused",
    reason: "taken",
  });
  // A page may take its own former address back.
  expect(await change(id, "fonda-lupita")).toMatchObject({ kind: "done", slug: "fonda-lupita" });
  // Deleting a page frees its addresses.
  await deletePage(database.db, { personId: ANA, pageId: id, now: NOW });
  expect(await publish("fonda-de-lupita", BETO)).toMatchObject({ kind: "done" });
});

it("gives an address that many take at once to one of them", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => publish("la-unica", n % 2 ? ANA : BETO)),
  );
  expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
  const refused = answers.filter(({ kind }) => kind === "refused");
  expect(refused).toEqual(Array(11).fill({ kind: "refused", reason: "taken" }));
});

it("hides a page and shows it again, in the site map too; a person has at most twenty", async () => {
  const { db } = database;
  const id = idOf(await publish("se-esconde"));
  await showPage(db, { personId: ANA, pageId: id, isPublic: false, now: NOW });
  expect(await findPageAt(db, "se-esconde")).toBeUndefined();
  expect(await listPublicSlugs(db, 1_000)).not.toContain("se-esconde");
  await showPage(db, { personId: ANA, pageId: id, isPublic: true, now: NOW });
  expect(await listPublicSlugs(db, 1_000)).toContain("se-esconde");
  for (let n = 2; n <= PAGES_MAX; n += 1) idOf(await publish(`pagina-${n}`));
  expect(await publish("una-mas")).toEqual({ kind: "refused", reason: "full" });
});

it("counts views by day, 50 at once too", async () => {
  const { db } = database;
  const id = idOf(await publish("muy-vista"));
  const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
  await Promise.all(Array.from({ length: 50 }, () => countPageView(db, id, NOW)));
  for (const days of [1, 29, 30]) await countPageView(db, id, ago(days));
  expect(await listPages(db, ANA, NOW)).toMatchObject([
    { viewsToday: 50, viewsMonth: 52, viewsTotal: 53 },
  ]);
});

it("keeps pictures for pages, counts them against the quota, and deletes only the person's", async () => {
  const { db } = database;
  const before = await findStorageUsed(db, ANA);
  const bytes = Buffer.from("RIFFxxxxWEBP a picture");
  const added = await db.transaction((tx) =>
    addPagePicture(tx, { personId: ANA, bytes, alt: "Pozole", now: NOW }),
  );
  if (added.kind !== "done") throw new Error(added.reason);
  expect(await findPicture(db, added.hash)).toEqual(bytes);
  expect(await findStorageUsed(db, ANA)).toBeGreaterThan(before);
  const [row] = await database.sql<{ id: string }[]>`SELECT id FROM page_pictures`;
  const id = row!.id;
  await deletePagePicture(db, { personId: BETO, id });
  expect(await findPicture(db, added.hash)).toEqual(bytes);
  await deletePagePicture(db, { personId: ANA, id });
  expect(await findPicture(db, added.hash)).toBeUndefined();
  expect(await findStorageUsed(db, ANA)).toBe(before);
  const long = { personId: ANA, bytes, alt: "x".repeat(121), now: NOW };
  expect(await addPagePicture(db, long)).toEqual({ kind: "refused", reason: "alt" });
});

it("shows of items only what is the owner's and public", async () => {
  const { db, sql } = database;
  const offered = await listPageItems(db, "demo");
  expect(new Set(offered.map(({ kind }) => kind))).toContain("artifakt");
  const artifakt = offered.find(({ kind }) => kind === "artifakt")!;
  const shown = await findShownItems(db, "demo", [artifakt.id, "no-such", artifakt.id]);
  expect(shown).toMatchObject([{ id: artifakt.id, name: artifakt.name }]);
  expect(await findShownItems(db, ANA, [artifakt.id])).toEqual([]);
  await sql`UPDATE artifakts SET publication = 'retired' WHERE id = ${artifakt.id}`;
  expect(await findShownItems(db, "demo", [artifakt.id])).toEqual([]);
});

it("tells the figures of each kind of item", async () => {
  const { db, sql } = database;
  const [agentik] = await sql<{ id: string }[]>`
    SELECT id FROM agentiks WHERE owner_id = 'demo' ORDER BY id LIMIT 1`;
  await sql`INSERT INTO agentik_figures (agentik_id, ended, succeeded, last_at)
    VALUES (${agentik!.id}, 50, 48, now())
    ON CONFLICT (agentik_id) DO UPDATE SET ended = 50, succeeded = 48`;
  const [artifakt] = await sql<{ id: string; rating: number; download_count: string }[]>`
    SELECT id, rating, download_count FROM artifakts
    WHERE creator_id = 'demo' AND publication = 'published' ORDER BY id LIMIT 1`;
  const [space] = await sql<{ id: string; user_count: number }[]>`
    UPDATE spaces SET owner_id = 'demo'
    WHERE id = (SELECT id FROM spaces WHERE visibility = 'listed' ORDER BY id LIMIT 1)
    RETURNING id, user_count`;
  const ids = [agentik!.id, artifakt!.id, space!.id];
  const shown = await findShownItems(db, "demo", ids);
  const figures = { members: null, downloads: null, rating: null, ended: null, succeeded: null };
  const of = (id: string) => shown.find((item) => item.id === id);
  expect(of(agentik!.id)).toMatchObject({ ...figures, ended: 50, succeeded: 48 });
  const downloads = Number(artifakt!.download_count);
  expect(of(artifakt!.id)).toMatchObject({ ...figures, downloads, rating: artifakt!.rating });
  expect(of(space!.id)).toMatchObject({ ...figures, members: space!.user_count });
});
