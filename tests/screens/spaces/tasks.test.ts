import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Tasks of a space: who does what by when, their order, and those made from messages. */
let database: TestDatabase;
let app: App;
const SPACE = "/spaces/a-space";
const TASKS = `${SPACE}/tasks`;
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
let memberName: string;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('a-space', 'Fonda', 'x', 'custom', 'invite', 'private', 2, ${OWNER}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('a-space', ${OWNER}, 'owner'), ('a-space', ${MEMBER}, 'member')`;
  [{ name: memberName }] = await sql<[{ name: string }]>`
    SELECT display_name AS name FROM people WHERE id = ${MEMBER}`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const press = (browser: Browser, form: Record<string, string>) => browser.request(TASKS, { form });
const open = async (browser: Browser, query = "") =>
  readPage(await browser.request(`${TASKS}${query}`));
/** Titles of the open tasks on a page, in their order. */
const titles = (page: Document) =>
  [...page.querySelectorAll("main li")]
    .filter((line) => line.querySelector("[name=intent][value=done]"))
    .map((line) => visibleText(line.querySelector("p")!));
const idOf = async (title: string) => {
  const [task] = await database.sql<{ id: string }[]>`
    SELECT id FROM space_tasks WHERE title = ${title}`;
  return task!.id;
};

describe("the tasks of a space", () => {
  it("are added with a person and a day, and counted as mine and overdue", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const add = (task: Record<string, string>) => press(owner, { intent: "add", ...task });
    expect((await add({ title: "Comprar carbón" })).status).toBe(303);
    expect(
      (await add({ title: "Contar", who: memberName.toUpperCase(), due: "2026-01-02" })).status,
    ).toBe(303);
    const page = await open(member);
    expect(titles(page)).toEqual(["Comprar carbón", "Contar"]);
    expect(visibleText(page.querySelector('main nav[aria-label="Which tasks are shown"]')!)).toBe(
      "All ( 2 ) Mine ( 1 ) Overdue ( 1 ) My tasks",
    );
    expect(titles(await open(member, "?show=mine"))).toEqual(["Contar"]);
    expect(titles(await open(owner, "?show=mine"))).toEqual([]);
    expect(visibleText((await open(owner, "?show=late")).querySelector("main li")!)).toContain(
      "Overdue · January 2, 2026",
    );
  });

  it("are given to a member of a list, by handle", async () => {
    const owner = await as(OWNER);
    const page = await open(owner);
    const list = [...page.querySelectorAll<HTMLSelectElement>("main select[name=who]")].at(-1)!;
    const choices = [...list.options].map(({ text }) => text);
    expect(choices[0]).toBe("Unassigned");
    expect(choices).toHaveLength(3);
    const who = [...list.options].find(({ text }) => text === memberName)!.value;
    await press(owner, { intent: "add", title: "Por lista", who });
    const task = await idOf("Por lista");
    const line = (await open(owner)).querySelector(
      `form:has([name=task][value="${task}"]) [name=who]`,
    )!;
    expect((line as HTMLSelectElement).value).toBe(who);
    await press(owner, { intent: "delete", task });
  });

  it("are refused in words, and what was typed stays", async () => {
    const owner = await as(OWNER);
    for (const [task, words] of [
      [{ title: "" }, "Write what is to be done"],
      [{ title: "x".repeat(201) }, "200 characters"],
      [{ title: "Ir", due: "2026-02-30" }, "no such day"],
      [{ title: "Ir", who: "Nadie de Aquí" }, "Nobody in the space"],
    ] as const) {
      const answer = await press(owner, { intent: "add", ...task });
      expect(answer.status).toBe(422);
      const page = await readPage(answer);
      expect(visibleText(page.querySelector("main")!)).toContain(words);
      // The form of a new task is the last one.
      const fields = [...page.querySelectorAll<HTMLInputElement>("main [name=title]")];
      expect(fields.at(-1)!.value).toBe(task.title);
    }
  });

  it("change places, are changed, done, opened again and deleted by any member", async () => {
    const member = await as(MEMBER);
    const [first, second] = [await idOf("Comprar carbón"), await idOf("Contar")];
    await press(member, { intent: "up", task: second });
    expect(titles(await open(member))).toEqual(["Contar", "Comprar carbón"]);
    await press(member, { intent: "up", task: second });
    await press(member, { intent: "down", task: second });
    expect(titles(await open(member))).toEqual(["Comprar carbón", "Contar"]);
    await press(member, {
      intent: "change",
      task: first,
      title: "Comprar leña",
      due: "2027-01-02",
    });
    expect(titles(await open(member))).toEqual(["Comprar leña", "Contar"]);
    for (const _ of [1, 2])
      expect((await press(member, { intent: "done", task: first })).status).toBe(303);
    expect(titles(await open(member))).toEqual(["Contar"]);
    expect((await press(member, { intent: "open", task: first })).status).toBe(303);
    await press(member, { intent: "delete", task: second });
    expect(titles(await open(member))).toEqual(["Comprar leña"]);
    expect((await press(member, { intent: "done", task: second })).status).toBe(404);
  });

  it("are written once for a form that is sent six times at once; 20 writers get a place each", async () => {
    const owner = await as(OWNER);
    const key = (await open(owner)).querySelector<HTMLInputElement>("main [name=key]")!.value;
    const form = { intent: "add", title: "Una vez", key };
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => press(owner, form)));
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => press(owner, { intent: "add", title: `Tarea ${n}` })),
    );
    const [counted] = await database.sql<[{ once: number; places: number; all: number }]>`
      SELECT count(*) FILTER (WHERE title = 'Una vez')::int AS once,
        count(DISTINCT place)::int AS places, count(*)::int AS all
      FROM space_tasks WHERE space_id = 'a-space'`;
    expect(counted).toEqual({ once: 1, places: 22, all: 22 });
  });

  it("come from a message with one press, and lead back to it", async () => {
    const member = await as(MEMBER);
    const text = "Hay que pedir gas\npara el martes";
    const sent = await member.request(`${SPACE}/t/new.data`, { form: { intent: "send", text } });
    expect(sent.status).toBeLessThan(400);
    const [thread] = await database.sql<{ id: string }[]>`SELECT id FROM threads
      WHERE space_id = 'a-space'`;
    const message = { intent: "add-from-message", thread: thread!.id, seq: "1" };
    const made = await press(member, message);
    const there = `${SPACE}/t/${thread!.id}?at=1`;
    expect([made.status, made.headers.get("Location")]).toEqual([303, `${there}#m1`]);
    const conversation = await readPage(await member.request(there));
    expect(visibleText(conversation.querySelector("main")!)).toMatch(
      /The task is on the list\..*See the tasks/,
    );
    const page = await open(member, "?show=mine");
    expect(titles(page)).toEqual(["Hay que pedir gas"]);
    const link = page.querySelector<HTMLAnchorElement>("main li a")!.getAttribute("href")!;
    expect(await readPage(await member.request(link.split("#")[0]!))).toBeTruthy();
    expect((await press(member, { ...message, seq: "9" })).status).toBe(404);
  });

  it("are hidden from people who are not members", async () => {
    const stranger = await as(STRANGER);
    expect((await stranger.request(TASKS)).status).toBe(404);
    expect((await press(stranger, { intent: "add", title: "Mía" })).status).toBe(404);
    const task = await idOf("Una vez");
    expect((await press(stranger, { intent: "done", task })).status).toBe(404);
  });
});

describe("tasks of a person", () => {
  beforeAll(() => database.sql`DELETE FROM space_tasks WHERE space_id = 'a-space'`);

  it("are notified to the assignee, once, and not to the person who assigned them", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    await press(owner, { intent: "add", title: "Contar", who: memberName, due: "2026-01-02" });
    const news = () => database.sql<{ data: { task: string }; href: string }[]>`
      SELECT data, href FROM notifications WHERE person_id = ${MEMBER} AND kind = 'space_task'`;
    await database.sql`DELETE FROM notifications WHERE kind = 'space_task'`;
    const add = (browser: Browser, title: string, who: string) =>
      press(browser, { intent: "add", title, who });
    await add(owner, "Lavar", memberName);
    await add(member, "Planchar", memberName);
    await add(owner, "Barrer", "");
    expect(await news()).toMatchObject([{ data: { task: "Lavar" }, href: `${TASKS}?show=mine` }]);
    const task = await idOf("Barrer");
    const give = { intent: "change", task, title: "Barrer", who: memberName };
    await press(owner, give);
    await press(owner, { ...give, due: "2026-12-01" });
    expect((await news()).map(({ data }) => data.task)).toEqual(["Lavar", "Barrer"]);
    const told = await readPage(await member.request("/notifications"));
    expect(visibleText(told.querySelector("main")!)).toContain(
      "gave you a task in “Fonda”: Barrer",
    );
  });

  it("of all spaces are on one list, which says them done, and on the home", async () => {
    const member = await as(MEMBER);
    const list = await readPage(await member.request("/spaces/tasks"));
    const shown = titles(list);
    // By day; those without one last.
    expect(shown).toEqual(["Contar", "Barrer", "Lavar", "Planchar"]);
    expect(visibleText(list.querySelector("main li")!)).toContain(
      "Fonda Overdue · January 2, 2026",
    );
    const onHome = async () => {
      const home = await readPage(await member.request("/"));
      return [...home.querySelectorAll("main a[href='/spaces/tasks']")].map((line) =>
        visibleText(line),
      );
    };
    expect(await onHome()).toEqual(["Your tasks: 4 · overdue: 1"]);
    const form = { intent: "done", task: await idOf("Contar"), list: "own" };
    const done = await press(member, form);
    expect(done.headers.get("Location")).toBe("/spaces/tasks");
    const after = await readPage(await member.request("/spaces/tasks"));
    expect(titles(after)).not.toContain("Contar");
    // Without an overdue one nothing is said of them.
    expect(await onHome()).toEqual(["Your tasks: 3"]);
    expect(visibleText(after.querySelector("main [role=status]")!)).toBe("Task done.");
    await press(member, { intent: "open", task: form.task });
    expect(titles(await readPage(await (await as(STRANGER)).request("/spaces/tasks")))).toEqual([]);
  });
});
