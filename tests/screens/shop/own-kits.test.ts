import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { allByRole, itemsUnder } from "../../support/roles.ts";
import { givePasskey } from "../../support/screens/second-factor.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Kits that people make, from the manifest to what others have of it, as requests. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_OPERATORS: "opera@plaza.mx" });
  await account("opera", "opera@plaza.mx");
  await givePasskey(database.sql, "opera");
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});
beforeEach(() => database.sql`DELETE FROM rate_limits`);

const SPANISH = { preferences: { language: "es" } } as const;
type Browser = ReturnType<typeof createBrowser>;

async function account(id: string, email?: string): Promise<void> {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', ${`${id} López`}, ${id}, ${id})`;
  if (email)
    await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
      VALUES (${id}, ${email}, 'x', '2026-01-01')`;
}
let people = 0;
async function person(): Promise<Browser> {
  const id = `kits-${(people += 1)}`;
  await account(id);
  return createBrowser(app, await sessionOf(database, id));
}
async function operator(): Promise<Browser> {
  const browser = createBrowser(app, await sessionOf(database, "opera"));
  await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = 'opera'`;
  return browser;
}
const open = async (browser: Browser, path: string) => {
  const response = await browser.request(path, SPANISH);
  expect([path, response.status]).toEqual([path, 200]);
  return readPage(response);
};
const send = (browser: Browser, path: string, form: Record<string, string>) =>
  browser.request(path, { ...SPANISH, form });
const mainText = (page: Document) => visibleText(page.querySelector("main")!);
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main [name=${name}]`)!.value;

/** As far as these tests change it. */
interface Manifest {
  name: { es: string };
  price?: number;
  parts: Record<string, unknown>[] & { name: { es: string }; text: { es: string } }[];
}
const manifestOf = (name: string, change: (manifest: Manifest) => void = () => {}): string => {
  const manifest = JSON.parse(exampleManifest("es")) as Manifest;
  manifest.name.es = name;
  change(manifest);
  return JSON.stringify(manifest, null, 2);
};
/** Makes a kit. @returns the address of its page */
async function make(browser: Browser, manifest: string): Promise<string> {
  const key = valueOf(await open(browser, "/kits/new"), "key");
  const made = await send(browser, "/kits/new", { intent: "save", key, manifest });
  expect(made.status).toBe(303);
  const address = made.headers.get("Location")!;
  expect(address).toMatch(/^\/kits\/kit-[0-9a-f]{24}$/);
  return address;
}
const press = async (browser: Browser, address: string, intent: string) =>
  send(browser, address, { intent });
async function save(browser: Browser, address: string, manifest: string) {
  const base = valueOf(await open(browser, address), "base");
  return send(browser, address, { intent: "save", base, manifest });
}
/** An operator's decision about the kit of an address, as its card in the list offers it. */
async function decide(address: string, intent: "approve" | "refuse", words = "") {
  const browser = await operator();
  const page = await open(browser, "/operator/kits");
  const kit = address.split("/").at(-1)!;
  const form = page.querySelector(`main form:has([name=kit][value="${kit}"])`)!;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
  return send(browser, "/operator/kits", {
    intent,
    kit,
    version: field("version"),
    seen: field("seen"),
    words,
  });
}
async function publish(browser: Browser, manifest: string): Promise<string> {
  const address = await make(browser, manifest);
  await press(browser, address, "send");
  expect((await decide(address, "approve")).status).toBe(303);
  return address;
}
const appOf = (address: string) => `/apps/${address.split("/").at(-1)!}`;

describe("a kit that the person made", () => {
  it("goes from the example to installed, through a review", async () => {
    const [maker, other] = [await person(), await person()];
    const fresh = await open(maker, "/kits/new");
    expect(fresh.querySelector("main textarea")!.textContent).toBe(exampleManifest("es"));
    expect(fresh.querySelector('main a[href="/kits/schema.json"]')).not.toBeNull();
    const address = await make(maker, manifestOf("Cierre de Ana"));

    const draft = await open(maker, address);
    expect(mainText(draft)).toContain("Borrador · versión 1");
    expect(draft.querySelector("main h1")!.textContent).toBe("Cierre de Ana");
    // As others will see it: what it adds, and what it may do.
    expect(mainText(draft)).toContain("Lo que va a agregar");
    expect(mainText(draft)).toContain("Lista de cierre");
    expect(mainText(draft)).toContain("Te escribe un aviso cada noche.");
    expect((await other.request(address)).status).toBe(404);
    expect((await other.request(appOf(address))).status).toBe(404);
    // Nor has it a link preview before it is published.
    const preview = `/covers/offer/${address.split("/").at(-1)!}.png`;
    expect((await other.request(preview)).status).toBe(404);
    expect((await maker.request(appOf(address))).status).toBe(404);

    expect((await press(maker, address, "try")).status).toBe(303);
    expect(mainText(await open(maker, address))).toContain("Ya está en tu Plaza.");
    const mine = await open(maker, appOf(address));
    expect(
      itemsUnder(mine, "Lo que ya tienes").flatMap((item) => allByRole(item, "link")),
    ).toHaveLength(4);
    await press(maker, appOf(address), "remove");

    expect((await press(maker, address, "send")).status).toBe(303);
    const waiting = await open(maker, address);
    expect(mainText(waiting)).toContain("En revisión");
    expect(waiting.querySelector("main textarea")).toBeNull();
    expect((await save(maker, address, "x").catch(() => ({ status: 0 }))).status).not.toBe(303);

    const review = await open(await operator(), "/operator/kits");
    expect(mainText(review)).toContain("¡Listo! Te apartamos tu pan hasta las 7 de la noche.");
    expect(mainText(review)).toContain("Pan,Horneado,Vendido,Quedó");
    expect(mainText(review)).toContain("Agrega respuestas rápidas a las tuyas.");
    const decided = await decide(address, "approve");
    expect([decided.status, decided.headers.get("Location")]).toEqual([303, "/operator/kits"]);
    expect(mainText(await open(maker, "/notifications"))).toContain(
      "Tu kit «Cierre de Ana» ya está publicado",
    );

    const list = await open(other, "/kits?q=CIERRE+de+ana");
    const link = list.querySelector(`main a[href="${appOf(address)}"]`);
    expect(link?.textContent).toBe("Cierre de Ana");
    expect((await other.request(preview)).status).toBe(200);
    const page = await open(other, appOf(address));
    expect(mainText(page)).toMatch(/Kit de kits-\d+ López · versión 1 · Gratis/);
    expect(mainText(page)).toContain("Este kit no lo hizo Plaza. Un operador lo leyó.");
    const installed = await press(other, appOf(address), "install");
    expect([installed.status, installed.headers.get("Location")]).toEqual([303, appOf(address)]);
    const opened = await open(other, appOf(address));
    expect(mainText(opened)).toContain("Lo que ya tienes");
    const things = itemsUnder(opened, "Lo que ya tienes").flatMap((item) =>
      allByRole(item, "link"),
    );
    expect(things).toHaveLength(4);
    for (const thing of things) await open(other, thing.getAttribute("href")!.split("#")[0]!);
    // The table is a file that a spreadsheet opens.
    const [file] = await database.sql`
      SELECT version.file_name FROM document_versions version WHERE version.kind = 'csv'
        AND version.file_name = 'Merma del día.csv'`;
    expect(file).toBeDefined();
    expect(mainText(await open(other, "/library?section=apps"))).toContain("Cierre de Ana");

    const removed = await readPage(await press(other, appOf(address), "remove"));
    expect(mainText(removed)).toContain("Se quitó Cierre de Ana.");
  });

  it("shows before an update what it adds, changes and leaves out, and what it may do besides", async () => {
    const [maker, other] = [await person(), await person()];
    const address = await publish(maker, manifestOf("Cambia"));
    await press(other, appOf(address), "install");
    const next = manifestOf("Cambia", (manifest) => {
      manifest.parts[0]!.text.es = "Otra lista";
      manifest.parts.splice(2, 1);
      manifest.parts.push({
        kind: "agentik",
        key: "pedidos",
        name: { es: "Quien anota" },
        readyMade: "orders",
      });
    });
    expect((await save(maker, address, next)).status).toBe(303);
    expect(mainText(await open(other, appOf(address)))).not.toContain("Hay una versión nueva");
    await press(maker, address, "send");
    const review = await open(await operator(), "/operator/kits");
    expect(mainText(review)).toContain("document cierre: cambió");
    expect(mainText(review)).toContain("command apartado: ya no está");
    await decide(address, "approve");
    const text = mainText(await open(other, appOf(address)));
    expect(text).toMatch(/Agrega: Quien anota .*Cambia: Lista de cierre .*Ya no trae: \/apartado/);
    expect(text).toMatch(/Lista de cierre Documento · Antes: .+ Ahora: Otra lista/);
    expect(text).not.toContain("Esto se queda como está");
    expect(text).toContain("Además puede: Responde a tus clientes");
    expect((await press(other, appOf(address), "update")).status).toBe(303);
    const updated = await open(other, appOf(address));
    expect(mainText(updated)).toContain("Está al día.");
    expect(mainText(updated)).toContain("Quien anota");
    expect(mainText(updated)).toContain("versión 2");
  });

  it("names before an update what stays, since it was changed, and updates to no other version", async () => {
    const [maker, other] = [await person(), await person()];
    const address = await publish(maker, manifestOf("Cuida"));
    await press(other, appOf(address), "install");
    const path = appOf(address);
    const [list] = await database.sql<{ id: string; version: number }[]>`
      UPDATE documents SET name = 'Mi lista' WHERE name = 'Lista de cierre'
        AND id IN (SELECT ref FROM kit_parts WHERE offer_id = ${path.split("/").at(-1)!})
      RETURNING id, version`;
    const publishNext = async (text: string) => {
      const next = manifestOf("Cuida", (manifest) => {
        manifest.parts[0]!.text.es = text;
      });
      expect((await save(maker, address, next)).status).toBe(303);
      await press(maker, address, "send");
      await decide(address, "approve");
    };
    await publishNext("Otra lista");
    const shown = await open(other, path);
    expect(mainText(shown)).toContain("Esto se queda como está: Documento: Mi lista (lo cambiaste");
    expect(mainText(shown)).not.toContain("Cambia:");
    const version = shown.querySelector("main input[name=version]")!.getAttribute("value")!;
    expect(version).toBe("2");
    await publishNext("Una tercera");
    const refused = await send(other, path, { intent: "update", version });
    expect(refused.status).toBe(409);
    expect(mainText(await readPage(refused))).toContain("Salió otra versión");
    const again = { intent: "update", version: "3" };
    expect((await send(other, path, again)).status).toBe(303);
    // Pressed twice, it is done already.
    expect((await send(other, path, again)).status).toBe(303);
    const [kept] = await database.sql`SELECT name, version FROM documents WHERE id = ${list!.id}`;
    expect(kept).toEqual({ name: "Mi lista", version: list!.version });
  });

  it("keeps what was typed, with the place of each problem in both languages", async () => {
    const maker = await person();
    const wrong = manifestOf("Mal", (manifest) => {
      manifest.parts[2]!.name.es = "x".repeat(121);
      manifest.parts[0]!.name.es = "x".repeat(121);
      manifest.price = 3;
    });
    const address = await make(maker, wrong);
    const page = await open(maker, address);
    expect(mainText(page)).toContain("parts[0].name.es: máximo 120 caracteres");
    expect(mainText(page)).toContain("price: no se conoce; quítalo");
    expect(page.querySelector("main textarea")!.textContent).toBe(wrong);
    const english = await readPage(
      await maker.request(address, { preferences: { language: "en" } }),
    );
    expect(mainText(english)).toContain("parts[0].name.es: at most 120 characters");
    const refused = await press(maker, address, "send");
    expect(refused.status).toBe(422);
    expect((await press(maker, address, "try")).status).toBe(422);

    const big = `${manifestOf("Grande")}${" ".repeat(66_000)}`;
    const kept = await save(maker, address, big);
    expect(kept.status).toBe(413);
    const again = await readPage(kept);
    expect(mainText(again)).toContain("Pesa más de 64 KB.");
    expect(again.querySelector("main textarea")!.textContent).toBe(big);
    const newKit = await send(maker, "/kits/new", { intent: "save", manifest: big });
    expect(newKit.status).toBe(413);
    expect((await readPage(newKit)).querySelector("main textarea")!.textContent).toBe(big);
  });

  it("takes a file in place of the text", async () => {
    const maker = await person();
    const body = new FormData();
    body.set("intent", "save");
    body.set("manifest", "no");
    body.set("file", new File([`\uFEFF${manifestOf("De archivo")}`], "kit.json"));
    const made = await maker.request("/kits/new", { method: "POST", body });
    expect(made.status).toBe(303);
    expect(mainText(await open(maker, made.headers.get("Location")!))).toContain("De archivo");
  });

  it("does not lose what was saved in another tab", async () => {
    const maker = await person();
    const address = await make(maker, manifestOf("Una"));
    const base = valueOf(await open(maker, address), "base");
    await save(maker, address, manifestOf("Dos"));
    const late = await send(maker, address, { intent: "save", base, manifest: manifestOf("Tres") });
    expect(late.status).toBe(409);
    const page = await readPage(late);
    expect(mainText(page)).toContain("Se guardó en otro lado desde que lo abriste.");
    expect(page.querySelector("main textarea")!.textContent).toBe(manifestOf("Tres"));
  });

  it("is written by a visitor too, who needs an account to publish it", async () => {
    const visitor = createBrowser(app);
    expect(mainText(await open(visitor, "/kits/new"))).toContain(
      "Para publicarlo necesitas una cuenta",
    );
    const address = await make(visitor, manifestOf("De visita"));
    const refused = await press(visitor, address, "send");
    expect(refused.status).toBe(403);
    const page = await readPage(refused);
    const link = page.querySelector('main [role=alert] a[href^="/signup?next="]');
    expect(link?.getAttribute("href")).toBe(`/signup?next=${encodeURIComponent(address)}`);
    expect(page.querySelector("main textarea")!.textContent).toBe(manifestOf("De visita"));
  });

  it("is refused with a reason, withdrawn, deleted, and told in the list", async () => {
    const maker = await person();
    const address = await make(maker, manifestOf("Rechazada"));
    await press(maker, address, "send");
    expect((await decide(address, "refuse")).status).toBe(422);
    expect((await decide(address, "refuse", "Promete dinero <b>fácil</b>")).status).toBe(303);
    expect(mainText(await open(maker, "/notifications"))).toContain(
      "Tu kit «Rechazada» no se publicó.",
    );
    for (const path of ["/kits", address]) {
      const text = mainText(await open(maker, path));
      expect(text).toContain("Rechazado");
      expect(text).toContain("Promete dinero <b>fácil</b>");
    }
    const published = await publish(maker, manifestOf("Retirada"));
    const other = await person();
    await press(other, appOf(published), "install");
    expect((await press(maker, published, "delete")).status).toBe(409);
    expect((await press(maker, published, "withdraw")).status).toBe(303);
    expect(mainText(await open(maker, "/kits"))).toContain("Retirado por ti");
    expect((await (await person()).request(appOf(published))).status).toBe(404);
    expect(mainText(await open(other, appOf(published)))).toContain(
      "Quien lo hizo retiró este kit. Lo que tienes se queda y ya no habrá actualizaciones.",
    );
    expect((await press(other, appOf(published), "update")).status).toBe(409);
    const gone = await press(other, appOf(published), "remove");
    expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/kits"]);
    expect(mainText(await open(other, "/kits"))).toContain("Se quitó.");
    const deleted = await press(maker, published, "delete");
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([303, "/kits"]);
    expect((await maker.request(published)).status).toBe(404);
  });
});

describe("an operator", () => {
  it("takes a published kit down with a reason, which who has it reads", async () => {
    const [maker, other] = [await person(), await person()];
    const address = await publish(maker, manifestOf("Engañosa"));
    await press(other, appOf(address), "install");
    const browser = await operator();
    const list = "/operator/kits?list=published";
    expect(mainText(await open(browser, list))).toContain("Engañosa");
    expect(mainText(await open(browser, `${list}&q=enganosa`))).toContain("Engañosa");
    const none = mainText(await open(browser, `${list}&q=xyzzy`));
    expect(none).toContain("Ningún kit publicado coincide");
    expect(none).not.toContain("Engañosa");
    const form = { intent: "take-down", kit: address.split("/").at(-1)!, words: "" };
    expect((await send(browser, list, form)).status).toBe(422);
    const down = await send(browser, list, { ...form, words: "Es un engaño" });
    expect([down.status, down.headers.get("Location")]).toEqual([303, list]);
    expect(mainText(await open(browser, list))).toContain("El kit está retirado");
    expect((await send(browser, list, { ...form, words: "Otra vez" })).status).toBe(409);
    expect(mainText(await open(other, appOf(address)))).toContain("«Es un engaño»");
    expect(mainText(await open(maker, address))).toContain("Es un engaño");
    expect(mainText(await open(other, "/kits"))).not.toContain("Engañosa");
  });

  it("takes a reported kit down from the list of reports, or dismisses the reports", async () => {
    const [maker, other] = [await person(), await person()];
    const address = await publish(maker, manifestOf("Reportada"));
    const kit = address.split("/").at(-1)!;
    const report = `/report/kit/${kit}`;
    const linkOf = (page: Document) => page.querySelector(`main a[href="${report}"]`);
    expect(linkOf(await open(maker, appOf(address)))).toBeNull();
    expect((await maker.request(report)).status).toBe(404);
    expect(linkOf(await open(createBrowser(app), appOf(address)))).not.toBeNull();
    expect((await createBrowser(app).request(report)).headers.get("Location")).toMatch(
      /^\/login\?/,
    );
    expect((await other.request("/takedown/kit/" + kit)).status).toBe(404);

    const form = await open(other, report);
    expect(mainText(form)).toContain("Reportada");
    const key = valueOf(form, "key");
    const sent = await send(other, report, { key, reason: "fraud", text: "Cobra aparte" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, report]);

    const browser = await operator();
    const cardOf = (page: Document) =>
      [...page.querySelectorAll("main li")].find((one) => one.textContent.includes("Reportada"));
    const card = cardOf(await open(browser, "/operator"))!;
    expect(visibleText(card)).toContain("Cobra aparte");
    expect(card.querySelector(`a[href="${appOf(address)}"]`)).not.toBeNull();
    const decision = { kind: "kit", id: kit, words: "Se leyó" };
    const dismissed = await send(browser, "/operator", { ...decision, intent: "dismiss" });
    expect(dismissed.status).toBe(303);
    expect(cardOf(await open(browser, "/operator"))).toBeUndefined();
    expect((await other.request(appOf(address))).status).toBe(200);

    const again = valueOf(await open(other, report), "key");
    await send(other, report, { key: again, reason: "fraud", text: "Cobra otra vez" });
    const down = await send(browser, "/operator", { ...decision, intent: "take-down" });
    expect(down.status).toBe(303);
    expect((await other.request(appOf(address))).status).toBe(404);
    expect(mainText(await open(maker, address))).toContain("Se leyó");
    const outcomes = await database.sql`
      SELECT outcome FROM item_reports WHERE item_id = ${kit} ORDER BY created_at`;
    expect(outcomes.map(({ outcome }) => outcome as string)).toEqual(["dismissed", "taken-down"]);
  });

  it("approves nothing but what was shown", async () => {
    const maker = await person();
    const address = await make(maker, manifestOf("Vista"));
    await press(maker, address, "send");
    const browser = await operator();
    const shown = await open(browser, "/operator/kits");
    const kit = address.split("/").at(-1)!;
    const seen = shown.querySelector<HTMLInputElement>(
      `main form:has([name=kit][value="${kit}"]) [name=seen]`,
    )!.value;
    await press(maker, address, "take-back");
    await save(maker, address, manifestOf("Otra"));
    await press(maker, address, "send");
    const approve = { intent: "approve", kit, version: "1", seen, words: "" };
    expect((await send(browser, "/operator/kits", approve)).status).toBe(409);
    expect((await (await person()).request(appOf(address))).status).toBe(404);
  });

  it("is no one else", async () => {
    const maker = await person();
    const address = await make(maker, manifestOf("Sola"));
    await press(maker, address, "send");
    const kit = address.split("/").at(-1)!;
    for (const intent of ["approve", "refuse", "take-down"])
      expect((await send(maker, "/operator/kits", { intent, kit, words: "x" })).status).toBe(404);
    expect((await maker.request("/operator/kits")).status).toBe(404);
  });
});

it("answers what is not there, or not theirs, with a 404", async () => {
  const [maker, other] = [await person(), await person()];
  const address = await make(maker, manifestOf("Mía"));
  for (const intent of ["save", "try", "send", "take-back", "withdraw", "delete"]) {
    expect([intent, (await press(other, address, intent)).status]).toEqual([intent, 404]);
    expect((await press(createBrowser(app), address, intent)).status).toBe(404);
  }
  for (const path of ["/kits/kit-nope", `/kits/kit-${"0".repeat(24)}`, "/kits/nope"])
    expect([path, (await other.request(path)).status]).toEqual([path, 404]);
  for (const intent of ["install", "update", "remove", "await", "buy"])
    expect((await press(other, appOf(address), intent)).status).toBe(404);
  expect(mainText(await open(maker, address))).toContain("Borrador");
});

it("is reached from the marketplace, with what is searched for", async () => {
  const page = await open(createBrowser(app), "/marketplace?q=pan");
  const links = [...page.querySelectorAll('main a[href^="/kits"]')].map((a) =>
    a.getAttribute("href"),
  );
  expect(links).toEqual(["/kits?q=pan#community"]);
  expect(mainText(await open(createBrowser(app), "/kits?q=nadie+lo+hizo"))).toContain(
    "Ningún kit dice eso",
  );
});
