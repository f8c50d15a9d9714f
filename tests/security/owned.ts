import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";
import { openAccount } from "./people.ts";
import type { Browser } from "./browser.ts";

/** An account with something of its own in every table that is anybody's. */
export interface Owner {
  browser: Browser;
  email: string;
  /** In every text of the owner's that can be read anywhere; nobody else may ever be shown it. */
  mark: string;
  ids: Record<
    "person" | "session" | "agentik" | "artifakt" | "space" | "notification" | "creation",
    string
  >;
}

/** Tables of people's rows that hold no text anybody reads: who is where, and hashes. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  ...["challenge_participants", "space_members", "ledger_accounts"],
  ...["known_devices", "password_resets", "sessions"],
]);

/** Signs somebody up and marks everything that is theirs. */
export async function openOwner(origin: string, sql: Sql, name: string): Promise<Owner> {
  const mark = `zz${name}${randomBytes(6).toString("hex")}`;
  const email = `${mark}@duenas.mx`;
  const browser = await openAccount(origin, email);
  const [account] = await sql<[{ id: string }]>`
    SELECT person_id AS id FROM accounts WHERE email = ${email}`;
  const person = account.id;
  await sql`UPDATE people SET display_name = ${`${mark} López`}, first_name = ${mark},
    handle = ${mark} WHERE id = ${person}`;
  for (const [table, owner] of [
    ["agentiks", "owner_id"],
    ["artifakts", "creator_id"],
    ["spaces", "owner_id"],
  ] as const) {
    await sql`UPDATE ${sql(table)} SET name = left(${mark} || ' ' || name, 100),
      description = ${mark} || ' ' || description WHERE ${sql(owner)} = ${person}`;
  }
  await sql`UPDATE artifakts SET tags = ARRAY[${mark}] WHERE creator_id = ${person}`;
  await sql`UPDATE notifications SET data = (
    SELECT jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) = 'string'
      THEN to_jsonb(${mark}::text) ELSE value END) FROM jsonb_each(data))
    WHERE person_id = ${person}`;
  await sql`UPDATE creations SET title = ${mark}, prompt = ${mark} WHERE person_id = ${person}`;
  await sql`INSERT INTO creator_settings (person_id, system_prompt, updated_at)
    VALUES (${person}, ${mark}, now())
    ON CONFLICT (person_id) DO UPDATE SET system_prompt = excluded.system_prompt`;
  await sql`INSERT INTO slash_commands (person_id, name, prompt, created_at)
    VALUES (${person}, 'mine', ${mark}, now())`;
  await sql`INSERT INTO builder_layouts (id, person_id, version, blocks, created_at)
    VALUES (${`layout-${mark}`}, ${person}, 900, ${JSON.stringify([layoutBlock(mark)])}::text::jsonb, now())`;
  await sql`INSERT INTO onboarding_answers
    (person_id, business_type, automation_areas, ai_experience, collaborators, migrating,
      current_platform, updated_at)
    VALUES (${person}, 'pyme', '{}', 'beginner', ${[`${mark}@amigas.mx`]}, false, 'none', now())
    ON CONFLICT (person_id) DO UPDATE SET collaborators = excluded.collaborators`;

  const one = async (table: string, owner: string) => {
    const [row] = await sql<{ id: string }[]>`
      SELECT id FROM ${sql(table)} WHERE ${sql(owner)} = ${person} ORDER BY id LIMIT 1`;
    if (!row) throw new Error(`${name} has nothing in ${table}`);
    return row.id;
  };
  return {
    ...{ browser, email, mark },
    ids: {
      person,
      session: await one("sessions", "person_id"),
      agentik: await one("agentiks", "owner_id"),
      artifakt: await one("artifakts", "creator_id"),
      space: await one("spaces", "owner_id"),
      notification: await one("notifications", "person_id"),
      creation: await one("creations", "person_id"),
    },
  };
}

/**
 * Tables that hold people's rows and none of this owner's with the mark: what is kept there could be
 * shown to anybody without a test knowing.
 */
export async function unmarkedTables(sql: Sql, { ids, mark }: Owner): Promise<string[]> {
  const places = await sql<{ table: string; column: string }[]>`
    SELECT class.relname AS table, attribute.attname AS column
    FROM pg_constraint reference
    JOIN pg_class class ON class.oid = reference.conrelid
    JOIN pg_attribute attribute
      ON attribute.attrelid = class.oid AND attribute.attnum = reference.conkey[1]
    WHERE reference.contype = 'f' AND reference.confrelid = 'people'::regclass ORDER BY 1`;
  const missing: string[] = [];
  for (const { table, column } of places) {
    // Challenges are nobody's in particular: they are never copied.
    if (WITHOUT_TEXT.has(table) || table === "challenges") continue;
    const marked = await sql`SELECT 1 FROM ${sql(table)} t
      WHERE ${sql(column)} = ${ids.person} AND t::text LIKE ${`%${mark}%`} LIMIT 1`;
    if (marked.length === 0) missing.push(table);
  }
  return missing;
}

const layoutBlock = (mark: string) => ({
  ...{ id: "block-1", type: "space", title: mark, description: mark, position: { x: 0, y: 0 } },
  config: {
    ...{ color: "emerald", size: "medium", layout: "card", showMetrics: true, customStyle: "" },
  },
});
