import type { Sql } from "postgres";

/**
 * A person with an agentik, its runs, and a space with a document and tasks.
 *
 * @param mark part of every id, different for each person
 */
export async function makeFonda(sql: Sql, mark: string) {
  const ids = {
    person: `${mark}-person`,
    agentik: `${mark}-agentik`,
    space: `${mark}-space`,
    document: `${mark}-document`,
  };
  const { person, agentik, space, document } = ids;
  await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${person}, 'account', ${`Ana ${mark}`}, 'Ana', ${person})`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    VALUES (${agentik}, 'Lupita', 'Atiende', 'customer_service', 'inactive', ${person}, 'es')`;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${space}, ${`Fonda ${mark}`}, 'x', 'custom', 'invite', 'private', 1, ${person}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${space}, ${person}, 'owner')`;
  await sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    VALUES (${agentik}, ${space}, now())`;
  const text = `Los tacos al pastor de ${mark} cuestan 18 pesos.`;
  await sql`INSERT INTO documents (id, space_id, name, version, created_by, changed_at, created_at)
    VALUES (${document}, ${space}, ${`Menú ${mark}`}, 1, ${person}, now(), now())`;
  await sql`INSERT INTO document_versions (document_id, version, kind, text, bytes, language, state, created_by, created_at)
    VALUES (${document}, 1, 'text', ${text}, ${text.length}, 'es', 'ready', ${person}, now())`;
  await sql`INSERT INTO passages (document_id, version, seq, space_id, heading, text, language)
    VALUES (${document}, 1, 1, ${space}, 'Tacos', ${text}, 'es')`;
  await sql`INSERT INTO space_tasks (id, space_id, title, place, created_by, created_at)
    SELECT ${mark} || '-task-' || n, ${space}, 'Tarea ' || n, n, ${person}, now()
    FROM generate_series(1, 5) n`;
  await sql`INSERT INTO space_tasks (id, space_id, title, place, created_by, created_at, done_at, done_by)
    VALUES (${`${mark}-task-done`}, ${space}, 'Hecha', 9, ${person}, now(), now(), ${person})`;
  // Some of the same microsecond.
  const input = { work: { duty: "remind", text: "Gas" }, zone: "UTC", at: "2026-01-01T00:00:00Z" };
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, input, dedupe_key, created_at,
      started_at, ended_at, deadline_at)
    SELECT ${mark} || '-run-' || lpad(n::text, 2, '0'), 'duty', 'succeeded', ${person}, ${agentik},
      ${JSON.stringify(input)}::text::jsonb, ${mark} || '-' || n, now() - interval '1 hour' * (n / 3), now(),
      now(), now()
    FROM generate_series(1, 12) n`;
  await sql`INSERT INTO run_steps (run_id, seq, kind, detail, created_at)
    VALUES (${`${mark}-run-01`}, 1, 'reported', '{"count": 2}', now())`;
  return { ...ids, run: `${mark}-run-01`, task: `${mark}-task-1`, text };
}
export type Fonda = Awaited<ReturnType<typeof makeFonda>>;
