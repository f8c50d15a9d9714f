import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { apiClient, tokenFor } from "../../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../../support/api/fonda.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** POST /api/v1/chat/completions: the person's agentik answers in the format of OpenAI's API. */
let database: TestDatabase;
let app: App;
let ana: Fonda;
let worker: { stop(): Promise<void> } | undefined;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** A person of each test's own, and a program with their token. */
async function begin({ isWorking = true } = {}) {
  ana = await makeFonda(database.sql, `ana${(made += 1)}`);
  if (isWorking) worker = await startWorker(database.url);
  const { token } = await tokenFor(database, ana.person);
  return { ...apiClient(app, token), token };
}
const QUESTION = "¿cuánto cuestan los tacos al pastor?";
const user = (content: unknown) => ({ role: "user", content });
const questions = async () =>
  (
    await database.sql`SELECT text FROM messages JOIN threads ON threads.id = thread_id
      WHERE chat_with_id = ${ana.agentik} AND author_id = ${ana.person}`
  ).map(({ text }) => text as string);

describe("an answer", () => {
  it("has OpenAI's form, quotes what the agentik knows, and costs nothing by rules", async () => {
    const { post, get } = await begin();
    const { status, body } = await post("/chat/completions", {
      model: ana.agentik,
      temperature: 0.2,
      messages: [
        { role: "system", content: "Sé breve" },
        user("hola"),
        { role: "assistant", content: "Hola" },
        user([{ type: "text", text: QUESTION }]),
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-run-/) as string,
      object: "chat.completion",
      model: ana.agentik,
      choices: [{ index: 0, message: { role: "assistant" }, finish_reason: "stop" }],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    });
    expect(body.choices[0].message.content).toContain("18 pesos");
    // Only the last message is asked.
    expect(await questions()).toEqual([QUESTION]);

    const runId = (body.id as string).replace("chatcmpl-", "");
    const run = await get(`/agentiks/${ana.agentik}/runs/${runId}`);
    expect(run.body).toMatchObject({
      kind: "reply",
      state: "succeeded",
      channel: "try",
      text: body.choices[0].message.content as string,
    });
    expect(run.body.sources).toEqual([expect.objectContaining({ quote: ana.text })]);
  });

  it("is the same for the same Idempotency-Key, and asked once", async () => {
    const { post } = await begin();
    const ask = (text: string) =>
      post(
        "/chat/completions",
        { model: ana.agentik, messages: [user(text)] },
        { "Idempotency-Key": "chat-1" },
      );
    const [first, second] = [await ask(QUESTION), await ask(QUESTION)];
    expect(second.body.id).toBe(first.body.id);
    expect(second.body.choices).toEqual(first.body.choices);
    expect(await questions()).toEqual([QUESTION]);
    expect((await ask("otra cosa")).status).toBe(409);
  });

  it("comes as chunks that end with [DONE]", async () => {
    const { token } = await begin();
    const response = await app.request("/api/v1/chat/completions", {
      method: "POST",
      preferences: false,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({
        model: ana.agentik,
        messages: [user(QUESTION)],
        stream: true,
        stream_options: { include_usage: true },
      }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    const data = (await response.text())
      .split("\n\n")
      .filter((event) => event.startsWith("data: "))
      .map((event) => event.slice("data: ".length));
    expect(data.at(-1)).toBe("[DONE]");
    const chunks = data.slice(0, -1).map(
      (json) =>
        JSON.parse(json) as {
          id: string;
          object: string;
          choices: { delta: { role?: string; content?: string }; finish_reason: string | null }[];
          usage?: object;
        },
    );
    expect(new Set(chunks.map(({ id, object }) => `${id} ${object}`)).size).toBe(1);
    expect(chunks[0]).toMatchObject({
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta: { role: "assistant" }, finish_reason: null }],
    });
    const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
    expect(text).toContain("18 pesos");
    expect(chunks.at(-2)!.choices[0]!.finish_reason).toBe("stop");
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 0 } });
    const [stored] = await database.sql`SELECT messages.text FROM messages
      JOIN threads ON threads.id = thread_id
      WHERE chat_with_id = ${ana.agentik} AND agentik_id IS NOT NULL`;
    expect(text).toBe(stored!.text);
  });
});

describe("without an answer", () => {
  it("a busy agentik refuses a second question, and nothing is written", async () => {
    const { post, token } = await begin({ isWorking: false });
    const asked = app.request("/api/v1/chat/completions", {
      method: "POST",
      preferences: false,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ model: ana.agentik, messages: [user("uno")], stream: true }),
    });
    const response = await asked;
    const { status, body } = await post("/chat/completions", {
      model: ana.agentik,
      messages: [user("dos")],
    });
    expect([status, body.error.code]).toEqual([409, "conflict"]);
    expect(await questions()).toEqual(["uno"]);
    // A stream says what has failed in itself.
    await database.sql`UPDATE runs SET state = 'failed', failure = 'model-away', ended_at = now()
      WHERE agentik_id = ${ana.agentik} AND state = 'queued'`;
    const events = await response.text();
    expect(events).toContain('"code":"agentik_failed"');
    expect(events.trimEnd().endsWith("data: [DONE]")).toBe(true);
  });

  it("a failed run is a 502", async () => {
    const { post } = await begin({ isWorking: false });
    const asked = post("/chat/completions", { model: ana.agentik, messages: [user("uno")] });
    await expect
      .poll(
        async () =>
          (
            await database.sql`UPDATE runs SET state = 'failed', failure = 'model-key', ended_at = now()
              WHERE agentik_id = ${ana.agentik} AND state = 'queued'`
          ).count,
      )
      .toBe(1);
    const { status, body } = await asked;
    expect([status, body.error.code]).toEqual([502, "agentik_failed"]);
    expect(body.error.message).toContain("model-key");
  });

  it("a slow worker is a 504 after 30 seconds, and a fifth that would wait a 503", async () => {
    const { token } = await begin({ isWorking: false });
    const more = Array.from({ length: 4 }, (_, n) => `${ana.agentik}-${n}`);
    for (const id of more)
      await database.sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
        VALUES (${id}, 'Otra', '', 'other', 'inactive', ${ana.person}, 'es')`;
    const { post } = apiClient(app, token);
    const ask = (model: string) => post("/chat/completions", { model, messages: [user("uno")] });
    let ended = 0;
    const waiting = more.map((id) => ask(id).finally(() => (ended += 1)));
    await expect
      .poll(
        async () =>
          (
            await database.sql`SELECT 1 FROM runs WHERE agentik_id = ANY (${more}) AND state = 'queued'`
          ).length,
      )
      .toBe(4);
    const fifth = await ask(ana.agentik);
    expect([fifth.status, fifth.body.error.code]).toEqual([503, "busy"]);
    expect(fifth.headers.get("Retry-After")).toBe("5");
    const clock = performance.now.bind(performance);
    const later = vi.spyOn(performance, "now");
    later.mockImplementation(() => clock() + 28_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ended).toBe(0);
    later.mockImplementation(() => clock() + 31_000);
    const answers = await Promise.all(waiting);
    later.mockRestore();
    for (const { status, body } of answers)
      expect([status, body.error.code]).toEqual([504, "timeout"]);
  });

  it("another person's agentik is not there", async () => {
    const { post } = await begin({ isWorking: false });
    const bruno = await makeFonda(database.sql, `bruno${made}`);
    const [listed] = await database.sql`SELECT id FROM agentiks WHERE is_listed LIMIT 1`;
    for (const model of [bruno.agentik, listed!.id as string, "gpt-4o"]) {
      const { status, body } = await post("/chat/completions", { model, messages: [user("hola")] });
      expect([model, status, body.error.code]).toEqual([model, 404, "not_found"]);
    }
    expect(await questions()).toEqual([]);
  });

  it.each([
    [{ messages: [user("x")] }, "model"],
    [{ model: "a" }, "messages"],
    [{ model: "a", messages: [] }, "messages"],
    [{ model: "a", messages: [{ role: "assistant", content: "x" }] }, "messages"],
    [{ model: "a", messages: [user([{ type: "image_url", image_url: { url: "x" } }])] }, "text"],
    [{ model: "a", messages: [user("x")], stream: "yes" }, "stream"],
    [{ model: "a", messages: [{ role: "nobody", content: "x" }] }, "messages"],
  ])("what cannot be asked is a 422: %j", async (asked, place) => {
    const { post } = await begin({ isWorking: false });
    const { status, body } = await post("/chat/completions", asked);
    expect([status, body.error.code]).toEqual([422, "invalid"]);
    expect(body.error.message).toContain(place);
  });

  it("an empty question and a long one are a 422", async () => {
    const { post } = await begin({ isWorking: false });
    for (const content of ["", " ", null, "x".repeat(1_001)]) {
      const messages = [user(content)];
      const { status } = await post("/chat/completions", { model: ana.agentik, messages });
      expect(status).toBe(422);
    }
  });

  it("more than 20 questions a minute are a 429", async () => {
    const { post } = await begin({ isWorking: false });
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const messages = [user("hola")];
      statuses.push((await post("/chat/completions", { model: "nobody", messages })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429]);
  });
});
