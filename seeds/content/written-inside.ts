/** The form in which the content of a space is written. */
import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** A message of a conversation. */
export interface WrittenMessage {
  /** A member who has been there for a while, 0 for the owner; `demo` for the demo person. */
  by: number | "demo";
  text: string;
  /** The space's agentik answers it. */
  isAnswered?: boolean;
}

/** Everything inside one space. */
export interface WrittenInside {
  /** Id of the space. */
  space: string;
  language: ContentLanguage;
  /** Id of the agentik that answers: an active one of a member, in the language of the space. */
  agentik: string;
  documents: readonly {
    name: string;
    labels: readonly string[];
    isPinned?: boolean;
    text: string;
  }[];
  answers: readonly { question: string; answer: string }[];
  /** The oldest first. */
  threads: readonly { title: string; hoursAgo: number; messages: readonly WrittenMessage[] }[];
  /** Open ones in their order. */
  tasks: readonly { title: string; for: number | "demo"; inDays: number }[];
}
