import type { LocalText } from "#app/ui/text/local-text.ts";

/** The viewer's fields that the shell shows on every screen. */
export interface ShellPerson {
  kind: "visitor" | "guest" | "account";
  /** The session ended, and the page is rendered for a visitor. */
  hasEnded?: boolean;
  /** Whether the demo person's things are in place as examples; undefined where there are none. */
  hasExamples?: boolean;
  /** The line above the content; none for accounts. */
  ribbon?: LocalText;
  /** May open /operator. */
  isOperator?: true;
  /** Customers can write to an agentik of the person's, or of a space in which they work. */
  hasCustomers?: true;
  displayName: string;
  firstName: string;
  handle: string;
  isPro: boolean;
  avatarUrl: string | null;
}
