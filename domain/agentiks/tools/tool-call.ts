/** A call of a tool: exactly what is to be done, as its owner sees it before it is. */
import { readDay } from "#domain/input/calendar-day.ts";
import { TASK_TITLE_MAX_CHARACTERS } from "#domain/spaces/tasks.ts";
import type { ActingTool } from "./tools.ts";

export const MAIL_TO_MAX = 254;
export const MAIL_SUBJECT_MAX = 150;
export const MAIL_TEXT_MAX = 5_000;
export const URL_MAX = 2_000;
export const BODY_MAX = 5_000;

export const HTTP_METHODS = ["GET", "POST"] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

export type MailCall = { tool: "mail"; to: string; subject: string; text: string };
/** `body` is sent as JSON if it is JSON, else as plain text; empty for GET. */
export type HttpCall = { tool: "http"; method: HttpMethod; url: string; body: string };
/** `dueOn`: a day such as 2026-11-25, or null. */
export type TaskCall = { tool: "task"; title: string; dueOn: string | null };
export type ToolCall = MailCall | HttpCall | TaskCall;

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
 * (`away`), did not answer in time (`slow`), or said no (`rejected`); `full`: there is no room for it.
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
] as const;
export type CallFailure = (typeof CALL_FAILURES)[number];

/** Calls that wait are refused after so long, in milliseconds. */
export const APPROVAL_MS = 72 * 60 * 60_000;
/** Calls of all agentiks of a person in 24 hours, also those that wait or are refused. */
export const CALLS_A_DAY_MAX = 100;
/** Calls that one run may ask for. */
export const CALLS_A_RUN_MAX = 5;

/** Whether doing it twice is the same as once, so that it may be repeated after a lost worker. */
export const isIdempotent = (call: ToolCall): boolean =>
  call.tool === "task" || (call.tool === "http" && call.method === "GET");

/** A mail address: one @, a host with a dot, no spaces, commas or angles, which could name more than one. */
const ADDRESS = /^[^\s@,;<>"()[\]\\:]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/i;
/** Line breaks and other control characters, which would begin another header. */
const CONTROL = /\p{Cc}/u;

/**
 * A call from a form, a model or stored JSON.
 *
 * @returns undefined for an unknown tool, and for one without what it needs
 */
export function readToolCall(value: unknown): ToolCall | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { tool, ...given } = value as Record<string, unknown>;
  switch (tool as ActingTool) {
    case "mail":
      return readMail(given);
    case "http":
      return readHttp(given);
    case "task":
      return readTask(given);
    default:
      return undefined;
  }
}

function readMail({ to, subject, text }: Record<string, unknown>): MailCall | undefined {
  const address = readMailAddress(to);
  const title = lineOf(subject, MAIL_SUBJECT_MAX);
  const body = textOf(text, MAIL_TEXT_MAX);
  return address && title && body
    ? { tool: "mail", to: address, subject: title, text: body }
    : undefined;
}

/** One mail address; undefined for anything else. */
export function readMailAddress(value: unknown): string | undefined {
  const address = lineOf(value, MAIL_TO_MAX + 1);
  return address && address.length <= MAIL_TO_MAX && ADDRESS.test(address) ? address : undefined;
}

function readHttp({ method, url, body }: Record<string, unknown>): HttpCall | undefined {
  const known = HTTP_METHODS.find((one) => one === method);
  const address = readCallUrl(url);
  if (!known || !address) return undefined;
  const text = known === "GET" ? "" : (textOf(body, BODY_MAX) ?? "");
  return { tool: "http", method: known, url: address, body: text };
}

/**
 * A web address that may be stored in a call, without user name and password.
 * adapters/network/call-web.server.ts decides which addresses are really called.
 */
export function readCallUrl(value: unknown): string | undefined {
  const line = lineOf(value, URL_MAX + 1);
  if (!line || line.length > URL_MAX || !URL.canParse(line)) return undefined;
  const url = new URL(line);
  url.hash = "";
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === ""
    ? url.href
    : undefined;
}

function readTask({ title, dueOn }: Record<string, unknown>): TaskCall | undefined {
  const line = lineOf(title, TASK_TITLE_MAX_CHARACTERS);
  if (!line) return undefined;
  return {
    tool: "task",
    title: line,
    dueOn: readDay(typeof dueOn === "string" ? dueOn : "") ?? null,
  };
}

const lineOf = (value: unknown, max: number): string | undefined => {
  if (typeof value !== "string") return undefined;
  const line = value.trim().slice(0, max);
  return line === "" || CONTROL.test(line) ? undefined : line;
};

const textOf = (value: unknown, max: number): string | undefined => {
  const text = typeof value === "string" ? value.trim().slice(0, max) : "";
  return text === "" ? undefined : text;
};

/** The host that a call goes to, as an owner lists it. */
export const hostOf = ({ url }: Pick<HttpCall, "url">): string => new URL(url).host;

/** Where a duty also sends its text: to a mail address, or as JSON to a web address. */
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
