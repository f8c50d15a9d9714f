import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { countUnreadNotifications, listNotifications } from "./notifications.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto')`;
  await database.sql`
    INSERT INTO notifications (id, person_id, kind, data, href, created_at, seen_at, read_at)
    VALUES ('old', 'ana', 'space_joined', '{"name": "Uno"}', '/spaces/s1', '2026-03-01Z', NULL, NULL),
           ('seen', 'ana', 'reward_paid', '{"credits": 5}', '/earnings', '2026-03-03Z', '2026-03-04Z', NULL),
           ('read', 'ana', 'reward_paid', '{}', '/earnings', '2026-03-02Z', '2026-03-04Z', '2026-03-04Z'),
           ('tie', 'ana', 'reward_paid', '{}', '/', '2026-03-03Z', NULL, NULL),
           ('other', 'beto', 'reward_paid', '{}', '/', '2026-03-09Z', NULL, NULL)`;
});
afterAll(() => database.drop());

it("counts one person's unread notifications, seen or not", async () => {
  expect(await countUnreadNotifications(database.db, "ana")).toBe(3);
  expect(await countUnreadNotifications(database.db, "beto")).toBe(1);
  expect(await countUnreadNotifications(database.db, "nobody")).toBe(0);
});

it("lists one person's notifications, newest first, up to a limit", async () => {
  const all = await listNotifications(database.db, "ana", 10);
  expect(all.map((notification) => notification.id)).toEqual(["seen", "tie", "read", "old"]);
  expect(all[0]).toStrictEqual({
    id: "seen",
    kind: "reward_paid",
    data: { credits: 5 },
    href: "/earnings",
    createdAt: new Date("2026-03-03T00:00:00.000Z"),
    seenAt: new Date("2026-03-04T00:00:00.000Z"),
    readAt: null,
    isExample: false,
  });
  expect(await listNotifications(database.db, "ana", 1)).toHaveLength(1);
});
