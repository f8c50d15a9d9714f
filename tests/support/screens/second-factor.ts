import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import type { Db } from "#db/connection/client.ts";

/**
 * Gives an account a passkey of long ago, which no device has: enough for whatever asks whether there is
 * a second factor, such as the screens of operators.
 *
 * @param db of the test's own database
 */
export const givePasskey = (db: Sql, personId: string) => db`
  INSERT INTO passkeys (id, person_id, name, public_key, counter, transports, created_at)
  VALUES (${`passkey-${personId}`}, ${personId}, 'Moto G', 'none', 0, '{}', '2026-01-01')
  ON CONFLICT DO NOTHING`;

/** {@link givePasskey} with a database of the product's own type. */
export const givePasskeyBy = (db: Db, personId: string) =>
  db.execute(sql`
    INSERT INTO passkeys (id, person_id, name, public_key, counter, transports, created_at)
    VALUES (${`passkey-${personId}`}, ${personId}, 'Moto G', 'none', 0, '{}', '2026-01-01')
    ON CONFLICT DO NOTHING`);
