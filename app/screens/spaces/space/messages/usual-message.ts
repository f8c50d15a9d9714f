import type { ShownMessage } from "#app/screens/spaces/space/load-thread.server.ts";

/** Default values of a message's fields, which the page's data leaves out: a page has up to 50 messages. */
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

/** A message without its default values. */
export function withoutUsual(message: ShownMessage): SentMessage {
  const usual = Object.entries(USUAL).filter(
    ([key, value]) => JSON.stringify(message[key as keyof ShownMessage]) === JSON.stringify(value),
  );
  const left = new Set(usual.map(([key]) => key));
  return Object.fromEntries(
    Object.entries(message).filter(([key]) => !left.has(key)),
  ) as unknown as SentMessage;
}

/** Restores the default values. */
export const withUsual = (message: SentMessage): ShownMessage => ({ ...USUAL, ...message });
