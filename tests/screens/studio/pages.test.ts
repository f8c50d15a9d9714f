import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  placeParts,
  templateBlocks,
  TEMPLATE_TRADES,
} from "#domain/studio/pages/page-templates.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { pressing, said, type Cookies } from "../../support/session.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** Templates, publishing, pictures and published pages, by requests to a real PostgreSQL. */
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

let count = 0;
/** A guest with the café's template in the builder, and a business. */
async function fonda(business: Record<string, string> = {}) {
  const { jar, to, page } = await press("/builder/templates", { trade: "cafe" });
  expect(to).toBe("/builder");
  expect(said(page)).toContain("saved as version 1");
  const slug = `fonda-${(count += 1)}`;
  const saved = { intent: "save-business", name: "Fonda Lupita", trade: "cafe", ...business };
  await press("/account/business", saved, jar);
  return { jar, slug };
}
/** @returns the id of a new agentik of the person */
async function createAgentik(jar: Cookies): Promise<string> {
  const fields = {
    name: "Anfitriona",
    description: "Contesta",
    type: "customer_service",
    language: "es",
    instructions: "",
  };
  const created = await press("/new?tipo=agentik", fields, jar);
  return /\/agentiks\/(agentik-[\w-]+)/.exec(created.to)![1]!;
}
const texts = { title: "Fonda Lupita", description: "Comida casera en la Roma" };
const publish = (slug: string, jar: Cookies, more: Record<string, string> = {}) =>
  press(
    "/builder/pages",
    { intent: "publish", version: "1", slug, ...texts, ownPrices: "yes", ...more },
    jar,
  );

describe("templates", () => {
  it("offers one for each trade, the asked or own one first, with sample prices", async () => {
    const page = await get("/builder/templates?trade=beauty");
    const cards = [...page.querySelectorAll("main form button[name=trade]")];
    expect(cards.map((button) => button.getAttribute("value")).sort()).toEqual(
      [...TEMPLATE_TRADES].sort(),
    );
    expect(cards[0]!.getAttribute("value")).toBe("beauty");
    expect(visibleText(page)).toContain("$250");
    const { jar } = await fonda();
    const own = await get("/builder/templates", jar);
    expect(own.querySelector("main button[name=trade]")!.getAttribute("value")).toBe("cafe");
  });

  it("becomes the newest version, and refuses what is no trade", async () => {
    const { jar } = await fonda();
    const page = await get("/builder", jar);
    expect(page.querySelectorAll("#canvas [data-block]")).toHaveLength(
      templateBlocks("cafe", "en").length,
    );
    expect((await press("/builder/templates", { trade: "piracy" }, jar)).status).toBe(400);
  });
});

describe("publishing", () => {
  it("suggests name and address of the business, and says which texts are the template's", async () => {
    const { jar } = await fonda({ town: "Roma" });
    const page = await get("/builder/pages", jar);
    const value = (name: string) =>
      page.querySelector<HTMLInputElement>(`#new [name=${name}]`)!.value;
    expect(value("title")).toBe("Fonda Lupita");
    expect(value("slug")).toMatch(/^fonda-lupita/);
    const warnings = visibleText(page.querySelector("#new")!);
    const unchanged = /These blocks still say what the template says: (.+?)\. Make/.exec(
      warnings,
    )![1]!;
    expect(unchanged).toBe("Fresh roast and today's bread, Menu");
    // Its questions have no answers, and so are not on the page.
    const left = /Not shown, since there is nothing in them yet: (.+?)\./.exec(warnings)![1]!;
    expect(left).toBe("The place, Photos, Frequent questions");
    await publish(value("slug"), jar);
    const shown = visibleText((await get(`/p/${value("slug")}`, {})).querySelector("main")!);
    for (const title of unchanged.split(", ")) expect(shown).toContain(title);
    for (const title of left.split(", ")) expect(shown).not.toContain(title);
  });

  it("asks whether the template's prices are one's own, names them, and publishes none unasked", async () => {
    const { jar, slug } = await fonda();
    const asks = (page: Document) =>
      page.querySelector("#new input[type=checkbox][name=ownPrices]");
    const labelOf = (page: Document) => visibleText(asks(page)!.closest("label")!);
    const label = labelOf(await get("/builder/pages", jar));
    expect(label).toMatch(/^These prices are mine: Americano \$\d+, .+ and \d+ more prices\.$/);
    const refused = await publish(slug, jar, { ownPrices: "" });
    expect(refused.status).toBe(422);
    expect(said(refused.page)).toContain("This version has prices of the template.");
    // What was typed stays, and so does the question.
    expect(refused.page.querySelector<HTMLInputElement>("#new [name=slug]")!.value).toBe(slug);
    expect(asks(refused.page)).not.toBeNull();
    expect((await app.request(`/p/${slug}`, { preferences: false })).status).toBe(404);
    const { id: block } = templateBlocks("cafe", "en").find(({ type }) => type === "prices")!;
    const edited = await press("/builder", { intent: "edit", block, body: "Espresso 41" }, jar);
    const own = { ...jar, ...edited.jar };
    const saved = await press("/builder", { intent: "save", then: "publish" }, own);
    expect(asks(saved.page)).toBeNull();
    expect((await publish(slug, own, { version: "2", ownPrices: "" })).status).toBe(303);
    // Back to the template's: asked on the page's update, too, and once only.
    const [id] = await database.sql<{ id: string }[]>`SELECT id FROM pages WHERE slug = ${slug}`;
    const update = (more: Record<string, string> = {}) =>
      press("/builder/pages", { intent: "update", page: id!.id, version: "1", ...more }, own);
    expect((await update()).status).toBe(422);
    expect(visibleText(await get(`/p/${slug}`, {}))).toContain("Espresso");
    expect((await update({ ownPrices: "yes" })).status).toBe(303);
    expect((await update()).status).toBe(303);
  });

  it("shows the business with its name, hours, prices and WhatsApp to everyone, without scripts", async () => {
    const { jar, slug } = await fonda({ whatsapp: "55 1234 5678", address: "Jacarandas 48" });
    const done = await publish(slug, jar);
    expect([done.status, done.to]).toEqual([303, "/builder/pages"]);
    expect(said(done.page)).toContain("Your page is published");
    const response = await app.request(`/p/${slug}`, { preferences: false });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.clone().text();
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const page = await readPage(response);
    const text = visibleText(page);
    for (const shown of ["Fonda Lupita", "Fresh roast", "Americano", "$38", "Jacarandas 48"])
      expect(text).toContain(shown);
    expect(page.querySelector("h1")!.textContent).toBe("Fonda Lupita");
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const ask = "Hello, I saw your page “Fonda Lupita” and would like to know more.";
    expect(links).toContain(`https://wa.me/525512345678?text=${encodeURIComponent(ask)}`);
    expect(links.some((link) => link?.startsWith("https://www.google.com/maps/"))).toBe(true);
    expect(page.querySelector("meta[name=description]")!.getAttribute("content")).toBe(
      texts.description,
    );
    const ld = JSON.parse(page.querySelector("script")!.textContent!) as Record<string, unknown>;
    expect(ld).toMatchObject({ "@type": "CafeOrCoffeeShop", telephone: "+525512345678" });
    // A guest's page is for those who have its address.
    expect(page.querySelector("meta[name=robots]")!.getAttribute("content")).toBe("noindex");
    const qr = await app.request(`/p/${slug}/qr.svg`);
    expect([qr.status, qr.headers.get("Content-Type")]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
    ]);
  });

  it("escapes what the owner writes, in JSON-LD too", async () => {
    const hostile = `</script><img src=x onerror=alert(1)>`;
    const { jar, slug } = await fonda({ name: hostile });
    await publish(slug, jar, { title: hostile });
    const html = await (await app.request(`/p/${slug}`)).text();
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("</script><img");
  });

  it("counts people who look, but neither the owner, nor programs, nor who only reloads", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    const look = (headers: Record<string, string>, cookies: Cookies = {}) =>
      app.request(`/p/${slug}`, { headers, cookies });
    const phone = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131.0" };
    const other = { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/131.0" };
    await look(phone);
    await look(other);
    // A device that reloads counts once in half an hour, and again after it.
    await look(phone);
    await database.sql`UPDATE rate_limits SET ends_at = now() - interval '1 second'
      WHERE key LIKE 'pageView %'`;
    await look(phone);
    await look(phone);
    await look(phone, jar);
    await look({ "User-Agent": "WhatsApp/2.23.20.0" });
    await look({ "User-Agent": "Googlebot/2.1" });
    expect(visibleText(await get("/builder/pages", jar))).toContain(
      "Views: 3 today, 3 in 30 days, 3 in all",
    );
  });

  it("begins a customer's message with the page, or the thing that they pressed at", async () => {
    const { jar, slug } = await fonda({ whatsapp: "55 1234 5678" });
    await publish(slug, jar);
    const artifakt = `sold-${slug}`;
    await database.sql`
      INSERT INTO artifakts (id, name, description, creator_id, price, type, language)
      SELECT ${artifakt}, 'Recetario & salsas', 'PDF', person_id, 90, 'pdf', 'es'
      FROM pages WHERE slug = ${slug}`;
    const part = (type: "button" | "artifakt", title: string, target = "") => ({
      type,
      size: "small",
      title,
      content: { target },
    });
    const blocks = placeParts([
      [part("button", "Apartar mesa"), part("button", "Escríbenos por WhatsApp", "5598765432")],
      [part("artifakt", "", artifakt)],
    ] as Parameters<typeof placeParts>[0]);
    await database.sql`
      UPDATE builder_layouts SET blocks = ${JSON.stringify(blocks)}::text::jsonb
      WHERE id = (SELECT layout_id FROM pages WHERE slug = ${slug})`;
    await database.sql`UPDATE pages SET language = 'es' WHERE slug = ${slug}`;
    const page = await get(`/p/${slug}`, {});
    const links = [...page.querySelectorAll<HTMLAnchorElement>('main a[href^="https://wa.me/"]')];
    const asked = links.map(({ href }) => [
      new URL(href).pathname,
      new URL(href).searchParams.get("text"),
    ]);
    expect(asked).toEqual([
      [
        "/525512345678",
        "Hola, vi «Apartar mesa» en su página «Fonda Lupita» y quiero más información.",
      ],
      ["/525598765432", "Hola, vi su página «Fonda Lupita» y quiero más información."],
      [
        "/525512345678",
        "Hola, vi «Recetario & salsas» en su página «Fonda Lupita» y quiero más información.",
      ],
    ]);
    expect(links[2]!.getAttribute("href")).toContain("Recetario%20%26%20salsas");
  });

  it("has the chat of an agentik that was made after the page, and says in the builder what is missing", async () => {
    const { jar, slug } = await fonda();
    // Without the examples of the demo, as an account begins.
    await database.sql`DELETE FROM agentiks WHERE owner_id =
      (SELECT person_id FROM builder_layouts ORDER BY created_at DESC LIMIT 1)`;
    await publish(slug, jar);
    const { id: block } = templateBlocks("cafe", "en").find(({ type }) => type === "chat")!;
    const panel = async () => (await get(`/builder?block=${block}`, jar)).querySelector("main")!;
    const chatForm = async () => {
      const page = await get(`/p/${slug}`, {});
      return page.querySelector("main form")?.getAttribute("action");
    };
    const without = await panel();
    expect(visibleText(without)).toContain("You have no agentik yet.");
    expect(without.querySelector('a[href="/new?tipo=agentik"]')).not.toBeNull();
    expect(await chatForm()).toBeUndefined();

    const agentik = await createAgentik(jar);
    const made = await panel();
    expect(visibleText(made)).toContain("None of your agentiks has an open chat page.");
    expect(made.querySelector(`a[href="/agentiks/${agentik}/channels"]`)).not.toBeNull();
    expect(await chatForm()).toBeUndefined();

    const chat = `${slug}-chat`;
    await press(`/agentiks/${agentik}/channels`, { intent: "open", slug: chat }, jar);
    expect(await chatForm()).toBe(`/a/${chat}`);
    const options = [...(await panel()).querySelectorAll("select[name=target] option")];
    expect(options.map((option) => [option.getAttribute("value"), option.textContent])).toEqual([
      ["none", "Any with an open chat page, now Anfitriona"],
      [agentik, "Anfitriona"],
    ]);

    // A chosen one is kept: with its chat page closed nothing else answers in its place.
    const chosen = await press("/builder", { intent: "edit", block, target: agentik }, jar);
    const own = { ...jar, ...chosen.jar };
    await press("/builder", { intent: "save", then: "publish" }, own);
    const [page] = await database.sql<{ id: string }[]>`SELECT id FROM pages WHERE slug = ${slug}`;
    await press(
      "/builder/pages",
      { intent: "update", page: page!.id, version: "2", ownPrices: "yes" },
      own,
    );
    expect(await chatForm()).toBe(`/a/${chat}`);
    const second = await createAgentik(jar);
    await press(`/agentiks/${second}/channels`, { intent: "open", slug: `${chat}-2` }, jar);
    await database.sql`UPDATE chat_pages SET is_open = false WHERE slug = ${chat}`;
    expect(await chatForm()).toBeUndefined();
    const closed = (await get(`/builder?block=${block}`, own)).querySelector(
      "select[name=target] option[selected]",
    );
    expect(closed?.textContent).toContain("whose chat page is closed");
  });

  it("leads to the chat of an agentik, and leaves out blocks whose thing is not there", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    const agentik = await createAgentik(jar);
    const chat = `${slug}-mesas`;
    await press(`/agentiks/${agentik}/channels`, { intent: "open", slug: chat }, jar);
    const part = (type: "space" | "artifakt" | "agentik", title: string, target: string) => ({
      type,
      size: "small",
      title,
      content: { target },
    });
    const blocks = placeParts([
      [part("agentik", "Pregunta aquí", agentik), part("agentik", "Sin agentik", "")],
      [part("artifakt", "Sin artifakt", "no-such"), part("space", "Sin espacio", "")],
    ] as unknown as Parameters<typeof placeParts>[0]);
    await database.sql`
      UPDATE builder_layouts SET blocks = ${JSON.stringify(blocks)}::text::jsonb
      WHERE id = (SELECT layout_id FROM pages WHERE slug = ${slug})`;
    const shown = async () => {
      const page = await readPage(await app.request(`/p/${slug}`, { preferences: false }));
      expect(visibleText(page.querySelector("main")!)).not.toContain("Sin ");
      return [...page.querySelectorAll("main section a")].map((link) => link.getAttribute("href"));
    };
    expect(await shown()).toEqual([`/a/${chat}`]);
    // A customer's first request, without cookies: the chat page itself, not the wizard.
    const opened = await app.request(`/a/${chat}`, { preferences: false });
    expect([opened.status, opened.headers.get("Location")]).toEqual([200, null]);
    // While the chat page is closed, it is the agentik's page in Plaza.
    await database.sql`UPDATE chat_pages SET is_open = false WHERE slug = ${chat}`;
    expect(await shown()).toEqual([`/agentiks/${agentik}?via=page`]);
  });

  it("keeps the former address as a redirect, hides, shows and deletes", async () => {
    const { jar, slug } = await fonda();
    const { page } = await publish(slug, jar);
    const id = page.querySelector<HTMLInputElement>("main li [name=page]")!.value;
    const act = (intent: string, more: Record<string, string> = {}) =>
      press("/builder/pages", { intent, page: id, ...texts, ...more }, jar);
    expect((await act("change", { slug: `${slug}-nueva` })).status).toBe(303);
    const moved = await app.request(`/p/${slug}`);
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/p/${slug}-nueva`]);
    await act("hide");
    expect((await app.request(`/p/${slug}-nueva`)).status).toBe(404);
    await act("show");
    expect((await app.request(`/p/${slug}-nueva`)).status).toBe(200);
    expect((await act("delete")).status).toBe(303);
    expect((await app.request(`/p/${slug}-nueva`)).status).toBe(404);
    expect((await act("delete")).status).toBe(404);
  });

  it("refuses a wrong or taken address and keeps what was typed", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    const other = await fonda();
    const taken = await publish(slug, other.jar, { title: "Mi café" });
    expect(taken.status).toBe(409);
    expect(said(taken.page)).toContain("belongs to another page");
    const field = (name: string) =>
      taken.page.querySelector<HTMLInputElement>(`#new [name=${name}]`)!.value;
    expect([field("title"), field("slug")]).toEqual(["Mi café", slug]);
    expect((await publish("a b", other.jar)).status).toBe(422);
    expect((await publish("sin-titulo", other.jar, { title: " " })).status).toBe(422);
    expect((await publish("sin-version", other.jar, { version: "9" })).status).toBe(404);
  });

  it("publishes once for a form that is sent twice", async () => {
    const { jar, slug } = await fonda();
    const fresh = await get("/builder/pages", jar);
    const key = fresh.querySelector<HTMLInputElement>("#new [name=key]")!.value;
    await publish(slug, jar, { key });
    const again = await publish(slug, jar, { key });
    expect(again.status).toBe(303);
    expect(again.page.querySelectorAll("main li")).toHaveLength(1);
  });

  it("folds the form for a version that is on a page already", async () => {
    const { jar, slug } = await fonda();
    const before = await get("/builder/pages", jar);
    expect(before.querySelector("#new details [name=slug]")).toBeNull();
    const { page } = await publish(slug, jar);
    expect(page.querySelector("#new > details > summary")!.textContent).toBe(
      "Version 1 is published already. Put it on another page as well",
    );
    const folded = page.querySelector("#new > details")!;
    expect(folded.hasAttribute("open")).toBe(false);
    expect(folded.querySelector("[name=slug]")).not.toBeNull();
    // What was refused is seen at once.
    const refused = await publish("a b", jar);
    expect(refused.page.querySelector("#new > details")!.hasAttribute("open")).toBe(true);
  });
});

describe("a changed design", () => {
  const shown = (page: Document) => visibleText(page.querySelector("#new")!);
  /** Changes the prices in the builder and saves them by the preview's button. */
  async function saveAndPublish(jar: Cookies, body: string) {
    const { id: block } = templateBlocks("cafe", "en").find(({ type }) => type === "prices")!;
    const edited = await press("/builder", { intent: "edit", block, body }, jar);
    return press("/builder", { intent: "save", then: "publish" }, { ...jar, ...edited.jar });
  }
  const update = (page: Document, jar: Cookies) => {
    const form = page.querySelector("#new button[value=update]")!.closest("form")!;
    const value = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
    const fields = { intent: "update", page: value("page"), version: value("version") };
    return press("/builder/pages", fields, jar);
  };

  it("is published on the page it was made for, which keeps its address", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    const { to, page } = await saveAndPublish(jar, "Café\nEspresso 41");
    expect(to).toBe("/builder/pages?version=2#new");
    expect(page.querySelector("#new h2")!.textContent).toBe("Update “Fonda Lupita”");
    expect(shown(page)).toContain(`/p/${slug}, also by its QR code, sees version 2`);
    expect(shown(page)).toContain("was published 1 change ago");
    const before = visibleText(await get(`/p/${slug}`, {}));
    expect(before).not.toContain("41");
    const { page: after } = await update(page, jar);
    expect(said(after)).toContain("The page shows the new version now.");
    expect(visibleText(await get(`/p/${slug}`, {}))).toContain("41");
    expect(after.querySelectorAll("main > div > ul > li")).toHaveLength(1);
    expect(after.querySelector("#new h2")!.textContent).toBe("Publish a new page");
  });

  it("says at its save that the public page stays, and the page's card leads on", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    const builder = await get("/builder", jar);
    const [block] = /block-\d+/.exec(builder.querySelector("main")!.innerHTML)!;
    const edited = await press("/builder", { intent: "edit", block, title: "Hola" }, jar);
    const saved = await press("/builder", { intent: "save" }, { ...jar, ...edited.jar });
    expect(said(saved.page)).toContain(
      "Saved as version 2. Your page “Fonda Lupita” stays as it is until you publish this version.",
    );
    const card = (await get("/builder/pages", jar)).querySelector("main li")!;
    const link = [...card.querySelectorAll("a")].find(({ textContent }) =>
      textContent?.includes("Update to version 2"),
    );
    expect(link?.getAttribute("href")).toBe("/builder/pages?version=2#new");
  });

  it("of another template is a new page, and never offered for the first one first", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    await press("/builder/templates", { trade: "beauty" }, jar);
    const page = await get("/builder/pages", jar);
    expect(page.querySelector("#new h2")!.textContent).toBe("Publish a new page");
    const other = page.querySelector("#new details")!;
    expect(other.querySelector("summary")!.textContent).toBe("Put it on another of your pages");
    expect(page.querySelector("main li")!.textContent).not.toContain("Update to version");
  });

  it("of a page edited from its card is that page's, also when another came later", async () => {
    const { jar, slug } = await fonda();
    await publish(slug, jar);
    await press("/builder/templates", { trade: "beauty" }, jar);
    const second = await publish(`${slug}-b`, jar, { version: "2", title: "Salón" });
    const id = [...second.page.querySelectorAll("main li")]
      .find((card) => card.querySelector("h2")?.textContent === "Fonda Lupita")!
      .querySelector<HTMLInputElement>("[name=page]")!.value;
    await press("/builder/pages", { intent: "edit", page: id, version: "1" }, jar);
    const { page } = await saveAndPublish(jar, "Café\nEspresso 42");
    expect(page.querySelector("#new h2")!.textContent).toBe("Update “Fonda Lupita”");
    expect(shown(page)).toContain("Update “Salón”");
    await update(page, jar);
    expect(visibleText(await get(`/p/${slug}`, {}))).toContain("42");
    expect(visibleText(await get(`/p/${slug}-b`, {}))).not.toContain("42");
  });

  it("cannot be edited for another person's page", async () => {
    const mine = await fonda();
    const { page } = await publish(mine.slug, mine.jar);
    const id = page.querySelector<HTMLInputElement>("main li [name=page]")!.value;
    const other = await fonda();
    const edit = { intent: "edit", page: id, version: "1" };
    expect((await press("/builder/pages", edit, other.jar)).status).toBe(404);
  });
});

describe("pictures", () => {
  const upload = async (jar: Cookies, more: { file?: File; alt?: string } = {}) => {
    const png = await sharp({
      create: { width: 900, height: 500, channels: 3, background: "#b85c38" },
    })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set("intent", "add");
    body.set("picture", more.file ?? new File([new Uint8Array(png)], "pozole.png"));
    body.set("alt", more.alt ?? "Pozole rojo");
    return press("/builder/pictures", body, jar);
  };

  it("are stored as small WebP and shown on the page in their block", async () => {
    const { jar, slug } = await fonda();
    const { status, page } = await upload(jar);
    expect(status).toBe(303);
    const image = page.querySelector<HTMLImageElement>("main li img")!;
    expect(image.getAttribute("alt")).toBe("Pozole rojo");
    const file = await app.request(image.getAttribute("src")!);
    expect(file.headers.get("Content-Type")).toBe("image/webp");
    expect(Number(file.headers.get("Content-Length"))).toBeLessThanOrEqual(20_000);
    const hash = /([0-9a-f]{32})/.exec(image.getAttribute("src")!)![1]!;
    const picture = templateBlocks("cafe", "en").find(({ type }) => type === "picture")!.id;
    const edited = await press(
      `/builder?block=${picture}`,
      { intent: "edit", block: picture, pictures: hash },
      jar,
    );
    const saved = await press("/builder", { intent: "save" }, edited.jar);
    await publish(slug, saved.jar, { version: "2" });
    const shown = await get(`/p/${slug}`);
    const one = shown.querySelector("main img")!;
    expect([one.getAttribute("src"), one.getAttribute("alt")]).toEqual([
      image.getAttribute("src"),
      "Pozole rojo",
    ]);
    expect(await colourOfPreview(shown)).toEqual({ isPicture: true, isTiles: false });
    const card = (await get("/builder/pictures", jar)).querySelector("main li")!;
    expect(card.querySelector("summary")!.getAttribute("aria-label")).toBe("Delete: Pozole rojo");
    expect(visibleText(card.querySelector("details form")!)).toContain("Shown on Fonda Lupita.");
    const id = page.querySelector<HTMLInputElement>("main li [name=id]")!.value;
    const gone = await press("/builder/pictures", { intent: "delete", id }, jar);
    expect(gone.page.querySelector("main li img")).toBeNull();
    expect((await get(`/p/${slug}`)).querySelector("main img")).toBeNull();
  });

  it("are refused when they are no pictures, with what was typed kept", async () => {
    const { jar } = await fonda();
    const { status, page } = await upload(jar, {
      file: new File(["no picture"], "a.png"),
      alt: "Algo",
    });
    expect(status).toBe(422);
    expect(page.querySelector<HTMLInputElement>("main [name=alt]")!.value).toBe("Algo");
  });
});

/** Whether a page's link preview has the colour of the uploaded picture at its right, or the usual accent's tiles. */
async function colourOfPreview(page: Document) {
  const { pathname } = new URL(metaOf(page, "og:image")!);
  const jpeg = Buffer.from(await (await app.request(pathname)).arrayBuffer());
  const { data, info } = await sharp(jpeg)
    .extract({ left: 800, top: 60, width: 380, height: 500 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = (wanted: readonly number[]) => {
    let count = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (wanted.every((value, index) => Math.abs(data[at + index]! - value) < 24)) count += 1;
    return count / (info.width * info.height);
  };
  return { isPicture: share([0xb8, 0x5c, 0x38]) > 0.9, isTiles: share([0xf2, 0xc9, 0x4c]) > 0.2 };
}
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

describe("the link preview of a page", () => {
  it("is a JPEG of its own, drawn in the business's colours, at an address that follows what it shows", async () => {
    const { jar, slug } = await fonda({ mainColour: "#1f6b3a" });
    await publish(slug, jar);
    const page = await get(`/p/${slug}`);
    const address = new URL(metaOf(page, "og:image")!);
    expect(address.href).toMatch(new RegExp(`^https?://[^/]+/p/${slug}/cover/[0-9a-f]{32}\\.jpg$`));
    expect([metaOf(page, "og:image:width"), metaOf(page, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    const response = await app.request(address.pathname, { preferences: false });
    const { headers } = response;
    expect([response.status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
      200,
      "image/jpeg",
      "public, max-age=86400",
    ]);
    const jpeg = Buffer.from(await response.arrayBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(100_000);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    const corner = await sharp(jpeg)
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer();
    for (const [index, value] of [0x1f, 0x6b, 0x3a].entries())
      expect(Math.abs(corner[index]! - value)).toBeLessThan(8);
    expect(await colourOfPreview(page)).toEqual({ isPicture: false, isTiles: true });
    const again = await app.request(address.pathname, {
      headers: { "If-None-Match": headers.get("ETag")! },
    });
    expect(again.status).toBe(304);

    const renamed = { intent: "save-business", name: "Fonda Lola", trade: "cafe" };
    await press("/account/business", renamed, jar);
    const changed = new URL(metaOf(await get(`/p/${slug}`), "og:image")!).pathname;
    expect(changed).not.toBe(address.pathname);
    const former = await app.request(address.pathname);
    expect([former.status, former.headers.get("Location")]).toEqual([302, changed]);
  });

  it("is there for published pages alone", async () => {
    const { jar, slug } = await fonda();
    const { page } = await publish(slug, jar);
    const cover = new URL(metaOf(await get(`/p/${slug}`), "og:image")!).pathname;
    const id = page.querySelector<HTMLInputElement>("main li [name=page]")!.value;
    await press("/builder/pages", { intent: "hide", page: id }, jar);
    const statuses = [];
    for (const path of [cover, `/p/${slug}/cover/1.jpg`, `/p/none/cover/${"0".repeat(32)}.jpg`])
      statuses.push((await app.request(path)).status);
    expect(statuses).toEqual([404, 404, 404]);
    const own = await get("/builder/preview/newest", jar);
    expect(metaOf(own, "og:image")).toBeUndefined();
  });
});

describe("a chat on a page", () => {
  it("posts to the agentik's chat page, and the message is in the owner's inbox", async () => {
    const { jar, slug } = await fonda();
    const agentik = await createAgentik(jar);
    await press(`/agentiks/${agentik}/channels`, { intent: "open", slug: `${slug}-chat` }, jar);
    await press(`/agentiks/${agentik}`, { intent: "launch" }, jar);
    const chat = templateBlocks("cafe", "en").find(({ type }) => type === "chat")!.id;
    const edited = await press(
      `/builder?block=${chat}`,
      { intent: "edit", block: chat, target: agentik },
      jar,
    );
    const saved = await press("/builder", { intent: "save" }, edited.jar);
    await publish(slug, saved.jar, { version: "2" });
    const page = await get(`/p/${slug}`);
    const form = page.querySelector(`main form[action="/a/${slug}-chat"]`)!;
    const fields = Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>("input[name]")].map(({ name, value }) => [
        name,
        value,
      ]),
    );
    const sent = await press(`/a/${slug}-chat`, {
      ...fields,
      intent: "send",
      text: "¿Tienen mesa para seis?",
    });
    expect(sent.to).toBe(`/a/${slug}-chat`);
    expect(visibleText(sent.page)).toContain("¿Tienen mesa para seis?");
    const inbox = await get("/inbox?tab=open", saved.jar);
    const row = inbox.querySelector("main a[href^='/inbox/chat'], main a[href^='/inbox/thread']")!;
    const conversation = await get(row.getAttribute("href")!, saved.jar);
    expect(visibleText(conversation)).toContain("¿Tienen mesa para seis?");
  });
});
