import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { templateBlocks } from "#domain/studio/pages/page-templates.ts";
import { makeWorkingAgentik } from "../../support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** Page templates filled with what a business has told: its prices, answers and the agentik that chats. */
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

const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
/** Deletes each test's rows, which must not fill the templates of the next. */
beforeEach(async () => {
  await database.sql`DELETE FROM documents WHERE created_by IN ${database.sql([OWNER, MEMBER, STRANGER])}`;
  await database.sql`DELETE FROM agentiks WHERE owner_id IN ${database.sql([OWNER, STRANGER])}`;
  await database.sql`DELETE FROM answers WHERE approved_by IN ${database.sql([OWNER, STRANGER])}`;
});

const DRAFT = "/builder/preview/draft";
const blockOf = (wanted: string) =>
  templateBlocks("cafe", "en").find(({ type }) => type === wanted)!.id;

/** A private space of an owner, with more members, and an answer that `approvedBy` has approved. */
async function space(id: string, owner: string, members: readonly string[], approvedBy: string) {
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${id}, ${id}, 'x', 'custom', 'invite', 'private', ${members.length + 1}, ${owner}, 'en')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, ${owner}, 'owner')`;
  for (const member of members)
    await sql`INSERT INTO space_members (space_id, person_id) VALUES (${id}, ${member})`;
  await sql`INSERT INTO answers (id, space_id, question, answer, language, approved_by, created_at, changed_at)
    VALUES (${`answer-${id}`}, ${id}, ${`Parking at ${id}`}, 'Around the corner.', 'en', ${approvedBy}, now(), now())`;
}

/** An agentik of a person that works in a space. Its chat page is open where it has a slug. */
async function agentikIn(spaceId: string, personId: string, name: string, slug?: string) {
  const id = await makeWorkingAgentik(database, { personId, name, ...(slug && { slug }) });
  await database.sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    VALUES (${id}, ${spaceId}, now()) ON CONFLICT (agentik_id) DO UPDATE SET space_id = ${spaceId}`;
  return id;
}

/** Uploads a table, which is read at once. */
async function upload(personId: string, id: string, text: string, name: string) {
  const browser = createBrowser(app, await sessionOf(database, personId));
  const body = new FormData();
  body.set("intent", "upload");
  body.set("file", new File([text], name));
  const headers = { Origin: "http://localhost" };
  const sent = await browser.request(`/spaces/${id}/documents`, { method: "POST", body, headers });
  expect(sent.status).toBe(303);
  await database.sql`UPDATE runs SET state = 'cancelled', ended_at = now() WHERE state = 'queued'`;
  await database.sql`UPDATE document_versions SET state = 'ready' WHERE state = 'received'`;
}

async function templateOf(personId: string) {
  const browser = createBrowser(app, await sessionOf(database, personId));
  const sent = await browser.request("/builder/templates", { form: { trade: "cafe" } });
  expect(sent.status).toBe(303);
  const look = async (path: string) => readPage(await browser.request(path));
  const block = (type: string) => look(`/builder?block=${blockOf(type)}`);
  return {
    page: visibleText(await look(DRAFT)),
    menu: await block("prices"),
    questions: visibleText(await block("questions")),
    chat: await block("chat"),
  };
}

const MENU = "Product;Cost;Price\nFlat white;11;52\nScone;9;38\nToast;8;45\n";
const STAFF = "Product;Price\nUniform;300\nLocker;90\nLunch;35\nBus;12\n";

describe("the prices of a template", () => {
  it("are from a document that answers customers, never from a file of the staff", async () => {
    await space("alone", OWNER!, [], OWNER!);
    await space("staff", OWNER!, [MEMBER!], OWNER!);
    await space("theirs", STRANGER!, [], STRANGER!);
    await agentikIn("alone", OWNER!, "Lupita", "lupita-alone");
    // An agentik of the team alone: no customer writes to it.
    await agentikIn("staff", OWNER!, "Turnos");
    await agentikIn("theirs", STRANGER!, "Tea", "tea-theirs");
    await upload(OWNER!, "alone", MENU, "Carta.csv");
    await upload(OWNER!, "alone", "Product;Stock\nMilk;10\nBeans;4\n", "stock.csv");
    // Newer and longer, but no customer is answered from it.
    await upload(OWNER!, "staff", STAFF, "costs.csv");
    await upload(STRANGER!, "theirs", "Product;Price\nTea;20\nCake;30\n", "tea.csv");
    const shown = await templateOf(OWNER!);
    expect(shown.page).toMatch(/Flat white\s*\$52/);
    expect(shown.page).toContain("Parking at alone?");
    expect(shown.page).toContain("Around the corner.");
    for (const hidden of ["Americano", "at staff", "theirs", "Uniform", "Tea", "$11", "Carta"])
      expect(shown.page).not.toContain(hidden);
    const menu = visibleText(shown.menu);
    expect(menu).toContain("Prices from “Carta");
    expect(menu).toContain("Customers do not see this line.");
    const [document] = await database.sql`SELECT id FROM documents WHERE name LIKE 'Carta%'`;
    const address = `/spaces/alone/documents/${String(document!.id)}`;
    expect(shown.menu.querySelector(`main a[href='${address}']`)).not.toBeNull();
    expect(shown.questions).toContain("From the answers you approved.");
  });

  it("are from a menu that was pasted as a text, without its address", async () => {
    await space("pasted", OWNER!, [], OWNER!);
    await agentikIn("pasted", OWNER!, "Cuca", "cuca-pasted");
    const text =
      "Antojitos Cuca\nCalle Hidalgo 45\n\nAntojitos\nTlayuda 95\ncon tasajo\nMemela $30 c/u\nTejate 35\nLos martes no hay tejate";
    const browser = createBrowser(app, await sessionOf(database, OWNER!));
    const form = { intent: "write", name: "Lo que hay", text };
    expect((await browser.request("/spaces/pasted/documents", { form })).status).toBe(303);
    await database.sql`UPDATE runs SET state = 'cancelled', ended_at = now() WHERE state = 'queued'`;
    await database.sql`UPDATE document_versions SET state = 'ready' WHERE state = 'received'`;
    const shown = await templateOf(OWNER!);
    expect(shown.page).toMatch(/Tlayuda\s*\$95\s*con tasajo/);
    expect(shown.page).toMatch(/Memela\s*\$30 c\/u/);
    expect(shown.page).toMatch(/Tejate\s*\$35\s*Los martes no hay tejate/);
    for (const hidden of ["Americano", "Hidalgo"]) expect(shown.page).not.toContain(hidden);
    expect(visibleText(shown.menu)).toContain("Prices from “Lo que hay");
  });

  it("are from the document with the most of them, where several answer customers", async () => {
    await space("counter", OWNER!, [], OWNER!);
    await agentikIn("counter", OWNER!, "Barra", "barra");
    await upload(OWNER!, "counter", MENU, "Carta.csv");
    await upload(OWNER!, "counter", "Product;Price\nJuice;25\nWater;15\n", "drinks.csv");
    const shown = await templateOf(OWNER!);
    expect(shown.page).toMatch(/Flat white\s*\$52/);
    expect(shown.page).not.toContain("Juice");
    expect(visibleText(shown.menu)).toContain("Prices from “Carta");
  });

  it("stay examples where no document answers customers, and the block says so until it is filled", async () => {
    await space("closed", OWNER!, [], OWNER!);
    const id = await agentikIn("closed", OWNER!, "Cerrada", "cerrada");
    await upload(OWNER!, "closed", MENU, "Carta.csv");
    const EXAMPLES = "These prices are examples: write your own.";
    await database.sql`UPDATE chat_pages SET is_open = false WHERE agentik_id = ${id}`;
    const shown = await templateOf(OWNER!);
    expect(shown.page).toMatch(/Americano\s*\$38/);
    expect(visibleText(shown.menu)).toContain(EXAMPLES);
    expect(visibleText(shown.menu)).not.toContain("Prices from");

    // Customers are answered neither from a file for one member alone nor from one that is still being read.
    await database.sql`UPDATE chat_pages SET is_open = true WHERE agentik_id = ${id}`;
    await database.sql`UPDATE documents SET only_for = ${OWNER!} WHERE space_id = 'closed'`;
    expect(visibleText((await templateOf(OWNER!)).menu)).toContain(EXAMPLES);
    await database.sql`UPDATE documents SET only_for = NULL WHERE space_id = 'closed'`;
    await database.sql`UPDATE document_versions SET state = 'reading'`;
    expect(visibleText((await templateOf(OWNER!)).menu)).toContain(EXAMPLES);
    await database.sql`UPDATE document_versions SET state = 'ready'`;
    expect(visibleText((await templateOf(OWNER!)).menu)).toContain("Prices from “Carta");

    // Filled by hand, it says nothing more of examples.
    await database.sql`UPDATE chat_pages SET is_open = false WHERE agentik_id = ${id}`;
    const browser = createBrowser(app, await sessionOf(database, OWNER!));
    await browser.request("/builder/templates", { form: { trade: "cafe" } });
    const block = blockOf("prices");
    const path = `/builder?block=${block}`;
    await browser.request(path, { form: { intent: "edit", block, body: "Espresso 40" } });
    expect(visibleText(await readPage(await browser.request(path)))).not.toContain(EXAMPLES);
  });
});

describe("the chat of a template", () => {
  it("is with the owner's agentik whose chat page is open, and waits for one otherwise", async () => {
    await space("quiet", OWNER!, [], OWNER!);
    const id = await agentikIn("quiet", OWNER!, "Lupita", "lupita-quiet");
    await agentikIn("quiet", OWNER!, "Turnos");
    const shown = await templateOf(OWNER!);
    const chosen = shown.chat.querySelector("select[name=target] option[selected]");
    expect(chosen?.getAttribute("value")).toBe(id);
    await database.sql`UPDATE chat_pages SET is_open = false`;
    expect(visibleText((await templateOf(OWNER!)).chat)).toContain(
      "None of your agentiks has an open chat page.",
    );
  });
});
