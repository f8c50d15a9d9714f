import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** Rows as JSON objects, by table name. */
export type PersonExport = Record<string, Record<string, unknown>[]>;

/** Columns left out: credentials, and generated columns. */
const EXCLUDED_COLUMNS = [
  "password_hash",
  "token_hash",
  "visitor_hash",
  "code_hash",
  "sealed_secret",
  "sealed_token",
  "sealed_verify",
  "endpoint",
  "p256dh",
  "auth",
  "search_text",
  "name_length",
];

/**
 * Exports all data stored about a person: the rows of every table with a foreign key to `people`,
 * found in PostgreSQL's catalogue so that new tables are included, the pictures of their artifakts, the
 * photographs and files of their entries, the files of their messages,
 * the answers to their prompts, the versions of their kits, the triggers, examples, tools, channels and MCP servers of their agentiks, and the entries
 * of their ledger accounts.
 */
export async function exportPerson(db: Db, personId: string): Promise<PersonExport> {
  return db.transaction(
    async (tx) => {
      const foreignKeys = await tx.execute<{ table: string; column: string }>(sql`
        SELECT class.relname AS table, attribute.attname AS column
        FROM pg_constraint reference
        JOIN pg_class class ON class.oid = reference.conrelid
        JOIN pg_attribute attribute
          ON attribute.attrelid = class.oid AND attribute.attnum = reference.conkey[1]
        WHERE reference.contype = 'f' AND reference.confrelid = 'people'::regclass
        ORDER BY 1, 2`);
      const all: PersonExport = { people: await rowsOf(tx, "people", "id", personId) };
      for (const { table, column } of foreignKeys) {
        (all[table] ??= []).push(...(await rowsOf(tx, table, column, personId)));
      }
      all.artifakt_pictures = await picturesOf(tx, personId);
      for (const table of ["entry_pictures", "entry_files"])
        all[table] = await ofEntries(tx, table, personId);
      all.message_documents = await filesOfMessages(tx, personId);
      all.creation_versions = await answersOf(tx, personId);
      for (const table of ["agentik_triggers", "agentik_examples", "agentik_tools", "channels"])
        all[table] = await ofAgentiks(tx, table, personId);
      all.channel_mailboxes = await mailboxesOf(tx, personId);
      all.mcp_servers = await mcpServersOf(tx, personId);
      all.mcp_tools = await mcpToolsOf(tx, personId);
      all.own_kit_versions = await kitVersionsOf(tx, personId);
      all.ledger_entries = await movementsOf(tx, personId);
      return all;
    },
    // One consistent snapshot for all queries.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function rowsOf(tx: Db, table: string, column: string, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(t) - ${sql.param(EXCLUDED_COLUMNS)}::text[] AS row FROM ${sql.identifier(table)} t
    WHERE t.${sql.identifier(column)} = ${personId} ORDER BY to_jsonb(t)::text`);
  return rows.map(({ row }) => row);
}

async function answersOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(version) AS row FROM creation_versions version
    JOIN creations made ON made.id = version.creation_id
    WHERE made.person_id = ${personId} ORDER BY creation_id, version`);
  return rows.map(({ row }) => row);
}

async function mailboxesOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(mailbox) AS row FROM channel_mailboxes mailbox
    JOIN channels channel ON channel.id = mailbox.channel_id
    JOIN agentiks agentik ON agentik.id = channel.agentik_id
    WHERE agentik.owner_id = ${personId} ORDER BY mailbox.channel_id`);
  return rows.map(({ row }) => row);
}

/** MCP servers with the host of their address alone: the rest may hold a secret. */
async function mcpServersOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(server) - ${sql.param(EXCLUDED_COLUMNS)}::text[]
      || jsonb_build_object('host', substring(endpoint FROM '^https?://([^/]+)')) AS row
    FROM mcp_servers server JOIN agentiks agentik ON agentik.id = server.agentik_id
    WHERE agentik.owner_id = ${personId} ORDER BY server.agentik_id, server.place`);
  return rows.map(({ row }) => row);
}

async function mcpToolsOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(tool) AS row FROM mcp_tools tool
    JOIN mcp_servers server ON server.id = tool.server_id
    JOIN agentiks agentik ON agentik.id = server.agentik_id
    WHERE agentik.owner_id = ${personId} ORDER BY tool.server_id, tool.place`);
  return rows.map(({ row }) => row);
}

async function ofAgentiks(tx: Db, table: string, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(t) - ${sql.param(EXCLUDED_COLUMNS)}::text[] AS row
    FROM ${sql.identifier(table)} t JOIN agentiks made ON made.id = t.agentik_id
    WHERE made.owner_id = ${personId} ORDER BY agentik_id, to_jsonb(t)->>'created_at', to_jsonb(t)::text`);
  return rows.map(({ row }) => row);
}

async function kitVersionsOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(t) - ${sql.param(EXCLUDED_COLUMNS)}::text[] AS row
    FROM own_kit_versions t JOIN own_kits made ON made.id = t.kit_id
    WHERE made.maker_id = ${personId} ORDER BY kit_id, version`);
  return rows.map(({ row }) => row);
}

async function picturesOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(picture) AS row FROM artifakt_pictures picture
    JOIN artifakts made ON made.id = picture.artifakt_id
    WHERE made.creator_id = ${personId} ORDER BY artifakt_id, place`);
  return rows.map(({ row }) => row);
}

async function ofEntries(tx: Db, table: string, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t
    JOIN challenge_entries made ON made.id = t.entry_id
    WHERE made.person_id = ${personId} ORDER BY entry_id, place`);
  return rows.map(({ row }) => row);
}

async function filesOfMessages(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(file) AS row FROM message_documents file
    JOIN messages message USING (thread_id, seq)
    WHERE message.author_id = ${personId} ORDER BY thread_id, seq, position`);
  return rows.map(({ row }) => row);
}

async function movementsOf(tx: Db, personId: string) {
  const rows = await tx.execute<{ row: Record<string, unknown> }>(sql`
    SELECT to_jsonb(entry) || jsonb_build_object('currency', account.currency,
      'cause', transaction.cause, 'reference', transaction.reference,
      'created_at', transaction.created_at) AS row
    FROM ledger_accounts account
    JOIN ledger_entries entry ON entry.account_id = account.id
    JOIN ledger_transactions transaction ON transaction.id = entry.transaction_id
    WHERE coalesce(account.owner_id, '') = ${personId}
    ORDER BY transaction.created_at, transaction.id, entry.line`);
  return rows.map(({ row }) => row);
}
