import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  BLOCK_COLORS,
  NO_CONTENT,
  type BlockContent,
  type BlockLayout,
  type BlockType,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, pressing } from "../../support/session.ts";

/** What the colour, layout and metrics of a block do on a published page, and what the builder says of them. */
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

interface Chosen {
  type: BlockType;
  config?: Partial<BuilderBlock["config"]>;
  content?: Partial<BlockContent>;
}

const toBlock = ({ type, config, content }: Chosen, index: number): BuilderBlock => ({
  id: `block-${index + 1}`,
  type,
  title: "",
  description: "",
  position: { x: 0, y: index * 20 },
  config: {
    color: "emerald",
    size: "large",
    layout: "card",
    showMetrics: false,
    customStyle: "",
    ...config,
  },
  content: { ...NO_CONTENT, ...content },
});

let count = 0;
/** The sections of a page of the demo person with these blocks. */
async function published(chosen: readonly Chosen[]): Promise<Element[]> {
  const name = `looks-${(count += 1)}`;
  const blocks = JSON.stringify(chosen.map(toBlock));
  await database.sql`
    INSERT INTO builder_layouts (id, person_id, version, blocks)
    VALUES (${name}, 'demo', ${5_000 + count}, ${blocks}::text::jsonb)`;
  await database.sql`
    INSERT INTO pages (id, person_id, slug, title, layout_id, created_at, published_at)
    VALUES (${name}, 'demo', ${name}, 'Looks', ${name}, now(), now())`;
  return [...(await get(`/p/${name}`)).querySelectorAll("main section")];
}

const inLayout = (layout: BlockLayout) => ({ config: { layout } });

describe("a block's colour", () => {
  const KINDS = ["kind-space", "kind-artifakt", "kind-agentik", "kind-challenge"];
  const kindsOf = ({ classList }: Element) => KINDS.filter((kind) => classList.contains(kind));

  it("is that of an item, another for each of the builder's, with its styles", async () => {
    const [item] = await database.sql<{ id: string }[]>`
      SELECT id FROM agentiks WHERE owner_id = 'demo' ORDER BY id LIMIT 1`;
    const content = { target: item!.id };
    const sections = await published(
      BLOCK_COLORS.map((color) => ({ type: "agentik", config: { color }, content })),
    );
    expect(sections.map(kindsOf)).toEqual(KINDS.map((kind) => [kind]));
    for (const { classList } of sections) expect(classList.contains("border-t-kind")).toBe(true);
    const styles = [...sections[0]!.ownerDocument.querySelectorAll("style")]
      .map(({ textContent }) => textContent)
      .join("");
    for (const kind of KINDS) expect(styles).toContain(`.${kind}{`);
    expect(styles).toContain(".border-t-kind{");
  });

  it("is the business's for all else", async () => {
    const sections = await published([
      { type: "text", config: { color: "amber" }, content: { body: "Pozole" } },
      { type: "button", config: { color: "amber" }, content: { action: "whatsapp" } },
      {
        type: "button",
        config: { color: "amber" },
        content: { action: "link", target: "https://example.com/" },
      },
    ]);
    expect(sections.map(kindsOf)).toEqual(sections.map(() => []));
    expect(sections.at(-1)!.querySelector("a")!.className).toContain("bg-[var(--brand)]");
  });
});

describe("a block's layout", () => {
  const LAYOUTS = ["card", "list", "grid"] as const;
  const body = {
    text: "Lunes de pozole.\n\nMartes de mole.",
    prices: "Pozole 110\nMole 120",
    hours: "Lunes 9 a 17\nMartes 9 a 17",
    questions: "¿Abren el lunes?\nSí, de 9 a 17.\n\n¿Hay lugar?\nSí, para veinte.",
  };

  it.each(Object.keys(body) as (keyof typeof body)[])(
    "draws %s in three ways that say the same",
    async (type) => {
      const sections = await published([
        { type: "text", content: { body: "Primero" } },
        ...LAYOUTS.map((layout) => ({ type, ...inLayout(layout), content: { body: body[type] } })),
      ]);
      const [, card, list, grid] = sections;
      expect(new Set([card, list, grid].map((each) => each!.innerHTML)).size).toBe(3);
      expect(card!.querySelector(".bg-tint")).toBeNull();
      expect(list!.querySelector(".bg-tint")).toBeNull();
      expect(grid!.querySelectorAll(".bg-tint")).toHaveLength(2);
      const said = (section: Element) => section.textContent!.replace(/[▾\s]/g, "");
      expect([said(list!), said(grid!)]).toEqual([said(card!), said(card!)]);
    },
  );

  it("folds the answers of a card alone", async () => {
    const [card, list, grid] = await published(
      LAYOUTS.map((layout) => ({
        type: "questions",
        ...inLayout(layout),
        content: { body: body.questions },
      })),
    );
    expect(card!.querySelectorAll("details")).toHaveLength(2);
    expect(list!.querySelectorAll("details, dd")).toHaveLength(2);
    expect(grid!.querySelectorAll("details, dd")).toHaveLength(2);
  });

  it("draws the tiles of an item as on the canvas, and leaves its description out of a grid", async () => {
    const [item] = await database.sql<{ id: string; name: string; description: string }[]>`
      SELECT id, name, description FROM agentiks WHERE owner_id = 'demo' ORDER BY id LIMIT 1`;
    const content = { target: item!.id };
    const [card, list, grid] = await published(
      LAYOUTS.map((layout) => ({ type: "agentik", ...inLayout(layout), content })),
    );
    const tiles = (section: Element) => section.querySelectorAll(".tile").length;
    expect([tiles(card!), tiles(list!), tiles(grid!)]).toEqual([1, 1, 4]);
    for (const section of [card!, list!, grid!]) expect(visibleText(section)).toContain(item!.name);
    expect(visibleText(card!)).toContain(item!.description);
    expect(visibleText(list!)).toContain(item!.description);
    expect(visibleText(grid!)).not.toContain(item!.description);
    const isBeside = (section: Element) =>
      section.querySelector(".tile")!.parentElement!.classList.contains("flex");
    expect([isBeside(card!), isBeside(list!)]).toEqual([false, true]);
  });

  it("changes nothing of a button", async () => {
    const shown = await published(
      LAYOUTS.map((layout) => ({
        type: "button",
        ...inLayout(layout),
        content: { action: "link", target: "https://example.com/" },
      })),
    );
    expect(new Set(shown.map(({ innerHTML }) => innerHTML)).size).toBe(1);
  });
});

describe("a block's metrics", () => {
  it("are the item's own figures, where they are chosen and there are any", async () => {
    const { sql } = database;
    const [agentik] = await sql<{ id: string }[]>`
      SELECT id FROM agentiks WHERE owner_id = 'demo' ORDER BY id LIMIT 1`;
    await sql`INSERT INTO agentik_figures (agentik_id, ended, succeeded, last_at)
      VALUES (${agentik!.id}, 50, 48, now())
      ON CONFLICT (agentik_id) DO UPDATE SET ended = 50, succeeded = 48`;
    for (const [id, downloads, rating] of [
      ["sold-often", 1_234, 48],
      ["sold-never", 0, 0],
    ] as const)
      await sql`
        INSERT INTO artifakts (id, name, description, creator_id, price, type, language,
          download_count, rating, rating_at_first)
        VALUES (${id}, 'Recetario', 'PDF', 'demo', 90, 'pdf', 'es', ${downloads}, ${rating}, ${rating})`;
    const [space] = await sql<{ id: string; user_count: number }[]>`
      SELECT id, user_count FROM spaces WHERE visibility = 'listed' ORDER BY user_count DESC LIMIT 1`;
    await sql`UPDATE spaces SET owner_id = 'demo' WHERE id = ${space!.id}`;
    const block = (type: BlockType, target: string, showMetrics: boolean): Chosen => ({
      type,
      config: { showMetrics },
      content: { target },
    });
    const shown = async (showMetrics: boolean) =>
      (
        await published([
          block("space", space!.id, showMetrics),
          block("artifakt", "sold-often", showMetrics),
          block("artifakt", "sold-never", showMetrics),
          block("agentik", agentik!.id, showMetrics),
        ])
      ).map((section) => section.querySelector("p.text-kind")?.textContent ?? null);
    expect(await shown(true)).toEqual([
      `${space!.user_count.toLocaleString("en")} members`,
      "★ 4.8 · 1,234 downloads",
      null,
      "96% success",
    ]);
    expect(await shown(false)).toEqual([null, null, null, null]);
  });
});

describe("an item's link", () => {
  it("opens its own page for a newcomer, before the wizard, and no other", async () => {
    const [artifakt] = await database.sql<{ id: string; name: string }[]>`
      SELECT id, name FROM artifakts
      WHERE creator_id = 'demo' AND publication = 'published' AND taken_down_at IS NULL
      ORDER BY id LIMIT 1`;
    const [section] = await published([{ type: "artifakt", content: { target: artifakt!.id } }]);
    const address = section!.querySelector("a")!.getAttribute("href")!;
    const newcomer = createBrowser(app);
    const open = (path: string) => newcomer.request(path, { preferences: false });
    const own = `/artifakts/${artifakt!.id}`;
    const first = await open(address);
    expect([first.status, first.headers.get("Location")]).toEqual([302, own]);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    const page = await open(own);
    expect(page.status).toBe(200);
    expect(visibleText(await readPage(page))).toContain(artifakt!.name);
    expect((await open(`${own}?buy=${artifakt!.id}`)).status).toBe(200);
    for (const other of ["/artifakts", "/", "/account?via=page"])
      expect((await open(other)).headers.get("Location")).toMatch(/^\/onboarding/);
    // Without the link's mark, and for who is past the wizard, nothing is different.
    const stranger = await createBrowser(app).request(own, { preferences: false });
    expect(stranger.headers.get("Location")).toMatch(/^\/onboarding/);
    expect((await app.request(address)).status).toBe(200);
  });
});

describe("the builder", () => {
  it("says what a page makes of a setting, where it is something else than on the canvas", async () => {
    const added = await press("/builder", { intent: "add", type: "button" });
    const id = new URL(added.to, "http://plaza").searchParams.get("block");
    const panel = visibleText(
      (await get(`/builder?block=${id}&panel=advanced`, added.jar)).querySelector("#properties")!,
    );
    expect(panel).toContain("On a phone, every block of the page is as wide as the screen.");
    expect(panel).toContain("On the page, this block looks the same in every layout.");
    expect(panel).toContain("None covers another.");
    expect(panel).not.toContain("real figures");
    const space = await press("/builder", { intent: "add", type: "space" });
    const other = new URL(space.to, "http://plaza").searchParams.get("block");
    const shown = visibleText(
      (await get(`/builder?block=${other}&panel=advanced`, space.jar)).querySelector(
        "#properties",
      )!,
    );
    expect(shown).toContain("The page shows the real figures.");
    expect(shown).not.toContain("looks the same in every layout");
  });
});
