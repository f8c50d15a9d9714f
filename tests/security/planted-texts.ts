import type { Sql } from "postgres";
import type { Owner } from "./owned.ts";

/** Every column with words that pages show, by its table. Lists of words are marked with `[]`. */
const COLUMNS: Record<string, readonly string[]> = {
  spaces: ["name", "description"],
  artifakts: ["name", "description", "tags[]"],
  agentiks: ["name", "description"],
  challenges: ["name", "description"],
  marketplace_apps: ["name", "developer", "description", "price", "tags[]"],
  perks: ["name", "description"],
  portals: ["name", "description"],
  portal_apps: ["name", "description"],
  suites: ["name", "description"],
  multimedia_collections: ["title", "description"],
  sound_tracks: ["title", "artist", "mood", "tags[]"],
  people: ["display_name", "first_name"],
  creations: ["title", "prompt"],
  creator_settings: ["system_prompt"],
  slash_commands: ["prompt"],
  sessions: ["device"],
  artifakt_reviews: ["text"],
  challenge_submissions: ["text", "link"],
  space_invitations: ["invitee"],
};

/**
 * Fills every text that a page shows with the payloads in turn: row n of a table gets the n-th, from
 * `offset` on, and each column begins elsewhere.
 *
 * @returns how many columns
 */
export async function plantTexts(
  sql: Sql,
  { ids }: Owner,
  payloads: readonly string[],
  offset: number,
): Promise<number> {
  const texts = [...payloads];
  let columns = 0;
  for (const [table, names] of Object.entries(COLUMNS)) {
    for (const name of names) {
      columns += 1;
      const column = name.replace("[]", "");
      const text = sql`(${texts}::text[])[(numbered.n + ${offset + columns * 7})::int % ${texts.length} + 1]`;
      await sql`
        UPDATE ${sql(table)} t SET ${sql(column)} = ${name === column ? text : sql`ARRAY[${text}]`}
        FROM (SELECT ctid, row_number() OVER (ORDER BY ctid) AS n FROM ${sql(table)}) numbered
        WHERE numbered.ctid = t.ctid`;
    }
  }
  const at = (n: number) => texts[(offset + n) % texts.length]!;
  const data = (n: number) =>
    JSON.stringify({
      from: at(n),
      space: at(n + 1),
      artifakt: at(n + 2),
      agentik: at(n + 3),
      challenge: at(n + 4),
    });
  const rows = await sql<{ id: string }[]>`SELECT id FROM notifications ORDER BY id`;
  for (const [index, { id }] of rows.entries())
    await sql`UPDATE notifications SET data = data || ${data(index)}::text::jsonb WHERE id = ${id}`;
  const blocks = ["space", "artifakt", "agentik"].map((type, index) => ({
    ...{ id: `block-${index + 1}`, type, title: at(index), description: at(index + 3) },
    position: { x: index * 20, y: index * 20 },
    config: {
      ...{ color: "emerald", size: "medium", layout: "card", showMetrics: true },
      customStyle: at(index + 6),
    },
  }));
  await sql`UPDATE builder_layouts SET blocks = ${JSON.stringify(blocks)}::text::jsonb
    WHERE person_id = ${ids.person}`;
  return columns + 8;
}
