import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compactDraft } from "#domain/studio/builder/builder-draft.ts";
import { applyOperation } from "#domain/studio/builder/builder-operation.ts";
import { createWork, type BuilderWork } from "#domain/studio/builder/builder-work.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { pressing, said, type Cookies } from "../../support/session.ts";
import { visibleText } from "../../support/html.ts";
import { pngOf } from "../../support/uploads.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";

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

const { press, get } = pressing(() => app);
const layout = (title: string): BuilderWork =>
  applyOperation(createWork("seed"), { kind: "add", type: "space", title });
const draft = (title: string, base = 0): Cookies => ({
  "plaza-builder": compactDraft({ at: 1_000, work: layout(title), base })!,
});
const titlesOn = (page: Document) =>
  [...page.querySelectorAll("#canvas [data-block]")].map((one) => visibleText(one));
const sessionOf = ({ "plaza-guest": session }: Cookies): Cookies => ({
  "plaza-guest": session ?? "",
});
const layouts = async () =>
  (await database.sql`SELECT count(*)::int AS n FROM builder_layouts`)[0]?.n as number;

describe("a picture uploaded in its block's fields", () => {
  const blockOf = (page: Document) =>
    page.querySelector<HTMLInputElement>("#properties [data-edit] [name=block]")!.value;
  /** The fields of a block's form, with a file. */
  async function formOf(
    block: string,
    title: string,
    more: { file?: File; pictures?: string[] } = {},
  ) {
    const body = new FormData();
    body.set("intent", "edit");
    body.set("block", block);
    body.set("title", title);
    body.append("pictures", "");
    for (const hash of more.pictures ?? []) body.append("pictures", hash);
    body.set("picture", more.file ?? new File([await pngOf()], "local.png"));
    body.set("alt", "El local");
    body.set("upload", "yes");
    return body;
  }
  const chosenOn = (page: Document) =>
    [...page.querySelectorAll<HTMLInputElement>("#properties [name=pictures]:checked")].map(
      ({ value }) => value,
    );

  it("is on the block, with what was typed beside it, in the draft of a visitor", async () => {
    const before = await layouts();
    const added = await press("/builder", { intent: "add", type: "picture" });
    const block = blockOf(added.page);
    const upload = added.page.querySelector("#properties button[name=upload]")!;
    expect(upload.getAttribute("formenctype")).toBe("multipart/form-data");
    // Enter in a field applies the form and uploads nothing.
    const first = upload.closest("form")!.querySelector("button")!;
    expect([first.hasAttribute("hidden"), first.getAttribute("name")]).toEqual([true, null]);
    const sent = await press("/builder", await formOf(block, "Nuestro local"), added.jar);
    expect([sent.status, sent.to]).toEqual([303, `/builder?block=${block}#properties`]);
    const [hash] = chosenOn(sent.page);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(titlesOn(sent.page)).toEqual([expect.stringContaining("Nuestro local")]);
    expect(sent.page.querySelector("#properties img")!.getAttribute("alt")).toBe("El local");
    // Still a draft: nothing was saved as a version.
    expect(sent.jar["plaza-builder"]).toBeTruthy();
    expect(await layouts()).toBe(before);
    const [owner] =
      await database.sql`SELECT count(*)::int AS n FROM page_pictures WHERE hash = ${hash!}`;
    expect(owner).toEqual({ n: 1 });
  });

  it("joins the others of a gallery", async () => {
    const added = await press("/builder", { intent: "add", type: "gallery" });
    const block = blockOf(added.page);
    const one = await press("/builder", await formOf(block, "Fotos"), added.jar);
    const second = new File([await pngOf("#147")], "otra.png");
    const two = await press(
      "/builder",
      await formOf(block, "Fotos", { file: second, pictures: chosenOn(one.page) }),
      one.jar,
    );
    expect(chosenOn(two.page)).toHaveLength(2);
    expect(chosenOn(two.page)).toContain(chosenOn(one.page)[0]);
  });

  it("that is none is refused in words; the draft and what was typed stay", async () => {
    const added = await press("/builder", { intent: "add", type: "picture" });
    const block = blockOf(added.page);
    const file = new File(["no picture"], "nota.png");
    const refused = await press("/builder", await formOf(block, "Mi local", { file }), added.jar);
    expect(refused.status).toBe(422);
    expect(said(refused.page)).toMatch(/JPEG, PNG/);
    expect(titlesOn(refused.page)).toHaveLength(1);
    const none = await press(
      `/builder?block=${block}`,
      await formOf(block, "Mi local", { file: new File([], "") }),
      added.jar,
    );
    expect(none.status).toBe(422);
    const title = none.page.querySelector<HTMLInputElement>("#properties [name=title]")!;
    expect(title.value).toBe("Mi local");
    const nowhere = await press("/builder", await formOf("block-99", "Mi local"), added.jar);
    expect(nowhere.status).toBe(404);
  });
});

describe("Save Layout without JavaScript", () => {
  it("stores the draft as a version and deletes its cookie", async () => {
    const { status, to, page, jar } = await press("/builder", { intent: "save" }, draft("Uno"));
    expect([status, to]).toEqual([303, "/builder"]);
    expect(said(page)).toContain("Saved as version 1.");
    expect(titlesOn(page)).toEqual([expect.stringContaining("Uno")]);
    expect(Object.keys(jar).sort()).toEqual(["plaza-guest"]);
    const again = await press("/builder", { intent: "save" }, jar);
    expect(said(again.page)).toContain("Nothing changed since version 1");
    // The next draft is based on that version.
    const next = await press("/builder", { intent: "save" }, { ...jar, ...draft("Dos", 1) });
    expect(said(next.page)).toContain("Saved as version 2.");
  });

  it("on a conflict keeps the draft and offers both versions", async () => {
    const { jar } = await press("/builder", { intent: "save" }, draft("Uno"));
    const session = sessionOf(jar);
    await press("/builder", { intent: "save" }, { ...session, ...draft("Dos", 1) });
    const mine = { ...session, ...draft("Mío", 1) };
    const stale = await press("/builder", { intent: "save" }, mine);
    expect(stale.status).toBe(409);
    expect(said(stale.page)).toContain("Version 2 was saved somewhere else");
    expect(titlesOn(stale.page)).toEqual([expect.stringContaining("Mío")]);
    const base = stale.page.querySelector<HTMLInputElement>("[role=alert] [name=base]")!.value;
    expect(base).toBe("2");
    const taken = await press("/builder", { intent: "take" }, mine);
    expect(titlesOn(taken.page)).toEqual([expect.stringContaining("Dos")]);
    const kept = await press("/builder", { intent: "save", base }, mine);
    expect(said(kept.page)).toContain("Saved as version 3.");
    const versions = await get("/builder/versions", session);
    const list = visibleText(versions.querySelector("main ol")!);
    for (const title of ["Uno", "Dos", "Mío"]) expect(list).toContain(title);
  });
});

describe("POST /builder/save", () => {
  const save = (form: Record<string, string>, cookies: Cookies = {}) =>
    app.request("/builder/save", { form, cookies });
  const blocks = (title: string) => JSON.stringify(layout(title).blocks);

  it("answers with the new version, or on a conflict with the newest one", async () => {
    const first = await save({ blocks: blocks("A"), base: "0" });
    expect(await first.json()).toEqual({ version: 1, text: "Saved as version 1." });
    const jar = sessionOf(cookiesOf(first));
    const second = await save({ blocks: blocks("B"), base: "1" }, jar);
    expect(await second.json()).toEqual({ version: 2, text: "Saved as version 2." });
    const stale = await save({ blocks: blocks("C"), base: "1" }, jar);
    expect([stale.status, await stale.json()]).toEqual([
      409,
      {
        ok: false,
        intent: "save",
        status: 409,
        reason: "stale",
        value: { latest: 2 },
        text: "A newer version was saved meanwhile.",
      },
    ]);
    const same = await save({ blocks: blocks("B"), base: "1" }, jar);
    expect(await same.json()).toEqual({
      version: 2,
      text: "Nothing changed since version 2: it is saved already.",
    });
  });

  it("saves one of two concurrent layouts with the same base; the other is a conflict", async () => {
    const first = await save({ blocks: blocks("A"), base: "0" });
    const jar = sessionOf(cookiesOf(first));
    const both = await Promise.all(
      ["X", "Y"].map((title) => save({ blocks: blocks(title), base: "1" }, jar)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("refuses an invalid layout, and stores nothing", async () => {
    const before = await layouts();
    const [block] = layout("A").blocks;
    const wrong = ["", "{", "null", "{}", [null], [block, block], [{ ...block, type: "x" }]];
    for (const each of wrong) {
      const text = typeof each === "string" ? each : JSON.stringify(each);
      expect([text, (await save({ blocks: text, base: "0" })).status]).toEqual([text, 422]);
    }
    expect((await app.request("/builder/save")).status).toBe(405);
    expect(await layouts()).toBe(before);
  });
});

describe("versions", () => {
  async function withTwo() {
    const { jar } = await press("/builder", { intent: "save" }, draft("Uno"));
    const session = sessionOf(jar);
    await press("/builder", { intent: "save" }, { ...session, ...draft("Dos", 1) });
    return session;
  }

  it("are restored as the newest one, after the draft was stored as a version", async () => {
    const session = await withTwo();
    const cookies = { ...session, ...draft("Borrador", 2) };
    expect(visibleText(await get("/builder/versions", cookies))).toContain(
      "a draft that is not saved",
    );
    const { page, to, jar } = await press(
      "/builder/versions",
      { intent: "restore", version: "1" },
      cookies,
    );
    expect(to).toBe("/builder");
    expect(said(page)).toContain("what it said is version 4 now");
    expect(titlesOn(page)).toEqual([expect.stringContaining("Uno")]);
    expect(jar["plaza-builder"]).toBeUndefined();
    const list = await get("/builder/versions", session);
    expect(
      [...list.querySelectorAll("main ol > li")].map((row) => row.querySelector("b")!.textContent),
    ).toEqual(["Version 4", "Version 3", "Version 2", "Version 1"]);
    const gone = await press("/builder/versions", { intent: "restore", version: "99" }, session);
    expect([gone.status, said(gone.page)]).toEqual([
      404,
      expect.stringContaining("no such version"),
    ]);
  });

  it("are downloaded as a file, which another person can import", async () => {
    const session = await withTwo();
    const file = await app.request("/builder/versions/2.json", { cookies: session });
    expect(file.headers.get("Content-Disposition")).toBe(
      'attachment; filename="plaza-layout-2.json"',
    );
    const text = await file.text();
    // Another person's version, or an unknown number, is a 404.
    expect((await app.request("/builder/versions/2.json")).status).toBe(404);
    expect((await app.request("/builder/versions/9.json", { cookies: session })).status).toBe(404);
    const { page } = await press("/builder/versions", { intent: "import", text });
    expect(said(page)).toContain("Imported as version 1.");
    expect(titlesOn(page)).toEqual([expect.stringContaining("Dos")]);

    const body = new FormData();
    body.set("intent", "import");
    body.set("file", new File([text], "layout.json", { type: "application/json" }));
    const headers = { Origin: "http://localhost" };
    const sent = await app.request("/builder/versions", { method: "POST", body, headers });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/builder"]);

    const before = await layouts();
    const wrong = await press("/builder/versions", { intent: "import", text: "{ no" }, session);
    expect(wrong.status).toBe(422);
    expect(said(wrong.page)).toContain("no layout that can be read");
    expect(wrong.page.querySelector("textarea")?.value).toBe("{ no");
    expect(await layouts()).toBe(before);
  });

  it.each([
    [{ intent: "explode" }, 400],
    [{ intent: "publish", version: "1" }, 400],
    [{ intent: "restore", version: "1e99" }, 404],
  ])("refuses %o with %i", async (form, status) => {
    expect((await app.request("/builder/versions", { form })).status).toBe(status);
  });
});
