import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coverVariant } from "#domain/items/cover.ts";
import { ALL_KITS } from "#domain/shop/kits/kits.ts";
import { soonReason } from "#app/presenters/kits/soon-reason.server.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { allByRole, itemsUnder } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Browser = ReturnType<typeof createBrowser>;
const mainText = (page: Document) => visibleText(page.querySelector("main")!);
const open = async (browser: Browser, path: string) => {
  const response = await browser.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return readPage(response);
};
const buttons = (page: Document) =>
  [...page.querySelectorAll("main form button")].map(
    (button) => (button as HTMLButtonElement).value,
  );

let people = 0;
async function account(): Promise<Browser> {
  const id = `opens-${(people += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana', 'Ana', ${id})`;
  return createBrowser(app, await sessionOf(database, id));
}

describe("GET /apps/:id", () => {
  it("says of every app and perk what it adds and may do, or that it is coming soon", async () => {
    const offers = await database.sql<{ id: string; soon: boolean }[]>`
      SELECT id, status = 'coming-soon' AS soon FROM portal_apps
      UNION ALL SELECT id, false FROM marketplace_apps UNION ALL SELECT id, false FROM perks`;
    expect(offers.length).toBeGreaterThan(90);
    const browser = createBrowser(app);
    for (const { id, soon } of offers) {
      const page = await open(browser, `/apps/${id}`);
      const text = mainText(page);
      const kit = soon ? undefined : ALL_KITS.find((each) => each.id === id);
      if (kit) {
        expect([id, text]).toEqual([id, expect.stringContaining("What it may see and do")]);
        expect([id, itemsUnder(page, "What it will add")]).toEqual([
          id,
          expect.objectContaining({ length: kit.parts.length }),
        ]);
      } else {
        expect([id, text]).toEqual([id, expect.stringContaining("Coming soon")]);
        const name = page.querySelector("main h1")!.textContent!;
        const reason = soonReason({ id, name }, { locale: "en" });
        expect([id, text]).toEqual([id, expect.stringContaining(reason)]);
        expect([id, buttons(page)]).toEqual([id, ["await"]]);
      }
    }
  });

  it("has its name on a strip of its tiles, as the pages of items have", async () => {
    for (const id of ["app-comandero", "perk-corte-diario"]) {
      const page = await open(createBrowser(app), `/apps/${id}`);
      const [heading, ...others] = page.querySelectorAll("main h1");
      expect([id, others]).toEqual([id, []]);
      const strip = heading!.parentElement!.querySelector(".cover.cover-strip.kind-offer")!;
      expect(strip.getAttribute("aria-hidden")).toBe("true");
      expect(strip.classList.contains(`tile-${coverVariant("offer", id)}`)).toBe(true);
    }
  });

  it("has a link preview for robots, and people's pages are without it", async () => {
    const read = (page: Document, name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
    for (const id of ["app-comandero", "perk-corte-diario"]) {
      const response = await app.request(`/apps/${id}`, {
        preferences: false,
        headers: { "User-Agent": "WhatsApp/2.23.20.0" },
      });
      expect([id, response.status]).toEqual([id, 200]);
      const page = await readPage(response);
      expect(read(page, "og:title")).toBe(page.querySelector("main h1")!.textContent);
      expect(read(page, "og:url")).toMatch(new RegExp(`^https?://[^/]+/apps/${id}$`));
      expect(read(page, "twitter:card")).toBe("summary_large_image");
      const description = read(page, "description")!;
      expect(description).not.toBe("");
      expect(read(page, "og:description")).toBe(description);
      expect(mainText(page)).toContain(description.replace(/…$/, ""));
      const image = await app.request(new URL(read(page, "og:image")!).pathname);
      expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/png"]);
      const seen = await open(createBrowser(app), `/apps/${id}`);
      expect(read(seen, "og:image")).toBeUndefined();
    }
  });

  it("is a 404 for anything else", async () => {
    for (const id of ["app-nope", "perk-nope", "portal-app-nope", "nope", "active"])
      expect((await app.request(`/apps/${id}`)).status).toBe(404);
  });

  it("is in the language of the page, with permissions in words", async () => {
    const response = await app.request("/apps/perk-corte-diario", {
      preferences: { mode: "easy" },
    });
    const text = mainText(await readPage(response));
    expect(text).toContain("Corte del día");
    expect(text).toContain("Te escribe un aviso cada noche.");
    expect(text).toContain("Lee tus ventas y tu saldo.");
  });
});

describe("POST /apps/:id", () => {
  it("installs for a new guest, leads to each thing, asks before it removes, and says what stays", async () => {
    const browser = createBrowser(app);
    const path = "/apps/app-comandero";
    const installed = await browser.request(path, { form: { intent: "install" } });
    expect([installed.status, installed.headers.get("Location")]).toEqual([303, path]);
    const page = await open(browser, path);
    expect(mainText(page)).toContain("It is in your Plaza.");
    expect(mainText(page)).toContain("What you have now");
    const links = itemsUnder(page, "What you have now")
      .flatMap((item) => allByRole(item, "link"))
      .map((link) => link.getAttribute("href")!);
    expect(links).toHaveLength(9);
    for (const link of links) await open(browser, link.split("#")[0]!);

    // Used: it stays.
    const agentik = links.find((link) => link.startsWith("/agentiks/"))!;
    await browser.request(agentik, { form: { intent: "launch" } });
    const [used] = await database.sql`
      SELECT status FROM agentiks WHERE id = ${agentik.split("/").at(-1)!}`;
    expect(used?.status).toBe("active");
    const asked = await open(browser, `${path}?remove=1`);
    const question = visibleText(asked.getElementById("remove")!);
    expect(question).toContain("Remove Comandero?");
    expect(question).toContain("Agentik: Order taker (you have changed or used it)");
    const removed = await readPage(await browser.request(path, { form: { intent: "remove" } }));
    expect(mainText(removed)).toContain("Comandero was removed.");
    expect(mainText(removed)).toContain("It stays: Agentik: Order taker");
    expect(buttons(removed)).toEqual(["install"]);
  });

  it("begins with first steps out of what it added, and leaves out what is done", async () => {
    const steps = async (browser: Browser, id: string) => {
      const page = await open(browser, `/apps/${id}`);
      return [...page.querySelectorAll("main ol a")].map((link) => ({
        text: visibleText(link).replace(/^\d /, ""),
        to: link.getAttribute("href")!,
      }));
    };
    const owner = await account();
    await database.sql`UPDATE people SET tier = 'pro' WHERE id = ${`opens-${people}`}`;
    for (const id of ["app-margen", "app-vitrina", "app-palette-lab", "app-pulso"]) {
      await owner.request(`/apps/${id}`, { form: { intent: "install" } });
      const shown = await steps(owner, id);
      expect([id, shown.length > 0 && shown.length <= 3]).toEqual([id, true]);
      for (const { to } of shown) await open(owner, to.split("#")[0]!);
    }
    // A list gets a row; a table whose rows belong together is filled in.
    expect((await steps(owner, "app-margen"))[0]).toMatchObject({
      text: "Add your first row to “Cost and margin of each dish”",
      to: expect.stringContaining("?row=new#row") as string,
    });
    const [table, report] = await steps(owner, "app-pulso");
    expect(table!.text).toBe("Fill in “Five numbers of the week”");
    expect(report!.text).toBe("Launch “Monday report” so that it writes to you");
    await database.sql`UPDATE agentiks SET status = 'active'
      WHERE id = ${report!.to.split("/").at(-1)!}`;
    const left = (await steps(owner, "app-pulso")).map(({ text }) => text);
    expect(left).toContain(table!.text);
    expect(left).not.toContain(report!.text);
  });

  it("stores the tables as CSV files that can be downloaded", async () => {
    const browser = await account();
    const path = "/apps/perk-turnos-inteligentes";
    await database.sql`INSERT INTO perk_ownerships (person_id, perk_id, price_cents, acquired_at)
      VALUES (${`opens-${people}`}, 'perk-turnos-inteligentes', 0, now())`;
    expect(buttons(await open(browser, path))).toEqual(["install"]);
    await browser.request(path, { form: { intent: "install" } });
    const page = await open(browser, path);
    const table = itemsUnder(page, "What you have now").find((item) =>
      visibleText(item).includes("Shifts by demand"),
    )!;
    const document = table.querySelector("a")!.getAttribute("href")!;
    const file = await browser.request(`${document}/file`);
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Disposition")).toContain(".csv");
    expect(await file.text()).toContain("=B2/D2");
    // Removed and put back: nothing is paid again.
    await browser.request(path, { form: { intent: "remove" } });
    expect(buttons(await open(browser, path))).toEqual(["install"]);
  });

  it("asks before it charges, refuses a changed price, and leads to the wallet without money", async () => {
    const browser = await account();
    const path = "/apps/perk-voz-marca";
    const page = await open(browser, `${path}?buy=perk-voz-marca`);
    expect(visibleText(page.getElementById("buy")!)).toContain("$12.99 USD");
    expect((await browser.request(path, { form: { intent: "buy", price: "1" } })).status).toBe(409);
    const short = await browser.request(path, { form: { intent: "buy", price: "1299" } });
    expect(short.status).toBe(402);
    expect((await readPage(short)).querySelector("main a[href^='/wallet']")).not.toBeNull();
    expect((await browser.request(path, { form: { intent: "install" } })).status).toBe(409);
  });

  it("asks for Plaza Pro or a paid month where one is needed", async () => {
    const browser = await account();
    const premium = await open(browser, "/apps/portal-app-margins");
    expect(premium.querySelector('main a[href="/pro"]')).not.toBeNull();
    for (const [id, form] of [
      ["portal-app-margins", { intent: "install" }],
      ["app-margen", { intent: "install" }],
    ] as const)
      expect((await browser.request(`/apps/${id}`, { form })).status).toBe(402);
  });

  it("has a hundred lines of invoices that calculate, where a hundred are promised", async () => {
    const browser = await account();
    const path = "/apps/perk-facturas-lote";
    await database.sql`INSERT INTO perk_ownerships (person_id, perk_id, price_cents, acquired_at)
      VALUES (${`opens-${people}`}, 'perk-facturas-lote', 0, now())`;
    await browser.request(path, { form: { intent: "install" } });
    const item = itemsUnder(await open(browser, path), "What you have now").find((one) =>
      visibleText(one).includes("Batch of a hundred invoices"),
    )!;
    const to = item.querySelector("a")!.getAttribute("href")!;
    const lines = (await (await browser.request(`${to}/file`)).text()).trim().split("\r\n");
    expect(lines).toHaveLength(101);
    expect(lines[100]).toContain("=K101*L101");
    // The example's line is shown calculated: 100, 16 and 116.
    expect(mainText(await open(browser, to))).toContain("116");
  });

  it("does not install what is coming soon, and tells those who ask", async () => {
    const browser = createBrowser(app);
    for (const id of [
      "app-ruta-corta",
      "app-cita-lista",
      "portal-app-type",
      "perk-copias-nocturnas",
      "portal-app-meet",
    ]) {
      const path = `/apps/${id}`;
      expect((await browser.request(path, { form: { intent: "install" } })).status).toBe(409);
      expect((await browser.request(path, { form: { intent: "await" } })).status).toBe(303);
      const page = await open(browser, path);
      expect(mainText(page)).toContain("We will tell you");
      expect(buttons(page)).toEqual([]);
    }
    const here = await browser.request("/apps/app-comandero", { form: { intent: "await" } });
    expect(here.status).toBe(409);
  });

  it("leaves an app where a suite has it too", async () => {
    const browser = await account();
    const path = "/apps/portal-app-writer";
    await browser.request(path, { form: { intent: "install" } });
    await browser.request("/portals?tab=suites", {
      form: { intent: "install-suite", suite: "suite-office" },
    });
    const asked = await open(browser, `${path}?remove=1`);
    expect(visibleText(asked.getElementById("remove")!)).toContain(
      "Nothing of yours goes with it.",
    );
    const removed = await readPage(await browser.request(path, { form: { intent: "remove" } }));
    expect(mainText(removed)).toContain("Office Suite");
    expect(mainText(removed)).toContain("Quote template");
    expect(mainText(removed)).toContain("It goes when you remove the suite.");
  });

  it("shows what an update adds", async () => {
    const browser = await account();
    const path = "/apps/portal-app-boards";
    await browser.request(path, { form: { intent: "install" } });
    const who = `opens-${people}`;
    await database.sql`ALTER TABLE kit_installs DROP CONSTRAINT kit_installs_version_counted`;
    await database.sql`UPDATE kit_installs SET version = 0 WHERE person_id = ${who}`;
    await database.sql`DELETE FROM kit_parts WHERE person_id = ${who} AND part_key = 'closing-checklist'`;
    // A part of the version before.
    await database.sql`UPDATE kit_parts SET part_key = 'former' WHERE part_key =
      (SELECT min(part_key) FROM kit_parts WHERE person_id = ${who} AND kind IN ('document', 'table'))
      AND person_id = ${who}`;
    const [former] = await database.sql<{ name: string }[]>`
      SELECT name FROM documents JOIN kit_parts ON ref = documents.id
      WHERE part_key = 'former' AND person_id = ${who}`;
    const page = await open(browser, path);
    expect(mainText(page)).toMatch(/There is a new version. It adds: .*Closing checklist Document/);
    expect(mainText(page)).toContain(
      `The new version lacks these. They stay with you: ${former!.name}`,
    );
    expect(mainText(page)).toContain("also what you have changed.");
    expect(buttons(page)).toEqual(["update", "1"]);
    expect((await browser.request(path, { form: { intent: "update" } })).status).toBe(303);
    const updated = await open(browser, path);
    expect(mainText(updated)).toContain("It is up to date.");
    expect(buttons(updated)).toEqual(["1"]);
  });

  it("answers a malformed form with a 4xx status", async () => {
    for (const [id, form, status] of [
      ["app-comandero", { intent: "nope" }, 400],
      ["app-comandero", {}, 400],
      ["app-nope", { intent: "install" }, 404],
      ["portal-app-nope", { intent: "remove" }, 404],
      ["perk-nope", { intent: "await" }, 404],
      ["app-pulso", { intent: "update" }, 404],
    ] as const)
      expect([id, form, (await app.request(`/apps/${id}`, { form })).status]).toEqual([
        id,
        form,
        status,
      ]);
  });
});

it("publishes the schema of the manifest", async () => {
  const response = await app.request("/kits/schema.json");
  expect(response.headers.get("Content-Type")).toContain("application/schema+json");
  expect(await response.json()).toMatchObject({
    type: "object",
    required: ["name", "summary", "parts"],
  });
});
