import { MESSAGE_MAX_CHARACTERS } from "#domain/spaces/threads.ts";
import { textOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

export type MessageCall = { tool: "message"; text: string };

/** A message to the people of the business, in the conversation of the agentik's reports. */
export const messageTool = {
  reach: "writes",
  first: "auto",
  choices: PERMISSIONS,
  audience: "members",
  description:
    "Writes a message to the people of the business, in the conversation where you report. For what others should know too; your answer is a message already.",
  fields: { text: "text" },
  read({ text }) {
    const body = textOf(text, MESSAGE_MAX_CHARACTERS);
    return body ? { tool: "message", text: body } : undefined;
  },
  // The message is written in the transaction that ends its call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<MessageCall>;
