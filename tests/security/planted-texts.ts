import { COMMENT_MAX_CHARACTERS, ENTRY_TITLE_MAX_CHARACTERS } from "#domain/challenges/entries.ts";
import { ENTRY_REFUSAL_MAX_CHARACTERS, RULES_MAX_CHARACTERS } from "#domain/challenges/prizes.ts";
import {
  CUSTOM_STYLE_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  BLOCK_TYPES,
  TARGET_MAX_LENGTH,
} from "#domain/studio/builder/builder.ts";
import {
  PAGE_DESCRIPTION_MAX,
  PAGE_PICTURE_ALT_MAX,
  PAGE_TITLE_MAX,
} from "#domain/studio/pages/pages.ts";
import { cleanText } from "#domain/studio/builder/builder-blocks.ts";
import fs from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import { VERSION_NOTES_MAX } from "#domain/artifakts/versions.ts";
import { OPERATOR_TEXT_MAX, REPORT_TEXT_MAX } from "#domain/items/reports.ts";
import { BUSINESS_LIMITS } from "#domain/people/business/business.ts";
import { MCP_SERVER_NAME_MAX } from "#domain/agentiks/tools/mcp/mcp-server.ts";
import { MCP_DESCRIPTION_MAX, MCP_TOOL_NAME_MAX } from "#domain/agentiks/tools/mcp/mcp-tool.ts";
import { EXAMPLE_QUESTION_MAX } from "#domain/agentiks/examples/examples.ts";
import { PASSKEY_NAME_MAX } from "#domain/people/passkeys.ts";
import { checkManifest } from "#domain/shop/kits/own/check-manifest.ts";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { ROOT } from "../architecture/source-files.ts";
import type { Owner } from "./owned.ts";

/**
 * All columns with text that pages show, by table. `[]` marks arrays of text, `!` unique columns.
 */
const COLUMNS: Record<string, readonly string[]> = {
  spaces: ["name", "description"],
  threads: ["title"],
  messages: ["text"],
  message_edits: ["text"],
  message_documents: ["name"],
  documents: ["name", "labels[]"],
  document_versions: ["file_name", "text"],
  passages: ["heading", "text"],
  answers: ["question", "answer"],
  unanswered: ["question"],
  citations: ["source", "quote"],
  space_prompts: ["text"],
  space_tasks: ["title"],
  space_commands: ["text"],
  artifakts: ["name", "description", "tags[]"],
  artifakt_versions: ["file_name", "notes"],
  artifakt_pictures: ["alt"],
  payment_differences: ["expected", "found", "payment_id!"],
  agentiks: ["name", "description", "type", "status"],
  agentik_configurations: ["name", "description", "type", "instructions"],
  challenges: ["name", "description"],
  marketplace_apps: [
    "name",
    "developer",
    "description",
    "description_es",
    "price",
    "tags[]",
    "tags_es[]",
  ],
  perks: ["name", "description"],
  portals: ["name", "description", "description_es"],
  portal_apps: ["name", "description", "description_es"],
  suites: ["name", "description", "description_es"],
  multimedia_collections: ["title", "title_es", "description", "description_es"],
  media_items: ["title", "title_es", "note", "note_es", "text", "opens", "opens_es"],
  library_files: ["file_name"],
  sound_tracks: ["title", "artist", "mood", "tags[]", "tags_es[]"],
  businesses: ["name", "trade_other", "town", "address", "legal_name"],
  people: ["display_name", "first_name", "handle!"],
  api_tokens: ["name"],
  onboarding_answers: ["collaborators[]"],
  creations: ["title", "prompt"],
  creation_versions: ["instruction", "answer"],
  run_events: ["text"],
  creator_settings: ["system_prompt"],
  slash_commands: ["prompt"],
  sessions: ["device"],
  passkeys: ["name"],
  pages: ["title", "description"],
  page_pictures: ["alt"],
  own_kits: ["down_reason"],
  own_kit_versions: ["reason"],
  artifakt_reviews: ["text"],
  challenge_submissions: ["text", "link"],
  challenge_terms: ["rules"],
  entry_refusals: ["reason"],
  challenge_entries: ["title"],
  entry_pictures: ["alt"],
  entry_files: ["file_name"],
  resumable_uploads: ["file_name"],
  entry_comments: ["text"],
  space_invitations: ["invitee!"],
  item_reports: ["text"],
  item_takedowns: ["reason", "appeal", "answer"],
  tool_calls: ["answer"],
  agentik_examples: ["question", "answer", "now_text"],
  contacts: ["name"],
  channels: ["name"],
  channel_mailboxes: ["user_name"],
  mcp_servers: ["name"],
  mcp_tools: ["name", "description"],
  chats: ["labels[]"],
  chat_requests: ["name"],
  bookings: ["form", "customer", "note"],
};

/** Columns whose length a CHECK limits, in characters. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    (["name", "town", "address"] as const).map((name) => [
      `businesses.${name}`,
      BUSINESS_LIMITS[name],
    ]),
  ),
  "businesses.trade_other": BUSINESS_LIMITS.tradeOther,
  "businesses.legal_name": BUSINESS_LIMITS.legalName,
  "artifakt_pictures.alt": ALT_MAX_CHARACTERS,
  "artifakt_versions.notes": VERSION_NOTES_MAX,
  "page_pictures.alt": PAGE_PICTURE_ALT_MAX,
  "challenge_entries.title": ENTRY_TITLE_MAX_CHARACTERS,
  "entry_pictures.alt": ALT_MAX_CHARACTERS,
  "entry_comments.text": COMMENT_MAX_CHARACTERS,
  "challenge_terms.rules": RULES_MAX_CHARACTERS,
  "entry_refusals.reason": ENTRY_REFUSAL_MAX_CHARACTERS,
  "pages.title": PAGE_TITLE_MAX,
  "pages.description": PAGE_DESCRIPTION_MAX,
  "passkeys.name": PASSKEY_NAME_MAX,
  "agentik_examples.question": EXAMPLE_QUESTION_MAX,
  "mcp_servers.name": MCP_SERVER_NAME_MAX,
  "mcp_tools.name": MCP_TOOL_NAME_MAX,
  "mcp_tools.description": MCP_DESCRIPTION_MAX,
  "item_reports.text": REPORT_TEXT_MAX,
  ...Object.fromEntries(
    ["reason", "appeal", "answer"].map((name) => [`item_takedowns.${name}`, OPERATOR_TEXT_MAX]),
  ),
};

/** Tables whose rows have a text only in some states. */
const OPTIONAL: ReadonlySet<string> = new Set([
  "item_takedowns",
  "own_kits",
  "own_kit_versions",
  "media_items",
]);

/** JSON columns whose texts are planted one by one, below. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  "agentik_configurations.abilities",
  "agentik_triggers.settings",
  "agentik_triggers.send_to",
  "tool_calls.call",
  "mcp_tools.input_schema",
  "chat_requests.answers",
  "chat_requests.bill",
  "document_versions.hours",
  "run_steps.detail",
  "runs.input",
  "notifications.data",
  "builder_layouts.blocks",
  "own_kit_versions.manifest",
  "own_kit_versions.text",
  "creation_versions.understanding",
]);

/** Columns that people cannot fill freely: ids, hashes, choices from lists, values of Plaza's own. */
const NOBODYS: ReadonlySet<string> = new Set([
  // Shown on pages, but chosen from a list or defined by Plaza. Triggers and webhooks: a schedule,
  // a zone, keys and reasons of a list. Tools: hosts that are parsed before they are stored, a
  // hash, the run that asked.
  "agentik_tools.hosts",
  "tool_calls.asked_by",
  "tool_calls.call_hash",
  // MCP servers: a secret, hashes.
  "mcp_servers.sealed_token",
  "mcp_tools.hash",
  "mcp_tools.allowed_hash",
  "agentik_triggers.cron",
  "agentik_triggers.paused_reason",
  "agentik_triggers.sealed_secret",
  "agentik_triggers.zone",
  "trigger_deliveries.delivery_key",
  "runs.dedupe_key",
  // Channels: a provider's ids, secrets and kinds; a template's name, which has a pattern; copies
  // of messages, which are sent and never shown.
  "channels.external_id",
  "channels.sealed_secret",
  "channels.sealed_token",
  "channels.sealed_verify",
  "channels.template_language",
  "channels.template_name",
  "channel_deliveries.what",
  "channel_mailboxes.imap_host",
  "channel_mailboxes.smtp_host",
  "channel_mailboxes.validity",
  "channel_messages.external_id",
  // Headers of the answer; the subject is shown as part of the message.
  "channel_messages.mail_references",
  "channel_messages.subject",
  "channel_messages.template",
  "channel_messages.text",
  "contacts.address",
  // Chats: a hash, the key of a field, origins that are parsed before they are stored.
  "contacts.token_hash",
  // A number in E.164.
  "bookings.phone",
  "chat_requests.asking",
  "chat_pages.allowed_origins",
  "artifakts.image",
  "spaces.image",
  "perks.image",
  "suites.image",
  "people.avatar_url",
  "marketplace_apps.category",
  "businesses.main_colour",
  "businesses.accent_colour",
  "businesses.hours",
  "perks.category",
  "portals.category",
  "sound_tracks.genre",
  "portals.icon",
  "portals.color",
  "portals.status",
  "portal_apps.icon",
  "suites.color",
  "multimedia_collections.palette",
  "multimedia_collections.thumbnail",
  // A CHECK allows capitals, digits and hyphens only.
  "discount_codes.code",
  "artifakt_ownerships.discount_code",
  // Names that the build gives.
  "multimedia_collections.sprite",
  "library_files.name",
  "library_files.media_type",
  "library_files.sha256",
  "media_items.kind",
  // Numbers alone.
  "media_items.look",
  "media_items.text_lang",
  "media_items.opens_screen",
  "media_items.opens_kind",
  "notifications.kind",
  "onboarding_answers.automation_areas",
  "person_settings.switched",
  "portal_installs.source",
  "artifakt_versions.media_type",
  "entry_files.media_type",
  "entry_files.sha256",
  "entry_files.storage_key",
  "top_ups.provider",
  "runs.kind",
  "runs.engine_run_id",
  // Names of models and hosts, which a CHECK restricts where people type them.
  "runs.provider",
  "runs.model",
  "run_calls.label",
  "secrets.sealed_secret",
  // Read by the engine only; what it made of them is planted.
  "creation_versions.corrections",
  "item_reports.item_id",
  "item_takedowns.item_id",
  "citations.document_id",
  "citations.answer_id",
  "document_versions.file_key",
  "document_versions.media_type",
  "messages.client_key",
  "threads.client_key",
  // Never shown; planting a text here would break sign-in, tokens or keys.
  "accounts.email",
  "accounts.password_hash",
  "api_tokens.last_four",
  "api_tokens.token_hash",
  "pending_sign_ins.token_hash",
  "passkeys.public_key",
  "passkeys.transports",
  "passkey_challenges.challenge_hash",
  "passkey_challenges.purpose",
  "recovery_codes.code_hash",
  "totp_factors.sealed_secret",
  "payout_destinations.sealed_destination",
  "payouts.sealed_destination",
  // Ids and addresses of providers; a person is led to the address, and no page shows it.
  "top_up_payments.pay_url",
  "top_up_payments.payment_id",
  "top_up_payments.session_id",
  "push_subscriptions.endpoint",
  "push_subscriptions.p256dh",
  "push_subscriptions.auth",
  "known_devices.token_hash",
  "one_time_links.token_hash",
  "one_time_links.email",
  "one_time_links.password_hash",
  "one_time_links.display_name",
  "sessions.token_hash",
  "sessions.visitor_hash",
  "space_invitations.token_hash",
  "space_invitations.sealed_token",
  "idempotency_keys.key",
  "idempotency_keys.fingerprint",
  "idempotency_keys.answer",
  "audit_events.action",
  "audit_events.subject",
  "audit_events.data",
  "rate_limits.key",
  "artifakt_versions.storage_key",
  "removed_files.storage_key",
  "resumable_parts.storage_key",
  "guest_uploads.address",
  "ledger_accounts.reference",
  "ledger_transactions.reference",
  "top_ups.provider_reference",
]);

/**
 * Text columns without a planted payload that are not listed above either, so that a new column needs a
 * decision. Excludes ids, and columns that a constraint restricts to foreign keys, a list or a pattern.
 */
export async function unplantedTexts(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT class.relname || '.' || attname AS name FROM pg_attribute
    JOIN pg_class class ON class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
      AND NOT attisdropped AND attgenerated = '' AND attname NOT IN ('id', 'copied_from')
      AND format_type(atttypid, NULL) IN ('text', 'text[]', 'character varying', 'jsonb', 'json')
      AND NOT EXISTS (SELECT 1 FROM pg_constraint
        WHERE conrelid = class.oid AND attnum = ANY(conkey) AND (contype = 'f' OR contype = 'c'
          AND cardinality(conkey) = 1 AND pg_get_constraintdef(oid) ~ 'ARRAY\\[|~ ''\\^'))
    ORDER BY 1`;
  const planted = Object.entries(COLUMNS).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name.replace(/\[\]|!/, "")}`),
  );
  const known = new Set([...planted, ...DOCUMENTS, ...NOBODYS]);
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

const NEWS = fs.readFileSync(path.join(ROOT, "app/words/notification-text.ts"), "utf8");
/** All kinds of notifications, and all names of their texts, read from the page's source code. */
const KINDS = [...NEWS.matchAll(/case "(\w+)"/g)].map(([, kind]) => kind!);
const WORDS = [...new Set([...NEWS.matchAll(/text\("(\w+)"\)/g)].map(([, word]) => word!))];

/**
 * Fills every text column with the payloads in turn: row n of a table gets the n-th payload, from
 * `offset` on, and each column starts at another one. Takedowns without an appeal stay without one.
 *
 * @returns the number of columns
 */
export async function plantTexts(
  sql: Sql,
  { ids }: Owner,
  payloads: readonly string[],
  offset: number,
): Promise<number> {
  const texts = [...payloads];
  let columns = 0;
  // Triggers make published configurations and uploaded versions immutable.
  const KEPT = ["artifakt_versions", "agentik_configurations"];
  for (const table of KEPT) await sql`ALTER TABLE ${sql(table)} DISABLE TRIGGER USER`;
  // A trade in the person's own words is stored with the choice `other` only.
  await sql`UPDATE businesses SET trade = 'other'`;
  for (const [table, names] of Object.entries(COLUMNS)) {
    for (const name of names) {
      columns += 1;
      const column = name.replace(/\[\]|!/, "");
      const text = sql`left((${texts}::text[])[(numbered.n + ${offset + columns * 7})::int % ${texts.length} + 1],
        ${LENGTHS[`${table}.${column}`] ?? 1_000_000})`;
      const value = name.endsWith("[]")
        ? sql`ARRAY[${text}]`
        : name.endsWith("!")
          ? sql`${text} || numbered.n`
          : text;
      await sql`
        UPDATE ${sql(table)} t SET ${sql(column)} = ${value}
        FROM (SELECT ctid, row_number() OVER (ORDER BY ctid) AS n FROM ${sql(table)}) numbered
        WHERE numbered.ctid = t.ctid
          AND (${!OPTIONAL.has(table)} OR t.${sql(column)} IS NOT NULL)`;
    }
  }
  const at = (n: number) => texts[(offset + n) % texts.length]!;
  const abilities = {
    greeting: at(0),
    awayNotice: at(18),
    forms: [
      { kind: "other", name: at(1), fields: [{ label: at(2), kind: "text" }], thanks: at(3) },
    ],
    labels: [{ name: at(4), words: [at(5)] }],
  };
  await sql`UPDATE agentik_configurations SET abilities = ${JSON.stringify(abilities)}::text::jsonb`;
  for (const table of KEPT) await sql`ALTER TABLE ${sql(table)} ENABLE TRIGGER USER`;
  const answers = [{ key: "f1", label: at(6), kind: "text", value: at(7), shown: at(8) }];
  const bill = { lines: [{ count: 1, name: at(14), cents: 100 }], deliveryCents: null };
  await sql`UPDATE chat_requests SET answers = ${JSON.stringify(answers)}::text::jsonb,
    bill = ${JSON.stringify(bill)}::text::jsonb`;
  const hours = { quote: at(17), hours: { mon: [{ from: 480, to: 1_080 }] } };
  await sql`UPDATE document_versions SET hours = ${JSON.stringify(hours)}::text::jsonb`;
  const detail = { name: at(9), form: at(10), field: at(11), labels: at(12) };
  await sql`UPDATE run_steps SET detail = ${JSON.stringify(detail)}::text::jsonb`;
  await sql`UPDATE agentik_triggers SET settings = settings || jsonb_build_object('text', ${at(13)}::text)`;
  await sql`UPDATE tool_calls SET call = call
    || jsonb_build_object('subject', ${at(15).replaceAll("\n", " ")}::text, 'text', ${at(16)}::text)`;
  await sql`UPDATE mcp_tools SET input_schema = jsonb_build_object('type', 'object', 'title', ${at(18)}::text)`;
  await sql`UPDATE runs SET input = input || jsonb_build_object('text', ${at(14)}::text)`;
  await sql`DELETE FROM notifications WHERE id LIKE 'planted-%'`;
  for (const [index, kind] of KINDS.entries()) {
    const data = Object.fromEntries(WORDS.map((word, n) => [word, at(index * WORDS.length + n)]));
    await sql`INSERT INTO notifications (id, person_id, kind, data, href, created_at)
      VALUES (${`planted-${kind}`}, ${ids.person}, ${kind}, ${JSON.stringify(data)}::text::jsonb,
        '/spaces', now())`;
  }
  // As the builder stores texts: a layout with a text that it refuses is not shown at all.
  const stored = (n: number, max: number) => cleanText(at(n), max);
  const blocks = BLOCK_TYPES.map((type, index) => ({
    id: `block-${index + 1}`,
    type,
    title: stored(index, TITLE_MAX_LENGTH).replaceAll("\n", " "),
    description: stored(index + 3, DESCRIPTION_MAX_LENGTH),
    position: { x: index * 20, y: index * 20 },
    config: {
      color: "emerald",
      size: "medium",
      layout: "card",
      showMetrics: true,
      customStyle: stored(index + 6, CUSTOM_STYLE_MAX_LENGTH),
    },
    content: {
      // Lines that are shown whatever the type reads: a heading, a price, a question with its answer.
      body: [1, 2, 3, 4]
        .map((n) => `${stored(index + n, 300)}${["", " $10", "?", ""][n - 1]}`)
        .join("\n"),
      action: "link",
      target: stored(index + 9, TARGET_MAX_LENGTH).replaceAll("\n", " "),
      pictures: [],
    },
  }));
  await sql`UPDATE builder_layouts SET blocks = ${JSON.stringify(blocks)}::text::jsonb
    WHERE person_id = ${ids.person}`;
  const kit = plantedManifest((n, max) => `x ${stored(n, max - 2).slice(0, max - 2)}`);
  await sql`UPDATE own_kit_versions SET text = ${JSON.stringify(kit)},
    manifest = ${JSON.stringify(checkManifest(JSON.stringify(kit)).manifest)}::text::jsonb`;
  const understanding = {
    genre: at(0),
    language: "es",
    chips: [
      { key: "what", value: at(1) },
      { key: at(2), value: at(3) },
    ],
    toFillIn: [at(4)],
  };
  await sql`UPDATE creation_versions
    SET understanding = ${JSON.stringify(understanding)}::text::jsonb`;
  return columns + WORDS.length + 7;
}

/** A manifest with a payload in each of its texts. */
function plantedManifest(text: (n: number, max: number) => string) {
  const both = (n: number, max: number) => ({ es: text(n, max), en: text(n + 1, max) });
  return {
    name: both(0, 60),
    summary: both(2, 160),
    description: both(4, 2_000),
    parts: [
      { kind: "document", key: "a", name: both(6, 120), text: both(8, 2_000) },
      { kind: "command", key: "b", name: { es: "hola" }, text: both(10, 2_000) },
      {
        kind: "table",
        key: "c",
        name: both(12, 120),
        rows: { es: [3, 4].map((n) => [text(n, 200), text(n + 5, 200)]) },
      },
      {
        kind: "schedule",
        key: "d",
        name: both(14, 120),
        cron: "0 8 * * *",
        work: { duty: "remind", text: both(16, 500) },
      },
      { kind: "creator", key: "e", name: both(18, 120), creation: "text", prompt: both(20, 2_000) },
      { kind: "agentik", key: "f", name: both(22, 120), readyMade: "orders" },
    ],
  };
}

/** A published kit of another person and one in review, each with an example that `plantTexts` replaces. */
async function plantKits(sql: Sql): Promise<string> {
  const text = exampleManifest("es");
  const manifest = JSON.stringify(checkManifest(text).manifest);
  const [published, waiting] = [`kit-${"a".repeat(24)}`, `kit-${"b".repeat(24)}`];
  await sql`INSERT INTO own_kits (id, maker_id, published_version, published_at, created_at, changed_at)
    VALUES (${published}, 'person-3', 1, now(), now(), now()), (${waiting}, 'person-3', NULL, NULL, now(), now())`;
  await sql`INSERT INTO own_kit_versions
      (kit_id, version, state, text, manifest, changed_at, sent_at, decided_at)
    VALUES (${published}, 1, 'published', ${text}, ${manifest}::text::jsonb, now(), now(), now()),
      (${waiting}, 1, 'in-review', ${text}, ${manifest}::text::jsonb, now(), now(), NULL)`;
  return `/apps/${published}`;
}

/**
 * Adds rows whose pages a new account lacks: a draft of an agentik, a file, sales and reviews by others,
 * an own challenge with an entry, a valid invitation, a join request.
 *
 * @returns URLs of pages that do not belong to the owner's own items
 */
export async function plantRows(
  sql: Sql,
  { ids }: Owner,
  invitationHash: string,
): Promise<string[]> {
  for (const version of [1, 2])
    await sql`INSERT INTO agentik_configurations
        (agentik_id, version, name, description, type, language, instructions, published_at)
      VALUES (${ids.agentik}, ${version}, 'a', 'a', 'a', 'es', 'a', ${version === 1 ? new Date().toISOString() : null})`;
  await sql`INSERT INTO artifakt_versions
      (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
    VALUES (${ids.artifakt}, 1, 'file-planted', 'a', 'text/plain', 1, repeat('0', 64))`;
  for (const place of [0, 1, 2, 3])
    await sql`INSERT INTO artifakt_pictures (artifakt_id, place, bytes, alt, changed_at)
      VALUES (${ids.artifakt}, ${place}, 'WebP', 'a', now()) ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
    VALUES ('ownership-planted', 'person-3', ${ids.artifakt}, 0, now())`;
  await sql`INSERT INTO artifakt_reviews (artifakt_id, person_id, stars, text, written_at)
    VALUES ('artifakt-2', 'person-3', 4, 'a', now()) ON CONFLICT DO NOTHING`;
  const [own] = await sql<[{ id: string }]>`UPDATE challenges SET creator_id = ${ids.person}
    WHERE id = (SELECT id FROM challenges WHERE id <> 'challenge-1' AND awarded_at IS NULL
      AND creator_id IS NOT NULL ORDER BY deadline DESC LIMIT 1) RETURNING id`;
  await sql`INSERT INTO challenge_participants (challenge_id, person_id, joined_at)
    VALUES (${own.id}, 'person-3', now()) ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO challenge_submissions (challenge_id, person_id, version, text, link, created_at)
    VALUES (${own.id}, 'person-3', 1, 'a', 'a', now()) ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO challenge_terms (challenge_id, rules, split) VALUES (${own.id}, 'a', 'two')`;
  await sql`INSERT INTO entry_refusals (challenge_id, person_id, version, reason, refused_at)
    VALUES (${own.id}, 'person-3', 1, 'a', now())`;
  await sql`UPDATE space_invitations SET token_hash = ${invitationHash}
    WHERE space_id = ${ids.space} AND revoked_at IS NULL`;
  await sql`INSERT INTO space_requests (space_id, person_id, created_at)
    VALUES (${ids.space}, 'person-3', now())`;
  const [down] = await sql<[{ id: string }]>`
    UPDATE artifakts SET taken_down_at = now()
    WHERE id = (SELECT id FROM artifakts WHERE creator_id = ${ids.person} AND taken_down_at IS NULL
      AND id <> ${ids.artifakt} LIMIT 1) RETURNING id`;
  await sql`INSERT INTO item_takedowns (id, item_kind, item_id, owner_id, reason, taken_down_at,
      appeal, appealed_at, answer, answered_at, outcome)
    VALUES ('takedown-planted', 'artifakt', ${down.id}, ${ids.person}, 'a', now(),
      'a', now(), 'a', now(), 'upheld')`;
  return [
    `/takedown/artifakt/${down.id}`,
    "/artifakts/artifakt-2",
    "/challenges/challenge-1",
    `/challenges/${own.id}`,
    `/challenges/${own.id}/gallery`,
    `/challenges/entries/${ids.entry}`,
    "/challenges/entries/entry-challenge-22-1",
    await plantKits(sql),
  ];
}
