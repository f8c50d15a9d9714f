import type { Sql } from "postgres";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { MESSAGES_PER_PAGE } from "#domain/spaces/threads.ts";
import { NO_CONTENT } from "#domain/studio/builder/builder.ts";
import { createLinkToken, hashToken } from "#db/connection/tokens.ts";

/**
 * Makes the demo person the owner of one item of each kind, so that a visitor can open all item pages.
 *
 * @param sql of the test's own seeded database
 * @returns paths that answer 200, by the URL map's pattern
 */
export async function makeItemAddresses(sql: Sql): Promise<Readonly<Record<string, string>>> {
  const [invitation, reset] = [createLinkToken(), createLinkToken()];
  const [change, signUp] = [createLinkToken(), createLinkToken()];
  const block = ({ type, target }: { type: string; target: string }, index: number) => ({
    id: `block-${index + 1}`,
    type,
    title: `Block ${index + 1}`,
    description: "",
    // Side by side, as the builder places new ones.
    position: { x: (index % 4) * 200, y: Math.floor(index / 4) * 200 },
    config: {
      color: "emerald",
      size: "small",
      layout: "card",
      showMetrics: true,
      customStyle: "",
    },
    content: { ...NO_CONTENT, target },
  });
  const targets = [
    { type: "space", target: "space-2" },
    { type: "artifakt", target: "artifakt-2" },
    { type: "agentik", target: "agentik-1" },
  ];
  const blocks = Array.from({ length: 12 }, (_, index) => block(targets[index % 3]!, index));
  await sql.begin(async (tx) => {
    await tx`UPDATE spaces SET owner_id = 'demo' WHERE id = 'space-2'`;
    await tx`UPDATE space_members SET role = 'member' WHERE space_id = 'space-2' AND role = 'owner'`;
    await tx`
      UPDATE space_members SET role = 'owner' WHERE space_id = 'space-2' AND person_id = 'demo'`;
  });
  await sql`UPDATE artifakts SET creator_id = 'demo' WHERE id = 'artifakt-2'`;
  await sql`
    INSERT INTO builder_layouts (id, person_id, version, blocks)
    VALUES ('layout-weighed', 'demo', 1000, ${JSON.stringify(blocks)}::jsonb)`;
  await sql`
    INSERT INTO pages (id, person_id, slug, title, layout_id, created_at, published_at)
    VALUES ('page-weighed', 'demo', 'page-weighed', 'Weighed', 'layout-weighed', now(), now())`;
  const kit = `kit-${"0".repeat(24)}`;
  await sql`INSERT INTO own_kits (id, maker_id, created_at, changed_at)
    VALUES (${kit}, 'demo', now(), now())`;
  await sql`INSERT INTO own_kit_versions (kit_id, version, state, text, changed_at)
    VALUES (${kit}, 1, 'draft', ${exampleManifest("en")}, now())`;
  await sql`UPDATE agentiks SET status = 'active' WHERE id = 'agentik-1'`;
  await sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    VALUES ('agentik-1', 'space-2', now()) ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO chat_pages (agentik_id, slug, is_open, created_at, changed_at)
    VALUES ('agentik-1', 'fonda-weighed', true, now(), now())`;
  await sql`
    INSERT INTO space_invitations
      (id, space_id, invited_by, invitee, token_hash, created_at, expires_at)
    VALUES ('invitation-weighed', 'space-2', 'demo', 'ana@example.com', ${hashToken(invitation)},
      now(), now() + interval '1 day')`;
  await sql`
    INSERT INTO accounts (person_id, email, password_hash)
    VALUES ('demo', 'demo@example.com', 'none')`;
  await sql`
    INSERT INTO one_time_links
      (token_hash, purpose, person_id, email, display_name, password_hash, created_at, expires_at)
    VALUES (${hashToken(reset)}, 'reset', 'demo', NULL, NULL, NULL, now(), now() + interval '1 hour'),
      (${hashToken(change)}, 'email', 'demo', 'otra@example.com', NULL, NULL, now(),
        now() + interval '1 hour'),
      (${hashToken(signUp)}, 'sign-up', NULL, 'nueva@example.com', 'Ana', 'none', now(),
        now() + interval '1 hour')`;
  const input = { work: { duty: "remind", text: "Cierra la llave del gas" }, zone: "UTC" };
  await sql`
    INSERT INTO runs (id, kind, state, person_id, agentik_id, input, dedupe_key, started_at, ended_at,
      deadline_at)
    VALUES ('run-weighed', 'duty', 'succeeded', 'demo', 'agentik-1',
      ${JSON.stringify({ ...input, at: "2026-01-01T00:00:00Z" })}::text::jsonb, 'run-weighed', now(),
      now(), now())`;
  await sql`
    INSERT INTO run_steps (run_id, seq, kind, detail, created_at)
    VALUES ('run-weighed', 1, 'reported', '{}', now())`;
  await sql`
    INSERT INTO entry_comments (id, entry_id, person_id, text, created_at)
    SELECT 'comment-weighed-' || n, 'entry-challenge-22-1', 'person-3', 'Qué claro se lee, número ' || n, now()
    FROM generate_series(1, 20) n`;
  await sql`
    INSERT INTO mcp_servers (id, agentik_id, place, name, endpoint, checked_at, connected_at)
    VALUES ('mcp-weighed', 'agentik-1', 1, 'Calendario', 'https://calendario.test/mcp', now(), now())`;
  const schema = { type: "object", properties: { day: { type: "string" } }, required: ["day"] };
  await sql`
    INSERT INTO mcp_tools (server_id, name, place, description, input_schema, hash, allowed_hash)
    SELECT 'mcp-weighed', 'events_' || n, n, 'Lists the events of a day, with their times.',
      ${JSON.stringify(schema)}::text::jsonb, 'hash-' || n, CASE WHEN n = 1 THEN 'hash-1' END
    FROM generate_series(1, 8) n`;
  const mail = { tool: "mail", to: "cuentas@fonda.example", subject: "Corte", text: "Ventas: 12" };
  await sql`
    INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash, state, why,
      expires_at, created_at)
    VALUES ('call-weighed', 'agentik-1', 'demo', 'run-weighed', 1, 'mail',
      ${JSON.stringify(mail)}::text::jsonb, 'x', 'waiting', 'permission', '2999-01-01', now())`;
  await sql`
    INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    SELECT id, 'space-2', now() FROM agentiks WHERE owner_id = 'demo' ORDER BY id LIMIT 1
    ON CONFLICT (agentik_id) DO UPDATE SET space_id = 'space-2'`;
  await sql`
    INSERT INTO contacts (id, space_id, name, token_hash, language, created_at, last_inbound_at)
    VALUES ('contact-weighed', 'space-2', '', 'contact-weighed', 'es', now(), now())`;
  await sql`
    INSERT INTO threads (id, space_id, title, client_key, chat_with_id, last_seq, last_message_at, created_at)
    SELECT 'chat-weighed', 'space-2', 'Hola', 'chat-weighed', agentik_id, 20, now(), now()
    FROM agentik_workplaces WHERE space_id = 'space-2'`;
  await sql`
    INSERT INTO chats (thread_id, channel, contact_id, handled_by, reason, waiting_since, created_at)
    VALUES ('chat-weighed', 'page', 'contact-weighed', 'nobody', 'asked', now(), now())`;
  await sql`
    INSERT INTO messages (thread_id, seq, from_contact, client_key, agentik_id, text, created_at)
    SELECT 'chat-weighed', n, n % 2 = 1, CASE WHEN n % 2 = 1 THEN 'm' || n END,
      CASE WHEN n % 2 = 0 THEN agentik_id END, 'Lunes a viernes de 8 a 17 h, número ' || n, now()
    FROM generate_series(1, 20) n, agentik_workplaces WHERE space_id = 'space-2'`;
  await sql`
    INSERT INTO threads (id, space_id, title, client_key, last_seq, last_message_at, created_at)
    VALUES ('thread-weighed', 'space-4', 'Pendientes', 'thread-weighed', ${MESSAGES_PER_PAGE}, '2026-01-01', '2026-01-01')`;
  // A page of a conversation, full of what people write in the seeds.
  await sql`
    INSERT INTO messages (thread_id, seq, author_id, client_key, text, created_at)
    SELECT 'thread-weighed', n, member, 'weighed-' || n, text, '2026-01-01'::timestamptz + n * interval '7 minutes'
    FROM (SELECT row_number() OVER (ORDER BY md5(text))::int AS n, text
      FROM (SELECT DISTINCT text FROM messages WHERE agentik_id IS NULL AND length(text) > 30) AS written
    ) AS numbered,
    (SELECT array_agg(person_id) AS members FROM (
      SELECT person_id FROM space_members WHERE space_id = 'space-4' ORDER BY person_id LIMIT 5) AS few
    ) AS people, LATERAL (SELECT members[1 + n / 2 % 5] AS member) AS one
    WHERE n <= ${MESSAGES_PER_PAGE}`;
  return {
    "/inbox/:thread": "/inbox/chat-weighed",
    "/spaces/:id": "/spaces/space-4",
    "/spaces/:id/about": "/spaces/space-4/about",
    "/spaces/:id/t/:thread": "/spaces/space-4/t/thread-weighed",
    "/spaces/:id/documents": "/spaces/space-4/documents",
    "/spaces/:id/documents/:document": "/spaces/space-4/documents/document-space-4-1",
    "/spaces/:id/tasks": "/spaces/space-4/tasks",
    "/spaces/:id/agentiks": "/spaces/space-4/agentiks",
    "/spaces/:id/members": "/spaces/space-2/members",
    "/spaces/:id/edit": "/spaces/space-2/edit",
    "/artifakts/:id": "/artifakts/artifakt-1",
    "/artifakts/:id/edit": "/artifakts/artifakt-2/edit",
    "/artifakts/:id/manage": "/artifakts/artifakt-2/manage",
    "/agentiks/:id": "/agentiks/agentik-1",
    "/agentiks/:id/configure": "/agentiks/agentik-1/configure",
    "/agentiks/:id/try": "/agentiks/agentik-1/try",
    "/agentiks/:id/examples": "/agentiks/agentik-1/examples",
    "/agentiks/:id/channels": "/agentiks/agentik-1/channels",
    "/agentiks/:id/channels/:kind": "/agentiks/agentik-1/channels/whatsapp",
    "/a/:slug": "/a/fonda-weighed",
    "/agentiks/:id/triggers": "/agentiks/agentik-1/triggers?new=remind",
    "/agentiks/:id/tools": "/agentiks/agentik-1/tools",
    "/agentiks/:id/tools/mcp": "/agentiks/agentik-1/tools/mcp",
    "/agentiks/:id/runs": "/agentiks/agentik-1/runs",
    "/approvals/:id": "/approvals/call-weighed",
    "/runs/:id": "/runs/run-weighed",
    "/challenges/:id": "/challenges/challenge-1",
    "/challenges/:id/gallery": "/challenges/challenge-22/gallery",
    "/challenges/entries/:entry": "/challenges/entries/entry-challenge-22-1",
    "/apps/:id": "/apps/app-comandero",
    "/kits/:id": `/kits/${kit}`,
    "/multimedia/:id": "/multimedia/track-mercado",
    "/login/reset/:token": `/login/reset/${reset}`,
    "/signup/:token": `/signup/${signUp}`,
    "/login/email/:token": `/login/email/${change}`,
    "/invitations/:token": `/invitations/${invitation}`,
    "/p/:slug": "/p/page-weighed",
    "/builder/preview/:version": "/builder/preview/newest",
    "/report/:kind/:id": "/report/artifakt/artifakt-1",
  };
}
