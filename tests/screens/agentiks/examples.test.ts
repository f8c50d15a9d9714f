import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { EXAMPLES_MAX } from "#domain/agentiks/examples/examples.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { clockIn } from "#domain/people/business/open-now.ts";
import { DAY_MINUTES, WEEKDAYS } from "#domain/people/business/opening-hours.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** An owner keeps good answers of a trial, and is told when a change makes the agentik answer otherwise. */
const OWNER = "person-1";
let database: TestDatabase;
let app: App;
let worker: { stop(): Promise<void> };
let agentik: string;
let page: string;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  worker = await startWorker(database.url);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await database.drop();
});

/** An agentik of its own for each test, that knows a price. */
beforeEach(async () => {
  agentik = `example-agentik-${(made += 1)}`;
  page = `/agentiks/${agentik}`;
  await database.sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    VALUES (${agentik}, 'Lupita', 'Atiende la fonda', 'customer_service', 'inactive', ${OWNER}, 'es')`;
  await teach("Menú", "Tacos al pastor: $18 cada uno");
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const keyOf = (shown: Document) => shown.querySelector<HTMLInputElement>("[name=key]")?.value ?? "";

/** Posts a form as a browser without JavaScript does, and follows the redirect. */
async function press(path: string, form: Record<string, string>, from = path) {
  const owner = await as(OWNER);
  const key = keyOf(await readPage(await owner.request(from)));
  const response = await owner.request(path, { form: { key, ...form } });
  const to = response.headers.get("Location");
  const shown = await readPage(to ? await owner.request(to) : response);
  return { status: response.status, to, shown, text: visibleText(shown) };
}

async function teach(document: string, text: string) {
  await press(`${page}/configure`, { intent: "teach", document, text });
  await expect
    .poll(async () => {
      const [known] = await database.sql`SELECT count(*)::int AS n FROM passages
        JOIN documents ON documents.id = document_id AND documents.version = passages.version
        JOIN agentik_workplaces ON agentik_workplaces.space_id = documents.space_id
        WHERE agentik_id = ${agentik} AND documents.name = ${document}`;
      return known!.n as number;
    })
    .toBeGreaterThan(0);
}

const ask = (text: string) => press(`${page}/try`, { intent: "send", text });
const keep = (seq: number) => press(`${page}/examples`, { intent: "save", seq: String(seq) });
const publish = async (more: Record<string, string> = {}) => {
  const [draft] = await database.sql`SELECT revision FROM agentik_configurations
    WHERE agentik_id = ${agentik} AND published_at IS NULL`;
  return press(`${page}/configure`, {
    intent: "publish",
    name: "Lupita",
    description: "Atiende la fonda",
    type: "customer_service",
    language: "es",
    instructions: "",
    revision: String(draft?.revision ?? 0),
    ...more,
  });
};
/** Abilities of the form, without the one that answers questions. */
const NO_ANSWERS = { abilities: "1", hours: "always", "hand-over-after": "2" };
const stored = () =>
  database.sql`SELECT id, question, answer, checked_version, now_text FROM agentik_examples
    WHERE agentik_id = ${agentik} ORDER BY created_at`;

it("keeps an answer of the trial with its question, once", async () => {
  const asked = await ask("¿cuánto cuestan los tacos al pastor?");
  const button = asked.shown.querySelector<HTMLButtonElement>("#trial button[value=save]")!;
  const form = button.closest("form")!;
  expect(form.getAttribute("action")).toBe(`${page}/examples`);
  expect(form.querySelector<HTMLInputElement>("[name=seq]")!.value).toBe("2");

  const all = await Promise.all(Array.from({ length: 6 }, () => keep(2)));
  for (const { status, to } of all) expect([status, to]).toEqual([303, `${page}/try#t2`]);
  expect(await stored()).toHaveLength(1);
  const [example] = await stored();
  expect(example!.question).toBe("¿cuánto cuestan los tacos al pastor?");
  expect(example!.answer).toContain("$18");

  const again = await press(`${page}/examples`, { intent: "check" });
  expect(again.to).toBe(`${page}/examples`);
  expect(again.text).toContain("All answer as before");
  const trial = await readPage(await (await as(OWNER)).request(`${page}/try`));
  expect(trial.querySelector("#trial button[value=save]")).toBeNull();
  expect(visibleText(trial.querySelector("#t2")!)).toContain("Kept as an example");
});

it("checks all examples at Publish, shows what changed, and takes a new answer", async () => {
  await ask("¿cuánto cuestan los tacos al pastor?");
  await keep(2);
  const same = await publish({ description: "Atiende la fonda de Lupita" });
  expect(same.to).toBe(page);
  expect(same.text).toContain("Published. Its examples answer as before.");

  const other = await publish(NO_ANSWERS);
  expect(other.to).toBe(`${page}/examples`);
  expect(other.text).toContain("1 of 1 answer differently");
  expect(other.text).toContain("It would answer now");
  const [changed] = await stored();
  expect(changed!.answer).toContain("$18");
  expect(changed!.now_text).not.toContain("$18");

  // Another version's answer is not shown as this one's.
  await database.sql`UPDATE agentik_examples SET checked_version = checked_version - 1
    WHERE agentik_id = ${agentik}`;
  const older = visibleText(await readPage(await (await as(OWNER)).request(`${page}/examples`)));
  expect(older).toContain("Not checked");
  expect(older).not.toContain("It would answer now");
  await press(`${page}/examples`, { intent: "check" });

  const accepted = await press(`${page}/examples`, { intent: "accept", example: changed!.id });
  expect(accepted.text).toContain("All answer as before");
  const [now] = await stored();
  expect(now).toMatchObject({ answer: changed!.now_text, now_text: null });
  const checked = await press(`${page}/examples`, { intent: "check" });
  expect(checked.text).toContain("All answer as before");
});

it("finds a changed price when it is checked again", async () => {
  await ask("¿cuánto cuestan los tacos al pastor?");
  await keep(2);
  await database.sql`UPDATE passages SET text = 'Tacos al pastor: $21 cada uno' WHERE text LIKE '%$18%'
    AND space_id = (SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${agentik})`;
  const checked = await press(`${page}/examples`, { intent: "check" });
  expect(checked.text).toContain("1 of 1 answer differently");
  expect(checked.text).toContain("$21 cada uno");
});

it("answers as of the time when the answer was kept", async () => {
  // Open the whole of today, and on no other day.
  const { day: today } = clockIn(DEFAULT_ZONE, new Date());
  const hours = Object.fromEntries(
    WEEKDAYS.map((day) => [day, day === today ? [{ from: 0, to: DAY_MINUTES }] : []]),
  );
  await database.sql`INSERT INTO businesses (person_id, name, hours)
    VALUES (${OWNER}, 'Fonda Lupita', ${JSON.stringify(hours)}::text::jsonb)
    ON CONFLICT (person_id) DO UPDATE SET hours = EXCLUDED.hours`;
  await ask("¿está abierto ahora?");
  await keep(2);
  const checked = await press(`${page}/examples`, { intent: "check" });
  expect(checked.text).toContain("All answer as before");
  await database.sql`UPDATE agentik_examples SET answered_at = answered_at - interval '1 day'
    WHERE agentik_id = ${agentik}`;
  const yesterday = await press(`${page}/examples`, { intent: "check" });
  expect(yesterday.text).toContain("1 of 1 answer differently");
});

it("does not take a form's question, which depends on what came before", async () => {
  await publish({ ...NO_ANSWERS, answers: "on", "add-booking": "on" });
  const asked = await ask("quiero reservar mesa para 4 mañana a las 8 pm");
  expect(asked.shown.querySelector("#trial button[value=save]")).toBeNull();
  const refused = await keep(2);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("depends on what was written before");
  expect((await keep(1)).status).toBe(404);
  expect((await keep(99)).status).toBe(404);
  expect(await stored()).toEqual([]);
});

it(`keeps ${EXAMPLES_MAX} at most, and removes them`, async () => {
  await ask("¿cuánto cuestan los tacos al pastor?");
  for (let n = 0; n < EXAMPLES_MAX; n += 1)
    await database.sql`INSERT INTO agentik_examples
        (id, agentik_id, question, answer, reply_kind, engine, answered_at, created_at)
      VALUES (${`full-${agentik}-${n}`}, ${agentik}, ${`¿${n}?`}, 'Sí', 'found', 'embedded', now(), now())`;
  const full = await keep(2);
  expect([full.status, full.text.includes(`keeps ${EXAMPLES_MAX} examples`)]).toEqual([409, true]);
  const removed = await press(`${page}/examples`, {
    intent: "delete",
    example: `full-${agentik}-0`,
  });
  expect([removed.status, removed.text.includes("Removed.")]).toEqual([303, true]);
  expect((await keep(2)).status).toBe(303);
  expect(await stored()).toHaveLength(EXAMPLES_MAX);
});

it("the examples of an agentik are its owner's only", async () => {
  await ask("¿cuánto cuestan los tacos al pastor?");
  await keep(2);
  const [example] = await stored();
  const stranger = await as("person-2");
  expect((await stranger.request(`${page}/examples`)).status).toBe(404);
  const forms: Record<string, string>[] = [
    { intent: "delete", example: example!.id as string },
    { intent: "accept", example: example!.id as string },
    { intent: "check" },
    { intent: "save", seq: "2" },
  ];
  for (const form of forms)
    expect((await stranger.request(`${page}/examples`, { form })).status).toBe(403);
  expect(await stored()).toHaveLength(1);
});

it("is work that counts in no figure, and goes with its agentik", async () => {
  await ask("¿cuánto cuestan los tacos al pastor?");
  await keep(2);
  const figures = async () =>
    (await database.sql`SELECT ended FROM agentik_figures WHERE agentik_id = ${agentik}`)[0];
  const before = await figures();
  await press(`${page}/examples`, { intent: "check" });
  expect(await figures()).toEqual(before);
  const runs = await readPage(await (await as(OWNER)).request(`${page}/runs?kind=check`));
  expect(visibleText(runs)).toContain("Check of its examples");
  const link = [...runs.querySelectorAll("ul a[href^='/runs/']")]
    .find((one) => one.textContent === "Check of its examples")!
    .getAttribute("href")!;
  const run = await readPage(await (await as(OWNER)).request(link));
  expect(visibleText(run)).toContain("1 as before, 0 different");

  await press(page, { intent: "delete" }, `${page}/configure`);
  expect(await stored()).toEqual([]);
});

it("says where nothing can be checked", async () => {
  const empty = await readPage(await (await as(OWNER)).request(`${page}/examples`));
  expect(visibleText(empty)).toContain("No examples yet");
  const refused = await press(`${page}/examples`, { intent: "check" });
  expect(refused.status).toBe(409);
});
