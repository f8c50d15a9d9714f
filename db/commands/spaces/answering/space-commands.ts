import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import {
  COMMAND_NAME,
  COMMAND_TEXT_MAX_CHARACTERS,
  COMMANDS_OF_SPACE_MAX,
} from "#domain/spaces/commands.ts";
import { expandCommand, readCommandUse } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { lockSpace } from "#db/commands/spaces/writable-space.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { spaceCommands } from "#db/schema/spaces/commands.ts";
import { findManagedSpace, type AnsweringResult } from "./space-agentiks.ts";

/** Stores a command of a space, or changes the text of the one with its name. Owner and admins only. */
export async function saveSpaceCommand(
  tx: Db,
  input: { spaceId: string; personId: string; name: string; text: string; now: Date },
): Promise<AnsweringResult> {
  const { personId, name, now } = input;
  const text = input.text.trim();
  if (!COMMAND_NAME.test(name)) return { kind: "refused", reason: "command-name" };
  if (text === "" || text.length > COMMAND_TEXT_MAX_CHARACTERS)
    return { kind: "refused", reason: "command-text" };
  const found = await findManagedSpace(tx, input);
  if (found.kind === "refused") return found;
  const { id: spaceId } = found.space;
  // One writer at a time, so that two cannot both store the last one allowed.
  await lockSpace(tx, spaceId);
  const [others] = await tx
    .select({ n: count() })
    .from(spaceCommands)
    .where(and(eq(spaceCommands.spaceId, spaceId), ne(spaceCommands.name, name)));
  if (others!.n >= COMMANDS_OF_SPACE_MAX) return { kind: "refused", reason: "commands-full" };
  const values = { text, changedBy: personId, changedAt: now };
  await tx
    .insert(spaceCommands)
    .values({ spaceId, name, ...values })
    .onConflictDoUpdate({ target: [spaceCommands.spaceId, spaceCommands.name], set: values });
  await wakeSpace(tx, spaceId);
  return { kind: "done", spaceId };
}

/** Deletes a command of a space. Repeating it changes nothing. */
export async function deleteSpaceCommand(
  tx: Db,
  { name, ...which }: { spaceId: string; personId: string; name: string },
): Promise<AnsweringResult> {
  const found = await findManagedSpace(tx, which);
  if (found.kind === "refused") return found;
  const { id: spaceId } = found.space;
  await tx
    .delete(spaceCommands)
    .where(and(eq(spaceCommands.spaceId, spaceId), eq(spaceCommands.name, name)));
  await wakeSpace(tx, spaceId);
  return { kind: "done", spaceId };
}

/**
 * A message with its space's command expanded; in a copy, also commands of the original.
 *
 * @returns null for a message that begins with none
 */
export async function expandSpaceCommand(
  tx: Db,
  { id, copiedFrom }: { id: string; copiedFrom: string | null },
  message: string,
): Promise<string | null> {
  const use = readCommandUse(message);
  if (!use) return null;
  const [command] = await tx
    .select({ text: spaceCommands.text })
    .from(spaceCommands)
    .where(
      and(inArray(spaceCommands.spaceId, [id, copiedFrom ?? id]), eq(spaceCommands.name, use.name)),
    )
    .orderBy(desc(eq(spaceCommands.spaceId, id)))
    .limit(1);
  return command ? expandCommand(command.text, use.rest) : null;
}
