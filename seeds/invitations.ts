import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { daysBefore } from "./clock.ts";
import { accountId } from "./people.ts";
import { INVITED_TO } from "./notifications.ts";
import { spaceOwnerIndex } from "./spaces.ts";

/** The invitation in the demo person's notification. It has no link: the hash matches no token. */
export function listInvitations(now: Date): (typeof spaceInvitations.$inferInsert)[] {
  return [
    {
      id: "invitation-1",
      spaceId: `space-${INVITED_TO}`,
      invitedBy: accountId(spaceOwnerIndex(INVITED_TO)),
      invitee: "@valentina",
      personId: DEMO_PERSON_ID,
      tokenHash: "invitation-1 has no link",
      createdAt: daysBefore(now, 0.6),
      // Ten years: each guest gets a copy, whenever it is made.
      expiresAt: daysBefore(now, -3_650),
    },
  ];
}
