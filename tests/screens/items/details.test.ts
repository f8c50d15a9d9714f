import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { byRole, cardsOf, hrefOf } from "../../support/roles.ts";

/** Requests to the four detail pages, compared with the database's rows. */
let database: TestDatabase;
let app: App;

const DAY = 86_400_000;
const LONG = "Cuenta cómo atiendes. ".repeat(20).trim();
const HOSTILE = `</script><script>alert("1")</script> & <b>tú</b>`;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  // Items of the demo person show her relationship to visitors (demo-relationships.test.ts).
  await sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('t-maker', 'Olga Paz', 'Olga', 't-maker')`;
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, user_count, owner_id, language)
    VALUES ('t-open', 'Salón de té', ${LONG}, 'custom', 'open', 1234, 'demo', 'es'),
           ('t-request', 'Book club', 'Read', 'niche', 'request', 1, 'demo', 'en'),
           ('t-invite', 'Clube', 'Ler', 'niche', 'invite', 0, NULL, 'pt')`;
  await sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, download_count, tags, language)
    VALUES ('t-paid', ${HOSTILE}, ${HOSTILE}, 't-maker', 1249, 48, 'figma', 18420, '{uno,dos,tres,cuatro}', 'es'),
           ('t-free', 'Free sheet', 'A sheet', 't-maker', 0, 0, 'xls', 0, '{}', 'en')`;
  await sql`
    INSERT INTO agentiks (id, owner_id, name, description, status, type, language)
    VALUES ('t-active', 'demo', 'Caja', 'Cobra', 'active', 'customer_service', 'es'),
           ('t-paused', 'demo', 'Caja 2', 'Cobra', 'paused', 'sales', 'es'),
           ('t-strange', 'demo', 'Caja 3', 'Cobra', 'en revisión', 'bailar', 'es'),
           ('t-theirs', 't-maker', 'Caja 4', 'Cobra', 'active', 'bailar', 'es')`;
  await sql`
    INSERT INTO challenges (id, name, description, type, reward, current_participants, max_participants, deadline, is_active, creator_id, language)
    VALUES ('t-on', 'Cartel', 'Dibuja', 'design', 1500, 33, 100, ${at(4.5)}::text::timestamptz, true, 't-maker', 'es'),
           ('t-full', 'Lleno', 'Dibuja', 'design', 1, 10, 10, ${at(4)}::text::timestamptz, true, 't-maker', 'es'),
           ('t-over', 'Pasado', 'Dibuja', 'design', 5, 1, 10, ${at(-1)}::text::timestamptz, true, NULL, 'es'),
           ('t-closed', 'Cerrado', 'Dibuja', 'other', 5, 1, 10, ${at(9)}::text::timestamptz, false, NULL, 'es')`;
  app = await createApp(database.url, { PUBLIC_URL: "https://plaza.example" });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (path: string, init: AppRequestInit = {}) => {
  const response = await app.request(path, init);
  expect(response.status).toBe(200);
  return readPage(response);
};
/** The values of the facts by their names. */
const factsOf = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll("main dl > div")].map((fact) => [
      visibleText(fact.querySelector("dt")!),
      visibleText(fact.querySelector("dd")!),
    ]),
  );
/** The buttons of the page's head, without those of the related cards. */
const buttonsOf = (page: Document) =>
  [...page.querySelector("main section")!.querySelectorAll("button")].map((button) => [
    button.value,
    visibleText(button),
    button.disabled,
  ]);
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const relatedOf = (page: Document) => cardsOf(byRole(page, "main")).map(hrefOf);

describe("a space", () => {
  it("shows everything known of it", async () => {
    const page = await get("/spaces/t-open");
    expect(page.querySelector("h1")?.textContent).toBe("Salón de té");
    expect(page.querySelector("h1")?.getAttribute("lang")).toBe("es");
    expect(visibleText(page.querySelector("main")!)).toContain(LONG);
    expect(factsOf(page)).toMatchObject({
      Members: "1,234",
      Type: "Custom",
      Joining: "Open to everyone",
      Owner: "Valentina Ríos",
      Language: "Spanish",
    });
    expect(buttonsOf(page)).toEqual([["join", "Join Space", false]]);
    expect(page.querySelector('main nav a[href="/spaces"]')?.textContent).toBe("Spaces");
    expect(page.querySelector("main section .cover.kind-space")).not.toBeNull();
  });

  it.each([
    ["t-request", "On request", "Valentina Ríos"],
    ["t-invite", "By invitation", "The Plaza team"],
  ])("%s shows its join policy and its owner", async (id, policy, owner) => {
    expect(factsOf(await get(`/spaces/${id}`))).toMatchObject({ Joining: policy, Owner: owner });
  });

  it("sets `lang` only on texts that are not in the page's language", async () => {
    expect((await get("/spaces/t-request")).querySelector("h1")?.hasAttribute("lang")).toBe(false);
    expect((await get("/spaces/t-invite")).querySelector("h1")?.lang).toBe("pt");
    const easy = await get("/spaces/t-open", { preferences: { mode: "easy" } });
    expect(easy.documentElement.lang).toBe("es");
    expect(easy.querySelector("h1")?.hasAttribute("lang")).toBe(false);
    expect(factsOf(easy)).toMatchObject({ "Cómo se entra": "Abierto a todos" });
  });

  it("shows four related spaces of its type, largest first", async () => {
    const rows = await database.sql<{ id: string }[]>`
      SELECT id FROM spaces WHERE type = 'niche' AND id <> 'space-4'
      ORDER BY user_count DESC, id LIMIT 4`;
    const expected = rows.map(({ id }) => `/spaces/${id}`);
    expect(expected).toHaveLength(4);
    expect(relatedOf(await get("/spaces/space-4/about"))).toEqual(expected);
  });
});

describe("an artifakt", () => {
  it("shows everything known of it", async () => {
    const page = await get("/artifakts/t-paid");
    expect(page.querySelector("h1")?.textContent).toBe(HOSTILE);
    expect(factsOf(page)).toMatchObject({
      Creator: "Olga Paz",
      Rating: "4.8 of 5",
      Downloads: "18.4K",
      // It has no file.
      Type: "Figma · Sample",
      Category: "Design and templates",
      Tags: "uno dos tres cuatro",
    });
    expect(visibleText(page.querySelector("main section")!)).toContain("$1,249 MXN");
    expect(buttonsOf(page)).toEqual([["1", "Purchase $1,249", false]]);
    const form = page.querySelector<HTMLFormElement>("main section form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["get", "/artifakts/t-paid#buy"]);
    expect(page.querySelector('main dl a[href="/artifakts?category=design"]')).not.toBeNull();
  });

  it("asks with price and balance before it charges, once", async () => {
    const page = await get("/artifakts/t-paid?buy=%2Fartifakts%3Fcategory%3Ddesign");
    const asked = page.getElementById("buy")!;
    expect(visibleText(asked)).toMatch(/Price \$1,249 MXN Your balance \$[\d,]+ MXN/);
    const links = [...asked.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("/artifakts?category=design");
    const pay = asked.querySelector<HTMLButtonElement>("button[name=intent]");
    if (!pay) {
      expect(visibleText(asked)).toMatch(/MXN short/);
      return;
    }
    expect([pay.name, pay.value, visibleText(pay)]).toEqual([
      "intent",
      "purchase",
      "Pay $1,249 MXN",
    ]);
    // The form sends the price that is shown: a changed price is asked again.
    const action = new URL(pay.form!.getAttribute("action")!, "http://plaza");
    expect(asked.querySelector<HTMLInputElement>("[name=price]")?.value).toBe("1249");
    expect(action.searchParams.get("back")).toBe("/artifakts?category=design");
  });

  it("asks in Spanish", async () => {
    const page = await get("/artifakts/t-paid?buy=%2Fartifakts", {
      preferences: { language: "es" },
    });
    const asked = page.getElementById("buy")!;
    expect(visibleText(asked)).toMatch(/Precio \$1,249 MXN Tu saldo \$[\d,]+ MXN/);
    expect(visibleText(asked)).toMatch(/Pagar \$1,249 MXN|Te faltan/);
  });

  it("asks without a way back to a strange address", async () => {
    const page = await get("/artifakts/t-paid?buy=https%3A%2F%2Felsewhere.example%2F");
    expect(page.getElementById("buy")!.innerHTML).not.toContain("elsewhere");
  });

  it("without a price is FREE and has a download button; without reviews it shows no rating", async () => {
    const page = await get("/artifakts/t-free");
    expect(visibleText(page.querySelector("main section")!)).toContain("FREE");
    expect(buttonsOf(page)).toEqual([["download", "Download Free", false]]);
    expect(factsOf(page)).toMatchObject({ Rating: "Not rated yet", Downloads: "0" });
    expect(factsOf(page)).not.toHaveProperty("Tags");
  });

  it("has JSON-LD of a product, escaped for any text", async () => {
    const read = async (id: string) => {
      const page = await get(`/artifakts/${id}`);
      const scripts = page.querySelectorAll('script[type="application/ld+json"]');
      expect(scripts).toHaveLength(1);
      return JSON.parse(scripts[0]!.textContent!) as Record<string, unknown>;
    };
    expect(await read("t-paid")).toMatchObject({
      "@type": "Product",
      name: HOSTILE,
      url: "https://plaza.example/artifakts/t-paid",
      offers: { price: 1249, priceCurrency: "MXN" },
      aggregateRating: { ratingValue: 4.8 },
    });
    const free = await read("t-free");
    expect(free).toMatchObject({ offers: { price: 0 } });
    expect(free).not.toHaveProperty("aggregateRating");
  });

  it("shows the most downloaded of its maker, and of its type by others", async () => {
    const rows = await database.sql<{ id: string }[]>`
      WITH shown AS (SELECT type, creator_id FROM artifakts WHERE id = 'artifakt-1')
      (SELECT other.id FROM artifakts other JOIN shown USING (creator_id)
        WHERE other.id <> 'artifakt-1' ORDER BY download_count DESC, id LIMIT 4)
      UNION ALL
      (SELECT other.id FROM artifakts other JOIN shown USING (type)
        WHERE other.creator_id <> shown.creator_id ORDER BY download_count DESC, id LIMIT 4)`;
    expect(relatedOf(await get("/artifakts/artifakt-1"))).toEqual(
      rows.map(({ id }) => `/artifakts/${id}`),
    );
  });
});

describe("an agentik", () => {
  it.each([
    ["t-active", "Active", "Customer Service", "pause", "Pause"],
    ["t-paused", "Paused", "Sales", "launch", "Launch"],
    ["t-strange", "en revisión", "bailar", "launch", "Launch"],
  ])("%s is %s", async (id, status, type, intent, button) => {
    const page = await get(`/agentiks/${id}`);
    expect(factsOf(page)).toMatchObject({ Status: status, Type: type, Owner: "Valentina Ríos" });
    expect(buttonsOf(page)).toEqual([
      [intent, button, false],
      ["duplicate", "Duplicate", false],
    ]);
  });

  it("has no figures of its own before it has run, and marks those of related cards", async () => {
    const page = await get("/agentiks/t-active");
    expect(factsOf(page)).not.toHaveProperty("tasks");
    const related = byRole(page, "heading", { name: "More like this" }).closest("section")!;
    expect(visibleText(related)).toMatch(/^More like this Sample data/);
  });

  it.each([
    ["t-active", "It is launched and has not run yet"],
    ["t-paused", "Tell it what to do, then launch it."],
  ])("%s invites its owner to try it", async (id, text) => {
    const section = (await get(`/agentiks/${id}`)).querySelector("#try")!;
    expect(visibleText(section)).toMatch(/^Try it /);
    expect(visibleText(section)).toContain(text);
    for (const part of ["try", "channels", "triggers", "runs"])
      expect(section.querySelector(`a[href="/agentiks/${id}/${part}"]`)).not.toBeNull();
  });

  it("invites others to try a copy", async () => {
    const section = (await get("/agentiks/t-theirs")).querySelector("#try")!;
    const button = section.querySelector<HTMLButtonElement>("form button")!;
    expect([button.value, visibleText(button)]).toEqual(["duplicate", "Try a copy"]);
    expect(section.querySelector<HTMLInputElement>("[name=key]")?.value).toBeTruthy();
  });

  it("shows its configuration and who may change it", async () => {
    const page = await get("/agentiks/t-active");
    const configure = page.querySelector('main a[href="/agentiks/t-active/configure"]');
    expect(configure?.textContent).toBe("Configure");
    const section = visibleText(page.querySelector("#configure")!);
    expect(section).toContain("every published version is kept");
  });
});

describe("a challenge", () => {
  it("shows everything known of it", async () => {
    const page = await get("/challenges/t-on");
    const facts = factsOf(page);
    expect(facts).toMatchObject({
      Reward: "1,500 credits",
      Creator: "Olga Paz",
      Type: "Design",
    });
    expect(facts.Participants).toBe("33 of 100 places taken 67 places left");
    expect(facts.Deadline).toMatch(/^5 days left \w+ \d+, \d{4} at \d+:\d\d [AP]M GMT-6$/);
    expect(page.querySelector("main dl [role=progressbar]")?.getAttribute("aria-valuenow")).toBe(
      "33",
    );
    const [row] = await database.sql`SELECT deadline FROM challenges WHERE id = 't-on'`;
    const times = [...page.querySelectorAll("main dl time")].map((time) =>
      time.getAttribute("datetime"),
    );
    expect(times).toContain(new Date(row!.deadline as string).toISOString());
    expect(buttonsOf(page)).toEqual([["join", "Join Challenge", false]]);
  });

  it("formats the date in the page's language", async () => {
    const page = await get("/challenges/t-on", { preferences: { language: "es" } });
    expect(factsOf(page)["Fecha límite"]).toMatch(/^Quedan 5 días \d+ de \w+ de \d{4}/);
  });

  it.each([
    ["t-full", "All places are taken."],
    ["t-over", "The deadline has passed."],
    ["t-closed", "This challenge is closed."],
  ])("%s cannot be joined, with the reason", async (id, reason) => {
    const page = await get(`/challenges/${id}`);
    expect(buttonsOf(page)).toEqual([]);
    expect(visibleText(page.querySelector("main section")!)).toContain(`Join Challenge ${reason}`);
  });

  it("still says Ending soon after the deadline", async () => {
    expect(factsOf(await get("/challenges/t-over")).Deadline).toMatch(/^Ending soon /);
  });

  it.each(["t-over", "t-closed"])("%s has neither days nor places left", async (id) => {
    const facts = factsOf(await get(`/challenges/${id}`));
    expect(facts.Deadline).not.toMatch(/days? left/);
    expect(facts.Participants).toMatch(/^\d+ of \d+ places taken$/);
  });

  it.each([
    ["t-over", "El plazo ya terminó."],
    ["t-closed", "Este reto está cerrado."],
  ])("%s says so in Spanish, without days or places left", async (id, reason) => {
    const page = await get(`/challenges/${id}`, { preferences: { language: "es" } });
    const text = visibleText(page.querySelector("main section")!);
    expect(text).toContain(reason);
    expect(text).not.toMatch(/quedan? \d|\d+ días?\b|lugares? libres?/i);
    expect(factsOf(page)["Participantes"]).toMatch(/^\d+ de \d+ lugares$/);
  });

  it.each(["t-over", "t-closed"])("%s has no days left on its card either", async (id) => {
    const [row] = await database.sql`SELECT name FROM challenges WHERE id = ${id}`;
    const page = await get(`/challenges?q=${encodeURIComponent(row!.name as string)}`);
    const card = page.querySelector(`main a[href="/challenges/${id}"]`)!.closest("li")!;
    expect(visibleText(card)).not.toMatch(/days? left/);
  });
});

const PAGES = [
  ["space", "t-open"],
  ["artifakt", "t-paid"],
  ["agentik", "t-active"],
  ["challenge", "t-on"],
] as const;

describe.each(PAGES)("the page of each %s", (kind, id) => {
  const path = `/${kind}s/${id}`;

  it("has the name on the cover, then the buttons, the description and the facts", async () => {
    const page = await get(path);
    const head = page.querySelector("main section")!;
    const parts = [".cover-strip", "h1", "button", "p.max-w-prose", "#about", "dl"].map((part) =>
      head.querySelector(part)!,
    );
    const inOrder = [...head.querySelectorAll("*")].filter((each) => parts.includes(each));
    expect(inOrder).toEqual(parts);
    expect(parts[0]!.contains(parts[1]!)).toBe(false);
    expect(visibleText(parts[4]!)).toBe("About");
  });

  it("has a link preview, also for robots without cookies", async () => {
    const page = await get(path, {
      preferences: false,
      headers: { "User-Agent": "WhatsApp/2.23.20.0" },
    });
    const name = page.querySelector("h1")!.textContent!;
    expect(page.title).toBe(`${name} · Plaza`);
    expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      `https://plaza.example${path}`,
    );
    const picture = `https://plaza.example/covers/${kind}/${id}.png`;
    expect(metaOf(page, "og:title")).toBe(name);
    expect(metaOf(page, "og:image")).toBe(picture);
    expect(metaOf(page, "og:url")).toBe(`https://plaza.example${path}`);
    expect(metaOf(page, "og:image:width")).toBe("1200");
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    const description = metaOf(page, "description")!;
    expect([...description].length).toBeLessThanOrEqual(161);
    expect(metaOf(page, "og:description")).toBe(description);
    expect(visibleText(page.querySelector("main")!)).toContain(description.replace(/…$/, ""));
    const image = await app.request(new URL(picture).pathname, { preferences: false });
    expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  it("sends a newcomer through the gate first", async () => {
    const response = await app.request(path, { preferences: false });
    expect(response.headers.get("Location")).toBe(`/onboarding?next=${encodeURIComponent(path)}`);
  });

  it.each(["nope", "featured", "trending", "active", "user", "x".repeat(300), "%27%20OR%20true"])(
    "%s is the 404 page inside the layout",
    async (unknown) => {
      const response = await app.request(`/${kind}s/${unknown}`);
      expect(response.status).toBe(404);
      const page = await readPage(response);
      expect(page.title).toBe("Page Not Found · Plaza");
      expect(page.querySelector("h1")?.textContent).toBe("Page Not Found");
      expect(page.querySelector('nav a[href="/spaces"]')).not.toBeNull();
      expect(metaOf(page, "robots")).toBe("noindex");
    },
  );

  it("refuses unknown intents, and unknown items", async () => {
    for (const intent of ["", "toString", "explode", kind === "artifakt" ? "leave" : "purchase"]) {
      expect((await app.request(path, { form: { intent } })).status).toBe(400);
    }
    expect((await app.request(path, { form: {} })).status).toBe(400);
    const [intent] = {
      space: ["join"],
      artifakt: ["purchase"],
      agentik: ["pause"],
      challenge: ["join"],
    }[kind];
    expect((await app.request(`/${kind}s/nope`, { form: { intent: intent! } })).status).toBe(404);
    const json = { "Content-Type": "application/json" };
    const sent = { method: "POST", body: "{}", headers: json };
    expect((await app.request(path, sent)).status).toBe(415);
  });
});
