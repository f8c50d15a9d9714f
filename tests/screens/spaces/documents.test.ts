import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { buildReader, docxOf, pdfOfPages } from "../../support/documents/document-files.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { executeQueued } from "../../support/runs/execute-runs.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Documents of a space: files of each kind, their versions, downloads, labels, and who may see them. */
let database: TestDatabase;
let app: App;
let readerProgram: string;
let readFile: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
const SPACE = "/spaces/a-space";
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  readerProgram = await buildReader();
  // The application has set the environment that the store reads.
  const { fileStore } = await import("#adapters/storage/file-store.server.ts");
  readFile = (key) => fileStore.get(key);
  await database.sql`
    INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('a-space', 'Fonda', 'x', 'custom', 'invite', 'private', 2, ${OWNER}, 'es')`;
  await database.sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('a-space', ${OWNER}, 'owner'), ('a-space', ${MEMBER}, 'member')`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Sends the form of a file. */
async function upload(
  browser: Browser,
  to: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
  fields: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [key, value] of Object.entries({ intent: "upload", ...fields })) body.set(key, value);
  body.set("file", new File([new Uint8Array(bytes)], name));
  const headers = { Origin: "http://localhost" };
  return browser.request(`${SPACE}${to}`, { method: "POST", body, headers });
}
/** The part of the worker. @returns how many documents it read */
const work = () => executeQueued(database, { files: { readFile, readerProgram } });
const pathOf = (answer: Response) => answer.headers.get("Location")!.replace(SPACE, "");
const textOf = async (browser: Browser, path: string) =>
  visibleText((await readPage(await browser.request(`${SPACE}${path}`))).querySelector("main")!);

describe("a file", () => {
  it.each([
    { name: "menu.txt", bytes: () => utf8("Mole de olla: $95"), text: "Mole de olla: $95" },
    { name: "menu.md", bytes: () => utf8("# Lunes\n\nMole: $95"), text: "Mole: $95" },
    {
      name: "precios.csv",
      bytes: () => utf8("plato,precio\nMole,95\n"),
      text: "Mole · precio: 95",
    },
    { name: "manual.docx", bytes: () => docxOf(), text: "Abrimos a las 8." },
    {
      name: "carta.pdf",
      bytes: () => pdfOfPages([["Mole de olla 95 pesos"], ["Flan 40 pesos"]]),
      text: "Flan 40 pesos",
    },
  ])("$name is read, shown and downloaded as it was", async ({ name, bytes, text }) => {
    const member = await as(MEMBER);
    const file = await bytes();
    const sent = await upload(member, "/documents", { name, bytes: file });
    expect(sent.status).toBe(303);
    const path = pathOf(sent);
    expect(await textOf(member, path)).toContain("Plaza is reading this document");
    expect(await work()).toBe(1);
    expect(await textOf(member, path)).toContain(text);

    const got = await member.request(`${SPACE}${path}/file`);
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(new Uint8Array(file));
    expect(got.headers.get("Content-Disposition")).toContain(`attachment; filename="${name}"`);
    expect(got.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(got.headers.get("Content-Type")).not.toContain("html");
  });

  it("is refused in words: what it is not, nothing, too large; nothing is stored", async () => {
    const member = await as(MEMBER);
    const count = async () =>
      (await database.sql`SELECT count(*)::int AS count FROM document_versions`)[0]!
        .count as number;
    const before = await count();
    const exe = { name: "menu.pdf", bytes: new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]) };
    expect((await upload(member, "/documents", exe)).status).toBe(422);
    const big = { name: "grande.txt", bytes: new Uint8Array(10 * 1_048_576 + 1).fill(97) };
    expect([413, 422]).toContain((await upload(member, "/documents", big)).status);
    const none = await member.request(`${SPACE}/documents`, { form: { intent: "upload" } });
    expect([400, 422]).toContain(none.status);
    expect(await count()).toBe(before);
  });

  it("that cannot be read says why, and can be tried again", async () => {
    const member = await as(MEMBER);
    const sent = await upload(member, "/documents", {
      name: "roto.pdf",
      bytes: utf8("%PDF-1.4\nroto"),
    });
    const path = pathOf(sent);
    await work();
    const page = await readPage(await member.request(`${SPACE}${path}`));
    expect(page.querySelector("[name=intent][value=retry]")).not.toBeNull();
    const again = await member.request(`${SPACE}${path}`, {
      form: { intent: "retry", version: "1" },
    });
    expect(again.status).toBe(303);
    expect(await work()).toBe(1);
  });
});

describe("a document", () => {
  it("keeps its versions; a text that has changed since is not overwritten", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = pathOf(
      await member.request(`${SPACE}/documents`, {
        form: { intent: "write", name: "Envíos", text: "Cuesta $20", labels: "precios" },
      }),
    );
    await work();
    const edit = { intent: "edit", version: "1", text: "Cuesta $35" };
    expect((await owner.request(`${SPACE}${path}`, { form: edit })).status).toBe(303);
    expect((await member.request(`${SPACE}${path}`, { form: edit })).status).toBe(409);
    await work();
    expect(await textOf(member, path)).toContain("Cuesta $35");
    expect(await textOf(member, `${path}?version=1`)).toContain("Cuesta $20");
    const old = await member.request(`${SPACE}${path}/file?version=1`);
    expect(await old.text()).toBe("Cuesta $20");
    expect((await member.request(`${SPACE}${path}?version=3`)).status).toBe(404);
  });

  it("is renamed, labelled, pinned, found, and deleted with its file by its author or an admin", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const file = { name: "turnos.txt", bytes: utf8("Lunes: Ana") };
    const path = pathOf(await upload(owner, "/documents", file));
    const press = (browser: Browser, form: Record<string, string>) =>
      browser.request(`${SPACE}${path}`, { form });
    const change = { intent: "change", name: "Turnos de cocina", labels: "equipo, cocina" };
    expect((await press(member, change)).status).toBe(303);
    expect((await press(member, { intent: "pin" })).status).toBe(303);
    const found = await readPage(await member.request(`${SPACE}/documents?label=cocina`));
    const links = found.querySelectorAll(`main li a[href^="${SPACE}/documents/"]`);
    expect([...links]).toHaveLength(1);
    expect(await textOf(member, "/documents?q=turnos")).toContain("Turnos de cocina");
    expect(await textOf(member, "/documents?q=nada-de-esto")).not.toContain("Turnos de cocina");

    expect((await press(member, { intent: "delete" })).status).toBe(403);
    const removed = () => database.sql`SELECT storage_key FROM removed_files`;
    const before = (await removed()).length;
    expect((await press(owner, { intent: "delete" })).status).toBe(303);
    expect(await removed()).toHaveLength(before + 1);
    expect((await owner.request(`${SPACE}${path}`)).status).toBe(404);
  });

  it("goes with its space, and its file with it", async () => {
    const owner = await as(OWNER);
    const { sql } = database;
    await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
      VALUES ('b-space', 'Fonda', 'x', 'custom', 'invite', 'private', 1, ${OWNER}, 'es')`;
    await sql`INSERT INTO space_members (space_id, person_id, role) VALUES ('b-space', ${OWNER}, 'owner')`;
    const file = { name: "turnos.txt", bytes: utf8("Lunes: Ana") };
    expect((await upload(owner, "/../b-space/documents", file)).status).toBe(303);
    const [{ file_key }] = await sql<[{ file_key: string }]>`SELECT file_key FROM document_versions
      WHERE document_id IN (SELECT id FROM documents WHERE space_id = 'b-space')`;
    await sql`DELETE FROM spaces WHERE id = 'b-space'`;
    expect(await sql`SELECT 1 FROM removed_files WHERE storage_key = ${file_key}`).toHaveLength(1);
  });

  it("is hidden from people who are not members, also from a removed one", async () => {
    const [member, stranger] = [await as(MEMBER), await as(STRANGER)];
    const file = { name: "secreto.txt", bytes: utf8("La receta") };
    const path = pathOf(await upload(member, "/documents", file));
    await work();
    for (const address of ["/documents", path, `${path}/file`])
      expect([address, (await stranger.request(`${SPACE}${address}`)).status]).toEqual([
        address,
        404,
      ]);
    expect((await upload(stranger, "/documents", file)).status).toBe(404);
    await database.sql`DELETE FROM space_members WHERE person_id = ${MEMBER} AND space_id = 'a-space'`;
    expect((await member.request(`${SPACE}${path}/file`)).status).toBe(404);
    expect((await member.request(`${SPACE}${path}`)).status).toBe(404);
  });
});

describe("a document in the person's private space", () => {
  const OWN = "/spaces/documents";
  const ownSpaces = (personId: string) => database.sql<{ id: string; visibility: string }[]>`
    SELECT s.id, s.visibility FROM spaces s JOIN documents d ON d.space_id = s.id
    WHERE s.owner_id = ${personId} AND d.name LIKE 'Mi %'`;

  it("goes into a private space that is made once, also for forms sent at once", async () => {
    const person = await as("person-4");
    const page = await readPage(await person.request(OWN));
    expect(visibleText(page.querySelector("main")!)).toContain("private space of your own");
    const write = (n: number) =>
      person.request(OWN, { form: { intent: "write", name: `Mi carta ${n}`, text: "Mole: $95" } });
    const sent = await Promise.all([1, 2, 3].map(write));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    const found = await ownSpaces("person-4");
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]!.visibility).toBe("private");
    const shown = await person.request(sent[0]!.headers.get("Location")!);
    expect(visibleText((await readPage(shown)).querySelector("main")!)).toContain("Mi carta 1");
    const stranger = await (await as(STRANGER)).request(sent[0]!.headers.get("Location")!);
    expect(stranger.status).toBe(404);
  });

  it("does not go into a space with other members", async () => {
    const owner = await as(OWNER);
    const sent = await owner.request(OWN, {
      form: { intent: "write", name: "Mi nota", text: "x" },
    });
    expect(sent.headers.get("Location")).not.toContain("a-space");
  });

  it("is refused in words, and what was typed stays", async () => {
    const person = await as("person-4");
    const refused = await person.request(OWN, {
      form: { intent: "write", name: "", text: "Mole" },
    });
    expect(refused.status).toBe(422);
    const page = await readPage(refused);
    expect(page.querySelector<HTMLTextAreaElement>("main [name=text]")!.value).toBe("Mole");
  });
});
