import { and, eq } from "drizzle-orm";
import {
  PROMPT_MAX_CHARACTERS,
  expandCommand,
  readCommandUse,
  titleOfPrompt,
  type CreationKind,
} from "#domain/studio/creations.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { creations, slashCommands } from "#db/schema/studio/studio.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";

/**
 * Stores a prompt before anything else happens with it (product.md, "Writes": Send). One that begins
 * with one of the person's slash commands is stored as what the command stands for; a name that
 * stands for nothing stays as it was typed.
 *
 * @returns "command-too-long" where the command's prompt and what was written after it are too much together
 * @throws StorageFull
 */
export async function storeCreation(
  tx: Db,
  input: {
    personId: string;
    /** Where the request comes from: guests of one address share a limit. */
    address?: string | undefined;
    kind: CreationKind;
    prompt: string;
    now: Date;
  },
): Promise<{ kind: "done"; id: string } | { kind: "refused"; reason: "command-too-long" }> {
  const { personId, address, kind, now } = input;
  const prompt = await expand(tx, personId, input.prompt);
  if (prompt.length > PROMPT_MAX_CHARACTERS) return { kind: "refused", reason: "command-too-long" };
  await takeStorage(tx, { personId, address, bytes: textBytes(prompt), now });
  const id = createId("creation");
  const title = titleOfPrompt(prompt);
  await tx.insert(creations).values({ id, personId, kind, title, prompt, createdAt: now });
  await recordEvent(tx, { personId, action: "store-creation", subject: id, now });
  return { kind: "done", id };
}

async function expand(tx: Db, personId: string, prompt: string): Promise<string> {
  const use = readCommandUse(prompt);
  if (!use) return prompt;
  const [command] = await tx
    .select({ prompt: slashCommands.prompt })
    .from(slashCommands)
    .where(and(eq(slashCommands.personId, personId), eq(slashCommands.name, use.name)));
  return command ? expandCommand(command.prompt, use.rest) : prompt;
}
