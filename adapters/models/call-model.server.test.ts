import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startModelServer, type ModelServer } from "../../tests/support/fakes/model-server.ts";
import { createModelCaller, type ModelRequest } from "./call-model.server.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server?.stop());
beforeEach(() => {
  server.say("Dos por uno en tacos al pastor");
  server.seen.length = 0;
  server.keys.length = 0;
});

const KEY = "sk-very-secret-key";
const address = () => ({
  kind: "openai-compatible" as const,
  baseUrl: server.baseUrl,
  model: "fake",
  key: KEY,
});
const call = (
  more: Partial<ModelRequest> = {},
  times: { firstMs?: number; idleMs?: number } = {},
) =>
  createModelCaller({ isAllowedHost: (host) => host === server.host, ...times })(address(), {
    system: "Eres Plaza.",
    messages: [{ role: "user", content: "Una oferta" }],
    maxTokens: 50,
    signal: new AbortController().signal,
    ...more,
  });

it("streams an answer in order, with its tokens", async () => {
  const pieces: string[] = [];
  const outcome = await call({ onText: async (text) => void pieces.push(text) });
  expect(outcome).toEqual({
    text: "Dos por uno en tacos al pastor",
    hasBegun: true,
    usage: { tokensIn: 20, tokensOut: 10 },
  });
  expect(pieces.join("")).toBe(outcome.text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(server.seen[0]).toMatchObject({
    max_tokens: 50,
    stream_options: { include_usage: true },
    messages: [
      { role: "system", content: "Eres Plaza." },
      { role: "user", content: "Una oferta" },
    ],
  });
  expect(server.keys).toEqual([`Bearer ${KEY}`]);
});

it("asks for JSON by a schema, and never for tools", async () => {
  server.say('{"answer":"Sí"}');
  const outcome = await call({ shape: z.object({ answer: z.string() }) });
  expect(outcome.text).toBe('{"answer":"Sí"}');
  expect(server.seen[0]!.response_format).toMatchObject({ type: "json_schema" });
  expect(server.seen[0]!.tools).toBeUndefined();
});

describe("trouble", () => {
  it.each([
    [401, "key", 401],
    [429, "busy", 429],
    [503, "away", 503],
    [400, "refused", 400],
    ["redirect", "blocked", 307],
  ] as const)("%s is %s, is not repeated, and has cost nothing", async (how, trouble, status) => {
    server.behave(how);
    expect(await call()).toEqual({ text: "", hasBegun: false, trouble, status });
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ["cut", "cut", "Dos por uno en tacos al "],
    ["unfinished", "cut", "Dos por uno en tacos al pastor"],
    ["garbled", "garbled", ""],
    ["tools", "garbled", ""],
  ] as const)("%s is %s, with what there was", async (how, trouble, text) => {
    server.behave(how);
    expect(await call()).toMatchObject({ text, hasBegun: true, trouble });
  });

  it("takes no page for an answer", async () => {
    server.behave("page");
    expect(await call()).toMatchObject({ text: "", trouble: "garbled" });
  });

  it("says so where the tokens are not told", async () => {
    server.behave("no-usage");
    const outcome = await call();
    expect(outcome.trouble).toBeUndefined();
    expect(outcome.usage).toBeUndefined();
  });

  it("waits only so long for the first sign, and for the next one", async () => {
    server.behave("hang");
    expect(await call({}, { firstMs: 200 })).toMatchObject({ text: "", trouble: "slow" });
    server.behave("stall");
    // Longer than a busy machine needs between two pieces, much shorter than the usual wait.
    expect(await call({}, { idleMs: 1_000 })).toMatchObject({
      text: "Dos por uno en tacos al ",
      trouble: "slow",
    });
  });

  it("is away where nobody listens", async () => {
    const away = createModelCaller({ isAllowedHost: () => true });
    const request = {
      system: "x",
      messages: [],
      maxTokens: 1,
      signal: new AbortController().signal,
    };
    expect(
      await away(
        { ...address(), baseUrl: "http://127.0.0.1:1/v1" },
        { ...request, messages: [{ role: "user", content: "x" }] },
      ),
    ).toEqual({ text: "", hasBegun: false, trouble: "away" });
  });
});

describe("stopping", () => {
  it.each(["hang", "stall"] as const)("ends the connection of one that %ss", async (how) => {
    server.behave(how);
    const before = server.closedEarly();
    const controller = new AbortController();
    const started = performance.now();
    const outcome = call({ signal: controller.signal });
    setTimeout(() => controller.abort(), 80);
    expect(await outcome).toMatchObject({ trouble: "stopped" });
    await expect
      .poll(() => server.closedEarly(), { timeout: 3_000, interval: 10 })
      .toBe(before + 1);
    // Far less than the 45 and 20 s after which it would end by itself.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it("makes no call when it was stopped before", async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await call({ signal: controller.signal })).toMatchObject({ trouble: "stopped" });
    expect(server.seen).toHaveLength(0);
  });
});

it("says nothing of the key, of the prompt or of the provider's words", async () => {
  server.behave(401);
  const outcome = JSON.stringify(await call());
  for (const secret of [KEY, "oferta", "no:"]) expect(outcome).not.toContain(secret);
});
