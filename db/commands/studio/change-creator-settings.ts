import { and, eq, sql } from "drizzle-orm";
import { MAX_SLASH_COMMANDS } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { creatorSettings, slashCommands } from "#db/schema/studio/studio.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** Sets the system prompt of a person's conversations; empty for none. */
export async function setSystemPrompt(
  tx: Db,
  { personId, systemPrompt, now }: { personId: string; systemPrompt: string; now: Date },
): Promise<{ kind: "done" }> {
  const set = { systemPrompt, updatedAt: now };
  await tx
    .insert(creatorSettings)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: creatorSettings.personId, set });
  await recordEvent(tx, { personId, action: "set-system-prompt", now });
  return { kind: "done" };
}

/** Adds a slash command, or replaces the prompt of the one with that name. */
export async function addSlashCommand(
  tx: Db,
  command: { personId: string; name: string; prompt: string; now: Date },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "full" }> {
  const { personId, name, prompt, now } = command;
  // Locks the person, so that the count below is right with concurrent additions.
  await lockPerson(tx, personId);
  await tx
    .insert(slashCommands)
    .values({ personId, name, prompt, createdAt: now })
    .onConflictDoUpdate({
      target: [slashCommands.personId, slashCommands.name],
      set: { prompt: sql`excluded.prompt` },
    });
  if ((await tx.$count(slashCommands, eq(slashCommands.personId, personId))) > MAX_SLASH_COMMANDS)
    return { kind: "refused", reason: "full" };
  await recordEvent(tx, { personId, action: "add-slash-command", subject: name, now });
  return { kind: "done" };
}

/** Removes a slash command. Idempotent. */
export async function removeSlashCommand(
  tx: Db,
  { personId, name, now }: { personId: string; name: string; now: Date },
): Promise<{ kind: "done" }> {
  const removed = await tx
    .delete(slashCommands)
    .where(and(eq(slashCommands.personId, personId), eq(slashCommands.name, name)))
    .returning({ name: slashCommands.name });
  if (removed.length > 0)
    await recordEvent(tx, { personId, action: "remove-slash-command", subject: name, now });
  return { kind: "done" };
}
