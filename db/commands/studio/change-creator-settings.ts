import { and, eq, sql } from "drizzle-orm";
import { MAX_SLASH_COMMANDS } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";
import { creatorSettings, slashCommands } from "#db/schema/studio/studio.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/** Sets the words every conversation of a person begins with; empty for none. */
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

/** Adds a slash command; one of the same name gets the new prompt. */
export async function addSlashCommand(
  tx: Db,
  command: { personId: string; name: string; prompt: string; now: Date },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "full" }> {
  const { personId, name, prompt, now } = command;
  // Two at once wait for each other: the count below is then true.
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for("update");
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

/** Removes a slash command; one that is not there is removed already. */
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
