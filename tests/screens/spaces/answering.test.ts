import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  askForUnanswered,
  listUnanswered,
} from "#db/commands/spaces/threads/ask-for-unanswered.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { executeQueued } from "../../support/runs/execute-runs.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/**
 * An agentik that answers in a space: from a pasted document, an approved answer, or not at all. Long because each case
 * asks in a conversation of its own.
 */
let database: TestDatabase;
let app: App;
const SPACE = "/spaces/a-space";
const [OWNER, MEMBER, ADMIN] = ["person-1", "person-2", "person-3"];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`
    INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('a-space', 'Fonda', 'x', 'custom', 'invite', 'private', 2, ${OWNER}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('a-space', ${OWNER}, 'owner'), ('a-space', ${MEMBER}, 'member')`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('a-agentik', 'Ayudante', 'x', 'content', 'active', ${OWNER})`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const post = (browser: Browser, path: string, form: Record<string, string>) =>
  browser.request(`${SPACE}${path}`, { form });
/** The part of the worker. @returns how many runs it executed */
const work = () => executeQueued(database);
/** Asks in a new conversation with JavaScript, which does not wait. @returns the messages, in words */
async function ask(browser: Browser, text: string) {
  const sent = await browser.request(`${SPACE}/t/new.data`, { form: { intent: "send", text } });
  expect(sent.status).toBeLessThan(400);
  expect(await work()).toBe(1);
  const page = await readPage(await browser.request(SPACE));
  return [...page.querySelectorAll("main li[id^=m]")].map((line) => visibleText(line));
}

/** Notifications of questions that an agentik passed to a person. */
const passedTo = (personId: string) =>
  database.sql`SELECT href, data ->> 'question' AS question FROM notifications
    WHERE person_id = ${personId} AND kind = 'space_question' ORDER BY created_at`;

it("answers from a document word for word, and passes on what it does not know", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  expect((await post(member, "/agentiks", { intent: "add", agentik: "a-agentik" })).status).toBe(
    404,
  );
  expect(
    (await post(owner, "/agentiks", { intent: "add", agentik: "a-agentik", when: "always" }))
      .status,
  ).toBe(303);
  const stored = await post(owner, "/documents", {
    intent: "write",
    name: "Menú y horario",
    text: "# Horario\nLunes a viernes de 8:00 a 17:00\n\n# Menú\nEnchiladas verdes: $110\nMole: $130",
  });
  expect(stored.status).toBe(303);
  expect(await work()).toBe(1);

  const known = await ask(member, "cuanto cuestan las enchiladas?");
  expect(known[1]).toContain("Enchiladas verdes: $110");
  const page = await readPage(await member.request(SPACE));
  const source = page.querySelector<HTMLAnchorElement>("main ol a[href*='/documents/']")!;
  const [address, anchor] = source.getAttribute("href")!.split("#");
  const passage = (await readPage(await member.request(address!))).getElementById(anchor!)!;
  expect(visibleText(passage)).toContain("Enchiladas verdes: $110");

  // A former member reads neither the answer nor what it quotes, by the address of its run.
  const [run] = await database.sql<[{ id: string }]>`SELECT id FROM runs
    WHERE person_id = ${MEMBER} AND message_seq IS NOT NULL`;
  const ways = [`/runs/${run.id}`, `/runs/${run.id}.data`, `/runs/${run.id}/live`];
  const asked = () => Promise.all(ways.map(async (way) => (await member.request(way)).status));
  expect(await asked()).toEqual([200, 200, 406]);
  await database.sql`DELETE FROM space_members
    WHERE space_id = 'a-space' AND person_id = ${MEMBER}`;
  expect(await asked()).toEqual([404, 404, 404]);
  await database.sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('a-space', ${MEMBER}, 'member')`;

  const unknown = await ask(member, "¿Tienen estacionamiento?");
  expect(unknown[1]).toMatch(/No lo sé\. Se lo paso a /);
  expect(await passedTo(OWNER)).toEqual([
    {
      href: expect.stringMatching(/\/t\/thread-[0-9a-f]+\?at=1#m1$/),
      question: "¿Tienen estacionamiento?",
    },
  ]);

  const tab = await readPage(await owner.request(`${SPACE}/agentiks`));
  expect(tab.getElementById("unanswered")?.textContent).toContain("(1)");
  const line = tab.querySelector<HTMLInputElement>("main [name=unanswered]")!.value;
  const form = {
    intent: "approve",
    unanswered: line,
    question: "¿Tienen estacionamiento?",
    answer: "Sí, en la esquina.",
  };
  expect((await post(member, "/agentiks", form)).status).toBe(404);
  expect((await post(owner, "/agentiks", form)).status).toBe(303);
  expect((await post(owner, "/agentiks", form)).status).toBe(404);
  const answered = await readPage(await member.request(SPACE));
  expect(visibleText(answered.querySelector("main ol")!)).toContain("Sí, en la esquina.");
  const [news] = await database.sql`SELECT kind FROM notifications
    WHERE person_id = ${MEMBER} AND kind = 'space_mention'`;
  expect(news).toBeDefined();

  const again = await ask(member, "tienen estacionamiento");
  expect(again[1]).toContain("Sí, en la esquina.");
});

it("tells the person to whom it passes a question, as they have chosen to be told", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const before = (await passedTo(OWNER)).length;
  // Their own question is in "Unanswered" alone.
  await ask(owner, "¿Tienen terraza para fumar?");
  expect(await passedTo(OWNER)).toHaveLength(before);
  await post(owner, "/t/new", { intent: "notices", level: "none" });
  await ask(member, "¿Tienen valet los domingos?");
  expect(await passedTo(OWNER)).toHaveLength(before);
  await post(owner, "/t/new", { intent: "notices", level: "mentions" });
  await ask(member, "¿Tienen sillas para bebé?");
  expect(await passedTo(OWNER)).toHaveLength(before + 1);
  const page = await readPage(await owner.request("/notifications"));
  expect(visibleText(page.querySelector("main")!)).toContain(
    "Ayudante has no answer in “Fonda” and asks you: ¿Tienen sillas para bebé?",
  );
});

it("gives the price of a newer document in place of an approved answer's, and tells the owner", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const question = "¿Cuánto cuesta la cemita de milanesa?";
  const approve = (answer: string) =>
    post(owner, "/agentiks", { intent: "approve", question, answer });
  expect((await approve("La cemita de milanesa cuesta $70.")).status).toBe(303);
  expect((await ask(member, question))[1]).toContain("cuesta $70");
  const list = "Cemita de milanesa 85\nCemita de pata 78\nMolote 25";
  await post(owner, "/documents", { intent: "write", name: "Lista nueva", text: list });
  expect(await work()).toBe(1);
  const answer = (await ask(member, question))[1];
  expect(answer).toContain("Cemita de milanesa 85");
  expect(answer).not.toContain("$70");
  const tab = async () => visibleText(await readPage(await owner.request(`${SPACE}/agentiks`)));
  expect(await tab()).toContain("says something else: “Cemita de milanesa 85”");

  // Approved again with the document's price, it is given again.
  expect((await approve("La cemita de milanesa cuesta $85, con quesillo.")).status).toBe(303);
  expect((await ask(member, question))[1]).toContain("con quesillo");
  expect(await tab()).not.toContain("says something else");
});

it("quotes the newest version of a document, and nothing of a deleted one", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const text = "El envío cuesta $20";
  const first = await post(member, "/documents", { intent: "write", name: "Envíos", text });
  const document = first.headers.get("Location")!.replace(SPACE, "");
  expect(await work()).toBe(1);
  expect((await ask(member, "cuanto cuesta el envio"))[1]).toContain("$20");
  const changed = { intent: "edit", version: "1", text: "El envío cuesta $35" };
  expect((await post(owner, document, changed)).status).toBe(303);
  expect(await work()).toBe(1);
  expect((await ask(member, "cuanto cuesta el envio"))[1]).toContain("$35");
  expect((await post(owner, document, { intent: "delete" })).status).toBe(303);
  expect((await ask(member, "cuanto cuesta el envio"))[1]).toContain("No lo sé");
});

it("says to who gets the questions without an answer that theirs is noted, and quotes no bare heading", async () => {
  const owner = await as(OWNER);
  const stored = await post(owner, "/documents", {
    intent: "write",
    name: "Curso",
    text: "Curso de cerámica\n\nInscripción\nSe aparta con $450 e incluye el barro.\n\nCalendario\nPrimera clase el 9 de febrero",
  });
  expect(stored.status).toBe(303);
  expect(await work()).toBe(1);
  expect((await ask(owner, "¿Cuánto es la inscripción?"))[1]).toContain("$450");
  expect((await ask(owner, "¿Cuándo es la primera clase?"))[1]).toContain("9 de febrero");

  const [, unknown] = await ask(owner, "¿Prestan delantales azules?");
  expect(unknown).toContain("No lo sé. Queda anotada para ti");
  expect(unknown).not.toContain("Se lo paso a");
  const tab = await readPage(await owner.request(`${SPACE}/agentiks`));
  expect(visibleText(tab.querySelector("main")!)).toContain("delantales azules");
});

it("does not answer when it is paused, or when another agentik is mentioned", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const runs = async () => (await database.sql`SELECT 1 FROM runs WHERE state = 'queued'`).length;
  const say = (text: string) =>
    member.request(`${SPACE}/t/new.data`, { form: { intent: "send", text } });
  await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = 'a-agentik'`;
  await say("¿A qué hora abren?");
  expect(await runs()).toBe(0);
  await database.sql`UPDATE agentiks SET status = 'active' WHERE id = 'a-agentik'`;
  await post(owner, "/agentiks", { intent: "add", agentik: "a-agentik", when: "mentioned" });
  await say("¿A qué hora abren?");
  expect(await runs()).toBe(0);
  await say("@ayudante ¿a qué hora abren?");
  expect(await runs()).toBe(1);
  expect(await work()).toBe(1);
  const page = await readPage(await member.request(SPACE));
  expect(visibleText(page.querySelector("main ol")!)).toContain("Lunes a viernes de 8:00 a 17:00");
});

it("is added to answer when mentioned; then in what was begun with it, and replies to it", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  await post(owner, "/agentiks", { intent: "remove", agentik: "a-agentik" });
  const tab = await readPage(await owner.request(`${SPACE}/agentiks`));
  const chosen = tab.querySelector<HTMLInputElement>("main form [name=when]:checked")!;
  expect(chosen.value).toBe("mentioned");
  await post(owner, "/agentiks", { intent: "add", agentik: "a-agentik", when: chosen.value });
  const say = async (browser: Browser, text: string, path = `${SPACE}/t/new`, replyTo = "") => {
    const sent = await browser.request(path, { form: { intent: "send", text, replyTo } });
    expect(sent.status).toBe(303);
    return { path: sent.headers.get("Location")!, answered: await work() };
  };
  const begun = await say(member, "@ayudante ¿a qué hora abren?");
  expect(begun.answered).toBe(1);
  // Between the two of them without a mention, until another person writes.
  expect((await say(member, "¿Y los lunes?", begun.path)).answered).toBe(1);
  expect((await say(owner, "Los lunes voy yo", begun.path)).answered).toBe(0);
  expect((await say(member, "¿A qué hora llegas?", begun.path)).answered).toBe(0);
  // Its own message, the second one, is replied to; then a person's.
  expect((await say(owner, "¿Y el viernes?", begun.path, "2")).answered).toBe(1);
  expect((await say(member, "Va", begun.path, "5")).answered).toBe(0);
});

it("only reads, where that is all it may, and answers again once it may", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const add = { intent: "add", agentik: "a-agentik", when: "always" };
  const said = async (form: Record<string, string>) => {
    const changed = await post(owner, "/agentiks", { ...add, ...form });
    const page = await readPage(await owner.request(changed.headers.get("Location")!));
    return visibleText(page.querySelector("main")!);
  };
  const send = async () => {
    const text = "¿cuánto cuesta el mole?";
    await member.request(`${SPACE}/t/new.data`, { form: { intent: "send", text } });
    return work();
  };
  expect(await said({ may: "read" })).toMatch(
    /It reads along here now, and does not answer\..*Reads along and does not answer/s,
  );
  expect(await send()).toBe(0);
  // A form without the field, and one with a wrong value, change nothing of it.
  for (const may of ["", "everything"])
    expect(await said({ may })).toContain("Reads along and does not answer");
  expect(await said({ may: "act" })).toContain("Answers every message");
  const [row] = await database.sql`SELECT may FROM space_agentiks WHERE agentik_id = 'a-agentik'`;
  expect(row).toEqual({ may: "act" });
  expect(await send()).toBe(1);
});

it("has instructions of its space, which its managers save and restore", async () => {
  const [owner, member] = [await as(OWNER), await as(MEMBER)];
  const tab = `${SPACE}/agentiks`;
  const shown = async (browser: Browser) =>
    (await readPage(await browser.request(tab))).getElementById("prompt");
  for (const text of ["Habla de usted.", "Habla de tú."])
    expect((await post(owner, "/agentiks", { intent: "save-prompt", text })).status).toBe(303);
  expect((await shown(owner))!.querySelector("textarea")!.textContent).toBe("Habla de tú.");
  expect(visibleText((await shown(owner))!)).toMatch(/Earlier versions \(1\).*Habla de usted\./s);
  expect(await shown(member)).toBeNull();
  const refused = await post(member, "/agentiks", { intent: "save-prompt", text: "Regala todo." });
  expect(refused.status).toBe(404);

  const long = "x".repeat(2_001);
  const bad = await post(owner, "/agentiks", { intent: "save-prompt", text: long });
  expect(bad.status).toBe(422);
  const page = await readPage(bad);
  expect(page.querySelector("#prompt textarea")!.textContent).toBe(long);

  const restored = await post(owner, "/agentiks", { intent: "restore-prompt", version: "1" });
  expect(restored.status).toBe(303);
  expect((await shown(owner))!.querySelector("textarea")!.textContent).toBe("Habla de usted.");
});

describe("a wrong answer in a conversation", () => {
  const openedPath = async (browser: Browser, seq: number) => {
    const [thread] = await database.sql<{ id: string }[]>`SELECT id FROM threads
      WHERE space_id = 'a-space' ORDER BY last_message_at DESC LIMIT 1`;
    const path = `/t/${thread!.id}`;
    const page = await readPage(await browser.request(`${SPACE}${path}?message=${seq}`));
    return { path, page, form: page.querySelector("main [value=correct]")?.closest("form") };
  };
  const whenMentioned = { intent: "add", agentik: "a-agentik", when: "mentioned" };

  it("is corrected by who manages the space: for whoever asks next, and in the conversation", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    await post(owner, "/agentiks", whenMentioned);
    const said = await ask(member, "@ayudante ¿cuánto cuesta el mole?");
    expect(said[1]).toContain("$130");
    expect((await openedPath(member, 2)).form).toBeUndefined();
    // A person's message has no answer to correct.
    expect((await openedPath(owner, 1)).form).toBeUndefined();
    const { path, form } = await openedPath(owner, 2);
    const field = (name: string) => form!.querySelector(`[name=${name}]`)!;
    expect(field("question").textContent.trim()).toBe("¿cuánto cuesta el mole?");
    const typed = { intent: "correct", seq: "2", question: "¿cuánto cuesta el mole?" };
    const wrong = { ...typed, answer: " ", tell: "" };
    expect((await post(member, path, { ...wrong, answer: "Gratis" })).status).toBe(404);
    const refused = await post(owner, `${path}?message=2`, wrong);
    expect(refused.status).toBe(422);
    const again = (await readPage(refused)).querySelector("main [value=correct]")!;
    expect(again.closest("details")!.hasAttribute("open")).toBe(true);
    expect(again.closest("form")!.querySelector("[name=question]")!.textContent.trim()).toBe(
      typed.question,
    );
    const right = { ...typed, answer: "El mole cuesta $145 desde hoy.", tell: "1" };
    const key = "c".repeat(22);
    // Sent twice it is written once.
    for (let times = 0; times < 2; times += 1) {
      const sent = await post(owner, `${path}?message=2`, { ...right, key });
      expect(sent.status).toBe(303);
      expect(sent.headers.get("Location")).toBe(`${SPACE}${path}?at=2#m2`);
    }
    const page = await readPage(await member.request(`${SPACE}${path}`));
    const lines = [...page.querySelectorAll("main li[id^=m]")].map((line) => visibleText(line));
    expect(lines.filter((line) => line.includes("$145 desde hoy"))).toHaveLength(1);
    const next = await ask(member, "@ayudante cuanto cuesta el mole");
    expect(next[1]).toContain("El mole cuesta $145 desde hoy.");
  });

  it("ends the waiting question that it answers", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    const said = await ask(member, "@ayudante ¿tienen menú infantil?");
    expect(said[1]).toContain("No lo sé");
    const waits = async () =>
      (
        await database.sql`SELECT 1 FROM unanswered WHERE space_id = 'a-space'
          AND ended_at IS NULL AND question LIKE '%infantil%'`
      ).length;
    expect(await waits()).toBe(1);
    const { path } = await openedPath(owner, 2);
    const form = { intent: "correct", seq: "2", question: "¿tienen menú infantil?" };
    const sent = await post(owner, path, { ...form, answer: "Sí, de $80.", tell: "" });
    expect(sent.status).toBe(303);
    expect(await waits()).toBe(0);
    const page = await readPage(await member.request(`${SPACE}${path}`));
    expect(visibleText(page.querySelector("main ol")!)).toContain("Sí, de $80.");
  });
});

describe("an approved answer", () => {
  const stored = () =>
    database.sql<{ id: string; question: string; answer: string }[]>`SELECT id, question, answer
      FROM answers WHERE space_id = 'a-space' AND question ILIKE '%propina%'`;
  const approve = (browser: Browser, question: string, answer: string) =>
    post(browser, "/agentiks", { intent: "approve", question, answer });

  it("is edited afterwards by who manages the space, and asks before it is deleted", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    await approve(owner, "¿La propina está incluida?", "No.");
    await approve(owner, "¿Aceptan propina con tarjeta?", "Sí.");
    const [first] = (await stored()).filter(({ answer }) => answer === "No.");
    const tab = await readPage(await owner.request(`${SPACE}/agentiks`));
    const line = tab.getElementById(`answer-${first!.id}`)!;
    expect(line.querySelector("details button[value=delete-answer]")).not.toBeNull();
    expect(tab.querySelectorAll("main button[value=delete-answer]")).toHaveLength(
      tab.querySelectorAll("main details button[value=delete-answer]").length,
    );
    const edit = line.querySelector("a[href*='edit=']")!.getAttribute("href")!;
    const form = (await readPage(await owner.request(edit.split("#")[0]!))).querySelector(
      `#answer-${first!.id} form`,
    )!;
    expect(form.querySelector("textarea")!.textContent.trim()).toBe("No.");
    const action = form.getAttribute("action")!;
    const change = { intent: "change-answer", answerId: first!.id };
    const typed = { ...change, question: "¿La propina está incluida?", answer: "  " };
    const refused = await owner.request(action, { form: typed });
    expect(refused.status).toBe(422);
    expect((await readPage(refused)).querySelector(`#answer-${first!.id} form`)).not.toBeNull();
    const better = { ...typed, answer: "No, es voluntaria." };
    expect((await member.request(action, { form: better })).status).toBe(404);
    expect((await owner.request(action, { form: better })).status).toBe(303);
    expect((await stored()).map(({ answer }) => answer).sort()).toEqual([
      "No, es voluntaria.",
      "Sí.",
    ]);
    // Two answers to one question: the changed one stays.
    const same = { ...better, question: "¿Aceptan propina con TARJETA?" };
    expect((await owner.request(action, { form: same })).status).toBe(303);
    expect(await stored()).toEqual([
      { id: first!.id, question: "¿Aceptan propina con TARJETA?", answer: "No, es voluntaria." },
    ]);
    const gone = { ...same, answerId: "answer-none" };
    expect((await owner.request(action, { form: gone })).status).toBe(404);
  });
});

describe("an agentik of another admin", () => {
  const tabOf = async (browser: Browser) => readPage(await browser.request(`${SPACE}/agentiks`));
  const lineOf = (page: Document) =>
    [...page.querySelectorAll("main li")].find((line) => visibleText(line).includes("Mesero"))!;
  beforeAll(async () => {
    const { sql } = database;
    await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
      VALUES ('b-agentik', 'Mesero', 'x', 'content', 'active', ${ADMIN})`;
    await sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES ('a-space', ${ADMIN}, 'admin'), ('a-space', ${MEMBER}, 'member')
      ON CONFLICT DO NOTHING`;
    const admin = await as(ADMIN);
    const added = { intent: "add", agentik: "b-agentik", when: "mentioned" };
    expect((await post(admin, "/agentiks", added)).status).toBe(303);
  });

  it("has no form that its owner alone may send; it can be removed", async () => {
    const line = lineOf(await tabOf(await as(OWNER)));
    expect(line.querySelector("button[value=add]")).toBeNull();
    expect(line.querySelector("[name=when], [name=minutes]")).toBeNull();
    expect(line.querySelector("details button[value=remove]")).not.toBeNull();
    const own = lineOf(await tabOf(await as(ADMIN)));
    expect(own.querySelector("button[value=add]")).not.toBeNull();
  });

  it("has runs that its owner and the space's open, with the cost for the one who pays", async () => {
    const { sql } = database;
    const member = await as(MEMBER);
    const form = { intent: "send", text: "@mesero ¿a qué hora abren?" };
    await member.request(`${SPACE}/t/new.data`, { form });
    expect(await work()).toBe(1);
    const list = await readPage(await (await as(ADMIN)).request("/agentiks/b-agentik/runs"));
    const links = [...list.querySelectorAll("main a[href^='/runs/']")];
    const run = links[0]!.getAttribute("href")!;
    /** Whether the page tells the cost; its status if there is none. */
    const opened = async (personId: string) => {
      const answer = await (await as(personId)).request(run);
      if (answer.status !== 200) return answer.status;
      const page = await readPage(answer);
      return [...page.querySelectorAll("main dt")].some((name) => visibleText(name) === "Cost");
    };
    const all = () => Promise.all([OWNER, MEMBER, ADMIN, "person-4"].map(opened));
    expect(await all()).toEqual([true, false, false, 404]);
    /** Texts of the links from the conversation to its runs. */
    const linked = async (personId: string, language: string) => {
      const answer = await (await as(personId)).request(SPACE, { preferences: { language } });
      const page = await readPage(answer);
      const found = [...page.querySelectorAll("main ol a[href^='/runs/']")];
      return found.map((link) => [link.getAttribute("href"), visibleText(link)]);
    };
    const link = [run, "See how it was done"];
    await sql`INSERT INTO space_members (space_id, person_id) VALUES ('a-space', 'person-4')`;
    for (const [personId, links] of [
      [OWNER, [link]],
      [MEMBER, [link]],
      [ADMIN, [link]],
      // A member who has neither asked nor owns the agentik or the space.
      ["person-4", []],
    ] as const)
      expect(await linked(personId, "en")).toEqual(links);
    expect(await linked(MEMBER, "es")).toEqual([[run, "Ver cómo lo hizo"]]);
    await sql`DELETE FROM space_members WHERE space_id = 'a-space' AND person_id = 'person-4'`;
    // Its buttons stay with the one who asked.
    const press = await (await as(ADMIN)).request(run, { form: { intent: "retry" } });
    expect(press.status).toBe(404);
    await sql`UPDATE threads SET only_for = ${MEMBER} WHERE id = (SELECT thread_id FROM runs
      WHERE id = ${run.slice("/runs/".length)})`;
    expect(await all()).toEqual([404, false, 404, 404]);
  });

  it("answers no longer once its owner has left, and the space says so; it answers on return", async () => {
    const [owner, admin, member] = [await as(OWNER), await as(ADMIN), await as(MEMBER)];
    const asked = async () => {
      const form = { intent: "send", text: "@mesero ¿a qué hora abren?" };
      await member.request(`${SPACE}/t/new.data`, { form });
      return work();
    };
    expect(await asked()).toBe(1);
    await post(admin, "", { intent: "leave" });
    expect(await asked()).toBe(0);
    await database.sql`UPDATE space_agentiks SET answers_when = 'unanswered', wait_minutes = 10
      WHERE agentik_id = 'b-agentik'`;
    const later = new Date(Date.now() + 11 * 60_000);
    const waiting = await listUnanswered(database.db, later, 500);
    expect(waiting.filter(({ agentikId }) => agentikId === "b-agentik")).toEqual([]);
    const page = await tabOf(owner);
    expect(visibleText(lineOf(page))).toContain("whoever brought it is no longer in this space");
    const composer = (await readPage(await member.request(SPACE))).getElementById("composer")!;
    expect(composer.querySelector("option[value=Mesero]")).toBeNull();
    await database.sql`INSERT INTO space_members (space_id, person_id) VALUES ('a-space', ${ADMIN})`;
    await database.sql`UPDATE space_agentiks SET answers_when = 'mentioned'
      WHERE agentik_id = 'b-agentik'`;
    expect(await asked()).toBe(1);
    expect(visibleText(lineOf(await tabOf(owner)))).not.toContain("no longer in this space");
  });
});

describe("an agentik that answers unanswered questions", () => {
  beforeEach(() => database.sql`DELETE FROM threads WHERE space_id = 'a-space'`);
  const WAIT = { intent: "add", agentik: "a-agentik", when: "unanswered" };
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  /** @returns the number of questions that were passed to the agentik */
  const look = async (minutes: number) => {
    const [now, asked] = [inMinutes(minutes), [] as boolean[]];
    for (const question of await listUnanswered(database.db, now, 500))
      asked.push(await askForUnanswered(database.db, question, now));
    return asked.filter(Boolean).length;
  };
  const say = (browser: Browser, text: string, thread = "new") =>
    browser.request(`${SPACE}/t/${thread}.data`, { form: { intent: "send", text } });
  const newest = async () => {
    const [thread] = await database.sql<{ id: string }[]>`
      SELECT id FROM threads WHERE space_id = 'a-space' ORDER BY created_at DESC LIMIT 1`;
    return thread!.id;
  };

  it("waits its minutes, answers once, and leaves alone what people answered", async () => {
    const [owner, member] = [await as(OWNER), await as(MEMBER)];
    expect((await post(owner, "/agentiks", { ...WAIT, minutes: "1441" })).status).toBe(422);
    expect((await post(owner, "/agentiks", { ...WAIT, minutes: "10" })).status).toBe(303);
    const tab = await readPage(await owner.request(`${SPACE}/agentiks`));
    expect(visibleText(tab.querySelector("main")!)).toContain("when nobody has for 10 min");

    await say(member, "¿A qué hora abren?");
    expect(await look(9)).toBe(0);
    // Two processes look at once.
    const both = await Promise.all([look(11), look(11)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await work()).toBe(1);
    expect(await look(12)).toBe(0);
    const page = await readPage(await member.request(SPACE));
    expect(visibleText(page.querySelector("main ol")!)).toContain("Lunes a viernes de 8:00");

    await say(member, "¿Y los domingos a qué hora abren?");
    await say(owner, "Los domingos no.", await newest());
    expect(await look(15)).toBe(0);
  });

  it("leaves alone what is no question, what is old, and what a former member asked", async () => {
    const member = await as(MEMBER);
    await say(member, "Ya llegó el carbón");
    expect(await look(11)).toBe(0);
    await say(member, "cuanto cuestan las enchiladas");
    expect(await look(11 + 60)).toBe(0);
    await database.sql`DELETE FROM space_members WHERE person_id = ${MEMBER}
      AND space_id = 'a-space'`;
    expect(await look(11)).toBe(0);
  });
});
