import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PUSH_TRIES_MAX, PUSHES_PER_HOUR } from "#domain/people/notices/push.ts";
import { createPushSender } from "#adapters/push/send-push.server.ts";
import { createDb } from "#db/connection/client.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { createPushDevice, startPushService } from "../../tests/support/push/push-service.ts";
import { deliverPushes } from "./deliver-pushes.ts";

/** Push messages to a push service on this machine, on a real PostgreSQL. */
const NOW = new Date("2026-11-23T12:00:00.000Z");
const pair = createECDH("prime256v1");
const KEYS = {
  publicKey: pair.generateKeys().toString("base64url"),
  privateKey: pair.getPrivateKey().toString("base64url").padStart(43, "A"),
};
let database: TestDatabase;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  database = await createTestDatabase();
  service = await startPushService();
});
afterAll(async () => {
  await service?.close();
  await database?.drop();
});
beforeEach(async () => {
  service.received.length = 0;
  await database.sql`DELETE FROM push_subscriptions`;
});

const subject = "mailto:ana@plaza.example";
const log = {
  error: (line: unknown) => {
    throw new Error(`a row failed: ${JSON.stringify(line)}`);
  },
};
const sender = () => createPushSender({ keys: KEYS, subject, allowsAnyAddress: true });
const deliver = (now = NOW, db = database.db, send = sender()) =>
  deliverPushes(db, () => now, { send, log });
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let made = 0;
/** A person with one device per path of the push service. */
async function person(...devicePaths: string[]) {
  const id = `pushed-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana', 'Ana', ${id})`;
  const devices = [];
  for (const [index, path] of devicePaths.entries()) {
    const device = createPushDevice();
    devices.push(device);
    await database.sql`INSERT INTO push_subscriptions
      (id, person_id, endpoint, p256dh, auth, locale, created_at)
      VALUES (${`${id}-${index}`}, ${id}, ${`${service.origin}/${id}-${index}${path}`},
        ${device.p256dh}, ${device.auth}, ${index === 0 ? "es" : "en"}, ${NOW.toISOString()})`;
  }
  return { id, devices };
}
const tell = (personId: string, now = NOW, space = "La Fonda") =>
  database.db.transaction((tx) =>
    notify(tx, { personId, kind: "space_accepted", data: { space }, href: "/spaces/s-1", now }),
  );
const queued = async () =>
  (await database.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM push_deliveries`)[0]!.n;
const subscribed = async (id: string) =>
  (await database.sql`SELECT 1 FROM push_subscriptions WHERE person_id = ${id}`).length;

describe("a notification", () => {
  it("reaches each device once, encrypted for it, in its language", async () => {
    const ana = await person("/201", "/201");
    await tell(ana.id);
    const others = [createDb(database.url, { max: 1 }), createDb(database.url, { max: 1 })];
    await Promise.all([deliver(), ...others.map(({ db }) => deliver(NOW, db))]);
    await Promise.all(others.map((other) => other.close()));
    await deliver(later(60));
    expect(service.received).toHaveLength(2);
    const [{ id: tag }] = await database.sql<[{ id: string }]>`
      SELECT id FROM notifications WHERE person_id = ${ana.id}`;
    const messages = ana.devices.map((device, index) => {
      const request = service.received.find(({ path }) => path.includes(`-${index}/`))!;
      return device.open(request.body) as Record<string, string>;
    });
    expect(messages[0]).toEqual({
      text: "Ya estás dentro: te aceptaron en «La Fonda»",
      href: "/spaces/s-1",
      tag,
      lang: "es",
    });
    expect(messages[1]).toMatchObject({ lang: "en", tag });
    expect(messages[1]!.text).not.toBe(messages[0]!.text);
    const first = service.received.find(({ path }) => path.includes("-0/"))!;
    expect(() => ana.devices[1]!.open(first.body)).toThrow();
    const done = await database.sql`
      SELECT 1 FROM push_subscriptions WHERE last_success_at = ${NOW.toISOString()}`;
    expect(done).toHaveLength(2);
    expect(await queued()).toBe(0);
  });

  it("is signed with the server's key, kept for a day, and unreadable to anybody else", async () => {
    const ana = await person("/201");
    await tell(ana.id, NOW, "Un secreto");
    await deliver();
    const [{ headers, body }] = service.received as [(typeof service.received)[0]];
    expect(headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm" });
    expect(headers.authorization).toContain(`k=${KEYS.publicKey}`);
    const claims = /t=[\w-]+\.([\w-]+)\./.exec(headers.authorization ?? "")![1]!;
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: service.origin,
      sub: subject,
    });
    expect(body.toString("latin1")).not.toContain("secreto");
    expect(() => createPushDevice().open(body)).toThrow();
  });

  it("is queued for each recipient with a device", async () => {
    const [ana, eva, leo] = [await person("/201"), await person("/201"), await person()];
    const news = { kind: "challenge_ended", data: { challenge: "x" }, href: "/challenges" };
    await database.db.transaction((tx) => notifyPeople(tx, [ana.id, eva.id, leo.id], news, NOW));
    expect(await queued()).toBe(2);
    await expect(
      database.db.transaction(async (tx) => {
        await notifyPeople(tx, [ana.id], news, NOW);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await queued()).toBe(2);
  });

  it("is not sent once it has been read", async () => {
    const ana = await person("/201");
    await tell(ana.id);
    await database.sql`UPDATE notifications SET read_at = now() WHERE person_id = ${ana.id}`;
    await deliver();
    expect(service.received).toEqual([]);
    expect(await queued()).toBe(0);
  });

  it("is only in the list from the 21st of an hour on", async () => {
    const ana = await person("/201");
    for (let n = 0; n < PUSHES_PER_HOUR + 3; n += 1) await tell(ana.id, later(n));
    expect(await queued()).toBe(PUSHES_PER_HOUR);
    await tell(ana.id, later(120));
    expect(await queued()).toBe(PUSHES_PER_HOUR + 1);
  });
});

describe("a push service's answer", () => {
  it.each(["/404", "/410"])("%s removes that device alone", async (path) => {
    const ana = await person(path, "/201");
    await tell(ana.id);
    await tell(ana.id);
    await deliver();
    expect(await subscribed(ana.id)).toBe(1);
    expect(await queued()).toBe(0);
    await tell(ana.id);
    service.received.length = 0;
    await deliver();
    expect(service.received.map(({ path }) => path)).toEqual([`/${ana.id}-1/201`]);
  });

  it.each(["/500", "/429", "/403", "/307"])(
    "%s is tried five times with longer and longer waits, and holds up nothing else",
    async (path) => {
      const ana = await person(path, "/201");
      await tell(ana.id);
      const times: number[] = [];
      for (let minutes = 0; minutes <= 120; minutes += 0.5) {
        const before = service.received.filter(({ path: to }) => to.endsWith(path)).length;
        await deliver(later(minutes));
        if (service.received.filter(({ path: to }) => to.endsWith(path)).length > before)
          times.push(minutes);
      }
      expect(times).toEqual([0, 0.5, 2.5, 10.5, 42.5]);
      expect(times).toHaveLength(PUSH_TRIES_MAX);
      expect(service.received.filter(({ path: to }) => to.endsWith("/201"))).toHaveLength(1);
      expect(await queued()).toBe(0);
      expect(await subscribed(ana.id)).toBe(2);
      expect(service.received.some(({ path: to }) => to.startsWith("/redirected"))).toBe(false);
    },
  );

  it("is missing: a message that a crash left behind is taken over after a minute", async () => {
    const ana = await person("/201");
    await tell(ana.id);
    const crash = () => new Promise<undefined>(() => undefined);
    void deliver(NOW, database.db, crash);
    await expect
      .poll(async () => (await database.sql`SELECT 1 FROM push_deliveries WHERE tries = 1`).length)
      .toBe(1);
    await deliver(later(0.5));
    expect(service.received).toEqual([]);
    await deliver(later(1.1));
    expect(service.received).toHaveLength(1);
  });
});

describe("the address of a device", () => {
  it("is checked when a message is sent: nothing on this machine or in its network is called", async () => {
    const ana = await person("/201");
    const send = createPushSender({ keys: KEYS, subject });
    for (const endpoint of [
      `${service.origin}/x`,
      service.origin.replace("http:", "https:"),
      "https://localhost/x",
      "https://169.254.169.254/latest",
      // A public name for this machine (RFC 6761 keeps it out of the public DNS).
      "https://push.localhost/x",
    ]) {
      const [device] = ana.devices as [(typeof ana.devices)[0]];
      expect(await send({ ...device, endpoint }, { text: "x" })).toBeUndefined();
    }
    expect(service.received).toEqual([]);
  });

  it("with keys that nothing can be encrypted for counts as a failed try", async () => {
    const ana = await person("/201");
    await database.sql`UPDATE push_subscriptions SET p256dh = ${`B${"A".repeat(86)}`}`;
    await tell(ana.id);
    await deliver();
    expect(service.received).toEqual([]);
    expect(await queued()).toBe(1);
  });
});
