import { describe, expect, it, test } from "vitest";
import { FREE } from "./model-price.ts";
import {
  hostOf,
  isListedHost,
  lastSigns,
  readProvider,
  type TypedProvider,
} from "./model-provider.ts";

const rules = {
  isAllowedHost: (host: string) => host === "localhost:11434",
  priceOf: (_: string, model: string) => (model === "known" ? FREE : undefined),
};
const TYPED: TypedProvider = {
  kind: "openai-compatible",
  baseUrl: "",
  model: "known",
  key: "sk-0123456789",
  priceIn: "",
  priceOut: "",
};
const read = (typed: Partial<TypedProvider>) => readProvider({ ...TYPED, ...typed }, rules);
const problems = (typed: Partial<TypedProvider>) => {
  const found = read(typed);
  return "problems" in found ? found.problems : {};
};

describe("readProvider", () => {
  it("takes the usual address of each kind, and drops slashes at the end of another", () => {
    const addressOf = (typed: Partial<TypedProvider>) => {
      const found = read(typed);
      return "provider" in found ? found.provider.baseUrl : found.problems;
    };
    expect(addressOf({})).toBe("https://api.openai.com/v1");
    expect(addressOf({ kind: "anthropic" })).toBe("https://api.anthropic.com/v1");
    expect(addressOf({ baseUrl: " https://openrouter.ai/api/v1// " })).toBe(
      "https://openrouter.ai/api/v1",
    );
  });

  it("reads a self-hosted model: without TLS, without a key, free", () => {
    expect(read({ baseUrl: "http://localhost:11434/v1", model: "llama3.1:8b", key: "" })).toEqual({
      provider: {
        kind: "openai-compatible",
        baseUrl: "http://localhost:11434/v1",
        model: "llama3.1:8b",
        key: undefined,
        price: undefined,
      },
    });
  });

  it.each([
    [{ kind: "gguf" }, { kind: "kind" }],
    [{ baseUrl: "nowhere" }, { baseUrl: "address" }],
    [{ baseUrl: "ftp://a.mx" }, { baseUrl: "address" }],
    [{ baseUrl: "https://user:secret@a.mx" }, { baseUrl: "address" }],
    [{ baseUrl: "https://a.mx/?key=1" }, { baseUrl: "address" }],
    [{ baseUrl: "http://a.mx" }, { baseUrl: "https" }],
    [{ baseUrl: "http://localhost:80" }, { baseUrl: "https" }],
    [{ model: "two words" }, { model: "model" }],
    [{ key: "" }, { key: "key-missing" }],
    [{ key: "two words" }, { key: "key" }],
    [{ key: "clavé" }, { key: "key" }],
    [{ model: "unknown" }, { priceIn: "price-missing" }],
    [{ priceIn: "1", priceOut: "" }, { priceOut: "price" }],
    [{ priceIn: "x", priceOut: "1" }, { priceIn: "price" }],
  ] as const)("%o is wrong at %o", (typed, wrong) => expect(problems(typed)).toEqual(wrong));

  it("takes a price for a model that it does not know", () => {
    const found = read({ model: "unknown", priceIn: "1", priceOut: "2" });
    expect(found).toMatchObject({
      provider: { price: { inMicroUsd: 1_000_000, outMicroUsd: 2_000_000 } },
    });
  });
});

test("of a key its last four signs are shown, and none of a short one", () => {
  expect(lastSigns("sk-0123456789")).toBe("6789");
  expect(lastSigns("abcdefgh")).toBe("efgh");
  expect(lastSigns("abcdefg")).toBe("");
});

test("a listed host without a port stands for all of its ports", () => {
  expect(hostOf("http://localhost:11434/v1")).toBe("localhost:11434");
  expect(isListedHost("localhost:11434", ["localhost"])).toBe(true);
  expect(isListedHost("localhost:11434", ["localhost:11434"])).toBe(true);
  expect(isListedHost("localhost:1", ["localhost:11434"])).toBe(false);
  expect(isListedHost("localhost.evil.example", ["localhost"])).toBe(false);
});
