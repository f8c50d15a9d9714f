/** A call of a tool: exactly what is to be done, as its owner sees it before it is. */
import type { ChatMessageCall } from "./kinds/chat-message.ts";
import type { DocumentCall } from "./kinds/document.ts";
import type { DraftCall } from "./kinds/draft.ts";
import type { EntryCall } from "./kinds/entry.ts";
import { readCallUrl, type HttpCall } from "./kinds/http.ts";
import { readMailAddress, type MailCall } from "./kinds/mail.ts";
import type { McpCall } from "./kinds/mcp.ts";
import type { MessageCall } from "./kinds/message.ts";
import type { PushCall } from "./kinds/push.ts";
import type { TaskCall } from "./kinds/task.ts";
import type { ActingFacts } from "./tool.ts";
import { ACTING_TOOLS, TOOL_FACTS } from "./tools.ts";

/**
 * A call that is made in the transaction that ends it: it changes something in Plaza, or is queued there for
 * the workers that send notifications and messages.
 */
export type CallInPlaza =
  TaskCall | MessageCall | DocumentCall | DraftCall | EntryCall | PushCall | ChatMessageCall;
/** A call that leaves Plaza. */
export type CallOutside = MailCall | HttpCall | McpCall;
export type ToolCall = CallOutside | CallInPlaza;

/**
 * `waiting`: needs its owner's approval; `uncertain`: its worker was lost while sending, so that it
 * is unknown whether it was sent.
 */
export const TOOL_CALL_STATES = [
  "waiting",
  "queued",
  "sending",
  "done",
  "failed",
  "uncertain",
  "refused",
  "expired",
] as const;
export type ToolCallState = (typeof TOOL_CALL_STATES)[number];

/**
 * Why a call was not made, or failed: the tool was switched to `never`, its host is not `listed` any
 * more, Plaza has no mail server (`off`), the other side is on no `public` address, cannot be reached
 * (`away`), did not answer in time (`slow`), or said no (`rejected`); `full`: there is no room for it;
 * `gone`: what it is about, such as a tool of an MCP server, was changed or decided meanwhile; `window`:
 * WhatsApp's 24 hours are over; `closed`: the customer wants no messages, or the channel was
 * disconnected.
 */
export const CALL_FAILURES = [
  "never",
  "listed",
  "off",
  "public",
  "away",
  "slow",
  "rejected",
  "full",
  "gone",
  "window",
  "closed",
] as const;
export type CallFailure = (typeof CALL_FAILURES)[number];

/** Calls that wait are refused after so long, in milliseconds. */
export const APPROVAL_MS = 72 * 60 * 60_000;
/** Calls of all agentiks of a person in 24 hours, also those that wait or are refused. */
export const CALLS_A_DAY_MAX = 100;
/** Calls that one run may ask for. */
export const CALLS_A_RUN_MAX = 5;
/** Calls of one run that its reply tells of, also those beyond {@link CALLS_A_RUN_MAX}, which are left out. */
export const CALLS_TOLD_MAX = 15;

const actingFacts = (call: Pick<ToolCall, "tool">): ActingFacts<ToolCall> =>
  TOOL_FACTS[call.tool] as ActingFacts<ToolCall>;

/** Whether doing it twice is the same as once, so that it may be repeated after a lost worker. */
export const isIdempotent = (call: ToolCall): boolean => actingFacts(call).isIdempotent(call);

/** A call that was not made, or failed, with what is known of it. */
export interface FailedCall {
  call: ToolCall;
  state: ToolCallState;
  failure: CallFailure | null;
  /** HTTP status of the answer, if there was one. */
  status: number | null;
}

/**
 * Whether making a failed call again cannot do it twice: it was surely not made, or twice is the same as
 * once. An address that answered a POST with a redirect or an error of its own may have done it, and so
 * may a tool of an MCP server that answered with an error.
 */
export const canMakeAgain = ({ call, state, failure, status }: FailedCall): boolean =>
  state === "failed" &&
  (isIdempotent(call) ||
    failure !== "rejected" ||
    status === null ||
    (status >= 400 && status < 500));

/** Whether a call is made in the transaction that ends it. */
export const isInPlaza = (call: ToolCall): call is CallInPlaza =>
  call.tool !== "mail" && call.tool !== "http" && call.tool !== "mcp";

/**
 * A call from a form, a model or stored JSON.
 *
 * @returns undefined for an unknown tool, and for one without what it needs
 */
export function readToolCall(value: unknown): ToolCall | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { tool: name, ...given } = value as Record<string, unknown>;
  const tool = ACTING_TOOLS.find((one) => one === name);
  return tool && actingFacts({ tool }).read(given);
}

/** Further destination of a duty's text: a mail address, or as JSON a web address. */
export type Destination = { by: "mail"; to: string } | { by: "http"; url: string };

/** A destination from a form or stored JSON; undefined for none. */
export function readDestination(value: unknown): Destination | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { by, to, url } = value as Record<string, unknown>;
  if (by === "mail") {
    const address = readMailAddress(to);
    return address ? { by, to: address } : undefined;
  }
  if (by !== "http") return undefined;
  const address = readCallUrl(url);
  return address ? { by, url: address } : undefined;
}
