import { lockToken } from "#db/commands/people/api-tokens/use-token.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#app/session/write-as.server.ts";
import { ApiError, waitError } from "./api-error.server.ts";
import type { Caller } from "./caller.server.ts";

/**
 * Runs a command in one transaction as the person of a token. A refusal of the command rolls everything
 * back and is returned; `write` must have no effect outside its transaction.
 *
 * @throws ApiError 401 for a token that was revoked meanwhile, 409 for an idempotency key that was used
 *   with another payload, 413 when the person's storage is full, 503 while others write the same rows
 */
export async function writeAsCaller<Value>(
  { tokenId }: Caller,
  write: (tx: Db) => Promise<Value>,
): Promise<Value> {
  const written = await transact(async (tx) => {
    if (!(await lockToken(tx, tokenId, new Date())))
      throw new ApiError("unauthorized", "The token was revoked");
    return write(tx);
  });
  if (written.ok) return written.value;
  const { reason, waitSeconds } = written.error;
  switch (reason) {
    case "sent-before":
      throw new ApiError("conflict", "The Idempotency-Key was used with another request");
    case "storage-full":
      throw new ApiError("too_large", "Your storage is full");
    case "too-often":
    case "busy":
      throw waitError("busy", "Not now: try again in a moment", waitSeconds);
  }
}
