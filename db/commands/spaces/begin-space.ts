import type { TemplateContent } from "#domain/spaces/templates/template-content.ts";
import { siteDay } from "#domain/format/dates.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import { DEFAULT_ANSWERS_WHEN } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { insertAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { spaceCommands } from "#db/schema/spaces/commands.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { eq } from "drizzle-orm";
import { createSpace, type NewSpace } from "./create-space.ts";
import { addDocument } from "./documents/add-document.ts";

const DAY_MS = 86_400_000;

/**
 * Creates a space with the documents, commands, tasks and the agentik of a template. All of it is the
 * person's own, to change and to delete.
 *
 * @throws StorageFull
 */
export async function beginSpace(
  tx: Db,
  input: {
    personId: string;
    /** The client's IP address: guests of one address share a storage limit. */
    address?: string | undefined;
    space: NewSpace;
    template: TemplateContent;
    now: Date;
  },
): Promise<Outcome<{ spaceId: string }, DocumentRefusal>> {
  const { personId, address, space, template, now } = input;
  const { spaceId } = await createSpace(tx, { personId, space, now });
  for (const { name, labels, text } of template.documents) {
    const content = { kind: "text", text } as const;
    const document = { personId, address, spaceId, name, labels: [...labels], content, now };
    const added = await addDocument(tx, document);
    if (added.kind === "refused") return added;
  }
  const author = { changedBy: personId, changedAt: now };
  await tx
    .insert(spaceCommands)
    .values(template.commands.map((command) => ({ spaceId, ...command, ...author })));
  await tx.insert(spaceTasks).values(
    template.tasks.map(({ title, inDays }, index) => ({
      id: createId("task"),
      spaceId,
      title,
      assigneeId: personId,
      dueOn: siteDay(new Date(now.getTime() + inDays * DAY_MS)),
      place: index + 1,
      createdBy: personId,
      createdAt: now,
    })),
  );
  await addAgentik(tx, { spaceId, personId, language: space.language, template, now });
  return { kind: "done", spaceId };
}

/** An agentik that is at work at once, and answers when it is mentioned. */
async function addAgentik(
  tx: Db,
  {
    spaceId,
    personId,
    language,
    template,
    now,
  }: {
    spaceId: string;
    personId: string;
    language: ContentLanguage;
    template: TemplateContent;
    now: Date;
  },
): Promise<void> {
  const agentikId = await insertAgentik(tx, {
    personId,
    configuration: { ...template.agentik, type: "automation", language, instructions: "" },
    now,
  });
  await tx.update(agentiks).set({ status: "active" }).where(eq(agentiks.id, agentikId));
  await tx.insert(spaceAgentiks).values({
    spaceId,
    agentikId,
    answersWhen: DEFAULT_ANSWERS_WHEN,
    addedBy: personId,
    addedAt: now,
  });
}
