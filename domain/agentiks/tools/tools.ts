/**
 * Tools of an agentik: what it may do besides answering, and when it has to ask its owner first. Each tool
 * is a file of `kinds/`; the screen, the offer to a model and approvals read this list.
 */
import { bookingsTool } from "./kinds/bookings.ts";
import { calculateTool } from "./kinds/calculate.ts";
import { chatMessageTool } from "./kinds/chat-message.ts";
import { challengesTool } from "./kinds/challenges.ts";
import { dateTool } from "./kinds/date.ts";
import { documentTool } from "./kinds/document.ts";
import { documentsTool } from "./kinds/documents.ts";
import { draftTool } from "./kinds/draft.ts";
import { entryTool } from "./kinds/entry.ts";
import { httpTool } from "./kinds/http.ts";
import { mailTool } from "./kinds/mail.ts";
import { mcpTool } from "./kinds/mcp.ts";
import { membersTool } from "./kinds/members.ts";
import { messageTool } from "./kinds/message.ts";
import { pushTool } from "./kinds/push.ts";
import { questionsTool } from "./kinds/questions.ts";
import { salesTool } from "./kinds/sales.ts";
import { taskTool } from "./kinds/task.ts";
import { tasksTool } from "./kinds/tasks.ts";
import type { Audience, Permission, ToolFacts } from "./tool.ts";

/** Tools that only read. */
export const READING_TOOLS = [
  "calculate",
  "date",
  "documents",
  "sales",
  "members",
  "challenges",
  "tasks",
  "bookings",
  "questions",
] as const;
export type ReadingTool = (typeof READING_TOOLS)[number];

/** Tools that change something: their calls are stored, and done by a run of their own. */
export const ACTING_TOOLS = [
  "task",
  "message",
  "document",
  "draft",
  "entry",
  "push",
  "chat_message",
  "mail",
  "http",
  "mcp",
] as const;
export type ActingTool = (typeof ACTING_TOOLS)[number];

export const TOOLS = [...READING_TOOLS, ...ACTING_TOOLS] as const;
export type Tool = ReadingTool | ActingTool;

export const TOOL_FACTS = {
  calculate: calculateTool,
  date: dateTool,
  documents: documentsTool,
  sales: salesTool,
  members: membersTool,
  challenges: challengesTool,
  tasks: tasksTool,
  bookings: bookingsTool,
  questions: questionsTool,
  task: taskTool,
  message: messageTool,
  document: documentTool,
  draft: draftTool,
  entry: entryTool,
  push: pushTool,
  chat_message: chatMessageTool,
  mail: mailTool,
  http: httpTool,
  mcp: mcpTool,
} as const satisfies Readonly<Record<Tool, ToolFacts>>;

/** Facts of a tool in the registry. */
export const factsOf = (tool: Tool): ToolFacts => TOOL_FACTS[tool];

export type Permissions = Readonly<Record<Tool, Permission>>;

/** Permissions of an agentik whose owner has set none. */
export const FIRST_PERMISSIONS = Object.fromEntries(
  TOOLS.map((tool) => [tool, TOOL_FACTS[tool].first]),
) as Permissions;

/** Person who asks in a run: a customer, a workplace member, or the agentik's owner there. */
export type Asker = "customer" | "member" | "owner";

const HEARD: Readonly<Record<Audience, readonly Asker[]>> = {
  everybody: ["customer", "member", "owner"],
  members: ["member", "owner"],
  owner: ["owner"],
};

/** Whether a run may use a tool at all, by who asks for it. */
export const mayUse = (asker: Asker, tool: Tool): boolean =>
  HEARD[factsOf(tool).audience].includes(asker);

/** Why a call waits for a person. */
export const ASK_REASONS = ["permission", "untrusted"] as const;
export type AskReason = (typeof ASK_REASONS)[number];

export type Verdict = { kind: "do" } | { kind: "ask"; why: AskReason } | { kind: "never" };

/**
 * Whether a call is made, needs the owner's approval, or is refused. A run that has read text by
 * other people always needs approval to send something out of Plaza, and to write what later runs
 * take for the words of the business: the text could be a prompt injection.
 *
 * @param hasReadUntrusted whether the run has read text by other people than the owner
 */
export function judgeCall(tool: Tool, permission: Permission, hasReadUntrusted: boolean): Verdict {
  if (permission === "never") return { kind: "never" };
  const { reach, choices, isReadLater = false } = factsOf(tool);
  if (permission === "ask" || !choices.includes(permission))
    return { kind: "ask", why: "permission" };
  return hasReadUntrusted && (reach === "sends" || isReadLater)
    ? { kind: "ask", why: "untrusted" }
    : { kind: "do" };
}

export const HOSTS_MAX = 10;

/** A host name of the public internet, with a port if need be; no address in numbers. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?::\d{1,5})?$/;

/**
 * Reads the hosts that an agentik may call, one a line; what was pasted as an address is shortened to
 * its host.
 *
 * @returns the hosts, in small letters and once each, and the first line that is none
 */
export function readHosts(typed: string): { hosts: readonly string[]; wrong?: string } {
  const hosts: string[] = [];
  for (const line of typed.split(/[\s,]+/)) {
    if (line === "") continue;
    const host = line
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/[/?#].*$/, "");
    if (!HOST.test(host)) return { hosts, wrong: line };
    if (!hosts.includes(host)) hosts.push(host);
  }
  return { hosts };
}
