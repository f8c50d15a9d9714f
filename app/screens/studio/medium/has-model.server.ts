import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { isModelConnected } from "#db/queries/runs/models/providers.ts";

/**
 * Whether a language model answers in the Creator: the operator's, or one that the person has connected.
 *
 * @param personId null for a visitor
 */
export async function hasModel(personId: string | null): Promise<boolean> {
  if (env.MODEL_NAME !== undefined) return true;
  return personId !== null && isModelConnected(db, personId);
}
