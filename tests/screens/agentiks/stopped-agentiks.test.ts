import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { stopAllAgentiks } from "#db/commands/runs/stop-all-agentiks.ts";
import { openChatBusiness, writeAsCustomer, type ChatBusiness } from "../../support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** What owners and customers are told while an operator has stopped all agentiks. */
const [OWNER, STRANGER] = ["person-1", "person-3"];
const STOPPED =
  /Plaza has stopped all agentiks for now, since December 1, 2026.*wait for you in the inbox.*closed/;
let database: TestDatabase;
let app: App;
let fonda: ChatBusiness;
let threadId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  fonda = await openChatBusiness(database, {
    ownerId: OWNER,
    abilities: { awayNotice: "Volvemos el 7 de enero." },
  });
  threadId = await writeAsCustomer(database, fonda, { customer: "luz", text: "¿Tienen mole?" });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.sql`DELETE FROM agentik_stops`);

const stop = () =>
  database.db.transaction((tx) =>
    stopAllAgentiks(tx, {
      operatorId: "person-9",
      reason: "Prueba",
      now: new Date("2026-12-01T16:00:00Z"),
    }),
  );
const main = async (personId: string, path: string) => {
  const browser = createBrowser(app, await sessionOf(database, personId));
  const response = await browser.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return visibleText((await readPage(response)).querySelector("main")!);
};

it("tells owners on the agentik's page, the try screen and the inbox, since when", async () => {
  const page = `/agentiks/${fonda.agentikId}`;
  const paths = [page, `${page}/try`, "/inbox"];
  for (const path of paths) expect(await main(OWNER, path)).not.toContain("Plaza has stopped");
  await stop();
  for (const path of paths) expect(await main(OWNER, path)).toMatch(STOPPED);
  // Other people who open the page are not told.
  expect(await main(STRANGER, page)).not.toContain("Plaza has stopped");
});

it("closes the chat page, which asks customers to come back, and takes nothing", async () => {
  const path = `/a/${fonda.slug}`;
  const footer = async () => (await readPage(await app.request(path))).querySelector("footer")!;
  expect((await footer()).querySelector("textarea")).not.toBeNull();
  await stop();
  const closed = await footer();
  expect(visibleText(closed)).toContain("Este chat está cerrado por ahora. Vuelve más tarde.");
  // The owner's notice is about a pause of their own.
  expect(visibleText(closed)).not.toContain("7 de enero");
  expect(closed.querySelector("textarea")).toBeNull();
  await expect(
    writeAsCustomer(database, fonda, { customer: "luz", text: "¿Y pozole?" }),
  ).rejects.toThrow("closed");
  await database.sql`DELETE FROM agentik_stops`;
  expect((await footer()).querySelector("textarea")).not.toBeNull();
  await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = ${fonda.agentikId}`;
  expect(visibleText(await footer())).toContain("7 de enero");
  await database.sql`UPDATE agentiks SET status = 'active' WHERE id = ${fonda.agentikId}`;
  expect(
    await database.sql`SELECT 1 FROM messages WHERE thread_id = ${threadId}
    AND from_contact`,
  ).toHaveLength(1);
});
