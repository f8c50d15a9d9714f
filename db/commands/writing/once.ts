import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { idempotencyKeys } from "#db/schema/writes.ts";

/** A key that came before with other content: nothing is done (product.md, "Money": 409). */
export class KeyConflict extends Error {
  override name = "KeyConflict";
  constructor(about: string) {
    super(`the key was used for other content: ${about}`);
  }
}

/** What a command answers: done, or refused for a reason that was to be expected. */
export type CommandAnswer = { kind: "done" } | { kind: "refused"; reason: string };

export interface OnceInput {
  personId: string;
  /** The form's hidden field; empty or absent from an old form, which runs without being kept. */
  key: string | undefined;
  /** The verb and what it is done to, `purchase-artifakt artifakt-12`: forms of a page share a key. */
  about: string;
  /** What was asked for, as JSON can say it; the order of properties does not matter. */
  content: unknown;
}

/** As much of a key as is stored; a longer one is nobody's we made. */
export const MAX_KEY_LENGTH = 64;

/**
 * Does a piece of work once per person, purpose and key. The answer commits with the work; of two at
 * once the second waits for the first and gets its answer.
 *
 * A refusal is not kept: it wrote nothing, and whoever adds money and presses again is to be asked
 * anew.
 *
 * @param tx the transaction of the work
 * @param work its answer is stored as JSON: texts, numbers and lists, no dates
 * @throws KeyConflict for a key that was used with other content
 * @throws RangeError for a key that is too long
 */
export async function once<Answer extends { kind: string }>(
  tx: Db,
  { personId, key, about, content }: OnceInput,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return work();
  if (key.length > MAX_KEY_LENGTH) throw new RangeError("the key is too long");
  const whole = `${about} ${key}`;
  const fingerprint = fingerprintOf(content);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ personId, key: whole, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isThis = and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, whole));
  if (claimed.length === 0) {
    const [known] = await tx
      .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(isThis);
    if (known?.fingerprint !== fingerprint) throw new KeyConflict(about);
    return known.answer as Answer;
  }
  const answer = await work();
  if (answer.kind === "refused") await tx.delete(idempotencyKeys).where(isThis);
  else await tx.update(idempotencyKeys).set({ answer }).where(isThis);
  return answer;
}

/** The same for the same content, whatever the order its properties were written in. */
export const fingerprintOf = (content: unknown): string =>
  createHash("sha256").update(canonical(content)).digest("base64url");

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object" && !(value instanceof Date)) {
    const pairs = Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`);
    return `{${pairs.join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
