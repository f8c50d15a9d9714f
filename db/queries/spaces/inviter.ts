import { and, eq, sql } from "drizzle-orm";
import { pageLanguage, type Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenedByAgentik } from "./opened-by-agentik.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { onboardingAnswers, people } from "#db/schema/people/people.ts";

/** Inviter and space, for the text of an invitation. */
export interface Inviter {
  from: string;
  /** Name of the inviter's business; null without one. */
  business: string | null;
  space: string;
  /** The space's language; Spanish if the interface is not translated into it. */
  language: Locale;
}

/** @throws when the space or the person does not exist */
export async function findInviter(
  db: Db,
  { spaceId, personId }: { spaceId: string; personId: string },
): Promise<Inviter> {
  const [found] = await db
    .select({
      from: people.displayName,
      business: businesses.name,
      space: spaces.name,
      language: spaces.language,
    })
    .from(spaces)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(businesses, eq(businesses.personId, people.id))
    .where(eq(spaces.id, spaceId));
  if (!found) throw new Error(`no inviter ${personId} to ${spaceId}`);
  return { ...found, language: pageLanguage(found.language) ?? "es" };
}

/**
 * The collaborators that a person named in the wizard, as long as this is the person's only own
 * space, apart from those that Plaza opened for an agentik, and has no invitations.
 */
export async function listSuggestedInvitees(
  db: Db,
  { spaceId, personId }: { spaceId: string; personId: string },
): Promise<string[]> {
  const [answers] = await db
    .select({ collaborators: onboardingAnswers.collaborators })
    .from(onboardingAnswers)
    .where(
      and(
        eq(onboardingAnswers.personId, personId),
        sql`NOT EXISTS (SELECT FROM ${spaces} WHERE owner_id = ${personId}
          AND copied_from IS NULL AND id <> ${spaceId} AND NOT ${isOpenedByAgentik("spaces")})`,
        sql`EXISTS (SELECT FROM ${spaces} WHERE owner_id = ${personId}
          AND copied_from IS NULL AND id = ${spaceId})`,
        sql`NOT EXISTS (SELECT FROM ${spaceInvitations} WHERE space_id = ${spaceId})`,
      ),
    );
  return answers?.collaborators ?? [];
}
