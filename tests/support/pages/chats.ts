import type { FieldKind, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { actOn } from "../act.ts";
import type { TestDatabase } from "../database.ts";

/** An agentik with a workplace and an open chat page, for tests of conversations with customers. */
export interface ChatBusiness {
  spaceId: string;
  agentikId: string;
  slug: string;
}

/**
 * Opens a chat page of a person's agentik, in a private space of theirs.
 *
 * @param name of the business; its ids are made of it
 * @param members besides the owner, with their roles
 */
export async function openChatBusiness(
  { sql }: Pick<TestDatabase, "sql">,
  {
    name = "fonda",
    ownerId,
    members = {},
    abilities = {},
  }: {
    name?: string;
    ownerId: string;
    members?: Readonly<Record<string, "admin" | "member">>;
    abilities?: object;
  },
): Promise<ChatBusiness> {
  const [spaceId, agentikId, slug] = [`${name}-space`, `${name}-agentik`, `${name}-slug`];
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${spaceId}, ${name}, 'x', 'custom', 'invite', 'private', 1, ${ownerId}, 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${spaceId}, ${ownerId}, 'owner')`;
  for (const [personId, role] of Object.entries(members))
    await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${spaceId}, ${personId}, ${role})`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    VALUES (${agentikId}, 'Mostrador', 'x', 'customer_service', 'active', ${ownerId}, 'es')`;
  await sql`INSERT INTO agentik_configurations
      (agentik_id, version, name, description, type, language, abilities, updated_at, published_at)
    VALUES (${agentikId}, 1, 'Mostrador', 'x', 'customer_service', 'es',
      ${JSON.stringify(abilities)}::text::jsonb, now(), now())`;
  await sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
    VALUES (${agentikId}, ${spaceId}, now())`;
  await sql`INSERT INTO chat_pages (agentik_id, slug, is_open, created_at, changed_at)
    VALUES (${agentikId}, ${slug}, true, now(), now())`;
  return { spaceId, agentikId, slug };
}

/**
 * A customer writes on a chat page, as their form does.
 *
 * @param customer the same text is the same customer
 * @returns the conversation's id
 * @throws if the page refuses it
 */
export async function writeAsCustomer(
  { db }: Pick<TestDatabase, "db">,
  { slug }: ChatBusiness,
  {
    customer,
    text,
    key = `${customer} ${text}`.slice(0, 60),
    now = new Date(),
  }: { customer: string; text: string; key?: string; now?: Date },
): Promise<string> {
  const posted = await actOn(db, (tx) =>
    postToChat(tx, {
      slug,
      tokenHash: `hash-${slug}-${customer}`,
      address: "192.0.2.1",
      language: "es",
      text,
      clientKey: key,
      now,
    }),
  );
  if (posted.kind === "refused") throw new Error(`refused: ${posted.reason}`);
  return posted.threadId;
}

/** A form that a customer has sent in a conversation. @returns its id */
export async function sendRequest(
  { sql }: Pick<TestDatabase, "sql">,
  threadId: string,
  {
    id = `request-${threadId}`,
    name = "Pedido",
    kind = "other",
    answers = [["¿Qué quieres pedir?", "2 enchiladas verdes"]],
    state = "sent",
  }: {
    id?: string;
    name?: string;
    kind?: RequestKind;
    /** Question, answer, and the kind of the question: a text, if it is left out. */
    answers?: readonly (readonly [label: string, value: string, kind?: FieldKind])[];
    state?: "sent" | "asking" | "confirming";
  } = {},
): Promise<string> {
  const stored = answers.map(([label, shown, kind = "text"], index) => ({
    key: `f${index + 1}`,
    label,
    kind,
    value: shown,
    shown,
  }));
  await sql`INSERT INTO chat_requests (id, thread_id, space_id, name, kind, state, asking, answers, created_at, sent_at)
    SELECT ${id}, id, space_id, ${name}, ${kind}, ${state}, ${state === "asking" ? "f2" : null},
      ${JSON.stringify(stored)}::text::jsonb, now(), ${state === "sent" ? sql`now()` : null}
    FROM threads WHERE id = ${threadId}`;
  return id;
}
