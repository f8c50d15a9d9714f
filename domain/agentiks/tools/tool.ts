/** Facts of an agentik's tool: one file of `kinds/` describes each. */

export const PERMISSIONS = ["auto", "ask", "never"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * Reach of a tool: it only `reads`, it `writes` in Plaza, or it `sends` something out of Plaza,
 * which cannot be taken back.
 */
export type Reach = "reads" | "writes" | "sends";

/**
 * Audience of a tool: all runs, those for customers included; those of members of the workplace; or
 * those that the agentik's owner asks for. A run reads no more than the person who asks could read.
 */
export type Audience = "everybody" | "members" | "owner";

/** A field of a tool's input: a text, a text or null, or one of some values. */
export type ToolField = "text" | "text or null" | readonly [string, ...string[]];

export interface ToolFacts {
  reach: Reach;
  /** Permission until the owner sets another one. */
  first: Permission;
  /** Permissions that the owner may choose. */
  choices: readonly Permission[];
  audience: Audience;
  /** Whether later runs read what it writes, as the words of the business. */
  isReadLater?: boolean;
  /** Description of the tool for a model. */
  description: string;
  fields: Readonly<Record<string, ToolField>>;
}

/** A tool that changes something: its calls are stored, and made by a run of their own. */
export interface ActingFacts<Call> extends ToolFacts {
  reach: "writes" | "sends";
  /**
   * Reads a call from a form, a model or stored JSON, with its fields always in one order.
   *
   * @returns undefined for one without what it needs
   */
  read(given: Readonly<Record<string, unknown>>): Call | undefined;
  /** Whether doing it twice is the same as once, so that it may be repeated after a lost worker. */
  isIdempotent(call: Call): boolean;
}

/** A tool that only reads: it is used at once, and its result is shown with the answer. */
export interface ReadingFacts extends ToolFacts {
  reach: "reads";
}

export const READING_CHOICES = ["auto", "never"] as const satisfies readonly Permission[];
