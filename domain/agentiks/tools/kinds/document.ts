import { DOCUMENT_NAME_MAX_CHARACTERS } from "#domain/spaces/documents.ts";
import { lineOf, textOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

/** A text that a model writes: longer ones are refused by most models anyway. */
const WRITTEN_DOCUMENT_MAX = 20_000;

export type DocumentCall = { tool: "document"; name: string; text: string };

/**
 * A text document in the agentik's workplace. Agentiks quote documents to customers, so its owner approves
 * each one at first, and customers cannot have one written.
 */
export const documentTool = {
  reach: "writes",
  first: "ask",
  choices: PERMISSIONS,
  audience: "members",
  isReadLater: true,
  description:
    "Writes a text document for the people of the business, in Markdown. name: its title. It is read like their other documents.",
  fields: { name: "text", text: "text" },
  read({ name, text }) {
    const title = lineOf(name, DOCUMENT_NAME_MAX_CHARACTERS);
    const body = textOf(text, WRITTEN_DOCUMENT_MAX);
    return title && body ? { tool: "document", name: title, text: body } : undefined;
  },
  // The document is written in the transaction that ends its call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<DocumentCall>;
