import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { executeRuns } from "../../support/runs/execute-runs.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Triggers of an agentik, its runs, one run, and its webhook, as requests. */
let database: TestDatabase;
let app: App;
const [OWNER, STRANGER] = ["person-1", "person-3"];
const TRIGGERS = "/agentiks/lupita/triggers";
const RUNS = "/agentiks/lupita/runs";
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  await database.sql`INSERT INTO agentiks (id, owner_id, name, description, type, status, language)
    VALUES ('lupita', ${OWNER}, 'Lupita', 'x', 'content', 'active', 'en')`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const owner = () => as(OWNER!);
const page = async (path: string, who = OWNER!) => readPage(await (await as(who)).request(path));
const text = async (path: string) => visibleText((await page(path)).querySelector("main")!);
const press = async (form: Record<string, string>, path = TRIGGERS) =>
  (await owner()).request(path, { form });
const work = async () => {
  const rows = await database.sql<{ id: string }[]>`SELECT id FROM runs WHERE state = 'queued'`;
  await executeRuns(
    database,
    rows.map(({ id }) => id),
  );
};
const REMIND = {
  intent: "create",
  duty: "remind",
  text: "Turn off the gas",
  every: "week",
  time: "21:00",
  weekday: "5",
  zone: "America/Bogota",
};

describe("the triggers of an agentik", () => {
  it("are made, changed, run, switched off and deleted by forms alone", async () => {
    expect(await text(TRIGGERS)).toContain("It only works when somebody writes to it");
    expect((await page(`${TRIGGERS}?new=remind`)).querySelector("[name=text]")).not.toBeNull();
    expect((await press(REMIND)).status).toBe(303);
    const shown = await text(TRIGGERS);
    expect(shown).toContain("Turn off the gas");
    expect(shown).toMatch(/Every week on Friday at 9:00 PM/);
    expect(shown).toMatch(/Next: ([A-Z][a-z]{2} \d{1,2}, )?9:00 PM \(Bogota\)/);
    const [trigger] = await database.sql<
      { id: string }[]
    >`SELECT id FROM agentik_triggers WHERE agentik_id = 'lupita'`;
    const { id } = trigger!;
    const form = (await page(`${TRIGGERS}?edit=${id}`)).querySelector(`[value="${id}"]`);
    expect(form).not.toBeNull();
    await press({ ...REMIND, intent: "change", trigger: id, every: "cron", cron: "30 9 * * 1-5" });
    expect(await text(TRIGGERS)).toContain("Monday to Friday at 9:30 AM");
    expect((await press({ intent: "run", trigger: id })).status).toBe(303);
    expect((await press({ intent: "run", trigger: id })).status).toBe(409);
    await work();
    const done = await text(TRIGGERS);
    expect(done).toMatch(/Last: Done/);
    expect(done).toContain("Open its reports");
    await press({ intent: "off", trigger: id });
    expect(await text(TRIGGERS)).toContain("Turn on");
    await press({ intent: "delete", trigger: id });
    expect(await text(TRIGGERS)).not.toContain("Turn off the gas");
  });

  it("answer what is wrong at its field, and lose nothing", async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ ...REMIND, text: " " }, "Write a text of 2,000 characters at most."],
      [{ ...REMIND, time: "25:00" }, "Write a time such as 21:00."],
      [{ ...REMIND, every: "cron", cron: "* * * * *" }, "At most every five minutes."],
      [{ ...REMIND, every: "cron", cron: "0 0 31 2 *" }, "This never comes."],
      [{ ...REMIND, every: "once", date: "" }, "Choose a date."],
      [{ ...REMIND, every: "once", date: "2020-01-01" }, "That time is over. Choose a later one."],
      [
        { intent: "create", duty: "watch", condition: "waiting", limit: "0" },
        "Write a whole number from 1 to 1440.",
      ],
    ];
    for (const [form, problem] of wrong) {
      const response = await press(form);
      expect(response.status).toBe(422);
      const shown = await readPage(response);
      expect(visibleText(shown.querySelector("main")!)).toContain(problem);
      const field = form.duty === "watch" ? "limit" : "cron";
      const typed = shown.querySelector<HTMLInputElement>(`main [name=${field}]`)!;
      expect(typed.getAttribute("value") ?? "").toBe(form[field] ?? "");
    }
    expect((await press({ intent: "obey" })).status).toBe(400);
    expect((await press({ intent: "run", trigger: "trigger-nobody" })).status).toBe(404);
    const none = await database.sql`SELECT 1 FROM agentik_triggers WHERE agentik_id = 'lupita'`;
    expect(none).toHaveLength(0);
  });

  it("ask the agentik each Monday what its owner wrote, and show the answer in its run", async () => {
    const form = await page(`${TRIGGERS}?new=ask`);
    expect(form.querySelector("textarea[name=text][required]")).not.toBeNull();
    const ask = {
      intent: "create",
      duty: "ask",
      text: "Sum up the questions without an answer",
      every: "week",
      time: "8:00",
      weekday: "1",
      zone: "UTC",
    };
    expect((await press({ ...ask, text: " " })).status).toBe(422);
    expect((await press(ask)).status).toBe(303);
    expect(await text(TRIGGERS)).toMatch(/Sum up the questions.*Every week on Monday at 8:00 AM/s);
    const [made] = await database.sql<{ id: string }[]>`
      SELECT id FROM agentik_triggers WHERE agentik_id = 'lupita' AND duty = 'ask'`;
    expect((await press({ intent: "run", trigger: made!.id })).status).toBe(303);
    await work();
    const [run] = await database.sql<{ id: string }[]>`
      SELECT id FROM runs WHERE trigger_id = ${made!.id}`;
    const shown = await text(`/runs/${run!.id}`);
    for (const part of [
      "Asked: Sum up the questions without an answer",
      "Looked at the unanswered questions",
      "0 questions have no answer yet.",
      "0.00 MXN",
    ])
      expect(shown).toContain(part);
    await press({ intent: "delete", trigger: made!.id });
    // An event sets it off, not its owner.
    const react = { intent: "create", duty: "react", topic: "question", text: "What do we say?" };
    expect((await page(`${TRIGGERS}?new=react`)).querySelector("[name=topic]")).not.toBeNull();
    expect((await press(react)).status).toBe(303);
    expect(await text(TRIGGERS)).toContain("It could not answer a question: What do we say?");
    const [event] = await database.sql<{ id: string }[]>`
      SELECT id FROM agentik_triggers WHERE agentik_id = 'lupita' AND duty = 'react'`;
    expect((await press({ intent: "run", trigger: event!.id })).status).toBe(404);
    await press({ intent: "delete", trigger: event!.id });
  });

  it("draft a reply to a review that their owner pastes", async () => {
    await press({ intent: "create", duty: "review", zone: "UTC" });
    const [made] = await database.sql<{ id: string }[]>`
      SELECT id FROM agentik_triggers
      WHERE agentik_id = 'lupita' AND duty = 'review'`;
    const draft = { intent: "draft", trigger: made!.id, mood: "unsure" };
    const refused = await press({ ...draft, review: " ", mood: "bad" });
    expect(refused.status).toBe(422);
    const shown = await readPage(refused);
    expect(visibleText(shown.querySelector("main")!)).toContain("Paste a review of 2000");
    expect(shown.querySelector("[name=mood][checked]")!.getAttribute("value")).toBe("bad");
    // It is set off by a review alone, and nothing else by one.
    expect((await press({ intent: "run", trigger: made!.id })).status).toBe(404);
    const review = "1 star. The soup *was* cold\nand <b>late</b>";
    expect((await press({ ...draft, review })).status).toBe(303);
    await work();
    const reports = (await page(TRIGGERS)).querySelector<HTMLAnchorElement>("a[href*='/t/']")!;
    const written = await page(reports.getAttribute("href")!);
    expect(visibleText(written)).toContain("Draft of a reply");
    expect(visibleText(written)).toContain("and <b>late</b>");
    expect(visibleText(written)).toContain("I read it as a complaint because of “1 star”.");
    expect(await text(RUNS)).toContain("Draft of a reply to a review");
    await press({ intent: "delete", trigger: made!.id });
  });

  it("are hidden from other people, who cannot change them", async () => {
    const stranger = await as(STRANGER!);
    expect((await stranger.request(TRIGGERS)).status).toBe(404);
    expect((await stranger.request(RUNS)).status).toBe(404);
    expect((await stranger.request(TRIGGERS, { form: REMIND })).status).toBe(403);
  });
});

describe("what an agentik has done", () => {
  it("is counted, listed with filters, and shown run by run", async () => {
    await press({ ...REMIND, text: "Count the till" });
    const [trigger] = await database.sql<{ id: string }[]>`SELECT id FROM agentik_triggers
      WHERE settings->>'text' = 'Count the till'`;
    await press({ intent: "run", trigger: trigger!.id });
    await work();
    const shown = await page(RUNS);
    expect(visibleText(shown.querySelector("main dl")!)).toMatch(/Tasks.*Success|\d.*100%/s);
    expect(shown.querySelectorAll("section[aria-labelledby=strip] li").length).toBeGreaterThan(0);
    expect(await text(`${RUNS}?state=failed`)).toContain("None of its work is like that");
    const [run] = await database.sql<{ id: string }[]>`
      SELECT id FROM runs WHERE trigger_id = ${trigger!.id}`;
    const one = await text(`/runs/${run!.id}`);
    for (const part of ["Reminder", "Done", "0.00 MXN", "Wrote its message", "Count the till"])
      expect(one).toContain(part);
    expect((await (await as(STRANGER!)).request(`/runs/${run!.id}`)).status).toBe(404);
    expect((await app.request(`/runs/${run!.id}`)).status).toBe(404);
    expect((await press({ intent: "retry" }, `/runs/${run!.id}`)).status).toBe(409);
    const card = visibleText((await page("/agentiks?show=mine")).querySelector("main")!);
    expect(card).toContain("100%");
    expect(card).not.toContain("99.9%");
  });

  it("is tried again after a failure, and stopped while it waits", async () => {
    await database.sql`INSERT INTO runs (id, kind, state, failure, person_id, agentik_id, input,
        dedupe_key, ended_at, deadline_at)
      VALUES ('run-failed', 'duty', 'failed', 'engine', ${OWNER!}, 'lupita',
        ${JSON.stringify({ work: { duty: "remind", text: "x" }, at: "2026-01-01T00:00:00Z", zone: "UTC" })}::text::jsonb,
        'run-failed', now(), now())`;
    expect(await text("/runs/run-failed")).toContain("What does it met an error.");
    const first = await press({ intent: "retry" }, "/runs/run-failed");
    const again = await press({ intent: "retry" }, "/runs/run-failed");
    expect(first.status).toBe(303);
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
    const retried = first.headers.get("Location")!;
    expect((await press({ intent: "stop" }, retried)).status).toBe(303);
    expect(await text(retried)).toContain("Stopped");
    const stranger = await as(STRANGER!);
    expect((await stranger.request("/runs/run-failed", { form: { intent: "retry" } })).status).toBe(
      404,
    );
  });
});

describe("a webhook", () => {
  it("takes signed deliveries once each, quickly, and nothing else", async () => {
    const made = await press({ intent: "create", duty: "note", title: "Shop" });
    expect(made.status).toBe(200);
    const shown = await readPage(made);
    const address = visibleText(shown.querySelector("main li code")!);
    const secret = visibleText(shown.querySelector("main li [role=status] code")!);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await text(TRIGGERS)).not.toContain(secret);
    const path = new URL(address).pathname;
    const send = (headers: Record<string, string>, body: string) =>
      app.request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body,
      });
    const counted = async () =>
      (
        await database.sql<{ runs: number; deliveries: number }[]>`
          SELECT (SELECT count(*)::int FROM runs WHERE dedupe_key LIKE '%delivery%') AS runs,
            (SELECT count(*)::int FROM trigger_deliveries) AS deliveries`
      )[0]!;
    const body = JSON.stringify({ order: 7 });
    const signed = (text: string) => ({
      "X-Plaza-Signature": createHmac("sha256", secret).update(text).digest("hex"),
    });
    const wrong: Record<string, string>[] = [
      {},
      { Authorization: "Bearer wrong" },
      signed("other"),
    ];
    for (const headers of wrong) expect((await send(headers, body)).status).toBe(401);
    expect(await counted()).toEqual({ runs: 0, deliveries: 0 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send({ ...signed(body), "Idempotency-Key": "seven" }, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
    expect(await counted()).toEqual({ runs: 1, deliveries: 1 });
    expect(await text(TRIGGERS)).toContain("came 49 more times");

    await database.sql`DELETE FROM rate_limits`;
    const times: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const begun = performance.now();
      const one = await send({ Authorization: `Bearer ${secret}` }, JSON.stringify({ order: n }));
      times.push(performance.now() - begun);
      expect(one.status).toBe(202);
    }
    times.sort((a, b) => a - b);
    process.stdout.write(
      `webhook: p50 ${times[19]!.toFixed(1)} ms, p95 ${times[37]!.toFixed(1)} ms\n`,
    );
    expect((await send(signed("[]"), "[]")).status).toBe(422);
    for (let n = 0; n < 25; n += 1) await send(signed(body), body);
    expect((await send(signed(body), body)).status).toBe(429);
    const large = JSON.stringify({ text: "x".repeat(66_000) });
    expect((await send(signed(large), large)).status).toBe(413);
    expect((await app.request(path)).status).toBe(405);
  });
});

it("pauses all own agentiks with one press", async () => {
  expect(await text("/agentiks?show=mine")).toContain("Pause all my agentiks");
  const response = await press({ intent: "pause-all" }, "/agentiks");
  expect(response.status).toBe(200);
  const [left] = await database.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM agentiks
    WHERE owner_id = ${OWNER!} AND status = 'active'`;
  expect(left!.n).toBe(0);
});
