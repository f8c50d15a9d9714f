import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { OWN_KITS_MAX } from "#domain/shop/kits/own/own-kits.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { launchAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { clearOldRows } from "#db/commands/people/clear-old-rows.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { digestOf } from "#db/commands/shop/kits/kit-things.ts";
import { installMarketplaceApp } from "#db/commands/shop/marketplace-apps.ts";
import { addDocumentVersion } from "#db/commands/spaces/documents/add-document-version.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { findThings } from "#db/queries/artifakts/my-things.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { findOfferedKit } from "#db/queries/shop/own-kits/find-offered-kit.ts";
import { listCommunityKits } from "#db/queries/shop/own-kits/list-community-kits.ts";
import {
  listKitsInReview,
  listPublishedKits,
} from "#db/queries/shop/own-kits/list-kits-in-review.ts";
import {
  findOwnKit,
  listOwnKits,
  listOwnVersions,
} from "#db/queries/shop/own-kits/list-own-kits.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { installOwnKit, removeOwnKit, tryOwnKit } from "./install-own-kit.ts";
import { deleteOwnKit, sendOwnKit, takeBackOwnKit, withdrawOwnKit } from "./offer-own-kit.ts";
import { approveOwnKit, manifestSeen, refuseOwnKit, takeDownOwnKit } from "./review-own-kit.ts";
import { createOwnKit, saveOwnKit } from "./save-own-kit.ts";

const NOW = new Date("2026-11-26T16:00:00.000Z");
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
async function person(kind: "account" | "guest" = "account"): Promise<string> {
  const id = `maker-${(people += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, ${kind}, ${`${id} López`}, ${id}, ${id})`;
  return id;
}

const run = <Value>(work: (tx: Db) => Promise<Value>) =>
  retryTransaction(() => many.db.transaction((tx) => work(tx)));

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- parts of several kinds are changed
type Parts = Record<string, any>[];
/** The Spanish example with another name and other parts, as text. */
function manifestOf(name: string, change: (parts: Parts) => void = () => {}): string {
  const manifest = JSON.parse(exampleManifest("es")) as { name: object; parts: Parts };
  manifest.name = { es: name };
  change(manifest.parts);
  return JSON.stringify(manifest);
}

async function create(personId: string, text = manifestOf("Panadería")): Promise<string> {
  const made = await run((tx) => createOwnKit(tx, { personId, text, now: NOW }));
  if (made.kind !== "done") throw new Error(made.reason);
  return made.id;
}
async function save(personId: string, id: string, text: string) {
  const kit = await findOwnKit(database.db, { id, personId });
  const base = digestOf(kit?.newest.text ?? "");
  return run((tx) => saveOwnKit(tx, { personId, id, text, base, now: NOW }));
}
const send = (personId: string, id: string) =>
  run((tx) => sendOwnKit(tx, { personId, id, now: NOW }));
async function inReview(id: string) {
  const kit = (await listKitsInReview(database.db, 1)).find((each) => each.id === id);
  return { version: kit?.version ?? 0, seen: kit ? manifestSeen(kit.manifest!) : "" };
}
async function approve(id: string) {
  const shown = await inReview(id);
  return run((tx) => approveOwnKit(tx, { operatorId: "demo", id, ...shown, now: NOW }));
}
async function publish(personId: string, text = manifestOf("Panadería")): Promise<string> {
  const id = await create(personId, text);
  await send(personId, id);
  expect(await approve(id)).toEqual({ kind: "done" });
  return id;
}
async function publishNext(personId: string, id: string, text: string) {
  expect(await save(personId, id, text)).toMatchObject({ kind: "done" });
  expect(await send(personId, id)).toEqual({ kind: "done" });
  expect(await approve(id)).toEqual({ kind: "done" });
}
const kitOf = (personId: string, id: string) => ({
  install: () => run((tx) => installOwnKit(tx, { personId, id, locale: "es", now: NOW })),
  update: () => run((tx) => installOwnKit(tx, { personId, id, mustHave: true, now: NOW })),
  remove: () => run((tx) => removeOwnKit(tx, { personId, id, now: NOW })),
  attempt: () => run((tx) => tryOwnKit(tx, { personId, id, locale: "es", now: NOW })),
});

async function thingsOf(personId: string) {
  const list = async (query: string) =>
    (await database.sql.unsafe<{ name: string }[]>(query, [personId])).map(({ name }) => name);
  return {
    agentiks: await list("SELECT name FROM agentiks WHERE owner_id = $1 ORDER BY name"),
    documents: await list("SELECT name FROM documents WHERE created_by = $1 ORDER BY name"),
    commands: await list("SELECT name FROM slash_commands WHERE person_id = $1 ORDER BY name"),
  };
}
const ALL = {
  agentiks: ["Aviso de cierre"],
  documents: ["Lista de cierre", "Merma del día"],
  commands: ["apartado"],
};
const NOTHING = { agentiks: [], documents: [], commands: [] };
const notices = async (personId: string) =>
  (
    await database.sql`SELECT kind, href, data->>'kit' AS kit FROM notifications
      WHERE person_id = ${personId} ORDER BY kind`
  ).map(({ kind, kit }) => `${kind} ${kit}`);

describe("from a manifest to installed", () => {
  it("is a draft, tried by its maker, reviewed, published, found, installed, updated and removed", async () => {
    const [maker, other] = [await person(), await person()];
    const id = await create(maker);
    expect(await listOwnKits(database.db, maker)).toMatchObject([
      { id, state: "draft", version: 1 },
    ]);
    // Only its maker finds it until an operator approves it.
    expect(await findOwnKit(database.db, { id, personId: other })).toBeUndefined();
    expect(await findOfferedKit(database.db, { id, personId: other })).toBeUndefined();
    expect(await kitOf(other, id).install()).toEqual({ kind: "refused", reason: "gone" });
    expect(await kitOf(other, id).attempt()).toEqual({ kind: "refused", reason: "gone" });
    expect(await kitOf(maker, id).attempt()).toEqual({ kind: "done", name: "Panadería" });
    expect(await thingsOf(maker)).toEqual(ALL);
    expect(await kitOf(maker, id).remove()).toMatchObject({ removed: 4, kept: [] });

    expect(await send(maker, id)).toEqual({ kind: "done" });
    expect(await send(maker, id)).toEqual({ kind: "done" });
    expect(await kitOf(other, id).install()).toMatchObject({ reason: "gone" });
    expect(await approve(id)).toEqual({ kind: "done" });
    expect(await notices(maker)).toEqual(["kit_published Panadería"]);
    expect(
      (await listCommunityKits(database.db, { q: "PANADERIA", page: 1 })).map((kit) => kit.id),
    ).toContain(id);

    expect(await kitOf(other, id).install()).toEqual({ kind: "done", name: "Panadería" });
    await kitOf(other, id).install();
    expect(await thingsOf(other)).toEqual(ALL);
    const { things } = await findThings(database.db, other, { only: "apps", limit: 9, offset: 0 });
    expect(things).toMatchObject([{ id, name: "Panadería", by: `${maker} López`, language: "es" }]);

    // The next version: one part is new, one has another text, one is gone.
    const next = manifestOf("Panadería", (parts) => {
      parts[0]!.text.es = "# Otra lista\n";
      parts.splice(2, 1);
      parts.push({ kind: "page", key: "pagina", trade: "cafe" });
    });
    expect(await save(maker, id, next)).toEqual({ kind: "done", id });
    expect(await kitOf(other, id).update()).toMatchObject({ kind: "done" });
    expect(await thingsOf(other)).toEqual(ALL);
    expect(await send(maker, id)).toEqual({ kind: "done" });
    expect(await approve(id)).toEqual({ kind: "done" });
    expect(await kitOf(other, id).update()).toEqual({ kind: "done", name: "Panadería" });
    expect(await thingsOf(other)).toEqual({ ...ALL, commands: [] });
    const [list] = await database.sql`
      SELECT version.text FROM documents d JOIN document_versions version ON version.document_id = d.id
      WHERE d.created_by = ${other} AND d.name = 'Lista de cierre'`;
    expect(list?.text).toBe("# Otra lista\n");
    expect(await listOwnVersions(database.db, { id, personId: maker })).toMatchObject([
      { version: 2, state: "published" },
      { version: 1, state: "published" },
    ]);
    expect(await kitOf(other, id).remove()).toMatchObject({ kind: "done", kept: [] });
    expect(await thingsOf(other)).toEqual(NOTHING);
  });

  it("keeps on an update what was changed, used or deleted", async () => {
    const [maker, other] = [await person(), await person()];
    const id = await publish(maker);
    await kitOf(other, id).install();
    const [list] = await database.sql`
      SELECT id, space_id FROM documents WHERE created_by = ${other} AND name = 'Lista de cierre'`;
    await run((tx) =>
      addDocumentVersion(tx, {
        personId: other,
        spaceId: list!.space_id as string,
        documentId: list!.id as string,
        content: { kind: "text", text: "La mía" },
        now: NOW,
      }),
    );
    const [agentik] = await database.sql`SELECT id FROM agentiks WHERE owner_id = ${other}`;
    await run((tx) => launchAgentik(tx, { personId: other, id: agentik!.id as string, now: NOW }));
    await database.sql`DELETE FROM slash_commands WHERE person_id = ${other}`;
    await publishNext(
      maker,
      id,
      manifestOf("Panadería", (parts) => {
        parts[0]!.text.es = "De otra";
        parts[2]!.text.es = "Otro texto";
        parts.splice(3, 1);
      }),
    );
    expect(await kitOf(other, id).update()).toMatchObject({ kind: "done" });
    expect(await thingsOf(other)).toEqual({ ...ALL, commands: [] });
    const [mine] = await database.sql`
      SELECT count(*)::int AS n FROM agentiks WHERE owner_id = ${other} AND status = 'active'`;
    expect(mine?.n).toBe(1);
    // A part that its owner changed or uses is theirs for good.
    const removed = await kitOf(other, id).remove();
    expect(removed).toMatchObject({ kept: [{ name: "Lista de cierre", reason: "changed" }] });
  });

  it("never shares a part with another kit, whatever its keys are called", async () => {
    const [one, another, other] = [await person(), await person(), await person()];
    const first = await publish(one, manifestOf("Una"));
    const second = await publish(
      another,
      manifestOf("Dos", (parts) => (parts[0]!.text.es = "Lo de dos")),
    );
    // Nor with a kit of Plaza's, whose keys are public.
    const third = await publish(
      another,
      manifestOf("Tres", (parts) => (parts[0]!.key = "kitchen-order")),
    );
    await run((tx) =>
      installMarketplaceApp(tx, { personId: other, appId: "app-comandero", now: NOW }),
    );
    for (const id of [first, second, third]) await kitOf(other, id).install();
    expect(
      (await thingsOf(other)).documents.filter((name) => name === "Lista de cierre"),
    ).toHaveLength(3);
    const texts = await database.sql`
      SELECT DISTINCT version.text FROM documents d
        JOIN document_versions version ON version.document_id = d.id
      WHERE d.created_by = ${other} AND d.name = 'Lista de cierre'`;
    expect(texts).toHaveLength(2);
    expect(await kitOf(other, first).remove()).toMatchObject({
      removed: 3,
      kept: [{ reason: "held" }],
    });
    expect(
      (await thingsOf(other)).documents.filter((name) => name === "Lista de cierre"),
    ).toHaveLength(2);
  });

  it("is refused whole when there is no room for its replies", async () => {
    const [maker, other] = [await person(), await person()];
    const id = await publish(maker);
    await database.sql`INSERT INTO slash_commands (person_id, name, prompt, created_at)
      SELECT ${other}, 'mio-' || n, 'x', now() FROM generate_series(1, 50) n`;
    expect(await kitOf(other, id).install()).toEqual({ kind: "refused", reason: "commands-full" });
  });
});

describe("what a maker does", () => {
  it("keeps a text with problems, and neither tries nor sends it", async () => {
    const maker = await person();
    const id = await create(maker, '{"name": ');
    expect(await findOwnKit(database.db, { id, personId: maker })).toMatchObject({
      state: "draft",
      newest: { text: '{"name": ' },
    });
    expect(await kitOf(maker, id).attempt()).toEqual({ kind: "refused", reason: "problems" });
    expect(await send(maker, id)).toEqual({ kind: "refused", reason: "problems" });
    // A draft that is tried stays removable when a typing error follows.
    await save(maker, id, manifestOf("Bien"));
    await kitOf(maker, id).attempt();
    await save(maker, id, "otra vez no");
    expect(await kitOf(maker, id).remove()).toMatchObject({ kind: "done", removed: 4 });
    const silent = manifestOf("Sonido", (parts) =>
      parts.push({ kind: "sound", key: "s", track: "track-nadie" }),
    );
    await save(maker, id, silent);
    expect(await send(maker, id)).toEqual({ kind: "refused", reason: "problems" });
    const loud = silent.replace("track-nadie", "track-campana");
    await save(maker, id, loud);
    expect(await send(maker, id)).toEqual({ kind: "done" });
  });

  it("tries a draft anew after a change, and keeps what was used of the former one", async () => {
    const maker = await person();
    const id = await create(maker);
    await kitOf(maker, id).attempt();
    const changed = manifestOf("Panadería", (parts) => (parts[2]!.name.es = "reservado"));
    await save(maker, id, changed);
    await kitOf(maker, id).attempt();
    expect(await thingsOf(maker)).toEqual({ ...ALL, commands: ["reservado"] });
  });

  it("sends as an account only, and a guest's kits come along into the account", async () => {
    const [guest, account] = [await person("guest"), await person()];
    const id = await create(guest);
    expect(await send(guest, id)).toEqual({ kind: "refused", reason: "account" });
    await run((tx) => adoptGuest(tx, { guestId: guest, accountId: account }));
    expect(await send(account, id)).toEqual({ kind: "done" });
  });

  it("has at most 20 kits, of at most 64 KB, which count as storage", async () => {
    const maker = await person();
    const big = " ".repeat(65_537);
    const tooBig = await run((tx) => createOwnKit(tx, { personId: maker, text: big, now: NOW }));
    expect(tooBig).toEqual({ kind: "refused", reason: "too-big" });
    const before = await findStorageUsed(database.db, maker);
    for (let n = 0; n < OWN_KITS_MAX; n += 1) await create(maker, " ".repeat(30_000));
    const used = await findStorageUsed(database.db, maker);
    expect(used - before).toBeGreaterThanOrEqual(OWN_KITS_MAX * 30_000);
    const [first] = await listOwnKits(database.db, maker);
    for (let n = 0; n < 5; n += 1) await save(maker, first!.id, " ".repeat(30_001 + n));
    expect((await findStorageUsed(database.db, maker)) - used).toBeLessThan(8_193);
    const full = await run((tx) => createOwnKit(tx, { personId: maker, text: "x", now: NOW }));
    expect(full).toEqual({ kind: "refused", reason: "full" });
    await run((tx) => deleteOwnKit(tx, { personId: maker, id: first!.id, now: NOW }));
    await create(maker);
  });

  it("does not lose a text that was saved elsewhere meanwhile", async () => {
    const maker = await person();
    const id = await create(maker, "uno");
    const at = (base: string, text: string) =>
      run((tx) => saveOwnKit(tx, { personId: maker, id, text, base: digestOf(base), now: NOW }));
    expect(await at("uno", "dos")).toMatchObject({ kind: "done" });
    expect(await at("uno", "tres")).toEqual({ kind: "refused", reason: "changed" });
    expect(await at("uno", "dos")).toMatchObject({ kind: "done" });
  });

  it("withdraws a kit: no new installations; people who have it keep it and are notified", async () => {
    const [maker, other, late] = [await person(), await person(), await person()];
    const id = await publish(maker);
    await kitOf(other, id).install();
    const withdraw = () => run((tx) => withdrawOwnKit(tx, { personId: maker, id, now: NOW }));
    expect(await withdraw()).toEqual({ kind: "done" });
    expect(await withdraw()).toEqual({ kind: "done" });
    expect(await kitOf(late, id).install()).toMatchObject({ reason: "gone" });
    expect(await kitOf(other, id).update()).toEqual({ kind: "refused", reason: "withdrawn" });
    expect(await findOfferedKit(database.db, { id, personId: other })).toMatchObject({
      gone: "withdrawn",
    });
    expect(await run((tx) => deleteOwnKit(tx, { personId: maker, id, now: NOW }))).toEqual({
      kind: "refused",
      reason: "held",
    });
    expect(await kitOf(other, id).remove()).toMatchObject({ kind: "done", removed: 4 });
    expect(await findOfferedKit(database.db, { id, personId: other })).toBeUndefined();
    // Sent again as it is, it comes back with an operator's word.
    await save(
      maker,
      id,
      manifestOf("Panadería", (parts) => parts.pop()),
    );
    await send(maker, id);
    await approve(id);
    expect(await kitOf(late, id).install()).toMatchObject({ kind: "done" });
  });

  it("does not send what is published already, and is only its maker's", async () => {
    const [maker, other] = [await person(), await person()];
    const id = await publish(maker);
    await save(maker, id, `${manifestOf("Panadería")}\n`);
    expect(await send(maker, id)).toEqual({ kind: "refused", reason: "same" });
    const gone = { kind: "refused", reason: "gone" };
    expect(await save(other, id, "mío")).toEqual(gone);
    for (const act of [sendOwnKit, takeBackOwnKit, withdrawOwnKit, deleteOwnKit])
      expect(await run((tx) => act(tx, { personId: other, id, now: NOW }))).toEqual(gone);
  });
});

describe("what an operator decides", () => {
  it("refuses with a reason that the maker reads; the next version is another one", async () => {
    const maker = await person();
    const id = await create(maker);
    await send(maker, id);
    const shown = await inReview(id);
    const refuse = () =>
      run((tx) =>
        refuseOwnKit(tx, { operatorId: "demo", id, ...shown, reason: "Promete dinero", now: NOW }),
      );
    expect(await refuse()).toEqual({ kind: "done" });
    expect(await refuse()).toEqual({ kind: "refused", reason: "gone" });
    expect(await listOwnKits(database.db, maker)).toMatchObject([
      { state: "refused", reason: "Promete dinero" },
    ]);
    expect(await notices(maker)).toEqual(["kit_refused Panadería"]);
    expect(await send(maker, id)).toEqual({ kind: "refused", reason: "gone" });
    await publishNext(maker, id, manifestOf("Mejor"));
    expect(await listOwnKits(database.db, maker)).toMatchObject([
      { state: "published", version: 2 },
    ]);
  });

  it("approves only what was seen: a version that was taken back and changed is not that one", async () => {
    const maker = await person();
    const id = await create(maker);
    await send(maker, id);
    const shown = await inReview(id);
    await run((tx) => takeBackOwnKit(tx, { personId: maker, id, now: NOW }));
    await save(maker, id, manifestOf("Otra cosa"));
    await send(maker, id);
    const answer = await run((tx) =>
      approveOwnKit(tx, { operatorId: "demo", id, ...shown, now: NOW }),
    );
    expect(answer).toEqual({ kind: "refused", reason: "gone" });
    expect(await approve(id)).toEqual({ kind: "done" });
  });

  it("lets one of two decide when a kit is approved, refused and taken back at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const maker = await person();
      const id = await create(maker);
      await send(maker, id);
      const shown = await inReview(id);
      const decision = { operatorId: "demo", id, ...shown, now: NOW };
      const answers = await Promise.all([
        run((tx) => approveOwnKit(tx, decision)),
        run((tx) => refuseOwnKit(tx, { ...decision, reason: "No" })),
        run((tx) => takeBackOwnKit(tx, { personId: maker, id, now: NOW })),
      ]);
      expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
      const [kit] = await listOwnKits(database.db, maker);
      const which = answers.findIndex(({ kind }) => kind === "done");
      expect(kit!.state).toBe(["published", "refused", "draft"][which]);
    }
  });

  it("lets an installation be whole, or refused, when the kit is withdrawn at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const [maker, other] = [await person(), await person()];
      const id = await publish(maker);
      const [installed] = await Promise.all([
        kitOf(other, id).install(),
        round % 2 === 0
          ? run((tx) => withdrawOwnKit(tx, { personId: maker, id, now: NOW }))
          : run((tx) => deleteOwnKit(tx, { personId: maker, id, now: NOW })),
      ]);
      expect(await thingsOf(other)).toEqual(installed.kind === "done" ? ALL : NOTHING);
      if (installed.kind === "done")
        expect(await kitOf(other, id).remove()).toMatchObject({ removed: 4 });
    }
  });

  it("takes a published kit down; who has it keeps it, and a new version needs a new word", async () => {
    const [maker, other] = [await person(), await person()];
    const id = await publish(maker);
    await kitOf(other, id).install();
    const down = () =>
      run((tx) => takeDownOwnKit(tx, { operatorId: "demo", id, reason: "Es un engaño", now: NOW }));
    expect(await down()).toEqual({ kind: "done" });
    expect(await down()).toEqual({ kind: "refused", reason: "gone" });
    expect(await notices(maker)).toEqual(["kit_published Panadería", "kit_taken_down Panadería"]);
    expect(await listOwnKits(database.db, maker)).toMatchObject([
      { state: "taken-down", reason: "Es un engaño" },
    ]);
    const listed = [
      ...(await listCommunityKits(database.db, { q: "", page: 1 })),
      ...(await listPublishedKits(database.db, { q: "", page: 1 })),
    ];
    expect(listed.map((kit) => kit.id)).not.toContain(id);
    expect(await findOfferedKit(database.db, { id, personId: other })).toMatchObject({
      gone: "taken-down",
      offered: null,
    });
    expect(await run((tx) => withdrawOwnKit(tx, { personId: maker, id, now: NOW }))).toMatchObject({
      reason: "gone",
    });
    await publishNext(maker, id, manifestOf("Honesta"));
    expect(await kitOf(other, id).update()).toEqual({ kind: "done", name: "Honesta" });
  });

  it("is told of the audit log", async () => {
    const actions = await database.sql<{ action: string }[]>`
      SELECT DISTINCT action FROM audit_events WHERE action LIKE '%kit' AND person_id = 'demo'`;
    expect(actions.map(({ action }) => action).sort()).toEqual([
      "approve-kit",
      "refuse-kit",
      "take-down-kit",
    ]);
  });
});

describe("an account that is deleted", () => {
  it("withdraws its kits; those of others stay usable and removable, with nothing else of the maker", async () => {
    const [maker, other] = [await person(), await person()];
    const held = await publish(maker);
    await kitOf(other, held).install();
    await publishNext(
      maker,
      held,
      manifestOf("Segunda", (parts) => parts.pop()),
    );
    await save(maker, held, manifestOf("Un borrador"));
    const alone = await publish(maker, manifestOf("Nadie la tiene"));
    await kitOf(maker, alone).install();
    expect(await deletePerson(database.db, maker, { now: NOW })).toBe(true);
    const rows = await database.sql`
      SELECT kit.id, kit.maker_id, version.version FROM own_kits kit
        JOIN own_kit_versions version ON version.kit_id = kit.id WHERE kit.id IN (${held}, ${alone})`;
    expect([...rows]).toEqual([{ id: held, maker_id: null, version: 1 }]);
    expect(await findOfferedKit(database.db, { id: held, personId: other })).toMatchObject({
      maker: null,
      offered: null,
      gone: "withdrawn",
      installed: { version: 1 },
    });
    expect(await thingsOf(other)).toEqual(ALL);
    expect(await kitOf(other, held).remove()).toMatchObject({ removed: 4, kept: [] });
    await clearOldRows(database.db, NOW, 100);
    expect(await database.sql`SELECT 1 FROM own_kits WHERE id = ${held}`).toHaveLength(0);
  });

  it("has exported its kits with their versions", async () => {
    const maker = await person();
    const id = await publish(maker, manifestOf("Para llevar"));
    const tables = await exportPerson(database.db, maker);
    expect(tables.own_kits).toMatchObject([{ id }]);
    expect(tables.own_kit_versions).toMatchObject([
      { kit_id: id, version: 1, text: manifestOf("Para llevar"), state: "published" },
    ]);
    expect(tables.own_kit_versions![0]).not.toHaveProperty("search_text");
  });
});
