import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { Permissions } from "#domain/agentiks/tools/tools.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { postMessage } from "#db/commands/spaces/threads/post-message.ts";
import type { Outside } from "#worker/tools/make-call.ts";
import type { TestDatabase } from "../database.ts";
import {
  startModelServer,
  type AskedTool,
  type ModelServer,
  type SentRequest,
} from "../fakes/model-server.ts";
import { connectModel, modelsFor } from "../models/connect.ts";
import { executeQueued } from "../runs/execute-runs.ts";
import { allowTools, decideOn } from "./tool-calls.ts";
import { makeWorkingAgentik } from "./working-agentik.ts";

/** Answer of a model that has nothing to say. */
export const NOTHING = JSON.stringify({ answer: "", quotes: [] });

/** A call that waits for its owner, is made, or has ended. */
export interface CallRow {
  id: string;
  tool: string;
  state: string;
  why: string | null;
  failure: string | null;
  hash: string;
  call: unknown;
}

export interface AgentikWithModel {
  id: string;
  /** Its workplace. */
  spaceId: string;
  server: ModelServer;
  /** Executes what waits, as a worker with this model does. */
  work(): Promise<unknown>;
  /** The text that it has written last, and the steps of its last reply. */
  last(): Promise<{ text: string; steps: { kind: string; tool: string }[] }>;
  byCustomer(text: string): ReturnType<AgentikWithModel["last"]>;
  inTrial(text: string): ReturnType<AgentikWithModel["last"]>;
  /** A member asks in the workplace. */
  inSpace(
    personId: string,
    text: string,
  ): Promise<
    { posted: Awaited<ReturnType<typeof postMessage>> } & Awaited<
      ReturnType<AgentikWithModel["last"]>
    >
  >;
  /** Names of the tools that the model was offered first. */
  offered(): string[];
  /** The last tool result that the model was sent. */
  told(): string;
  /** The model asks for these tools, then says its answer. */
  askFor(calls: AskedTool[], answer?: string): void;
  /** Its owner allows these; the other tools have their first permissions. */
  allow(permissions: Partial<Permissions>): Promise<unknown>;
  /** All calls of tools, in the order in which they were asked for. */
  calls(): Promise<CallRow[]>;
  /** These columns of all calls. */
  states(...columns: (keyof CallRow)[]): Promise<unknown[][]>;
  /** Its owner decides the first call. */
  decide(isApproved: boolean): Promise<unknown>;
}

/**
 * An agentik with a fake model that asks for tools, which customers, its owner and members of its workplace
 * write to.
 *
 * @param outside where calls of its tools go; nowhere by default
 */
export async function makeAgentikWithModel(
  database: TestDatabase,
  {
    ownerId,
    memberId,
    slug,
    abilities,
    outside,
  }: {
    ownerId: string;
    memberId: string;
    slug: string;
    abilities?: Abilities;
    outside?: Outside;
  },
): Promise<AgentikWithModel> {
  const { db, sql } = database;
  const server = await startModelServer();
  const id = await makeWorkingAgentik(database, {
    personId: ownerId,
    slug,
    abilities,
    document: { name: "Menú", text: "Tacos al pastor: $18 cada uno" },
  });
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${ownerId}, 'duena@fonda.example', 'x', now())`;
  await connectModel(database, server, { personId: ownerId, price: 0 });
  const [space] = await sql<{ id: string }[]>`
    SELECT space_id AS id FROM agentik_workplaces WHERE agentik_id = ${id}`;
  const spaceId = space!.id;
  await sql`INSERT INTO space_members (space_id, person_id) VALUES (${spaceId}, ${memberId})`;
  let keys = 0;

  const work = () =>
    executeQueued(database, { models: modelsFor(server), ...(outside && { outside }) });

  async function last() {
    const [said] = await sql<{ text: string }[]>`SELECT text FROM messages
      WHERE agentik_id = ${id} ORDER BY created_at DESC, seq DESC LIMIT 1`;
    const steps = await sql<{ kind: string; tool: string }[]>`
      SELECT kind, detail->>'tool' AS tool FROM run_steps WHERE run_id = (SELECT id FROM runs
        WHERE agentik_id = ${id} AND kind = 'reply' ORDER BY created_at DESC LIMIT 1) ORDER BY seq`;
    return { text: said?.text ?? "", steps: [...steps] };
  }

  const calls = async () => [
    ...(await sql<CallRow[]>`SELECT id, tool, state, why, failure, call_hash AS hash, call
      FROM tool_calls ORDER BY created_at, seq`),
  ];

  return {
    id,
    spaceId,
    server,
    work,
    last,
    async byCustomer(text) {
      const tokenHash = `reader-${(keys += 1)}`;
      const post = { slug, tokenHash, address: tokenHash, language: "es" as const, text };
      await db.transaction((tx) =>
        postToChat(tx, { ...post, clientKey: tokenHash, now: new Date() }),
      );
      await work();
      return last();
    },
    async inTrial(text) {
      const clientKey = `trial-${(keys += 1)}`;
      const trial = { personId: ownerId, id, text, clientKey, address: "test" };
      await db.transaction((tx) => postTrial(tx, { ...trial, now: new Date() }));
      await work();
      return last();
    },
    async inSpace(personId, text) {
      const clientKey = `space-${(keys += 1)}`;
      const message = { spaceId, threadId: null, personId, address: "test", clientKey };
      const posted = await db.transaction((tx) =>
        postMessage(tx, { ...message, text: `@Lupita ${text}`, now: new Date() }),
      );
      await work();
      return { posted, ...(await last()) };
    },
    offered: () =>
      ((server.seen[0]?.tools ?? []) as { function: { name: string } }[]).map(
        ({ function: { name } }) => name,
      ),
    told: () => server.seen.at(-1)!.messages.findLast(({ role }) => role === "tool")!.content,
    askFor: (asked, answer = NOTHING) =>
      server.say((request) => (isFirst(request) ? { calls: asked } : answer)),
    allow: (permissions) => allowTools(database, { ownerId, id }, permissions),
    calls,
    states: async (...columns) => (await calls()).map((call) => columns.map((name) => call[name])),
    decide: async (isApproved) => decideOn(database, ownerId, (await calls())[0]!, isApproved),
  };
}

/** Whether the model has used no tool yet. */
export const isFirst = ({ messages }: SentRequest): boolean =>
  !messages.some(({ role }) => role === "tool");
