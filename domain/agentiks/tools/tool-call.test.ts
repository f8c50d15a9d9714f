import { expect, it } from "vitest";
import { canMakeAgain, type FailedCall, type ToolCall } from "./tool-call.ts";

const mail: ToolCall = { tool: "mail", to: "a@fonda.example", subject: "x", text: "x" };
const http = (method: "GET" | "POST"): ToolCall =>
  ({ tool: "http", method, url: "https://caja.example/", body: "" }) as ToolCall;
const failed = (call: ToolCall, rest: Partial<FailedCall> = {}): FailedCall => ({
  call,
  state: "failed",
  failure: "rejected",
  status: null,
  ...rest,
});

it("makes a call again that was surely not made", () => {
  expect(canMakeAgain(failed(mail))).toBe(true);
  expect(canMakeAgain(failed(mail, { failure: "off" }))).toBe(true);
  expect(canMakeAgain(failed(http("POST"), { failure: "away" }))).toBe(true);
  expect(canMakeAgain(failed(http("POST"), { status: 404 }))).toBe(true);
});

it("makes no call again that the other side may have done", () => {
  for (const status of [302, 303, 500, 503])
    expect(canMakeAgain(failed(http("POST"), { status })), String(status)).toBe(false);
  expect(canMakeAgain(failed(mail, { state: "uncertain", failure: null }))).toBe(false);
  const connected = { tool: "mcp" } as ToolCall;
  expect(canMakeAgain(failed(connected, { status: 200 }))).toBe(false);
  expect(canMakeAgain(failed(connected, { failure: "away" }))).toBe(true);
  // Asking twice is the same as once.
  expect(canMakeAgain(failed(http("GET"), { status: 503 }))).toBe(true);
});

it("makes no call again that has not failed", () => {
  for (const state of ["waiting", "queued", "sending", "done", "refused", "expired"] as const)
    expect(canMakeAgain(failed(http("GET"), { state, failure: null })), state).toBe(false);
});
