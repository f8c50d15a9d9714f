/** Conversations of a space: threads of messages. */

export const THREAD_TITLE_MAX_CHARACTERS = 120;
export const MESSAGE_MAX_CHARACTERS = 4_000;
/** Messages on one page of a thread. */
export const MESSAGES_PER_PAGE = 50;
/** Threads on one page of a space. */
export const THREADS_PER_PAGE = 24;
/** Earlier wordings that are kept of an edited message. */
export const MESSAGE_EDITS_MAX = 50;

/** `writing` while an agentik answers; what a person writes is `final` at once. */
export const MESSAGE_STATES = ["writing", "final", "stopped", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const REACTIONS = ["👍", "❤️", "😂", "🎉", "✅", "👀"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Notification levels of a member for new messages of a space. */
export const NOTICE_LEVELS = ["all", "mentions", "none"] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/**
 * Why a command of a conversation was refused:
 * - `gone`: no such space, thread or message, or the person is no member
 * - `example`: a conversation of the examples, which are read-only
 * - `account`: in an open, listed space only accounts write, so that guests cannot flood it
 * - `archived`: the space is only read
 * - `empty`, `too-long`: the text
 * - `not-yours`: only its author edits a message; its author and admins delete it
 * - `deleted`: the message is deleted
 * - `answering`: the agentik has not ended its answer yet
 * - `which`: a mention could mean several
 * - `too-many`: the person's other documents are still being read
 */
export const THREAD_REFUSALS = [
  "gone",
  "example",
  "account",
  "archived",
  "empty",
  "too-long",
  "not-yours",
  "deleted",
  "answering",
  "which",
  "too-many",
] as const;
export type ThreadRefusal = (typeof THREAD_REFUSALS)[number];

/** The title of a thread that was given none: the first line of its first message, cut at a word. */
export function titleOfText(text: string): string {
  const line = text.trim().split(/\s*\n/, 1)[0]!.replace(/\s+/g, " ");
  const maxCharacters = 80;
  const letters = [...line];
  if (letters.length <= maxCharacters) return line;
  const cut = letters.slice(0, maxCharacters - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > maxCharacters / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The choice of a message's form that asks no agentik in particular. */
export const TO_EVERYONE = "*";
