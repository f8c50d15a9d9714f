import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CONTENT_TYPES,
  ITEM_TYPES,
  DESCRIPTION_MAX_LENGTH,
  MAX_BLOCKS,
  type BlockType,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { createWork, type BuilderWork } from "#domain/studio/builder/builder-work.ts";
import { applyOperation, type BuilderOperation } from "#domain/studio/builder/builder-operation.ts";
import {
  compactDraft,
  compactTooLarge,
  parseCompactDraft,
} from "#domain/studio/builder/builder-draft.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App, type AppRequestInit } from "../../support/request.ts";

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

const COOKIE = "plaza-builder";

const make = (list: readonly BuilderOperation[]): BuilderWork =>
  list.reduce(applyOperation, createWork("seed"));
const add = (type: BlockType, title: string): BuilderOperation => ({
  kind: "add",
  type,
  title,
});
/** A page of three blocks, none selected. */
const THREE = make([
  add("space", "Barra"),
  add("artifakt", "Carta"),
  add("agentik", "Reservas"),
  { kind: "select", id: null },
]);
const draftCookie = (work: BuilderWork, at = 1_000) => {
  const value = compactDraft({ at, work });
  expect(value).not.toBeNull();
  return { [COOKIE]: value! };
};

interface Asked extends Pick<AppRequestInit, "preferences"> {
  draft?: BuilderWork;
  cookies?: Record<string, string>;
  query?: string;
}
const ask = ({ draft, cookies, query = "", preferences = {} }: Asked, init: AppRequestInit = {}) =>
  app.request(`/builder${query}`, {
    preferences,
    cookies: cookies ?? (draft ? draftCookie(draft) : {}),
    ...init,
  });
const show = async (asked: Asked = {}) => {
  const response = await ask(asked);
  expect(response.status).toBe(200);
  return readPage(response);
};
/** Posts a form, as without JavaScript. */
const send = (form: Record<string, string>, asked: Asked = {}) => ask(asked, { form });

/** The draft in the response's cookie. */
const keptBy = (response: Response) => {
  const kept = parseCompactDraft(cookiesOf(response)[COOKIE] ?? "");
  expect(kept && "work" in kept).toBe(true);
  return kept as { at: number; work: BuilderWork };
};
const blocksOn = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>("#canvas [data-block]")].map((link) => ({
    id: link.dataset.block,
    place: link.parentElement!.style,
    text: visibleText(link),
  }));
const countOn = (page: Document) => page.querySelector("main section h2")?.textContent;

describe("GET /builder", () => {
  it("has an empty canvas, a palette of three types and of content, the count and the buttons", async () => {
    const page = await show();
    expect(page.querySelector("h1")?.textContent).toBe("Modular Builder");
    const palette = [...page.querySelectorAll<HTMLButtonElement>("#palette button")];
    expect(palette.map(({ value }) => value)).toEqual([...ITEM_TYPES, ...CONTENT_TYPES]);
    expect(ITEM_TYPES).toEqual(["space", "artifakt", "agentik"]);
    const words = visibleText(page.querySelector("main")!);
    for (const part of ["Space", "Artifakt", "Agentik", "Clear All", "Save Layout", "Properties"])
      expect(words).toContain(part);
    expect(countOn(page)).toBe("0 blocks");
    expect(words).toContain("Select a block to change it.");
  });

  it("shows the draft of the cookie, each block at its position and size", async () => {
    const sizes = ["small", "medium", "large"] as const;
    const work = THREE.blocks.reduce(
      (each, { id }, index) =>
        applyOperation(each, {
          kind: "edit",
          id,
          changes: { size: sizes[index]!, x: 80 * (index + 1), y: 30 * index },
        }),
      THREE,
    );
    const page = await show({ draft: work });
    expect(countOn(page)).toBe("3 blocks");
    const shown = blocksOn(page);
    expect(shown.map(({ place }) => place.height)).toEqual(["128px", "160px", "192px"]);
    expect(shown.map(({ place }) => place.top)).toEqual(["0px", "30px", "60px"]);
    expect(shown.map(({ place }) => place.left)).toEqual(["10%", "20%", "30%"]);
    expect(shown[1]!.text).toContain("Carta");
    expect(page.querySelector("#canvas .kind-artifakt")?.textContent).toContain("Carta");
    expect(page.querySelector("#properties form")).toBeNull();
  });

  it("has the singular for one block", async () => {
    expect(countOn(await show({ draft: make([add("space", "Uno")]) }))).toBe("1 block");
  });

  it("selects the block in the address and shows all its forms", async () => {
    const page = await show({ draft: THREE, query: "?block=block-2" });
    const current = [...page.querySelectorAll<HTMLElement>("#canvas [aria-current]")];
    expect(current.map(({ dataset }) => dataset.block)).toEqual(["block-2"]);
    const panel = page.querySelector("#properties")!;
    expect(panel.querySelector<HTMLInputElement>("[name=title]")?.value).toBe("Carta");
    const intents = [...panel.querySelectorAll<HTMLInputElement>("[name=intent]")];
    expect(intents.map(({ value }) => value)).toEqual([
      "edit",
      "move",
      "swap",
      "duplicate",
      "remove",
    ]);
    const others = [...panel.querySelectorAll<HTMLOptionElement>("[name=other] option")];
    expect(others.map(({ value }) => value)).toEqual(["block-1", "block-3"]);
    expect(panel.querySelector("[name=customStyle]")).toBeNull();
    const advanced = await show({ draft: THREE, query: "?block=block-2&panel=advanced" });
    const names = [...advanced.querySelectorAll("#properties form:last-of-type [name]")];
    for (const name of ["layout", "showMetrics", "customStyle", "x", "y"])
      expect(names.map((field) => field.getAttribute("name"))).toContain(name);
  });

  it("shows the last saved layout, or the draft if there is one", async () => {
    const blocks = (title: string): BuilderBlock[] => [...make([add("agentik", title)]).blocks];
    for (const [version, title] of [
      [1, "Primera"],
      [2, "Segunda"],
    ] as const) {
      await database.sql`INSERT INTO builder_layouts (id, person_id, version, blocks)
        VALUES (${`layout-${version}`}, 'demo', ${version}, ${JSON.stringify(blocks(title))}::jsonb)`;
    }
    try {
      expect(blocksOn(await show()).map(({ text }) => text)).toEqual([
        expect.stringContaining("Segunda"),
      ]);
      expect(blocksOn(await show({ draft: THREE }))).toHaveLength(3);
    } finally {
      await database.sql`DELETE FROM builder_layouts`;
    }
  });

  it("has an empty canvas for a malformed cookie", async () => {
    for (const value of ["", "x", "1|s|2|zzz", "%E0", "1|<script>|1"]) {
      expect(countOn(await show({ cookies: { [COOKIE]: value } }))).toBe("0 blocks");
    }
  });

  it("explains that a draft too large for the cookie needs JavaScript", async () => {
    const page = await show({ cookies: { [COOKIE]: compactTooLarge(5) } });
    expect(visibleText(page)).toContain("too large for a page without JavaScript");
    expect(page.querySelector("#palette")).toBeNull();
  });

  it("is in Spanish in easy mode and by choice", async () => {
    for (const preferences of [{ mode: "easy" }, { language: "es" }]) {
      const page = await show({ preferences, draft: THREE });
      expect(page.querySelector("h1")?.textContent).toBe("Constructor modular");
      expect(countOn(page)).toBe("3 bloques");
    }
  });

  it("escapes the texts of a draft, and applies only valid custom styles", async () => {
    const title = '<img src=x onerror="alert(1)">';
    const customStyle = "background: url(https://elsewhere.example); position: fixed";
    const work = applyOperation(make([add("space", title)]), {
      kind: "edit",
      id: "block-1",
      changes: { customStyle },
    });
    const page = await show({ draft: work, query: "?block=block-1&panel=advanced" });
    expect(page.querySelector("#canvas img")).toBeNull();
    expect(blocksOn(page)[0]!.text).toContain(title);
    const link = page.querySelector<HTMLElement>("#canvas [data-block]")!;
    expect(link.getAttribute("style") ?? "").toBe("");
    expect(visibleText(page)).toContain("Kept as a note");
  });
});

describe("the forms without JavaScript", () => {
  it.each([
    ["space", "New Space", "emerald"],
    ["artifakt", "New Artifakt", "amber"],
    ["agentik", "New Agentik", "cyan"],
  ])("adds a %s with the specified defaults and selects it", async (type, title, color) => {
    const response = await send({ intent: "add", type });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/builder?block=block-1#canvas");
    const { work } = keptBy(response);
    expect(work.blocks).toMatchObject([
      {
        type,
        title,
        config: { color, size: "medium", layout: "card", showMetrics: true, customStyle: "" },
      },
    ]);
    expect(countOn(await show({ cookies: cookiesOf(response) }))).toBe("1 block");
  });

  it("places blocks by the draft's random seed", async () => {
    const first = await send({ intent: "add", type: "space" });
    const [again, same] = await Promise.all(
      [1, 2].map(() => send({ intent: "add", type: "agentik" }, { cookies: cookiesOf(first) })),
    );
    const blocks = keptBy(again!).work.blocks;
    expect(blocks).toEqual(keptBy(same!).work.blocks);
    expect(blocks[0]!.position).not.toEqual(blocks[1]!.position);
  });

  it("edits a block, and keeps fields that the form does not have", async () => {
    const response = await send(
      { intent: "edit", block: "block-2", title: "Carta de otoño", size: "large", color: "violet" },
      { draft: THREE, query: "?block=block-2" },
    );
    expect(response.headers.get("Location")).toBe("/builder?block=block-2#properties");
    const [before, block] = [THREE.blocks[1]!, keptBy(response).work.blocks[1]!];
    expect(block).toEqual({
      ...before,
      title: "Carta de otoño",
      config: { ...before.config, size: "large", color: "violet" },
    });
    const stays = await send(
      { intent: "edit", block: "block-2", layout: "grid", showMetrics: "off" },
      { draft: THREE, query: "?block=block-2&panel=advanced" },
    );
    expect(stays.headers.get("Location")).toBe("/builder?block=block-2&panel=advanced#properties");
    expect(keptBy(stays).work.blocks[1]!.config).toMatchObject({
      layout: "grid",
      showMetrics: false,
    });
  });

  it("swaps the positions of two blocks", async () => {
    const response = await send(
      { intent: "swap", block: "block-1", other: "block-3" },
      { draft: THREE },
    );
    const places = keptBy(response).work.blocks.map(({ position }) => position);
    const before = THREE.blocks.map(({ position }) => position);
    expect(places).toEqual([before[2], before[1], before[0]]);
  });

  it("moves a block by one grid dot", async () => {
    const centred = applyOperation(THREE, {
      kind: "edit",
      id: "block-1",
      changes: { x: 200, y: 200 },
    });
    const form = { intent: "move", block: "block-1", direction: "up" };
    const moved = keptBy(await send(form, { draft: centred })).work.blocks[0]!;
    expect(moved.position).toEqual({ x: 200, y: 180 });
  });

  it("duplicates a block with ' (Copy)', 20 px further", async () => {
    const centred = applyOperation(THREE, {
      kind: "edit",
      id: "block-1",
      changes: { x: 200, y: 200 },
    });
    const response = await send({ intent: "duplicate", block: "block-1" }, { draft: centred });
    expect(response.headers.get("Location")).toBe("/builder?block=block-4#canvas");
    expect(keptBy(response).work.blocks[3]).toEqual({
      ...centred.blocks[0],
      id: "block-4",
      title: "Barra (Copy)",
      position: { x: 220, y: 220 },
    });
  });

  it("deletes a block and selects none", async () => {
    const response = await send(
      { intent: "remove", block: "block-2" },
      { draft: THREE, query: "?block=block-2" },
    );
    expect(response.headers.get("Location")).toBe("/builder#canvas");
    const page = await show({ cookies: cookiesOf(response) });
    expect(blocksOn(page).map(({ id }) => id)).toEqual(["block-1", "block-3"]);
    expect(page.querySelector("#canvas [aria-current]")).toBeNull();
  });

  it("clears after a confirmation", async () => {
    const page = await show({ draft: THREE });
    const link = [...page.querySelectorAll("main a")].find(
      ({ textContent }) => textContent === "Clear All",
    );
    expect(link?.getAttribute("href")).toBe("/builder?ask=clear#clear");
    const asked = await show({ draft: THREE, query: "?ask=clear" });
    expect(visibleText(asked.querySelector("#clear")!)).toContain("The 3 blocks");
    expect(blocksOn(asked)).toHaveLength(3);
    const response = await send({ intent: "clear" }, { draft: THREE, query: "?ask=clear" });
    expect(keptBy(response).work.blocks).toEqual([]);
    expect((await show({ query: "?ask=clear" })).querySelector("#clear")).toBeNull();
  });

  it("gives new blocks Spanish texts on a Spanish page", async () => {
    const preferences = { language: "es" };
    const response = await send({ intent: "add", type: "space" }, { preferences });
    expect(keptBy(response).work.blocks[0]!.title).toBe("Nuevo espacio");
    const copied = await send(
      { intent: "duplicate", block: "block-1" },
      { preferences, cookies: cookiesOf(response) },
    );
    expect(keptBy(copied).work.blocks[1]!.title).toBe("Nuevo espacio (copia)");
  });

  it("gives each draft a later time than the one before", async () => {
    const future = 9_000_000_000_000;
    const response = await send(
      { intent: "remove", block: "block-1" },
      { cookies: draftCookie(THREE, future) },
    );
    expect(keptBy(response).at).toBe(future + 1);
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/builder; SameSite=Lax/);
  });

  it("stores the draft in a session cookie in Modo Incógnito", async () => {
    const response = await app.request("/builder", {
      form: { intent: "add", type: "space" },
      headers: {
        Cookie:
          "plaza-preferences=theme=dark&mode=creator&language=auto&onboarded=1&path=1&switched=incognito",
      },
    });
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()[0]).not.toContain("Max-Age");
  });
});

describe("invalid operations", () => {
  const refused = async (
    form: Record<string, string>,
    asked: Asked,
    [status, words]: [number, string],
  ) => {
    const response = await send(form, asked);
    expect([form, response.status]).toEqual([form, status]);
    expect(response.headers.getSetCookie()).toEqual([]);
    const page = await readPage(response);
    expect(visibleText(page.querySelector("[role=alert]")!)).toContain(words);
    return page;
  };

  it("are refused with a reason, and change nothing", async () => {
    for (const [intent, type] of [
      ["drop", ""],
      ["add", "challenge"],
    ] as const)
      await refused({ intent, type }, { draft: THREE }, [400, "could not be done"]);
    for (const intent of ["edit", "duplicate", "remove"])
      await refused({ intent, block: "block-9" }, { draft: THREE }, [404, "could not be done"]);
    const swap = { intent: "swap", block: "block-1", other: "block-9" };
    const page = await refused(swap, { draft: THREE }, [404, "could not be done"]);
    expect(blocksOn(page)).toHaveLength(3);
  });

  it("include adding a block when the canvas is full", async () => {
    const full = make(Array.from({ length: MAX_BLOCKS }, () => add("space", "A")));
    for (const intent of ["add", "duplicate"]) {
      const form = { intent, type: "space", block: "block-1" };
      await refused(form, { draft: full }, [409, `${MAX_BLOCKS} blocks`]);
    }
  });

  it("save a version instead when the draft would not fit into a cookie", async () => {
    const long = "ñ".repeat(DESCRIPTION_MAX_LENGTH);
    const base = make(Array.from({ length: 13 }, (_, index) => add("space", `A${index}`)));
    const large = base.blocks
      .slice(0, 12)
      .reduce(
        (each, { id }) =>
          applyOperation(each, { kind: "edit", id, changes: { description: "a".repeat(300) } }),
        base,
      );
    const form = { intent: "edit", block: "block-13", title: "Nuevo título", description: long };
    const response = await ask({ draft: large, query: "?block=block-13" }, { form });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/builder?block=block-13#properties");
    const jar = Object.fromEntries(
      Object.entries(cookiesOf(response)).filter(([, value]) => value !== ""),
    );
    expect(jar[COOKIE]).toBeUndefined();
    const page = await readPage(await ask({ cookies: jar, query: "?block=block-13" }));
    expect(visibleText(page)).toContain("Saved as version 1.");
    expect(page.querySelector("#properties textarea")?.textContent).toBe(long);
    expect(blocksOn(page)).toHaveLength(13);
  });

  it("include any on a draft that only the browser can read, except starting anew", async () => {
    const cookies = { [COOKIE]: compactTooLarge(7_000) };
    for (const intent of ["add", "save"])
      await refused({ intent, type: "space" }, { cookies }, [409, "kept in this browser"]);
    const { at, work } = keptBy(await send({ intent: "start" }, { cookies }));
    expect(work.blocks).toEqual([]);
    expect(at).toBeGreaterThan(7_000);
  });
});
