import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Tables of a space: rows are read, added, changed, sorted, deleted and brought back, without a script. */
let database: TestDatabase;
let app: App;
const SPACE = "/spaces/a-space";
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
const STOCK = `Producto;Existencia;Venta por semana;Semanas que alcanza
Harina;1818;12;=B2/C2
Huevo;120;80;=B3/C3
Leche;10;0;=B4/C4
`;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
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

/** Uploads a table. @returns its address */
async function upload(browser: Browser, text: string, name = "existencias.csv"): Promise<string> {
  const body = new FormData();
  body.set("intent", "upload");
  body.set("file", new File([text], name));
  const headers = { Origin: "http://localhost" };
  const sent = await browser.request(`${SPACE}/documents`, { method: "POST", body, headers });
  expect(sent.status).toBe(303);
  // Nothing reads in this test; what waits to be read counts against the next upload.
  await database.sql`UPDATE runs SET state = 'cancelled', ended_at = now() WHERE state = 'queued'`;
  return sent.headers.get("Location")!;
}
const page = async (browser: Browser, path: string) => readPage(await browser.request(path));
/** The rows of the page's table, without the names of columns that phones show. */
async function rowsOf(browser: Browser, path: string): Promise<string[][]> {
  const table = (await page(browser, path)).querySelector("table")!;
  return [...table.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => {
      const text = cell.querySelector("span:last-of-type");
      return (cell.matches("th") ? (cell.textContent ?? "") : (text?.textContent ?? ""))
        .replace(/ · (Edit row|Cambiar la fila)/, "")
        .trim();
    }),
  );
}
/** The stored text, with its byte order mark. */
async function fileOf(browser: Browser, path: string): Promise<string> {
  const sent = await browser.request(`${path.split(/[?#]/)[0]}/file`);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await sent.arrayBuffer());
}
const post = (browser: Browser, path: string, form: Record<string, string>) =>
  browser.request(path, { form });

describe("a table", () => {
  it("is shown with numbers, results of formulas and sums, and changes nothing by that", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, STOCK);
    expect(await rowsOf(member, path)).toEqual([
      ["Harina", "1,818", "12", "151.5"],
      ["Huevo", "120", "80", "1.5"],
      ["Leche", "10", "0", "—"],
      ["Sum", "1,948", "92", ""],
    ]);
    expect((await rowsOf(member, `${path}?sort=2`)).map(([name]) => name)).toEqual([
      "Leche",
      "Huevo",
      "Harina",
      "Sum",
    ]);
    expect(await fileOf(member, path)).toBe(STOCK);
    expect((await (await as(STRANGER)).request(path)).status).toBe(404);
  });

  it("takes a new row, one after the other, with its formulas and keyboards for numbers", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, STOCK);
    const form = await page(member, `${path}?row=new`);
    expect(form.querySelector("[name=c0]")!.getAttribute("inputmode")).toBeNull();
    expect(form.querySelector("[name=c1]")!.getAttribute("inputmode")).toBe("decimal");
    expect(form.querySelector("[name=c3]")).toBeNull();
    expect(visibleText(form.querySelector("main")!)).toContain("Existencia ÷ Venta por semana");
    const sent = await post(member, `${path}?row=new`, {
      intent: "row-more",
      row: "new",
      version: "1",
      c0: "Café",
      c1: "1,250.5",
      c2: "5",
    });
    expect(sent.headers.get("Location")).toBe(`${path}?row=new#row`);
    expect(await fileOf(member, path)).toBe(
      `\uFEFF${STOCK.replaceAll("\n", "\r\n")}Café;1250.5;5;=B5/C5\r\n`,
    );
  });

  it("keeps what is typed from running in a spreadsheet, and shows it as typed", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, "Nombre,Nota\nAna,=SUM(B3)\nLuis,x\n");
    const sent = await post(member, `${path}?row=2`, {
      intent: "row-save",
      row: "2",
      version: "1",
      c0: "Luis",
      c1: '=HYPERLINK("http://x")',
    });
    expect(sent.status).toBe(303);
    // The uploaded file's cells stayed as they were.
    expect(await fileOf(member, path)).toBe(
      '\uFEFFNombre,Nota\r\nAna,=SUM(B3)\r\nLuis,"\'=HYPERLINK(""http://x"")"\r\n',
    );
    expect((await rowsOf(member, path))[1]).toEqual(["Luis", '=HYPERLINK("http://x")']);
    const field = (await page(member, `${path}?row=2`)).querySelector("[name=c1]")!;
    expect(field.getAttribute("value")).toBe('=HYPERLINK("http://x")');
  });

  it("loses nothing of two people who change different rows at once", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = await upload(member, STOCK);
    const save = (browser: Browser, row: string, c0: string, c1: string) =>
      post(browser, `${path}?row=${row}`, {
        intent: "row-save",
        row,
        version: "1",
        c0,
        c1,
        c2: "80",
      });
    const both = await Promise.all([
      save(owner, "2", "Huevo", "90"),
      post(member, `${path}?row=1`, { intent: "row-delete", row: "1", version: "1" }),
      post(member, `${path}?row=new`, { intent: "row-save", row: "new", version: "1", c0: "Gas" }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await rowsOf(member, path)).map((row) => row.slice(0, 2))).toEqual([
      ["Huevo", "90"],
      ["Leche", "10"],
      ["Gas", ""],
      ["Sum", "100"],
    ]);
  });

  it("says so when the same row was changed, keeps what was typed, and saves it when asked again", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const path = await upload(member, STOCK);
    const form = { intent: "row-save", row: "1", version: "1", c0: "Harina", c2: "12" };
    expect((await post(owner, `${path}?row=1`, { ...form, c1: "20" })).status).toBe(303);
    const refused = await post(member, `${path}?row=1`, { ...form, c1: "25" });
    expect(refused.status).toBe(409);
    const shown = await readPage(refused);
    expect(visibleText(shown.querySelector("main")!)).toContain("It now says: 20");
    expect(shown.querySelector("[name=c1]")!.getAttribute("value")).toBe("25");
    const fields = Object.fromEntries(
      ["version", "row", "c0", "c1", "c2"].map((name) => [
        name,
        shown.querySelector(`#row [name=${name}]`)!.getAttribute("value")!,
      ]),
    );
    expect((await post(member, `${path}?row=1`, { intent: "row-save", ...fields })).status).toBe(
      303,
    );
    expect((await rowsOf(member, path))[0]!.slice(0, 2)).toEqual(["Harina", "25"]);
    // One that is gone is offered as a new one.
    await post(owner, `${path}?row=2`, { intent: "row-delete", row: "2", version: "3" });
    const gone = await post(member, `${path}?row=2`, {
      ...form,
      version: "3",
      row: "2",
      c0: "Huevo",
    });
    expect(gone.status).toBe(409);
    expect((await readPage(gone)).querySelector("#row [name=row]")!.getAttribute("value")).toBe(
      "new",
    );
  });

  it("writes a form once, however often it is sent", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, STOCK);
    const key = (await page(member, `${path}?row=1`)).querySelector("#row [name=key]")!;
    const form = {
      intent: "row-save",
      key: key.getAttribute("value")!,
      row: "1",
      version: "1",
      c0: "Harina",
      c1: "7",
      c2: "12",
    };
    for (let times = 0; times < 2; times += 1)
      expect((await post(member, `${path}?row=1`, form)).status).toBe(303);
    const [row] = await database.sql`SELECT version FROM documents
      WHERE id = ${path.split("/").at(-1)!}`;
    expect(row!.version).toBe(2);
  });

  it("brings a deleted row back as it was", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, STOCK);
    const sent = await post(member, `${path}?row=1`, {
      intent: "row-delete",
      row: "1",
      version: "1",
    });
    const after = sent.headers.get("Location")!;
    expect(await fileOf(member, path)).toContain("Huevo;120;80;=B2/C2");
    const undo = (await page(member, after)).querySelector("[value=row-restore]")!.closest("form")!;
    const fields = Object.fromEntries(
      ["version", "row"].map((name) => [
        name,
        undo.querySelector(`[name=${name}]`)!.getAttribute("value")!,
      ]),
    );
    expect((await post(member, path, { intent: "row-restore", ...fields })).status).toBe(303);
    expect(await fileOf(member, path)).toBe(`\uFEFF${STOCK.replaceAll("\n", "\r\n")}`);
  });

  it("is edited as text, with its limits in words, and keeps its versions", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, STOCK);
    const area = (await page(member, `${path}?edit=1`)).querySelector("textarea")!;
    expect(area.textContent!.trimStart()).toBe(STOCK);
    const wide = "a,".repeat(26);
    const bad = await post(member, `${path}?edit=1`, {
      intent: "edit-table",
      version: "1",
      text: wide,
    });
    expect(bad.status).toBe(422);
    expect(visibleText(await readPage(bad))).toContain("at most 26 columns");
    const text = "Producto,Precio\nMole,95\nNota,@SUM(1)\n";
    const sent = await post(member, `${path}?edit=1`, { intent: "edit-table", version: "1", text });
    expect(sent.status).toBe(303);
    expect(await fileOf(member, path)).toBe(
      "\uFEFFProducto,Precio\r\nMole,95\r\nNota,'@SUM(1)\r\n",
    );
    expect((await rowsOf(member, `${path}?version=1`))[0]![0]).toBe("Harina");
    expect((await post(member, path, { intent: "edit-table", version: "1", text })).status).toBe(
      409,
    );
  });

  it("keeps the newest 200 versions of its rows", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, STOCK);
    const id = path.split("/").at(-1)!;
    await database.sql`INSERT INTO document_versions
      (document_id, version, kind, file_name, file_key, media_type, bytes, state, created_by, created_at)
      SELECT document_id, n, kind, file_name, file_key, media_type, bytes, state, created_by, created_at
      FROM document_versions, generate_series(2, 200) n WHERE document_id = ${id} AND version = 1`;
    await database.sql`UPDATE documents SET version = 200 WHERE id = ${id}`;
    const form = { intent: "row-save", row: "1", version: "200", c0: "Harina", c1: "5", c2: "12" };
    expect((await post(member, `${path}?row=1`, form)).status).toBe(303);
    const [kept] = await database.sql`SELECT min(version) AS first, max(version) AS last
      FROM document_versions WHERE document_id = ${id}`;
    expect(kept).toEqual({ first: 2, last: 201 });
  });

  it("beyond the limits is shown as text, and says so", async () => {
    const member = await as(MEMBER);
    const path = await upload(member, `${"a,".repeat(30)}\n`);
    await database.sql`UPDATE document_versions SET state = 'ready'
      WHERE document_id = ${path.split("/").at(-1)!}`;
    const shown = await page(member, path);
    expect(shown.querySelector("table")).toBeNull();
    expect(visibleText(shown)).toContain("exceeds 26 columns");
  });
});
