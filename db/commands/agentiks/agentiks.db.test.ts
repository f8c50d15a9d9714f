import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AgentikConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import {
  discardConfiguration,
  draftConfiguration,
  publishConfiguration,
} from "./configure-agentik.ts";
import { createAgentik } from "./create-agentik.ts";
import { deleteAgentik } from "./delete-agentik.ts";
import { duplicateAgentik } from "./duplicate-agentik.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { launchAgentik, pauseAgentik } from "./switch-agentik.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const AGENDA: AgentikConfiguration = {
  name: "Agenda",
  description: "Books tables",
  type: "automation",
  language: "es",
  instructions: "Be brief",
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const fork = () => database.db.transaction((tx) => forkGuest(tx, NOW));
const make = (personId: string, configuration = AGENDA) =>
  database.db.transaction((tx) => createAgentik(tx, { personId, configuration, now: NOW }));
const statusOf = async (id: string) =>
  (await database.sql`SELECT status FROM agentiks WHERE id = ${id}`)[0]?.status as string;
const versionsOf = async (id: string) => [
  ...(await database.sql<{ version: number; name: string; draft: boolean }[]>`
    SELECT version, name, published_at IS NULL AS draft FROM agentik_configurations
    WHERE agentik_id = ${id} ORDER BY version`),
];

describe("createAgentik", () => {
  it("makes an inactive one, with its first version, and records an audit event", async () => {
    const person = await fork();
    const { id } = await make(person);
    const [row] = await database.sql`
      SELECT owner_id, name, status, type, language, copied_from FROM agentiks WHERE id = ${id}`;
    expect(row).toEqual({
      owner_id: person,
      name: "Agenda",
      status: "inactive",
      type: "automation",
      language: "es",
      copied_from: null,
    });
    expect(await versionsOf(id)).toEqual([{ version: 1, name: "Agenda", draft: false }]);
    const events = await database.sql`SELECT action FROM audit_events WHERE subject = ${id}`;
    expect([...events]).toEqual([{ action: "create-agentik" }]);
  });

  it("runs once for 20 concurrent requests with one idempotency key", async () => {
    const person = await fork();
    const press = () =>
      database.db.transaction((tx) =>
        idempotent(
          tx,
          { personId: person, key: "k".repeat(22), scope: "create", payload: AGENDA },
          () => createAgentik(tx, { personId: person, configuration: AGENDA, now: NOW }),
        ),
      );
    const answers = await Promise.all(Array.from({ length: 20 }, press));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const [{ n }] = await database.sql<[{ n: number }]>`
      SELECT count(*)::int AS n FROM agentiks WHERE owner_id = ${person} AND copied_from IS NULL`;
    expect(n).toBe(1);
  });
});

describe("launch and pause", () => {
  const press = async (command: typeof launchAgentik, personId: string, id: string) =>
    command(database.db, { personId, id, now: NOW });

  it("changes a copy by the id of its original, and never the original", async () => {
    const person = await fork();
    const [demo] = await database.sql<{ id: string; status: string }[]>`
      SELECT id, status FROM agentiks WHERE owner_id = 'demo' AND status = 'active' LIMIT 1`;
    const paused = await press(pauseAgentik, person, demo!.id);
    expect(paused).toMatchObject({ kind: "done" });
    const { id } = paused as { id: string };
    expect(id).not.toBe(demo!.id);
    expect([await statusOf(id), await statusOf(demo!.id)]).toEqual(["paused", "active"]);
    // Repeating it changes nothing.
    expect(await press(pauseAgentik, person, demo!.id)).toEqual(paused);
    expect(await press(launchAgentik, person, id)).toEqual(paused);
    expect(await press(launchAgentik, person, id)).toEqual(paused);
    expect(await statusOf(id)).toBe("active");
    const events = await database.sql`
      SELECT action FROM audit_events WHERE subject = ${id} ORDER BY id`;
    expect(events.map(({ action }) => action as string)).toEqual([
      "pause-agentik",
      "launch-agentik",
    ]);
  });

  it("launches from any state, and pauses an active one only", async () => {
    const person = await fork();
    const { id } = await make(person);
    expect(await press(pauseAgentik, person, id)).toEqual({
      kind: "refused",
      reason: "not-active",
    });
    await database.sql`UPDATE agentiks SET status = 'en revisión' WHERE id = ${id}`;
    expect(await press(pauseAgentik, person, id)).toEqual({
      kind: "refused",
      reason: "not-active",
    });
    expect(await statusOf(id)).toBe("en revisión");
    expect(await press(launchAgentik, person, id)).toEqual({ kind: "done", id });
    expect(await statusOf(id)).toBe("active");
  });

  it("refuses another person's agentik; another person's copy counts as missing", async () => {
    const [person, other] = [await fork(), await fork()];
    const [copy] = await database.sql<{ id: string }[]>`
      SELECT id FROM agentiks WHERE owner_id = ${other} LIMIT 1`;
    const { id } = await make(other);
    expect(await press(launchAgentik, person, id)).toEqual({ kind: "refused", reason: "gone" });
    await openToAll(id);
    for (const [theirs, reason] of [
      [id, "not-yours"],
      [copy!.id, "gone"],
      ["nope", "gone"],
    ] as const) {
      const before = await statusOf(theirs);
      expect(await press(launchAgentik, person, theirs)).toEqual({ kind: "refused", reason });
      const deleted = await deleteAgentik(database.db, { personId: person, id: theirs, now: NOW });
      expect(deleted).toEqual({ kind: "refused", reason });
      expect(await statusOf(theirs)).toBe(before);
    }
  });
});

/** Like an account's agentik; a guest's is visible to the guest only. */
const openToAll = (id: string) =>
  database.sql`UPDATE agentiks SET made_by_guest = false WHERE id = ${id}`;

describe("duplicate and delete", () => {
  it("copies the person's agentik with its instructions, another person's without", async () => {
    const [person, other] = [await fork(), await fork()];
    const { id } = await make(person);
    const duplicate = (personId: string) =>
      duplicateAgentik(database.db, { personId, id, suffix: " (Copy)", now: NOW });
    expect(await duplicate(other)).toEqual({ kind: "refused", reason: "gone" });
    await openToAll(id);
    for (const [who, instructions] of [
      [person, "Be brief"],
      [other, ""],
    ] as const) {
      const copy = (await duplicate(who)) as { id: string };
      const [row] = await database.sql`
        SELECT a.name, a.status, a.owner_id, c.instructions FROM agentiks a
        JOIN agentik_configurations c ON c.agentik_id = a.id WHERE a.id = ${copy.id}`;
      expect(row).toEqual({
        name: "Agenda (Copy)",
        status: "inactive",
        owner_id: who,
        instructions,
      });
    }
    const [foreign] = await database.sql<{ id: string }[]>`
      SELECT id FROM agentiks WHERE owner_id = ${other} AND copied_from IS NOT NULL LIMIT 1`;
    expect(
      await duplicateAgentik(database.db, {
        personId: person,
        id: foreign!.id,
        suffix: "",
        now: NOW,
      }),
    ).toEqual({ kind: "refused", reason: "gone" });
  });

  it("deletes with all versions, once", async () => {
    const person = await fork();
    const { id } = await make(person);
    const press = () =>
      database.db.transaction((tx) => deleteAgentik(tx, { personId: person, id, now: NOW }));
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await versionsOf(id)).toEqual([]);
    expect(await statusOf(id)).toBeUndefined();
  });

  it("moves with its guest to the account", async () => {
    const [guestId, accountId] = [await fork(), await fork()];
    const { id } = await make(guestId);
    await database.db.transaction((tx) => adoptGuest(tx, { guestId, accountId }));
    const [row] = await database.sql`SELECT owner_id FROM agentiks WHERE id = ${id}`;
    expect(row).toEqual({ owner_id: accountId });
  });
});

describe("configurations", () => {
  const ask = (personId: string, id: string, revision: number, changed = {}) => ({
    personId,
    id,
    revision,
    now: NOW,
    configuration: { ...AGENDA, ...changed },
  });

  it("keeps a draft apart, publishes it as a version that never changes", async () => {
    const { db, sql } = database;
    const person = await fork();
    const { id } = await make(person);
    expect(await draftConfiguration(db, ask(person, id, 0, { name: "Agenda 2" }))).toMatchObject({
      version: 2,
    });
    expect(await versionsOf(id)).toEqual([
      { version: 1, name: "Agenda", draft: false },
      { version: 2, name: "Agenda 2", draft: true },
    ]);
    const nameOf = async () => (await sql`SELECT name FROM agentiks WHERE id = ${id}`)[0]?.name;
    expect(await nameOf()).toBe("Agenda");
    await publishConfiguration(db, ask(person, id, 1, { name: "Agenda 3" }));
    expect(await nameOf()).toBe("Agenda 3");
    expect(await versionsOf(id)).toEqual([
      { version: 1, name: "Agenda", draft: false },
      { version: 2, name: "Agenda 3", draft: false },
    ]);
    await expect(
      sql`UPDATE agentik_configurations SET name = 'x' WHERE agentik_id = ${id} AND version = 1`,
    ).rejects.toThrow("never changes");
    // A configuration equal to the published one creates no draft.
    await publishConfiguration(db, ask(person, id, 0, { name: "Agenda 3" }));
    await draftConfiguration(db, ask(person, id, 0, { name: "Agenda 3" }));
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it("keeps the initial state of a copy as its first version", async () => {
    const { db, sql } = database;
    const person = await fork();
    const [demo] = await sql<{ id: string; name: string }[]>`
      SELECT id, name FROM agentiks WHERE owner_id = 'demo'
        AND NOT EXISTS (SELECT FROM agentik_configurations WHERE agentik_id = agentiks.id) LIMIT 1`;
    const done = await publishConfiguration(db, ask(person, demo!.id, 0));
    const { id } = done as { id: string };
    expect(await versionsOf(id)).toEqual([
      { version: 1, name: demo!.name, draft: false },
      { version: 2, name: "Agenda", draft: false },
    ]);
    expect(await versionsOf(demo!.id)).toEqual([]);
  });

  it("refuses the second of two concurrent edits of a draft, and deletes only the draft seen", async () => {
    const { db } = database;
    const person = await fork();
    const { id } = await make(person);
    const both = await Promise.all(
      ["A", "B"].map((name) =>
        db.transaction((tx) => draftConfiguration(tx, ask(person, id, 0, { name }))),
      ),
    );
    expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
    expect(both.find(({ kind }) => kind === "refused")).toEqual({
      kind: "refused",
      reason: "changed",
    });
    await draftConfiguration(db, ask(person, id, 1, { name: "C" }));
    expect(await discardConfiguration(db, ask(person, id, 1))).toMatchObject({ reason: "changed" });
    expect(await discardConfiguration(db, ask(person, id, 2))).toMatchObject({ kind: "done" });
    expect(await discardConfiguration(db, ask(person, id, 2))).toMatchObject({
      reason: "no-draft",
    });
    expect(await versionsOf(id)).toHaveLength(1);
  });
});
