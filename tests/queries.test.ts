/**
 * Number of queries of each page: fixed, independent of the number of rows. A page that needs another
 * query changes this table on purpose.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUERY_CHANNEL } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { createApp, type App } from "./support/request.ts";

/**
 * Includes two queries of the shell: the person and their unread notifications. A search first samples
 * its text in each of the four kinds (docs/decisions/0025-growth.md).
 */
const QUERIES: Record<string, number> = {
  "/": 9,
  "/spaces": 7,
  "/spaces?q=pan&category=niche&page=2": 6,
  // The demo person is in: the membership, the conversations, who answers, and the parts of the newest
  // one; and what the space is, which is asked for at the same time.
  "/spaces/space-4": 14,
  "/artifakts/artifakt-1": 8,
  "/agentiks/agentik-1": 4,
  "/challenges/challenge-1": 5,
  "/challenges/challenge-22/gallery": 4,
  "/challenges/entries/entry-challenge-22-1": 5,
  "/challenges/challenge-22/gallery/0000.webp": 2,
  "/challenges/entries/nope": 6,
  [`/challenges/entries/nope/pictures/${"0".repeat(32)}.webp`]: 1,
  "/challenges/entries/nope/files/nope": 1,
  "/spaces/nope": 6,
  "/spaces/space-4/members": 6,
  "/spaces/space-4/edit": 3,
  "/artifakts/artifakt-2/edit": 3,
  "/spaces/featured": 2,
  "/search": 2,
  "/search?q=a": 10,
  "/search?q=pan&kind=space&page=2": 10,
  "/suggestions": 1,
  "/suggestions?q=pan": 8,
  "/covers/space/space-4.png": 1,
  "/sitemap.xml": 3,
  "/challenges": 7,
  "/challenges?q=carta&category=ending-soon&sort=reward": 6,
  "/marketplace": 4,
  "/marketplace?q=shop&category=design&sort=downloads&page=2": 4,
  "/portals": 4,
  "/portals?q=menu&category=intelligence": 4,
  "/portals?tab=launchpad&app=portal-app-ask": 3,
  "/portals?tab=suites": 4,
  "/perks": 3,
  "/perks?menu=analisis&q=de&page=2": 5,
  // The app or perk; of a kit with sounds their titles, too.
  "/apps/app-comandero": 3,
  "/apps/perk-menu-qr": 3,
  "/apps/portal-app-audio": 4,
  "/kits/schema.json": 0,
  // The person's kits, and kits from the community.
  "/kits": 4,
  "/kits?q=pan&page=2": 4,
  "/kits/new": 2,
  "/kits/nope": 2,
  [`/kits/kit-${"0".repeat(24)}`]: 4,
  [`/apps/kit-${"0".repeat(24)}`]: 3,
  "/creator": 4,
  "/creator?prompt=hola&kind=code": 4,
  "/creator?creation=creation-1": 6,
  "/creator?from=creation-1": 5,
  "/creator?creation=nope": 6,
  "/creator?creation=creation-1&compare=1&with=2": 6,
  "/creator?find=tacos": 4,
  "/creator?panel=settings": 6,
  "/earnings": 5,
  "/earnings?currency=MXN&page=2": 5,
  "/multimedia": 4,
  "/multimedia?section=music&q=rain&page=2": 8,
  "/multimedia?collection=collection-sunday-market": 6,
  "/multimedia?section=favorites": 2,
  "/multimedia/licence": 2,
  "/multimedia/track-mercado": 5,
  "/account": 3,
  "/account/business": 2,
  "/ajustes/models": 2,
  "/ajustes/limits": 2,
  "/ajustes/tokens": 2,
  [`/artifakts/artifakt-1/pictures/${"0".repeat(32)}.webp`]: 1,
  [`/pictures/${"0".repeat(32)}.webp`]: 1,
  "/sounds/track-lluvia.wav": 2,
  "/sounds/nope.wav": 1,
  // With the items and pictures that blocks can show.
  "/builder": 5,
  "/builder/versions": 4,
  "/builder/versions/1.json": 1,
  // The viewer, the business whose trade comes first.
  "/builder/templates": 3,
  // The pages with their figures, the newest layout, the business.
  "/builder/pages": 5,
  "/builder/pictures": 3,
  "/p/nope": 1,
  "/p/nope/qr.svg": 1,
  "/p/nope/whatsapp": 1,
  // The draft and versions, what it knows, Mi negocio, and the trial.
  "/agentiks/agentik-1/configure": 9,
  "/agentiks/agentik-1/try": 7,
  "/agentiks/agentik-1/examples": 6,
  // The page, the business, the channels and which suggested addresses are taken.
  "/agentiks/agentik-1/channels": 7,
  // The channel and its last requests.
  "/agentiks/agentik-1/channels/telegram": 5,
  "/a/nothing": 1,
  "/agentiks/agentik-1/triggers": 4,
  // The tools, the limits, what was spent, and the owner's models.
  "/agentiks/agentik-1/tools": 7,
  "/approvals": 4,
  "/approvals/nope": 3,
  "/agentiks/agentik-1/runs": 5,
  "/notifications": 3,
  // Its numbers, what waits for approval, its agentiks and one list.
  "/inbox": 6,
  "/inbox?tab=open&q=mole": 6,
  "/inbox?tab=orders": 6,
  "/inbox?tab=unanswered": 6,
  "/inbox/nope": 9,
  "/new?tipo=space": 2,
  "/new?tipo=artifakt": 2,
  "/nowhere": 2,
  "/onboarding": 0,
  "/path-selection": 0,
};

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function queriesOf(path: string): Promise<string[]> {
  const seen: string[] = [];
  const note = (message: unknown) => void seen.push((message as { query: string }).query);
  subscribe(QUERY_CHANNEL, note);
  try {
    await (await app.request(path)).text();
  } finally {
    unsubscribe(QUERY_CHANNEL, note);
  }
  return seen;
}

describe("queries per page", () => {
  it.each(Object.entries(QUERIES))("%s makes %i", async (path, count) => {
    const seen = await queriesOf(path);
    expect(seen, seen.join("\n")).toHaveLength(count);
  });
});
