import { parseDisplayName } from "#domain/people/accounts.ts";
import { INVITEE_MAX_CHARACTERS } from "#domain/spaces/membership.ts";

/** People that one form can invite. */
export const INVITEES_MAX = 20;
/** Characters of the field: a name of the longest length for each, with a comma and a space. */
export const INVITEES_MAX_CHARACTERS = INVITEES_MAX * (INVITEE_MAX_CHARACTERS + 2);

export type InviteesProblem = "empty" | "too-many" | "too-long";

/**
 * Reads a list of invitees: one a line, or separated by commas or semicolons. Blanks and
 * duplicates (regardless of case) are dropped.
 */
export function readInvitees(typed: string): { invitees: string[] } | { problem: InviteesProblem } {
  const names = typed
    // NUL and lone surrogates, which Postgres cannot store.
    .replace(/\0|\p{Cs}/gu, "")
    .split(/[\n\r,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name] as const).reverse());
  const invitees = names.filter((name) => byKey.get(name.toLowerCase()) === name);
  const unique = [...new Set(invitees)];
  if (unique.length === 0) return { problem: "empty" };
  if (unique.length > INVITEES_MAX) return { problem: "too-many" };
  if (unique.some((name) => name.length > INVITEE_MAX_CHARACTERS)) return { problem: "too-long" };
  return { invitees: unique };
}

/**
 * The name that an invitation was written to, to be offered to the person who opens its link; undefined for
 * an e-mail address, a handle with its `@`, a number and other words that are no name.
 */
export function nameOfInvitee(invitee: string): string | undefined {
  const name = parseDisplayName(invitee);
  return name !== undefined && /^\p{L}[^@:/\d]*$/u.test(name) ? name : undefined;
}
