import { lineOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

/** A notification is one or two lines of a phone's screen. */
const PUSH_TEXT_MAX = 200;

export type PushCall = { tool: "push"; text: string };

/** A notification to the agentik's owner, in Plaza and on the devices on which they receive them. */
export const pushTool = {
  reach: "sends",
  first: "ask",
  choices: PERMISSIONS,
  audience: "members",
  description: `Notifies the owner of the business on their phone. text: one short line of at most ${PUSH_TEXT_MAX} characters. Only for what cannot wait until they look by themselves.`,
  fields: { text: "text" },
  read({ text }) {
    const spaced = typeof text === "string" ? text.replace(/\s+/g, " ") : text;
    const line = lineOf(spaced, PUSH_TEXT_MAX);
    return line ? { tool: "push", text: line } : undefined;
  },
  // The notification is written in the transaction that ends its call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<PushCall>;
