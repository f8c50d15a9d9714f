import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { apiClient, tokenFor, type ApiClient } from "../../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../../support/api/fonda.ts";

/** POST /api/v1/spaces/{id}/tasks. */
let database: TestDatabase;
let app: App;
let ana: Fonda;
let bruno: Fonda;
let client: ApiClient;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  ana = await makeFonda(database.sql, "ana");
  bruno = await makeFonda(database.sql, "bruno");
  client = apiClient(app, (await tokenFor(database, ana.person)).token);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const add = (body: object, key?: string, space = ana.space) =>
  client.post(`/spaces/${space}/tasks`, body, key === undefined ? {} : { "Idempotency-Key": key });
const counted = async (title: string) =>
  (await database.sql`SELECT 1 FROM space_tasks WHERE title = ${title}`).length;

it("adds a task, which its list then has", async () => {
  const { status, body } = await add({
    title: " Comprar\nmaíz ",
    assignee: `@${ana.person}`,
    dueOn: "2026-12-01",
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ spaceId: ana.space, title: "Comprar maíz" });
  const list = await client.get(`/spaces/${ana.space}/tasks`);
  expect(list.body.data.at(-1)).toEqual({
    id: body.id as string,
    title: "Comprar maíz",
    assignee: "Ana ana",
    dueOn: "2026-12-01",
    doneAt: null,
  });
});

describe("an idempotency key", () => {
  it("adds a task once, also at the same time, and returns the first answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add({ title: "Una vez" }, "key-1")),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
    expect(await counted("Una vez")).toBe(1);
    await add({ title: "Una vez" }, "key-2");
    await add({ title: "Una vez" });
    expect(await counted("Una vez")).toBe(3);
  });

  it("with another body is a conflict", async () => {
    await add({ title: "Primera" }, "key-3");
    const { status, body } = await add({ title: "Segunda" }, "key-3");
    expect([status, body.error.code]).toEqual([409, "conflict"]);
    expect(await counted("Segunda")).toBe(0);
  });

  it("that is too long is refused", async () => {
    const { status, body } = await add({ title: "Larga" }, "x".repeat(65));
    expect([status, body.error.code]).toEqual([400, "bad_request"]);
    expect(await counted("Larga")).toBe(0);
  });
});

it("refuses what does not fit, and says where", async () => {
  for (const [body, place] of [
    [{ title: "" }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ title: "x", dueOn: "2026-02-30" }, "dueOn"],
    [{ title: "x", dueOn: "tomorrow" }, "dueOn"],
    [{ title: "x", assignee: "Nadie" }, "assignee"],
  ] as const) {
    const answer = await add(body);
    expect([answer.status, answer.body.error.code]).toEqual([422, "invalid"]);
    expect(answer.body.error.message).toContain(place);
  }
});

it("refuses other people's spaces, archived and full ones", async () => {
  const theirs = await add({ title: "Ajena" }, undefined, bruno.space);
  expect([theirs.status, theirs.body.error.code]).toEqual([404, "not_found"]);
  await database.sql`UPDATE spaces SET archived_at = now() WHERE id = ${ana.space}`;
  expect((await add({ title: "Archivada" })).status).toBe(409);
  await database.sql`UPDATE spaces SET archived_at = NULL WHERE id = ${ana.space}`;
  await database.sql`INSERT INTO space_tasks (id, space_id, title, place, created_at)
    SELECT 'many-' || n, ${ana.space}, 'Muchas', 100 + n, now() FROM generate_series(1, 500) n`;
  const full = await add({ title: "De más" });
  expect([full.status, full.body.error.code]).toEqual([409, "conflict"]);
  for (const title of ["Ajena", "Archivada", "De más"]) expect(await counted(title)).toBe(0);
});
