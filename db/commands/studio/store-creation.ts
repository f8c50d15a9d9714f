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
import { addVersion, type VersionRefusal } from "./add-version.ts";

/**
 * Stores a prompt and asks the worker for an answer. A prompt that begins with one of the person's
 * slash commands is stored expanded; an unknown command stays as typed.
 *
 * @returns "command-too-long" when the expanded prompt exceeds PROMPT_MAX_CHARACTERS
 * @throws StorageFull
 */
export async function storeCreation(
  tx: Db,
  input: {
    personId: string;
    /** The client's IP address: guests of one address share a storage limit. */
    address?: string | undefined;
    kind: CreationKind;
    prompt: string;
    now: Date;
  },
): Promise<
  | { kind: "done"; id: string; version: number; runId: string }
  | { kind: "refused"; reason: "command-too-long" | VersionRefusal }
> {
  const { personId, address, kind, now } = input;
  const prompt = await expandPrompt(tx, personId, input.prompt);
  if (prompt.length > PROMPT_MAX_CHARACTERS) return { kind: "refused", reason: "command-too-long" };
  await takeStorage(tx, { personId, address, bytes: textBytes(prompt), now });
  const id = createId("creation");
  const title = titleOfPrompt(prompt);
  await tx.insert(creations).values({ id, personId, kind, title, prompt, createdAt: now });
  await recordEvent(tx, { personId, action: "store-creation", subject: id, now });
  return addVersion(tx, { personId, creationId: id, now });
}

/** A prompt with a slash command of the person's expanded. */
export async function expandPrompt(tx: Db, personId: string, prompt: string): Promise<string> {
  const use = readCommandUse(prompt);
  if (!use) return prompt;
  const [command] = await tx
    .select({ prompt: slashCommands.prompt })
    .from(slashCommands)
    .where(and(eq(slashCommands.personId, personId), eq(slashCommands.name, use.name)));
  return command ? expandCommand(command.prompt, use.rest) : prompt;
}
