import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kitOf } from "#domain/shop/kits/kits.ts";
import { addMonths } from "#domain/money/payments.ts";
import { STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { launchAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { listAddedParts } from "#db/queries/shop/kits/find-holding.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { buyPerk } from "#db/commands/shop/buy-perk.ts";
import { endUnpaidApp } from "#db/commands/shop/end-unpaid-app.ts";
import {
  buyMarketplaceMonth,
  installMarketplaceApp,
  uninstallMarketplaceApp,
} from "#db/commands/shop/marketplace-apps.ts";
import { installPortalApp, uninstallPortalApp } from "#db/commands/shop/portal-apps.ts";
import { installSuite, removeSuite } from "#db/commands/shop/suites.ts";
import { addDocumentVersion } from "#db/commands/spaces/documents/add-document-version.ts";
import { addOwnDocument } from "#db/commands/spaces/documents/add-own-document.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { addSlashCommand } from "#db/commands/studio/change-creator-settings.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { addKit } from "./add-kit.ts";
import { awaitKit, endWait, listDueWaits } from "./await-kit.ts";
import { removeKit } from "./remove-kit.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
let database: TestDatabase;
let many: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  many = createDb(database.url, { max: 10 });
});
afterAll(async () => {
  await many?.close();
  await database?.drop();
});

let people = 0;
async function person({ tier = "free", usd = 0 } = {}): Promise<string> {
  const id = `kit-person-${(people += 1)}`;
  await database.sql`INSERT INTO people (id, kind, tier, display_name, first_name, handle)
    VALUES (${id}, 'account', ${tier}, ${id}, ${id}, ${id})`;
  if (usd > 0)
    await run((tx) =>
      postTransaction(tx, {
        cause: "opening_balance",
        postings: [
          { ownerId: null, purpose: "funding", currency: "USD", amount: -usd },
          { ownerId: id, purpose: "wallet", currency: "USD", amount: usd },
        ],
        now: NOW,
      }),
    );
  return id;
}

const run = <Value>(work: (tx: Db) => Promise<Value>) =>
  retryTransaction(() => many.db.transaction((tx) => work(tx)));
/** Like `writeAs`: a refusal rolls back. */
const runOrRollBack = <Value extends { kind: string }>(work: (tx: Db) => Promise<Value>) => {
  let value: Value | undefined;
  return run(async (tx) => {
    value = await work(tx);
    if (value.kind === "refused") throw new Error("refused");
    return value;
  }).catch(() => value!);
};

/** A person's things of the kinds that kits add. */
async function thingsOf(personId: string) {
  const list = async (query: string) =>
    (await database.sql.unsafe<{ name: string }[]>(query, [personId])).map(({ name }) => name);
  return {
    agentiks: await list("SELECT name FROM agentiks WHERE owner_id = $1 ORDER BY name"),
    documents: await list("SELECT name FROM documents WHERE created_by = $1 ORDER BY name"),
    commands: await list("SELECT name FROM slash_commands WHERE person_id = $1 ORDER BY name"),
    sounds: await list(
      "SELECT track_id AS name FROM track_downloads WHERE person_id = $1 ORDER BY 1",
    ),
    spaces: await list("SELECT name FROM spaces WHERE owner_id = $1 ORDER BY name"),
    parts: await list("SELECT part_key AS name FROM kit_parts WHERE person_id = $1 ORDER BY 1"),
  };
}
const NOTHING = { agentiks: [], documents: [], commands: [], sounds: [], parts: [] };

const app = (personId: string, appId: string, locale: "en" | "es" = "es") => ({
  install: () =>
    runOrRollBack((tx) => installMarketplaceApp(tx, { personId, appId, locale, now: NOW })),
  remove: () => run((tx) => uninstallMarketplaceApp(tx, { personId, appId, now: NOW })),
});
const perk = (personId: string, perkId: string) => ({
  take: () =>
    runOrRollBack((tx) => buyPerk(tx, { personId, perkId, shownCents: undefined, now: NOW })),
  remove: () => run((tx) => removeKit(tx, { personId, offerId: perkId, now: NOW })),
});

describe("installing", () => {
  it("adds the parts in the language of the page, once, however often and however many at a time", async () => {
    const who = await person();
    const { install } = app(who, "app-comandero", "en");
    const answers = await Promise.all(Array.from({ length: 5 }, install));
    expect(answers.filter((one) => one.kind === "done" && !one.wasInstalled)).toHaveLength(1);
    await install();
    const things = await thingsOf(who);
    expect(things).toMatchObject({
      agentiks: ["Order taker"],
      documents: ["One kitchen screen", "Order of the kitchen", "Order of work in the kitchen"],
      commands: ["late", "on-its-way", "order-in", "order-ready"],
      spaces: ["My documents", "Order taker"],
    });
    expect(things.parts).toHaveLength(9);
    const [row] = await database.sql`SELECT status FROM agentiks WHERE owner_id = ${who}`;
    expect(row?.status).toBe("inactive");
  });

  it("keeps private documents away from an agentik that answers customers", async () => {
    const who = await person();
    await app(who, "app-comandero").install();
    await run((tx) =>
      addOwnDocument(tx, {
        personId: who,
        space: { name: "Otra", description: "", language: "es" },
        name: "Sueldos",
        labels: [],
        content: { kind: "text", text: "Secreto" },
        now: NOW,
      }),
    );
    const read = await database.sql`
      SELECT d.name FROM documents d JOIN space_agentiks a ON a.space_id = d.space_id
      WHERE d.created_by = ${who}`;
    expect(read).toHaveLength(0);
  });

  it("names the tables that became texts, once, since their files are missing", async () => {
    const who = await person();
    const names: string[] = [];
    const add = () =>
      run((tx) =>
        addKit(tx, {
          personId: who,
          offerId: "perk-turnos-inteligentes",
          locale: "en",
          onTableAsText: (name) => names.push(name),
          now: NOW,
        }),
      );
    await add();
    expect(names.length).toBeGreaterThan(0);
    expect((await thingsOf(who)).documents).toEqual(expect.arrayContaining([...names]));
    const before = names.length;
    await add();
    expect(names).toHaveLength(before);
  });

  it("puts an agentik that works for its owner where the kit's tables are", async () => {
    const who = await person({ tier: "pro" });
    await app(who, "app-stockwise").install();
    const [place] = await database.sql`
      SELECT count(*)::int AS n FROM agentik_workplaces w JOIN agentiks a ON a.id = w.agentik_id
      JOIN documents d ON d.space_id = w.space_id
      WHERE a.owner_id = ${who} AND d.name = 'Existencias y mínimos'`;
    expect(place?.n).toBe(1);
    const triggers = await database.sql`
      SELECT duty, cron FROM agentik_triggers t JOIN agentiks a ON a.id = t.agentik_id
      WHERE a.owner_id = ${who}`;
    expect([...triggers]).toEqual([{ duty: "stock", cron: "0 8 * * *" }]);
  });

  it("never overwrites a command of the person's own", async () => {
    const who = await person();
    const mine = (name: string, prompt: string) =>
      run((tx) => addSlashCommand(tx, { personId: who, name, prompt, now: NOW }));
    await mine("gracias", "Mías");
    const reply = kitOf("perk-respuestas-rapidas")!.parts[0]!;
    if (reply.kind !== "command") throw new Error("no command");
    await mine("hola", reply.text.es);
    const { take, remove } = perk(who, "perk-respuestas-rapidas");
    await take();
    const names = (await thingsOf(who)).commands;
    expect(names).toContain("gracias-2");
    expect(names.filter((name) => name.startsWith("hola"))).toEqual(["hola"]);
    await remove();
    expect((await thingsOf(who)).commands).toEqual(["gracias", "hola"]);
  });

  it("writes nothing when there is no room for its commands", async () => {
    const who = await person();
    await database.sql`INSERT INTO slash_commands (person_id, name, prompt, created_at)
      SELECT ${who}, 'mio-' || n, 'x', now() FROM generate_series(1, 45) n`;
    expect(await perk(who, "perk-respuestas-rapidas").take()).toMatchObject({
      kind: "refused",
      reason: "commands-full",
    });
    expect(await thingsOf(who)).toMatchObject({ documents: [], parts: [] });
    const [owned] =
      await database.sql`SELECT count(*)::int AS n FROM perk_ownerships WHERE person_id = ${who}`;
    expect(owned?.n).toBe(0);
  });

  it("counts against the storage quota", async () => {
    const who = await person();
    await database.sql`INSERT INTO storage_usage (person_id, bytes)
      VALUES (${who}, ${STORAGE_QUOTAS.free})`;
    await expect(
      run((tx) => installMarketplaceApp(tx, { personId: who, appId: "app-comandero", now: NOW })),
    ).rejects.toThrow(StorageFull);
    expect(await thingsOf(who)).toMatchObject({ ...NOTHING, spaces: [] });
  });
});

it("does not keep a person from asking for something else at once", async () => {
  const who = await person({ tier: "pro" });
  await run((tx) => installSuite(tx, { personId: who, suiteId: "suite-office", now: NOW }));
  const [waiting] = await database.sql`
    SELECT count(*)::int AS n FROM runs WHERE person_id = ${who} AND state = 'queued'`;
  const asked = await run((tx) =>
    storeCreation(tx, { personId: who, kind: "text", prompt: "Una oferta", now: NOW }),
  );
  expect([waiting?.n, asked.kind]).toEqual([10, "done"]);
});

describe("removing", () => {
  it("takes away what nothing else holds and what is as it was", async () => {
    const who = await person();
    const { install, remove } = app(who, "app-comandero");
    await install();
    expect(await remove()).toMatchObject({ kind: "done", removed: 8, kept: [] });
    expect(await thingsOf(who)).toMatchObject({ ...NOTHING, spaces: ["Mis documentos"] });
    expect(await remove()).toMatchObject({ kind: "done", removed: 0, kept: [] });
    await install();
    expect((await thingsOf(who)).agentiks).toEqual(["Toma de pedidos"]);
  });

  it("leaves what was changed or used, and says so", async () => {
    const who = await person();
    const { install, remove } = app(who, "app-comandero", "en");
    await install();
    const [agentik] = await database.sql`SELECT id FROM agentiks WHERE owner_id = ${who}`;
    await run((tx) => launchAgentik(tx, { personId: who, id: agentik!.id as string, now: NOW }));
    const [document] =
      await database.sql`SELECT id, space_id FROM documents WHERE created_by = ${who}
        AND name = 'Order of work in the kitchen'`;
    const changed = await run((tx) =>
      addDocumentVersion(tx, {
        personId: who,
        spaceId: document!.space_id as string,
        documentId: document!.id as string,
        content: { kind: "text", text: "Mine now" },
        now: NOW,
      }),
    );
    expect(changed).toMatchObject({ kind: "done" });
    await run((tx) =>
      addSlashCommand(tx, { personId: who, name: "order-in", prompt: "Mine", now: NOW }),
    );
    const removed = await remove();
    expect(removed).toMatchObject({ removed: 5 });
    expect(removed.kind === "done" && removed.kept).toEqual(
      expect.arrayContaining([
        { kind: "agentik", name: "Order taker", reason: "changed" },
        { kind: "document", name: "Order of work in the kitchen", reason: "changed" },
        { kind: "command", name: "/order-in", reason: "changed" },
      ]),
    );
    expect(await thingsOf(who)).toMatchObject({
      agentiks: ["Order taker"],
      documents: ["Order of work in the kitchen"],
      commands: ["order-in"],
      parts: [],
    });
  });

  it("leaves what another app has too, until the last one goes", async () => {
    const who = await person();
    const daily = {
      install: () =>
        run((tx) => installPortalApp(tx, { personId: who, appId: "portal-app-daily", now: NOW })),
      remove: () =>
        run((tx) => uninstallPortalApp(tx, { personId: who, appId: "portal-app-daily", now: NOW })),
    };
    const close = perk(who, "perk-corte-diario");
    await close.take();
    await daily.install();
    const evening = "Gastos y por cobrar de la noche";
    expect((await thingsOf(who)).agentiks).toEqual(["Corte del día", evening]);
    expect(await close.remove()).toEqual({
      removed: 2,
      kept: [{ kind: "agentik", name: "Corte del día", reason: "held" }],
    });
    expect(await daily.remove()).toMatchObject({ kind: "done", kept: [] });
    expect(await thingsOf(who)).toMatchObject(NOTHING);
  });

  it("brings a perk back without paying again", async () => {
    const who = await person({ usd: 2_000 });
    const buy = (shownCents: number | undefined) =>
      run((tx) => buyPerk(tx, { personId: who, perkId: "perk-voz-marca", shownCents, now: NOW }));
    expect(await buy(1_299)).toMatchObject({ kind: "done", wasOwned: false });
    await perk(who, "perk-voz-marca").remove();
    expect((await thingsOf(who)).documents).toEqual([]);
    expect(await buy(undefined)).toMatchObject({ kind: "done", wasOwned: true });
    expect((await thingsOf(who)).documents).toEqual([
      "Entrena tu voz en media hora",
      "Guía de tono del negocio",
      "Respuestas con nuestra voz",
    ]);
    const [paid] = await database.sql`
      SELECT count(*)::int AS n FROM ledger_transactions WHERE reference = 'perk-voz-marca'`;
    expect(paid?.n).toBe(1);
  });

  it("follows when a paid month ends", async () => {
    const who = await person({ usd: 2_000 });
    const appId = "app-counter-ledger";
    await run((tx) =>
      buyMarketplaceMonth(tx, { personId: who, appId, shownCents: 1_200, now: NOW }),
    );
    expect((await thingsOf(who)).agentiks).toEqual(["Corte del día"]);
    const now = addMonths(NOW, 2);
    expect(await run((tx) => endUnpaidApp(tx, { personId: who, appId, now }))).toBe(true);
    expect(await thingsOf(who)).toMatchObject(NOTHING);
  });
});

it("comes along from a guest to an account, and can be removed there", async () => {
  const guest = await person();
  await database.sql`UPDATE people SET kind = 'guest', created_at = ${NOW.toISOString()} WHERE id = ${guest}`;
  const account = await person();
  await app(guest, "app-comandero").install();
  await perk(guest, "perk-lista-apertura").take();
  await run((tx) => adoptGuest(tx, { guestId: guest, accountId: account }));
  await database.sql`UPDATE documents SET created_by = NULL WHERE created_by = ${guest}`;
  const added = await listAddedParts(database.db, {
    personId: account,
    offerId: "app-comandero",
  });
  // A prompt refers to nothing of the person's.
  const things = added.filter(({ kind }) => kind !== "creator");
  expect(things.map(({ name }) => name)).not.toContain(null);
  const moved = await thingsOf(account);
  expect(moved.parts).toHaveLength(9);
  expect(moved.agentiks).toEqual(["Toma de pedidos"]);
  expect(await app(account, "app-comandero").remove()).toMatchObject({ removed: 8, kept: [] });
  // The perk stays with the guest; the documents that it has added are the account's.
  const documents = ["Lista de apertura", "Lista de cierre"];
  expect(await thingsOf(account)).toMatchObject({ ...NOTHING, documents });
});

describe("suites", () => {
  it("add the kits of their apps; one that is installed alone as well stays", async () => {
    const who = await person();
    const suiteId = "suite-office";
    const appId = "portal-app-writer";
    const suite = await run((tx) => installSuite(tx, { personId: who, suiteId, now: NOW }));
    expect(suite.kind === "done" && suite.apps.map(({ outcome }) => outcome)).toEqual([
      "installed",
      "installed",
      "coming-soon",
      "installed",
      "coming-soon",
      "installed",
    ]);
    await run((tx) => installPortalApp(tx, { personId: who, appId, now: NOW }));
    const before = await thingsOf(who);
    expect(before.documents).toHaveLength(10);
    expect(before.agentiks).toHaveLength(2);
    expect(await run((tx) => removeSuite(tx, { personId: who, suiteId, now: NOW }))).toMatchObject({
      removed: 3,
      kept: 1,
      keptThings: [],
    });
    expect((await thingsOf(who)).documents).toEqual([
      "Manual de la casa",
      "Plantilla de aviso",
      "Plantilla de cotización",
    ]);
    await run((tx) => uninstallPortalApp(tx, { personId: who, appId, now: NOW }));
    expect(await thingsOf(who)).toMatchObject(NOTHING);
  });

  it("keep an app's parts while the suite has it", async () => {
    const who = await person();
    const appId = "portal-app-writer";
    await run((tx) => installPortalApp(tx, { personId: who, appId, now: NOW }));
    await run((tx) => installSuite(tx, { personId: who, suiteId: "suite-office", now: NOW }));
    const gone = await run((tx) => uninstallPortalApp(tx, { personId: who, appId, now: NOW }));
    expect(gone).toMatchObject({ heldBy: ["Office Suite"], kept: [] });
    expect((await thingsOf(who)).documents).toContain("Plantilla de aviso");
  });
});

describe("updates", () => {
  it("add what is new, and nothing else", async () => {
    const who = await person();
    await app(who, "app-comandero").install();
    // An earlier version of the kit had no replies.
    await database.sql`DELETE FROM kit_parts WHERE person_id = ${who} AND kind = 'command'`;
    await database.sql`DELETE FROM slash_commands WHERE person_id = ${who}`;
    await database.sql`UPDATE kit_parts SET part_key = 'gone-since'
      WHERE person_id = ${who} AND part_key = 'kitchen-order'`;
    const update = (offerId = "app-comandero") =>
      run((tx) => addKit(tx, { personId: who, offerId, locale: "en", now: NOW }));
    expect(await update()).toEqual({ kind: "done", added: [] });
    await database.sql`ALTER TABLE kit_installs DROP CONSTRAINT kit_installs_version_counted`;
    await database.sql`UPDATE kit_installs SET version = 0 WHERE person_id = ${who}`;
    const updated = await update();
    expect(updated.kind === "done" && updated.added).toHaveLength(5);
    // The language of the installation.
    expect((await thingsOf(who)).commands).toEqual([
      "demora",
      "en-camino",
      "pedido-listo",
      "pedido-recibido",
    ]);
    expect((await thingsOf(who)).agentiks).toHaveLength(1);
  });
});

it("brings to those who bought an earlier version what its words promise", async () => {
  const who = await person();
  const offerId = "perk-facturas-lote";
  await database.sql`INSERT INTO perk_ownerships (person_id, perk_id, price_cents, acquired_at)
    VALUES (${who}, ${offerId}, 0, now())`;
  const add = () => run((tx) => addKit(tx, { personId: who, offerId, locale: "es", now: NOW }));
  await add();
  // The first version had the guide, and a table of four invoices.
  await database.sql`DELETE FROM documents WHERE created_by = ${who}
    AND name <> 'Facturas por lote, paso a paso'`;
  await database.sql`DELETE FROM slash_commands WHERE person_id = ${who}`;
  await database.sql`DELETE FROM kit_parts WHERE person_id = ${who} AND part_key <> 'invoice-guide'`;
  await database.sql`UPDATE kit_installs SET version = 1 WHERE person_id = ${who}`;
  await add();
  expect(await thingsOf(who)).toMatchObject({
    documents: [
      "Datos fiscales de clientes",
      "Facturas por lote, paso a paso",
      "Lote de cien facturas",
    ],
    commands: ["datos-factura", "revisar-factura"],
  });
  expect(await add()).toEqual({ kind: "done", added: [] });
});

describe("what is coming soon", () => {
  it("can be neither installed nor bought, and stays owned by those who bought it", async () => {
    const who = await person({ tier: "pro", usd: 5_000 });
    expect(await app(who, "app-ruta-corta").install()).toMatchObject({ reason: "coming-soon" });
    const buy = (shownCents: number) =>
      runOrRollBack((tx) =>
        buyPerk(tx, { personId: who, perkId: "perk-puente-bancario", shownCents, now: NOW }),
      );
    expect(await buy(1_799)).toMatchObject({ reason: "coming-soon" });
    expect(
      await runOrRollBack((tx) =>
        buyMarketplaceMonth(tx, {
          personId: who,
          appId: "app-tienda-ligera",
          shownCents: 1_100,
          now: NOW,
        }),
      ),
    ).toMatchObject({ reason: "coming-soon" });
    expect(
      await run((tx) =>
        installPortalApp(tx, { personId: who, appId: "portal-app-meet", now: NOW }),
      ),
    ).toMatchObject({ reason: "coming-soon" });
    await database.sql`INSERT INTO perk_ownerships (person_id, perk_id, price_cents, acquired_at)
      VALUES (${who}, 'perk-puente-bancario', 0, now())`;
    expect(await buy(1_799)).toMatchObject({ kind: "done", wasOwned: true });
  });

  it("tells each who asked, once, when it is there", async () => {
    const who = await person();
    const wait = (offerId: string) =>
      run((tx) => awaitKit(tx, { personId: who, offerId, now: NOW }));
    for (const offerId of ["app-ruta-corta", "perk-copias-nocturnas", "app-ruta-corta"])
      expect(await wait(offerId)).toMatchObject({ kind: "done" });
    expect(await wait("app-margen")).toMatchObject({ reason: "there" });
    expect(await wait("app-nope")).toMatchObject({ reason: "gone" });
    expect(await listDueWaits(database.db, 10)).toEqual([]);
    // The first offer now has a kit.
    await database.sql`UPDATE kit_waits SET offer_id = 'app-margen'
      WHERE person_id = ${who} AND offer_id = 'app-ruta-corta'`;
    const due = await listDueWaits(database.db, 10);
    expect(due).toEqual([{ personId: who, offerId: "app-margen" }]);
    for (let time = 0; time < 2; time += 1)
      await run((tx) => endWait(tx, { ...due[0]!, now: NOW }));
    const notices = await database.sql`
      SELECT kind, href, data->>'app' AS app FROM notifications WHERE person_id = ${who}`;
    expect([...notices]).toEqual([
      { kind: "app_available", href: "/apps/app-margen", app: "Margen" },
    ]);
  });
});
