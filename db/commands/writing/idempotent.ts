import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { idempotencyKeys } from "#db/schema/writes.ts";

/** The key was used before with another payload: nothing is written, the response is 409. */
export class KeyConflict extends Error {
  override name = "KeyConflict";
  constructor(scope: string) {
    super(`the key was used with another payload: ${scope}`);
  }
}

export interface IdempotentInput {
  personId: string;
  /** Idempotency key, the form's hidden field. Without one the work runs each time. */
  key: string | undefined;
  /** Verb and target, `purchase-artifakt artifakt-12`: the forms of one page share a key. */
  scope: string;
  /** The input, as JSON; the order of properties does not matter. */
  payload: unknown;
}

/** Longest key that is stored; Plaza's own are shorter. */
export const MAX_KEY_LENGTH = 64;

/**
 * Runs work once per person, scope and key. The answer is stored in the transaction of the work;
 * with two concurrent calls, the second waits for the first and returns its answer. A refusal is
 * not stored, so that the same form can be sent again after its reason is gone.
 * @param tx the transaction of the work
 * @param work its answer is stored as JSON: strings, numbers and lists, no dates
 * @throws KeyConflict for a key that was used with another payload
 * @throws RangeError for a key that is too long
 */
export async function idempotent<Answer extends { kind: string }>(
  tx: Db,
  { personId, key, scope, payload }: IdempotentInput,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return work();
  if (key.length > MAX_KEY_LENGTH) throw new RangeError("the key is too long");
  const scopedKey = `${scope} ${key}`;
  const fingerprint = fingerprintOf(payload);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ personId, key: scopedKey, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isThis = and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, scopedKey));
  if (claimed.length === 0) {
    const [known] = await tx
      .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(isThis);
    if (known?.fingerprint !== fingerprint) throw new KeyConflict(scope);
    return known.answer as Answer;
  }
  const answer = await work();
  if (answer.kind === "refused") await tx.delete(idempotencyKeys).where(isThis);
  else await tx.update(idempotencyKeys).set({ answer }).where(isThis);
  return answer;
}

/** SHA-256 of a payload; independent of the order of its properties. */
export const fingerprintOf = (payload: unknown): string =>
  createHash("sha256").update(canonical(payload)).digest("base64url");

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
