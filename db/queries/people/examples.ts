import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { outer } from "#db/connection/outer-column.ts";
import { agentiks, artifakts, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/** Whether a person has any of the demo person's things as examples; for the SELECT of a query. */
export const hasExamples = (personId: AnyPgColumn) => sql<boolean>`(
  EXISTS (SELECT 1 FROM ${agentiks} WHERE owner_id = ${outer(personId)} AND copied_from IS NOT NULL)
  OR EXISTS (SELECT 1 FROM ${spaceMembers} WHERE person_id = ${outer(personId)} AND is_copy)
  OR EXISTS (SELECT 1 FROM ${spaces} WHERE owner_id = ${outer(personId)} AND copied_from IS NOT NULL)
  OR EXISTS (SELECT 1 FROM ${artifakts}
    WHERE creator_id = ${outer(personId)} AND copied_from IS NOT NULL)
)`;
