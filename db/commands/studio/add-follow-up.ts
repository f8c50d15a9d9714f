import { PROMPT_MAX_CHARACTERS } from "#domain/studio/creations.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { addVersion, type VersionRefusal } from "./add-version.ts";
import { expandPrompt } from "./store-creation.ts";

/**
 * Adds a follow-up ("más corto") to a person's creation and asks the worker for its answer. Slash
 * commands are expanded as in a prompt.
 *
 * @returns "command-too-long" when the expanded text exceeds PROMPT_MAX_CHARACTERS
 * @throws StorageFull
 */
export async function addFollowUp(
  tx: Db,
  input: {
    personId: string;
    address?: string | undefined;
    creationId: string;
    instruction: string;
    now: Date;
  },
): Promise<
  | { kind: "done"; id: string; version: number; runId: string }
  | { kind: "refused"; reason: "command-too-long" | VersionRefusal }
> {
  const { personId, address, creationId, now } = input;
  const instruction = await expandPrompt(tx, personId, input.instruction);
  if (instruction.length > PROMPT_MAX_CHARACTERS)
    return { kind: "refused", reason: "command-too-long" };
  await takeStorage(tx, { personId, address, bytes: textBytes(instruction), now });
  return addVersion(tx, { personId, creationId, instruction, now });
}
