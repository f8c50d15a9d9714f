import { createDb } from "#db/connection/client.ts";
import { seedDatabase } from "../../seeds/seed.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { SEEDED_AT } from "../support/postgres/test-server.ts";

/** `npm run test:growth`: uses the seeds at scale 100, which takes one to two minutes. */
export const isFull = process.env.GROWTH === "full";
/** Factor of growth. The budget is defined for 100; the usual run uses a smaller one. */
export const GROWN = isFull ? 100 : 30;

/**
 * A database with {@link GROWN} times the seeded rows: seeded at that scale, or in the usual run filled
 * with copies of the seeded rows, which is faster and has more people than the seeds.
 *
 * @param options.copies number of copies of each seeded row, instead
 */
export async function createGrownDatabase({
  copies,
}: { copies?: number } = {}): Promise<TestDatabase> {
  const isSeeded = isFull && copies === undefined;
  const database = await createTestDatabase({ seeded: !isSeeded });
  const connection = createDb(database.url, { max: 1 });
  try {
    await connection.sql`SET statement_timeout = '5min'`;
    if (isSeeded) await seedDatabase(connection.db, { scale: GROWN, now: SEEDED_AT });
    else await copyRows(connection.sql, copies ?? GROWN - 1);
  } finally {
    await connection.close();
  }
  await vacuum(database);
  return database;
}

const PEOPLE_COPIES = 9;

/** Copies the seeded rows, each with its own name and time. */
async function copyRows(sql: TestDatabase["sql"], copies: number): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND indexdef LIKE '% USING gin %'
      AND tablename IN ('spaces', 'artifakts', 'agentiks', 'challenges', 'people')`;
  await sql.begin(async (tx) => {
    for (const { name } of indexes) await tx`DROP INDEX ${tx(name)}`;
    const [one, other] = [tx`' ' || n`, tx`n * interval '1 hour'`];
    await tx`
      INSERT INTO people (id, kind, display_name, first_name, handle, tier, created_at)
      SELECT id || '-' || n, 'account', display_name || ${one}, first_name, handle || '-' || n, 'free', created_at
      FROM people, generate_series(1, ${PEOPLE_COPIES}) n`;
    const owner = (column: string) => tx`${tx(column)} || '-' || (1 + n % ${PEOPLE_COPIES}::int)`;
    await tx`
      INSERT INTO spaces (id, name, description, user_count, type, join_policy, owner_id, language, created_at)
      SELECT id || '-' || n, name || ${one}, description, least(user_count, 3 + n % 3), type, join_policy,
        ${owner("owner_id")}, language, created_at - ${other}
      FROM spaces, generate_series(1, ${copies}) n`;
    await tx`
      INSERT INTO space_members (space_id, person_id, role, joined_at)
      SELECT id, owner_id, 'owner', created_at FROM spaces WHERE id LIKE 'space-%-%' AND owner_id IS NOT NULL`;
    await tx`
      INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, download_count, tags, language, created_at)
      SELECT id || '-' || n, name || ${one}, description, ${owner("creator_id")}, price, rating, type,
        download_count / (1 + n % 7), tags, language, created_at - ${other}
      FROM artifakts, generate_series(1, ${copies}) n`;
    await tx`
      INSERT INTO agentiks (id, owner_id, name, description, status, type, language, created_at)
      SELECT id || '-' || n, ${owner("owner_id")}, name || ${one}, description, status, type, language, created_at - ${other}
      FROM agentiks, generate_series(1, ${copies}) n`;
    await tx`
      INSERT INTO challenges (id, name, description, type, reward, current_participants, max_participants, deadline, is_active, language, created_at)
      SELECT id || '-' || n, name || ${one}, description, type, reward + n, current_participants, max_participants,
        deadline + n * interval '40 minutes', is_active, language, created_at - ${other}
      FROM challenges, generate_series(1, ${copies}) n`;
    await tx`
      INSERT INTO notifications (id, person_id, kind, data, href, created_at)
      SELECT p.id || ' ' || n.id, p.id, n.kind, n.data, n.href, n.created_at
      FROM people p, notifications n WHERE p.id LIKE '%-%-%'`;
    await tx`SET CONSTRAINTS ALL IMMEDIATE`;
    for (const { definition } of indexes) await tx.unsafe(definition);
  });
}

const VACUUMS = 60;
const RETRY_MS = 500;

/**
 * Updates the visibility map, which index-only scans need; in production autovacuum does it. A
 * transaction that is older than a row (such as autovacuum's on another table) keeps the row from being
 * marked all-visible, and plans would be made for an untypical table, so it retries.
 *
 * @throws if some pages are not all-visible after 30 s
 */
export async function vacuum({ url }: Pick<TestDatabase, "url">): Promise<void> {
  const connection = createDb(url, { max: 1 });
  try {
    // VACUUM waits while autovacuum works on the same table.
    await connection.sql`SET lock_timeout = '5min'`;
    await connection.sql`SET statement_timeout = '5min'`;
    for (let times = 0; times < VACUUMS; times += 1) {
      await connection.sql`VACUUM ANALYZE`;
      const hidden = await connection.sql`
        SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND relallvisible < relpages`;
      if (hidden.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    throw new Error("Somebody still looks at the database as it was before it grew");
  } finally {
    await connection.close();
  }
}
