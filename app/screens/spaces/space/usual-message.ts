import type { ShownMessage } from "./load-thread.server.ts";

/**
 * What most messages are. A page has up to 50 of them: its data leaves out what is as usual, which is a fifth
 * of the page.
 */
const USUAL = {
  avatarUrl: null,
  state: "final",
  text: "",
  replyTo: null,
  replyKind: null,
  isEdited: false,
  isDeleted: false,
  isPinned: false,
  isAgentik: false,
  runId: null,
  blocks: null,
  links: { parts: null, cards: [] },
  files: [],
  isOwn: false,
  canDelete: false,
  madeBy: null,
  reactions: [],
  sources: [],
} satisfies Partial<ShownMessage>;

export type SentMessage = Omit<ShownMessage, keyof typeof USUAL> & Partial<ShownMessage>;

/** A message as a page's data has it. */
export function withoutUsual(message: ShownMessage): SentMessage {
  const usual = Object.entries(USUAL).filter(
    ([key, value]) => JSON.stringify(message[key as keyof ShownMessage]) === JSON.stringify(value),
  );
  const left = new Set(usual.map(([key]) => key));
  return Object.fromEntries(
    Object.entries(message).filter(([key]) => !left.has(key)),
  ) as unknown as SentMessage;
}

/** The message again. */
export const withUsual = (message: SentMessage): ShownMessage => ({ ...USUAL, ...message });
