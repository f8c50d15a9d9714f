import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { noticeMails } from "#db/schema/people/notice-mails.ts";

/** Switches an account's mails about unseen notifications on or off. Changes nothing for a guest. */
export async function chooseNoticeMails(
  tx: Db,
  { personId, isOff }: { personId: string; isOff: boolean },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${noticeMails} (person_id, is_off)
    SELECT ${accounts.personId}, ${isOff} FROM ${accounts} WHERE ${accounts.personId} = ${personId}
    ON CONFLICT (person_id) DO UPDATE SET is_off = excluded.is_off`);
}
