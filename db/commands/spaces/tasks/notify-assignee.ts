import { paths } from "#domain/addresses/paths.ts";
import type { Db } from "#db/connection/client.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import type { WritableSpace } from "#db/commands/spaces/writable-space.ts";

/** Notifies a person of a task that another person assigned to them; examples notify no one. */
export async function notifyAssignee(
  tx: Db,
  { id, name, onlyFor }: WritableSpace,
  task: { personId: string; title: string; assigneeId?: string | null; now: Date },
): Promise<void> {
  const { personId, title, assigneeId, now } = task;
  if (!assigneeId || assigneeId === personId || onlyFor !== null) return;
  const href = `${paths.spacePart(id, "tasks")}?show=mine`;
  const data = { space: name, task: title };
  await notifyPeople(tx, [assigneeId], { kind: "space_task", data, fromId: personId, href }, now);
}
