import {
  CREATION_KINDS,
  PROMPT_MAX_CHARACTERS,
  type CreationKind,
} from "#domain/studio/creations.ts";
import { textOf } from "#domain/agentiks/tools/call-fields.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

export type DraftCall = { tool: "draft"; kind: CreationKind; prompt: string };

/**
 * A draft in the AI Creator of the agentik's owner, who alone sees it and decides what becomes of it. It may
 * spend on a model, so its owner approves each one at first, and customers cannot have one made.
 */
export const draftTool = {
  reach: "writes",
  first: "ask",
  choices: PERMISSIONS,
  audience: "members",
  description:
    "Asks the AI Creator for a draft for the owner of the business. prompt: what it is to write or draw, with all facts it needs; kind: text, code, images (posters, cards) or ui (a page).",
  fields: { kind: CREATION_KINDS, prompt: "text" },
  read({ kind, prompt }) {
    const what = CREATION_KINDS.find((one) => one === kind);
    const text = textOf(prompt, PROMPT_MAX_CHARACTERS);
    return what && text ? { tool: "draft", kind: what, prompt: text } : undefined;
  },
  // The creation is stored in the transaction that ends the call.
  isIdempotent: () => true,
} as const satisfies ActingFacts<DraftCall>;
