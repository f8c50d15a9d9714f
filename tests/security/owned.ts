import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";
import { checkManifest } from "#domain/shop/kits/own/check-manifest.ts";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { fromElsewhere, openAccount } from "./support/people.ts";
import type { Browser } from "./support/browser.ts";

/** An account with data in every table of personal data. */
export interface Owner {
  browser: Browser;
  email: string;
  /** A string in all of the owner's readable texts, which no other person may ever see. */
  mark: string;
  /** Token of a revoked invitation, which is invalid. */
  revokedToken: string;
  /** Id of the published page, which is public by its URL, with the owner's name. */
  page: string;
  ids: Record<
    | "person"
    | "session"
    | "agentik"
    | "artifakt"
    | "picture"
    | "pagePicture"
    | "entry"
    | "entryPhoto"
    | "upload"
    | "entryPicture"
    | "kit"
    | "space"
    | "notification"
    | "creation"
    | "run"
    | "invitation"
    | "payout"
    | "topUp"
    | "realTopUp"
    | "difference"
    | "batch"
    | "sale"
    | "takenDown"
    | "thread"
    | "document"
    | "documentSmall"
    | "task"
    | "replyRun"
    | "mailbox"
    | "trigger"
    | "call"
    | "mcpServer"
    | "example"
    | "question"
    | "answer"
    | "chat"
    | "request"
    | "booking",
    string
  >;
}

/** Tables of personal data without readable texts: relations, choices from lists, and hashes. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  "challenge_winners",
  "payout_destinations",
  "pending_sign_ins",
  "passkey_challenges",
  "recovery_codes",
  "totp_factors",
  "challenge_participants",
  "space_members",
  "ledger_accounts",
  "known_devices",
  "one_time_links",
  "sessions",
  "person_settings",
  "space_requests",
  "space_removals",
  "app_waits",
  "push_subscriptions",
  "kit_installs",
  "kit_parts",
  "kit_waits",
  "marketplace_installs",
  "portal_installs",
  "perk_ownerships",
  "pictures",
  "listening_places",
  "track_downloads",
  "media_downloads",
  "media_favorites",
  "track_favorites",
  "storage_usage",
  "space_agentiks",
  "spend_limits",
  "model_spend",
  "run_calls",
  "secrets",
]);

/** Signs up an account and puts the mark into all of its data. */
export async function openOwner(origin: string, sql: Sql, name: string): Promise<Owner> {
  const mark = `zz${name}${randomBytes(6).toString("hex")}`;
  const email = `${mark}@duenas.mx`;
  const browser = await openAccount(origin, email);
  const [account] = await sql<[{ id: string }]>`
    SELECT person_id AS id FROM accounts WHERE email = ${email}`;
  const person = account.id;
  await browser.post("/account/examples", { intent: "back", returnTo: "/" }, fromElsewhere());
  // No worker runs beside these servers: what starts a run does not wait for its end.
  await sql`INSERT INTO run_pauses DEFAULT VALUES ON CONFLICT DO NOTHING`;
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
  await sql`INSERT INTO notifications (id, person_id, kind, data, href)
    VALUES (${`notification-${mark}`}, ${person}, 'space_request',
      ${JSON.stringify({ person: mark, space: mark })}::text::jsonb, '/spaces')`;
  await sql`UPDATE creations SET title = ${mark}, prompt = ${mark} WHERE person_id = ${person}`;
  await sql`UPDATE creation_versions version SET instruction = ${mark}, answer = ${mark},
    understanding = ${JSON.stringify({ genre: null, language: "es", chips: [{ key: "what", value: mark }], toFillIn: [mark] })}::text::jsonb
    FROM creations made WHERE made.id = version.creation_id AND made.person_id = ${person}`;
  await sql`INSERT INTO api_tokens (id, person_id, name, scope, token_hash, last_four, created_at)
    VALUES (${`token-${mark}`}, ${person}, ${mark}, 'write', ${hashToken(mark)}, 'abcd', now())`;
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
  await sql`INSERT INTO businesses (person_id, name, trade, trade_other, town, legal_name)
    VALUES (${person}, ${mark}, 'other', ${mark}, ${mark}, ${mark})
    ON CONFLICT (person_id) DO UPDATE SET name = excluded.name`;
  await sql`INSERT INTO passkeys (id, person_id, name, public_key, counter, transports, created_at)
    VALUES (${`passkey-${mark}`}, ${person}, ${mark}, 'x', 0, '{}', now())`;
  await sql`INSERT INTO push_subscriptions
    (id, person_id, session_id, endpoint, p256dh, auth, locale, created_at)
    SELECT ${`push-${mark}`}, ${person}, id, ${`https://push.example.com/${mark}`},
      ${`B${"b".repeat(86)}`}, ${"b".repeat(22)}, 'es', now()
    FROM sessions WHERE person_id = ${person} LIMIT 1`;
  const page = `page-${mark}`;
  await sql`INSERT INTO pages (id, person_id, slug, title, layout_id, created_at, published_at)
    VALUES (${page}, ${person}, ${page}, ${mark}, ${`layout-${mark}`}, now(), now())`;
  const pagePicture = `page-picture-${mark}`;
  await sql`INSERT INTO page_pictures (id, person_id, bytes, alt, created_at)
    VALUES (${pagePicture}, ${person}, ${Buffer.from(mark)}, ${mark}, now())`;
  const kit = await markKit(sql, { person, mark });
  await sql`INSERT INTO idempotency_keys (person_id, key, fingerprint, answer)
    VALUES (${person}, ${mark}, ${mark}, ${JSON.stringify({ mark })}::text::jsonb)`;
  await sql`INSERT INTO audit_events (person_id, action, subject, at)
    VALUES (${person}, 'create-space', ${mark}, now())`;

  const one = async (table: string, owner: string) => {
    // Deterministic: ids of copies are random, but not what they are copied from.
    const [row] = await sql<{ id: string }[]>`
      SELECT id FROM ${sql(table)} t WHERE ${sql(owner)} = ${person}
      ORDER BY to_jsonb(t)->>'copied_from', id LIMIT 1`;
    if (!row) throw new Error(`${name} has nothing in ${table}`);
    return row.id;
  };
  const space = await one("spaces", "owner_id");
  // Not one of the examples, whose files are those of their originals. Only its maker opens a draft; its
  // file is a text that names the maker.
  const artifakt = `artifakt-${mark}`;
  await sql`INSERT INTO artifakts (id, name, description, creator_id, type, publication)
    VALUES (${artifakt}, ${mark}, ${mark}, ${person}, 'template', 'draft')`;
  const creation = await one("creations", "person_id");
  const run = await markRun(sql, { person, mark, creation });
  const [picture] = await sql<[{ hash: string }]>`
    INSERT INTO artifakt_pictures (artifakt_id, place, bytes, alt, changed_at)
    VALUES (${artifakt}, 0, ${Buffer.from(mark)}, ${mark}, now()) RETURNING hash`;
  const revokedToken = await markCommunity(sql, { person, mark, space, artifakt });
  const entry = await markEntry(sql, { person, mark });
  await markMoney(sql, person, mark);
  const agentik = await one("agentiks", "owner_id");
  const inside = await markInside(sql, { person, mark, space, agentik });
  const takenDown = await markModeration(sql, { person, mark });
  const chat = await markChat(sql, { person, mark, space, agentik });
  return {
    browser,
    email,
    mark,
    revokedToken,
    page,
    ids: {
      person,
      session: await one("sessions", "person_id"),
      agentik,
      artifakt,
      picture: picture.hash,
      pagePicture,
      ...entry,
      kit,
      space,
      notification: await one("notifications", "person_id"),
      creation,
      run,
      invitation: await one("space_invitations", "invited_by"),
      payout: await one("payouts", "person_id"),
      topUp: await one("top_ups", "person_id"),
      realTopUp: `topup-real-${mark}`,
      difference: `difference-${mark}`,
      batch: `batch-${mark}`,
      sale: await one("artifakt_ownerships", "person_id"),
      takenDown,
      ...chat,
      ...inside,
    },
  };
}

/** A kit that was taken down, with a refused version and a draft. @returns its id */
async function markKit(
  sql: Sql,
  { person, mark }: Record<"person" | "mark", string>,
): Promise<string> {
  const kit = `kit-${randomBytes(12).toString("hex")}`;
  const text = exampleManifest("es").replaceAll(/Cierre|Lista|Concha/g, mark);
  await sql`INSERT INTO own_kits
    (id, maker_id, published_version, published_at, taken_down_at, down_reason, created_at, changed_at)
    VALUES (${kit}, ${person}, 1, now(), now(), ${mark}, now(), now())`;
  for (const [version, state] of [
    [1, "published"],
    [2, "refused"],
    [3, "draft"],
  ] as const)
    await sql`INSERT INTO own_kit_versions
      (kit_id, version, state, text, manifest, changed_at, sent_at, decided_at, reason)
      VALUES (${kit}, ${version}, ${state}, ${text},
        ${JSON.stringify(checkManifest(text).manifest)}::text::jsonb, now(),
        ${state === "draft" ? null : new Date().toISOString()},
        ${state === "draft" ? null : new Date().toISOString()}, ${state === "refused" ? mark : null})`;
  return kit;
}

/** Fills a space: a conversation with an agentik's answer, a document, a task, what agentiks know. */
async function markInside(
  sql: Sql,
  { person, mark, space, agentik }: Record<"person" | "mark" | "space" | "agentik", string>,
): Promise<
  Record<
    | "thread"
    | "document"
    | "documentSmall"
    | "replyRun"
    | "mailbox"
    | "trigger"
    | "call"
    | "mcpServer"
    | "example"
    | "question"
    | "answer"
    | "task",
    string
  >
> {
  const [thread, document, answer] = [`thread-${mark}`, `document-${mark}`, `answer-${mark}`];
  const replyRun = `run-reply-${mark}`;
  await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_seq, last_message_at, created_at, only_for)
    VALUES (${thread}, ${space}, ${mark}, ${person}, ${mark}, 2, now(), now(), ${person})`;
  await sql`INSERT INTO messages (thread_id, seq, author_id, client_key, text, created_at, pinned_at)
    VALUES (${thread}, 1, ${person}, ${mark}, ${mark}, '2026-01-01', now())`;
  await sql`INSERT INTO messages (thread_id, seq, agentik_id, state, text, reply_to, created_at)
    VALUES (${thread}, 2, ${agentik}, 'final', ${mark}, 1, now())`;
  await sql`INSERT INTO message_edits (thread_id, seq, version, text, created_at)
    VALUES (${thread}, 1, 1, ${mark}, '2026-01-01')`;
  await sql`INSERT INTO message_reactions (thread_id, seq, person_id, reaction, created_at)
    VALUES (${thread}, 2, ${person}, '👍', now())`;
  await sql`INSERT INTO thread_reads (thread_id, person_id, seq) VALUES (${thread}, ${person}, 1)`;
  await sql`INSERT INTO runs (id, kind, state, person_id, thread_id, message_seq, started_at, ended_at, deadline_at)
    VALUES (${replyRun}, 'reply', 'succeeded', ${person}, ${thread}, 2, now(), now(), now())`;
  await sql`INSERT INTO documents (id, space_id, name, labels, created_by, only_for, created_at, changed_at)
    VALUES (${document}, ${space}, ${mark}, ARRAY[${mark}], ${person}, ${person}, now(), now())`;
  await sql`INSERT INTO document_versions (document_id, version, kind, bytes, text, state, created_by, created_at)
    VALUES (${document}, 1, 'text', 9, ${mark}, 'ready', ${person}, now())`;
  const [small] = await sql<[{ hash: string }]>`
    INSERT INTO document_thumbnails (document_id, version, bytes, width, height)
    VALUES (${document}, 1, ${Buffer.from(mark)}, 4, 3) RETURNING hash`;
  // The document, and another one that is deleted.
  await sql`INSERT INTO message_documents (thread_id, seq, position, document_id, name)
    VALUES (${thread}, 1, 1, ${document}, ${mark}), (${thread}, 1, 2, NULL, ${mark})`;
  await sql`INSERT INTO passages (document_id, version, seq, space_id, heading, text, language)
    VALUES (${document}, 1, 1, ${space}, ${mark}, ${mark}, 'es')`;
  await sql`INSERT INTO answers (id, space_id, question, answer, language, approved_by, created_at, changed_at)
    VALUES (${answer}, ${space}, ${mark}, ${mark}, 'es', ${person}, now(), now())`;
  await sql`INSERT INTO citations (thread_id, seq, n, answer_id, source, quote)
    VALUES (${thread}, 2, 1, ${answer}, ${mark}, ${mark})`;
  await sql`INSERT INTO unanswered (id, space_id, thread_id, seq, question, asked_by, created_at)
    VALUES (${`question-${mark}`}, ${space}, ${thread}, 1, ${mark}, ${person}, now())`;
  await sql`INSERT INTO space_prompts (space_id, version, text, created_by, created_at)
    VALUES (${space}, 1, ${mark}, ${person}, now())`;
  await sql`INSERT INTO space_agentiks (space_id, agentik_id, added_by, added_at)
    VALUES (${space}, ${agentik}, ${person}, now())`;
  const trigger = `trigger-${mark}`;
  await sql`INSERT INTO agentik_triggers
      (id, agentik_id, kind, duty, settings, cron, zone, created_at, changed_at)
    SELECT ${trigger}, id, 'schedule', 'remind',
      ${JSON.stringify({ duty: "remind", text: mark })}::text::jsonb, '0 21 * * *', 'UTC', now(), now()
    FROM agentiks WHERE id = ${agentik}`;
  const channel = `channel-${mark}`;
  await sql`INSERT INTO channels (id, agentik_id, kind, external_id, name, sealed_token, sealed_secret,
      sealed_verify, template_name, template_language, checked_at, created_at, changed_at)
    SELECT ${channel}, id, 'whatsapp', ${`number-${mark}`}, ${mark}, 'x', 'x', 'x', 'seguimiento', 'es_MX',
      now(), now(), now() FROM agentiks WHERE id = ${agentik}`;
  await sql`INSERT INTO channel_deliveries (channel_id, outcome, what, received_at)
    SELECT ${channel}, 'ignored', 'reaction', now() FROM channels WHERE id = ${channel}`;
  const mailbox = `mailbox-${mark}`;
  await sql`INSERT INTO channels (id, agentik_id, kind, external_id, name, sealed_token, checked_at,
      created_at, changed_at)
    SELECT ${mailbox}, id, 'email', ${`${mark}@example.mx`}, ${mark}, 'x', now(), now(), now()
    FROM agentiks WHERE id = ${agentik}`;
  await sql`INSERT INTO channel_mailboxes (channel_id, user_name, imap_host, imap_port, smtp_host,
      smtp_port, validity, last_uid, read_from, next_read_at)
    SELECT ${mailbox}, ${mark}, 'imap.example.mx', 993, 'smtp.example.mx', 465, '1', 0, now(), '2998-01-01'
    FROM channels WHERE id = ${mailbox}`;
  const mcpServer = `mcp-${mark}`;
  await sql`INSERT INTO mcp_servers (id, agentik_id, place, name, endpoint, sealed_token, checked_at, connected_at)
    SELECT ${mcpServer}, id, 1, ${mark}, 'https://127.0.0.1/mcp', 'x', now(), now()
    FROM agentiks WHERE id = ${agentik}`;
  await sql`INSERT INTO mcp_tools (server_id, name, place, description, input_schema, hash, allowed_hash)
    SELECT id, ${mark}, 1, ${mark}, ${JSON.stringify({ type: "object", title: mark })}::text::jsonb, 'x', 'y'
    FROM mcp_servers WHERE id = ${mcpServer}`;
  const call = `call-${mark}`;
  const mail = { tool: "mail", to: "ana@example.mx", subject: mark, text: mark };
  await sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash,
      state, why, expires_at, answer, created_at)
    SELECT ${call}, id, ${person}, ${replyRun}, 1, 'mail', ${JSON.stringify(mail)}::text::jsonb, 'x',
      'waiting', 'untrusted', '2999-01-01', ${mark}, now()
    FROM agentiks WHERE id = ${agentik}`;
  const example = `example-${mark}`;
  await sql`INSERT INTO agentik_examples (id, agentik_id, question, answer, reply_kind, engine,
      answered_at, created_at, checked_version, checked_at, now_text, now_kind)
    SELECT ${example}, id, ${mark}, ${mark}, 'found', 'embedded', now(), now(), 1, now(), ${mark}, 'found'
    FROM agentiks WHERE id = ${agentik}`;
  await sql`INSERT INTO space_tasks (id, space_id, title, assignee_id, place, thread_id, seq, created_by, only_for, created_at, done_at, done_by)
    VALUES (${`task-${mark}`}, ${space}, ${mark}, ${person}, 1, ${thread}, 1, ${person}, ${person}, now(), now(), ${person})`;
  await sql`INSERT INTO space_commands (space_id, name, text, changed_by, changed_at)
    VALUES (${space}, 'saludo', ${mark}, ${person}, now())`;
  return {
    thread,
    document,
    documentSmall: small.hash,
    replyRun,
    mailbox,
    trigger,
    call,
    mcpServer,
    example,
    question: `question-${mark}`,
    answer,
    task: `task-${mark}`,
  };
}

/** Writes to the owner as a customer: a conversation that the owner has taken over, with an order. */
async function markChat(
  sql: Sql,
  { person, mark, space, agentik }: Record<"person" | "mark" | "space" | "agentik", string>,
): Promise<Record<"chat" | "request" | "booking", string>> {
  const [chat, contact, request] = [`chat-${mark}`, `contact-${mark}`, `request-${mark}`];
  const booking = `booking-${mark}`;
  await sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    VALUES (${agentik}, ${space}, now())`;
  await sql`INSERT INTO contacts (id, space_id, name, token_hash, language, created_at, last_inbound_at)
    VALUES (${contact}, ${space}, ${mark}, ${mark}, 'es', now(), now())`;
  await sql`INSERT INTO threads (id, space_id, title, client_key, chat_with_id, last_seq, last_message_at, created_at)
    SELECT ${chat}, ${space}, ${mark}, ${mark}, agentik_id, 1, now(), now()
    FROM agentik_workplaces WHERE space_id = ${space} LIMIT 1`;
  await sql`INSERT INTO chats (thread_id, channel, contact_id, handled_by, handler_id, reason, labels, created_at)
    VALUES (${chat}, 'page', ${contact}, 'person', ${person}, 'took', ARRAY[${mark}], now())`;
  await sql`INSERT INTO messages (thread_id, seq, from_contact, client_key, text, created_at)
    VALUES (${chat}, 1, true, ${mark}, ${mark}, now())`;
  await sql`INSERT INTO chat_requests (id, thread_id, space_id, name, state, answers, created_at, sent_at, done_at, done_by)
    VALUES (${request}, ${chat}, ${space}, ${mark}, 'sent', '[]', now(), now(), now(), ${person})`;
  await sql`INSERT INTO bookings (id, space_id, form, customer, note, day, minute, minutes, created_at, created_by)
    VALUES (${booking}, ${space}, ${mark}, ${mark}, ${mark}, current_date + 1, 600, 60, now(), ${person})`;
  return { chat, request, booking };
}

/** Answers a creation, and leaves what pages follow. @returns the id of the run */
async function markRun(
  sql: Sql,
  { person, mark, creation }: Record<"person" | "mark" | "creation", string>,
): Promise<string> {
  const id = `run-${mark}`;
  await sql`INSERT INTO creation_versions (creation_id, version, instruction, state, answer)
    VALUES (${creation}, 9, ${mark}, 'final', ${mark})`;
  await sql`INSERT INTO runs (id, kind, state, person_id, creation_id, version, started_at, ended_at,
      deadline_at)
    VALUES (${id}, 'creation', 'succeeded', ${person}, ${creation}, 9, now(), now(), now())`;
  await sql`INSERT INTO run_events (run_id, seq, text) VALUES (${id}, 1, ${mark})`;
  await markModels(sql, { person, mark, run: id });
  return id;
}

/** Connects a model, with what it has cost and may cost. */
async function markModels(
  sql: Sql,
  { person, mark, run }: Record<"person" | "mark" | "run", string>,
): Promise<void> {
  await sql`INSERT INTO secrets (id, person_id, sealed_secret, created_at)
    VALUES (${`secret-${mark}`}, ${person}, ${mark}, now())`;
  await sql`INSERT INTO model_providers (id, person_id, kind, base_url, model, secret_id, test_state, tested_at, created_at)
    VALUES (${`provider-${mark}`}, ${person}, 'anthropic', ${`https://${mark}.mx/v1`}, ${mark}, ${`secret-${mark}`}, 'ok', now(), now())`;
  await sql`INSERT INTO model_prices (person_id, host, model, in_micro_usd, out_micro_usd, changed_at)
    VALUES (${person}, ${`${mark}.mx`}, ${mark}, 1, 1, now())`;
  await sql`INSERT INTO spend_limits (person_id, run_centavos, day_centavos, changed_at)
    VALUES (${person}, 700, 7000, now())`;
  await sql`INSERT INTO model_spend (person_id, day, spent) VALUES (${person}, '2026-01-01', 7)`;
  await sql`INSERT INTO run_calls (run_id, seq, kind, state, attempt, label, paid_by, day, started_at, ended_at)
    VALUES (${run}, 1, 'model', 'done', 1, 'x', ${person}, '2026-01-01', now(), now())`;
}

/**
 * Creates data that others may see: a review, a challenge entry, invitations.
 *
 * @returns the token of a revoked invitation
 */
async function markCommunity(
  sql: Sql,
  { person, mark, space, artifakt }: Record<"person" | "mark" | "space" | "artifakt", string>,
): Promise<string> {
  await sql`INSERT INTO artifakt_reviews (artifakt_id, person_id, stars, text, written_at)
    VALUES (${artifakt}, ${person}, 5, ${mark}, now())`;
  await sql`INSERT INTO challenge_participants (challenge_id, person_id, joined_at)
    VALUES ('challenge-1', ${person}, now()) ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO challenge_submissions
    (challenge_id, person_id, version, text, link, created_at)
    VALUES ('challenge-1', ${person}, 1, ${mark}, ${`https://${mark}.mx/`}, now())`;
  const tokens = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")] as const;
  for (const [index, token] of tokens.entries()) {
    await sql`INSERT INTO space_invitations (id, space_id, invited_by, invitee, person_id,
        token_hash, created_at, expires_at, revoked_at)
      VALUES (${`invitation-${index}-${randomBytes(6).toString("hex")}`}, ${space}, ${person},
        ${`${mark}@invitadas.mx`}, ${person}, ${hashToken(token)}, now(),
        now() + interval '7 days', ${index === 0 ? null : new Date().toISOString()})`;
  }
  return tokens[1];
}

/**
 * Creates what the owner's entry of challenge-1 has, and a comment on it.
 *
 * @returns the ids of the entry and its photograph, and the photograph's hash
 */
async function markEntry(
  sql: Sql,
  { person, mark }: Record<"person" | "mark", string>,
): Promise<Record<"entry" | "entryPhoto" | "entryPicture" | "upload", string>> {
  const [entry] = await sql<[{ id: string }]>`UPDATE challenge_entries SET title = ${mark}
    WHERE challenge_id = 'challenge-1' AND person_id = ${person} RETURNING id`;
  const photo = `photo-${mark}`;
  const [picture] = await sql<[{ hash: string }]>`
    INSERT INTO entry_pictures (id, entry_id, place, bytes, thumbnail, width, height, alt, created_at)
    VALUES (${photo}, ${entry.id}, 1, ${Buffer.from(mark)}, ${Buffer.from(mark)}, 4, 3, ${mark}, now())
    RETURNING hash`;
  await sql`INSERT INTO entry_files (id, entry_id, place, storage_key, file_name, media_type, size,
      sha256, created_at)
    SELECT ${`attachment-${mark}`}, ${entry.id}, 1, storage_key, ${`${mark}.txt`}, 'text/plain', size,
      sha256, now() FROM artifakt_versions WHERE starts_with(storage_key, 'goods/')
      ORDER BY storage_key OFFSET (SELECT count(*) FROM entry_files) LIMIT 1`;
  await sql`INSERT INTO resumable_uploads (id, person_id, file_name, size, touched_at)
    VALUES (${`upload-${mark}`}, ${person}, ${`${mark}.pdf`}, 2000, now())`;
  await sql`INSERT INTO entry_comments (id, entry_id, person_id, text, created_at)
    VALUES (${`comment-${mark}`}, ${entry.id}, ${person}, ${mark}, now())`;
  return {
    entry: entry.id,
    entryPhoto: photo,
    entryPicture: picture.hash,
    upload: `upload-${mark}`,
  };
}

/** Creates a report by the owner, and an artifakt that was taken down. @returns the artifakt's id */
async function markModeration(
  sql: Sql,
  { person, mark }: Record<"person" | "mark", string>,
): Promise<string> {
  const id = `artifakt-down-${mark}`;
  await sql`INSERT INTO item_reports (id, item_kind, item_id, reporter_id, reason, text, created_at)
    VALUES (${`report-${mark}`}, 'space', 'space-5', ${person}, 'other', ${mark}, now())`;
  await sql`INSERT INTO artifakts (id, name, description, creator_id, type, tags, taken_down_at)
    VALUES (${id}, ${mark}, ${mark}, ${person}, 'template', ARRAY[${mark}], now())`;
  await sql`INSERT INTO item_takedowns (id, item_kind, item_id, owner_id, reason, taken_down_at)
    VALUES (${`takedown-${mark}`}, 'artifakt', ${id}, ${person}, ${mark}, now())`;
  return id;
}

/** Creates the owner's money as Plaza's commands do: every ledger transaction sums to zero. */
async function markMoney(sql: Sql, person: string, mark: string): Promise<void> {
  const code = randomBytes(6).toString("hex");
  await sql`INSERT INTO ledger_accounts (id, owner_id, currency, purpose)
    VALUES (${`hold-${code}`}, ${person}, 'MXN', 'hold'), (${`wallet-${code}`}, ${person}, 'MXN', 'wallet')`;
  const account = (owner: string | null, purpose: string) => sql`(SELECT id FROM ledger_accounts
    WHERE owner_id IS NOT DISTINCT FROM ${owner} AND purpose = ${purpose} AND currency = 'MXN' LIMIT 1)`;
  const [added, held] = [`transaction-added-${mark}`, `transaction-held-${mark}`];
  await sql`INSERT INTO ledger_transactions (id, cause, reference) VALUES
    (${added}, 'top_up', ${mark}), (${held}, 'payout_hold', ${mark})`;
  await sql`INSERT INTO ledger_entries (transaction_id, line, account_id, amount) VALUES
    (${added}, 1, ${account(null, "funding")}, -900), (${added}, 2, ${account(person, "wallet")}, 900),
    (${held}, 1, ${account(person, "wallet")}, -400), (${held}, 2, ${`hold-${code}`}, 400)`;
  await sql`INSERT INTO payouts (id, person_id, amount, hold_id, created_at)
    VALUES (${`payout-${code}`}, ${person}, 400, ${held}, now())`;
  await sql`INSERT INTO payout_destinations (person_id, method, sealed_destination, last_four, changed_at)
    VALUES (${person}, 'paypal', ${mark}, '', now())`;
  await sql`INSERT INTO top_ups (id, person_id, currency, amount, provider, provider_reference,
      created_at)
    VALUES (${`topup-${code}`}, ${person}, 'MXN', 300, 'sandbox', ${`sandbox-${mark}`}, now())`;
  const real = `topup-real-${mark}`;
  await sql`INSERT INTO top_ups (id, person_id, currency, amount, provider, provider_reference,
      status, created_at)
    VALUES (${real}, ${person}, 'MXN', 300, 'mercadopago', ${`plaza-${mark}`}, 'pending', now())`;
  await sql`INSERT INTO top_up_payments (top_up_id, session_id, pay_url, expires_at)
    VALUES (${real}, ${mark}, ${`https://pay.example/${mark}`}, now() + interval '1 day')`;
  await sql`INSERT INTO payment_differences (id, provider, kind, payment_id, top_up_id, found, found_at,
      ended_by)
    VALUES (${`difference-${mark}`}, 'mercadopago', 'twice', ${mark}, ${real}, ${mark}, now(),
      ${person})`;
  await sql`INSERT INTO payout_batches (id, created_at, created_by, payout_count, total)
    VALUES (${`batch-${mark}`}, now(), ${person}, 1, 400)`;
  await sql`INSERT INTO payout_exports (payout_id, batch_id)
    VALUES (${`payout-${code}`}, ${`batch-${mark}`})`;
  await sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, transaction_id,
      acquired_at)
    VALUES (${`ownership-${code}`}, ${person}, 'artifakt-2', 1, ${added}, now())`;
  await sql`INSERT INTO marketplace_purchases (id, person_id, app_id, price_cents, transaction_id,
      bought_at, paid_until)
    VALUES (${`purchase-${mark}`}, ${person}, 'app-cita-lista', 1, ${added}, now(), now() + interval '1 month')`;
  await sql`INSERT INTO subscriptions (id, person_id, price_cents, started_at, period_end, ended_at)
    VALUES (${`subscription-${mark}`}, ${person}, 2900, now() - interval '2 months',
      now() - interval '1 month', now() - interval '1 month')`;
}

/**
 * Tables with personal data in which this owner has no marked row: the tests would not notice if data
 * from them was shown to others.
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
    // Challenges are public and never copied.
    // A shelf (people.shelf_of) has no text of its person.
    if (WITHOUT_TEXT.has(table) || table === "challenges" || table === "people") continue;
    const marked = await sql`SELECT 1 FROM ${sql(table)} t
      WHERE ${sql(column)} = ${ids.person} AND t::text LIKE ${`%${mark}%`} LIMIT 1`;
    if (marked.length === 0) missing.push(table);
  }
  return missing;
}

const layoutBlock = (mark: string) => ({
  id: "block-1",
  type: "space",
  title: mark,
  description: mark,
  position: { x: 0, y: 0 },
  config: {
    color: "emerald",
    size: "medium",
    layout: "card",
    showMetrics: true,
    customStyle: "",
  },
});
