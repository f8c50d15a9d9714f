import type { Sql } from "postgres";
import { givePasskey } from "./second-factor.ts";

/**
 * Gives a maker of artifakts an account with a second factor, with which all screens for accounts open if the address is an
 * operator's (PLAZA_OPERATORS): one of the artifakts is taken down and appealed, and two items are
 * reported. The demo person has no account.
 *
 * @param sql of the test's own seeded database
 * @returns the maker's id, and addresses by the URL map's pattern
 */
export async function makeOperatorAccount(sql: Sql, email: string) {
  const [maker] = await sql<[{ id: string; taken: string }]>`
    SELECT creator_id AS id, min(id) AS taken FROM artifakts WHERE creator_id <> 'demo'
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`;
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${maker.id}, ${email}, 'none', now())`;
  await givePasskey(sql, maker.id);
  await sql`UPDATE artifakts SET taken_down_at = now() WHERE id = ${maker.taken}`;
  await sql`
    INSERT INTO item_takedowns
      (id, item_kind, item_id, owner_id, reason, taken_down_at, appeal, appealed_at)
    VALUES ('takedown-shown', 'artifakt', ${maker.taken}, ${maker.id}, 'Es publicidad', now(),
      'Es una plantilla', now())`;
  await sql`
    INSERT INTO item_reports (id, item_kind, item_id, reporter_id, reason, created_at)
    SELECT 'report-' || id, 'space', id, ${maker.id}, 'spam', now()
    FROM spaces WHERE id IN ('space-5', 'space-6')`;
  const addresses = {
    "/report/:kind/:id": "/report/space/space-1",
    "/takedown/:kind/:id": `/takedown/artifakt/${maker.taken}`,
  };
  return { personId: maker.id, addresses };
}
