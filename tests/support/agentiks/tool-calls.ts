import { FIRST_PERMISSIONS, type Permissions } from "#domain/agentiks/tools/tools.ts";
import { decideCall } from "#db/commands/agentiks/tools/decide-call.ts";
import { setPermissions } from "#db/commands/agentiks/tools/set-permissions.ts";
import type { TestDatabase } from "../database.ts";

/** Sets what an agentik's tools may do; the others get their first permissions. */
export const allowTools = (
  { db }: Pick<TestDatabase, "db">,
  { ownerId, id }: { ownerId: string; id: string },
  permissions: Partial<Permissions>,
  hosts: string[] = [],
) =>
  db.transaction((tx) =>
    setPermissions(tx, {
      personId: ownerId,
      id,
      permissions: { ...FIRST_PERMISSIONS, ...permissions },
      hosts,
      now: new Date(),
    }),
  );

/** Decides a call as the person has seen it. */
export const decideOn = (
  { db }: Pick<TestDatabase, "db">,
  personId: string,
  { id, hash }: { id: string; hash: string },
  isApproved: boolean,
  now = new Date(),
) => db.transaction((tx) => decideCall(tx, { personId, callId: id, hash, isApproved, now }));
