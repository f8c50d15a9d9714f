import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The search in messages and documents of all spaces of a person. */
let database: TestDatabase;
let app: App;
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  for (const id of ["one", "two"]) {
    await sql`
      INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
      VALUES (${id}, ${`Fonda ${id}`}, 'x', 'custom', 'invite', 'private', 1, ${OWNER}, 'es')`;
    await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, ${OWNER}, 'owner')`;
    await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at)
      VALUES (${id}, ${id}, 'Cocina', ${OWNER}, 'k', 31, now(), now())`;
    await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      SELECT ${id}, n, ${OWNER}, 'Pedido de jamón serrano ' || n, now() - make_interval(mins => 100 - n)
      FROM generate_series(1, 30) n`;
    await sql`INSERT INTO documents (id, space_id, name, version, created_by, created_at, changed_at)
      VALUES (${`d-${id}`}, ${id}, 'Proveedores', 1, ${OWNER}, now(), now())`;
    await sql`INSERT INTO document_versions (document_id, version, kind, state, bytes, text, language, created_by, created_at)
      VALUES (${`d-${id}`}, 1, 'text', 'ready', 10, 'x', 'es', ${OWNER}, now())`;
    await sql`INSERT INTO passages (document_id, version, seq, space_id, heading, text, language)
      VALUES (${`d-${id}`}, 1, 1, ${id}, 'Carnes', 'Las devoluciones de jamón se piden el lunes.', 'es')`;
  }
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES ('two', ${MEMBER}, 'member')`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const search = async (personId: string, query: string) => {
  const browser = createBrowser(app, await sessionOf(database, personId));
  const page = await readPage(await browser.request(`/spaces/search?${query}`));
  const lines = [...page.querySelectorAll("main li")];
  return {
    lines: lines.map((line) => visibleText(line)),
    links: lines.map((line) => line.querySelector("a")!.getAttribute("href")),
    text: visibleText(page.querySelector("main")!),
  };
};

describe("the search in one's spaces", () => {
  it("finds messages and passages without accents, newest first, and leads to each", async () => {
    const { lines, links } = await search(MEMBER, "q=JAMON");
    expect(lines[0]).toContain("Proveedores Fonda two · Carnes Las devoluciones de jamón");
    expect(links[0]).toBe("/spaces/two/documents/d-two?version=1&passage=1#p1");
    expect(lines[1]).toContain("Cocina Fonda two");
    expect(lines[1]).toContain("Pedido de jamón serrano 30");
    expect(links[1]).toBe("/spaces/two/t/two?at=30#m30");
    expect(lines).toHaveLength(21);
    const more = await search(MEMBER, "q=jam%C3%B3n&page=2");
    expect(more.lines).toHaveLength(10);
  });

  it("finds other forms of a word in documents, and documents by name", async () => {
    expect((await search(MEMBER, "q=devoluci%C3%B3n+jamones")).lines).toHaveLength(1);
    const named = await search(OWNER, "q=proveedor");
    const byName = named.links.filter((link) => !link!.includes("passage="));
    expect(byName.sort()).toEqual(["/spaces/one/documents/d-one", "/spaces/two/documents/d-two"]);
  });

  it("shows nothing of spaces one is not in", async () => {
    expect((await search(OWNER, "q=serrano&page=3")).lines).toHaveLength(20);
    const { lines, text } = await search(STRANGER, "q=serrano");
    expect(lines).toEqual([]);
    expect(text).toContain("Neither the messages nor the documents");
    const removed = database.sql`DELETE FROM space_members WHERE person_id = ${MEMBER}`;
    await removed;
    expect((await search(MEMBER, "q=serrano")).lines).toEqual([]);
  });

  it.each([
    "",
    "q=",
    "q=%00",
    "q=%25",
    "q=_",
    "q=de+la",
    "q=x&page=-1",
    "q=x&page=1e9",
    "q=%F0%9F",
  ])("takes any query: %j", async (query) => {
    expect((await search(OWNER, query)).lines.length).toBeLessThanOrEqual(30);
  });

  it("is offered by the search of everything", async () => {
    const browser = createBrowser(app, await sessionOf(database, OWNER));
    const page = await readPage(await browser.request("/search?q=serrano"));
    const link = page.querySelector("main a[href='/spaces/search?q=serrano']");
    expect(visibleText(link!)).toBe("Search messages and documents for “serrano”");
  });
});
