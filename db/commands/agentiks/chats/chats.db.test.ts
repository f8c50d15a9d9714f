import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AgentikConfiguration } from "#domain/agentiks/agentik-configuration.ts";
import { STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import { hashToken } from "#db/connection/tokens.ts";
import {
  findCustomerChat,
  listCustomerMessages,
} from "#db/queries/agentiks/chats/customer-chat.ts";
import { findChatPage } from "#db/queries/agentiks/chats/chat-page.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { launchAgentik, pauseAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { postMessage } from "#db/commands/spaces/threads/post-message.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { askForPerson, postToChat, returnToAgentik, type PostToChat } from "./post-to-chat.ts";
import { saveChatPage, type SaveChatPage } from "./save-chat-page.ts";

const NOW = new Date("2026-11-24T16:00:00.000Z");
const FONDA: AgentikConfiguration = {
  name: "Lupita responde",
  description: "Menú y horario",
  type: "customer-service",
  language: "es",
  instructions: "",
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let count = 0;
interface Fonda {
  personId: string;
  id: string;
  slug: string;
}

/** A guest with an active agentik and an open chat page. */
async function openPage(more: Partial<SaveChatPage> = {}): Promise<Fonda> {
  const { db } = database;
  const slug = `fonda-${(count += 1)}`;
  const personId = await db.transaction((tx) => forkGuest(tx, NOW));
  const { id } = await db.transaction((tx) =>
    createAgentik(tx, { personId, configuration: FONDA, now: NOW }),
  );
  await launchAgentik(db, { personId, id, now: NOW });
  const saved = await save({ personId, id, slug, ...more });
  expect(saved).toEqual({ kind: "done", id });
  return { personId, id, slug };
}
const save = ({ personId, id, slug, ...more }: Fonda & Partial<SaveChatPage>) =>
  database.db.transaction((tx) =>
    saveChatPage(tx, { personId, id, slug, isOpen: true, allowedOrigins: [], now: NOW, ...more }),
  );
const post = ({ slug }: { slug: string }, more: Partial<PostToChat> = {}) =>
  retryTransaction(() =>
    database.db.transaction((tx) =>
      postToChat(tx, {
        slug,
        tokenHash: tokenOf(slug, "Ana"),
        address: "unknown",
        language: "es",
        text: "¿A qué hora abren?",
        clientKey: `key-${(count += 1)}`,
        now: NOW,
        ...more,
      }),
    ),
  );
/** A customer has another token on each page. */
const tokenOf = (slug: string, who: string) => hashToken(`${who} ${slug}`);
const chatOf = (slug: string, who: string, now = NOW) =>
  findCustomerChat(database.db, { slug, tokenHash: tokenOf(slug, who) }, now);
const messagesOf = async (threadId: string) =>
  (await listCustomerMessages(database.db, threadId, 60)).map(
    ({ seq, fromContact, text, state }) => (fromContact ? `${seq} ${text}` : `${seq} ${state}`),
  );

describe("the workplace", () => {
  it("answers who is alone in it, and is quiet while people talk to each other", async () => {
    const { personId, id } = await openPage();
    const [work] = await database.sql<{ space_id: string; answers_when: string }[]>`
      SELECT w.space_id, a.answers_when FROM agentik_workplaces w
      JOIN space_agentiks a USING (space_id, agentik_id) WHERE w.agentik_id = ${id}`;
    expect(work!.answers_when).toBe("mentioned");
    const say = async (text: string) => {
      const clientKey = `key-${(count += 1)}`;
      const where = { spaceId: work!.space_id, threadId: null, personId, address: "192.0.2.1" };
      const said = await database.db.transaction((tx) =>
        postMessage(tx, { ...where, text, clientKey, now: NOW }),
      );
      return said.kind === "done" ? said.runIds.length : said;
    };
    expect(await say("¿A qué hora abrimos el lunes?")).toBe(1);
    const helper = await database.db.transaction((tx) => forkGuest(tx, NOW));
    await database.sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES (${work!.space_id}, ${helper}, 'member')`;
    expect(await say("Beto, ¿llegaste ya?")).toBe(0);
    expect(await say("@Lupita responde ¿a qué hora abrimos?")).toBe(1);
  });
});

describe("saveChatPage", () => {
  it("opens a page with a workplace, and changes nothing when repeated", async () => {
    const fonda = await openPage();
    await Promise.all(Array.from({ length: 10 }, () => save(fonda)));
    const [{ pages, spaces, events }] = await database.sql<
      [{ pages: number; spaces: number; events: number }]
    >`SELECT (SELECT count(*)::int FROM chat_pages WHERE agentik_id = ${fonda.id}) AS pages,
        (SELECT count(*)::int FROM spaces WHERE owner_id = ${fonda.personId} AND name = 'Lupita responde') AS spaces,
        (SELECT count(*)::int FROM audit_events WHERE subject = ${fonda.id} AND action = 'save-chat-page') AS events`;
    expect({ pages, spaces, events }).toEqual({ pages: 1, spaces: 1, events: 1 });
    await save({ ...fonda, slug: `${fonda.slug}-nueva` });
    expect(await findChatPage(database.db, fonda.slug)).toBeUndefined();
    expect(await findChatPage(database.db, `${fonda.slug}-nueva`)).toMatchObject({ state: "open" });
  });

  it("gives an address to one page, also when many want it at once", async () => {
    const others = await Promise.all([openPage(), openPage(), openPage()]);
    const answers = await Promise.all(others.map((one) => save({ ...one, slug: "la-unica" })));
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(answers.filter((one) => one.kind === "refused" && one.reason === "taken")).toHaveLength(
      2,
    );
    // The page that did not get it keeps its own.
    const lost = others[answers.findIndex(({ kind }) => kind === "refused")]!;
    expect(await findChatPage(database.db, lost.slug)).toMatchObject({ agentikId: lost.id });
  });

  it("refuses another person's agentik, what is no address, and what is no site", async () => {
    const [fonda, other] = [await openPage(), await openPage()];
    const refused = { kind: "refused" };
    expect(await save({ ...fonda, personId: other.personId })).toMatchObject(refused);
    for (const slug of ["ab", "Fonda", "fonda--x", "-fonda", "a/b", "ñandú", "x".repeat(41)])
      expect(await save({ ...fonda, slug })).toEqual({ ...refused, reason: "slug" });
    for (const origin of ["*", "http://fonda.example", "https://a.example; script-src *"])
      expect(await save({ ...fonda, allowedOrigins: [origin] })).toEqual({
        ...refused,
        reason: "origins",
      });
    expect(await findChatPage(database.db, fonda.slug)).toMatchObject({ allowedOrigins: [] });
  });
});

describe("postToChat", () => {
  it("writes a message once for 50 requests at once with one key, and asks once", async () => {
    const fonda = await openPage();
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => post(fonda, { clientKey: "una" })),
    );
    expect(new Set(sent.map((one) => one.kind === "done" && one.threadId)).size).toBe(1);
    const chat = await chatOf(fonda.slug, "Ana");
    expect(await messagesOf(chat!.threadId)).toEqual(["1 ¿A qué hora abren?", "2 writing"]);
    const runs = await database.sql`SELECT id FROM runs WHERE thread_id = ${chat!.threadId}`;
    expect(runs).toHaveLength(1);
    const contacts = await database.sql`SELECT id FROM contacts WHERE space_id = ${chat!.spaceId}`;
    expect(contacts).toHaveLength(1);
  });

  it("shows a browser its own chat only, on its own page, for 90 days", async () => {
    const [fonda, other] = [await openPage(), await openPage()];
    await post(fonda, { tokenHash: tokenOf(fonda.slug, "Bety") });
    await post(fonda, { tokenHash: tokenOf(fonda.slug, "Caro"), text: "¿Tienen pozole?" });
    const [bety, caro] = [await chatOf(fonda.slug, "Bety"), await chatOf(fonda.slug, "Caro")];
    expect(bety!.threadId).not.toBe(caro!.threadId);
    expect(await messagesOf(caro!.threadId)).toEqual(["1 ¿Tienen pozole?", "2 writing"]);
    expect(await chatOf(fonda.slug, "Nadie")).toBeUndefined();
    const asBety = { slug: other.slug, tokenHash: tokenOf(fonda.slug, "Bety") };
    expect(await findCustomerChat(database.db, asBety, NOW)).toBeUndefined();
    expect(await post(other, asBety)).toEqual({ kind: "refused", reason: "gone" });
    const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
    expect(await chatOf(fonda.slug, "Bety", after(89))).toBeDefined();
    expect(await chatOf(fonda.slug, "Bety", after(91))).toBeUndefined();
  });

  it("refuses a chat without anyone who can answer, and writes nothing", async () => {
    const fonda = await openPage();
    const before = await database.sql`SELECT count(*)::int AS n FROM threads`;
    const reasonOf = async (more: Partial<PostToChat> = {}) => {
      const answer = await post(fonda, more);
      return answer.kind === "refused" ? answer.reason : answer.kind;
    };
    expect(await reasonOf({ slug: "no-existe" })).toBe("gone");
    expect(await reasonOf({ text: " \n " })).toBe("empty");
    expect(await reasonOf({ text: "a".repeat(1_001) })).toBe("too-long");
    await pauseAgentik(database.db, { ...fonda, now: NOW });
    expect(await reasonOf()).toBe("closed");
    expect(await findChatPage(database.db, fonda.slug)).toMatchObject({ state: "paused" });
    await launchAgentik(database.db, { ...fonda, now: NOW });
    await save({ ...fonda, isOpen: false });
    expect(await reasonOf()).toBe("closed");
    await save(fonda);
    await database.sql`UPDATE agentiks SET taken_down_at = now() WHERE id = ${fonda.id}`;
    expect(await reasonOf()).toBe("gone");
    expect(await findChatPage(database.db, fonda.slug)).toBeUndefined();
    await database.sql`UPDATE agentiks SET taken_down_at = NULL WHERE id = ${fonda.id}`;
    await database.sql`UPDATE spaces SET archived_at = now() WHERE id =
      (SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${fonda.id})`;
    expect(await reasonOf()).toBe("closed");
    expect(await database.sql`SELECT count(*)::int AS n FROM threads`).toEqual(before);
  });

  it("takes the owner's storage, and refuses when it is used up", async () => {
    const fonda = await openPage();
    await database.sql`INSERT INTO storage_usage (person_id, bytes)
      VALUES (${fonda.personId}, ${STORAGE_QUOTAS.guest}) ON CONFLICT (person_id)
      DO UPDATE SET bytes = excluded.bytes`;
    await expect(post(fonda)).rejects.toThrow(StorageFull);
    expect(await chatOf(fonda.slug, "Ana")).toBeUndefined();
  });
});

describe("a launch", () => {
  it("asks for the answers to all who wrote meanwhile, in as many queries as for one", async () => {
    /** Commands of a launch with so many customers waiting, and how many of them are answered. */
    async function launched(customers: number) {
      const fonda = await openPage();
      for (let n = 0; n < customers; n++)
        await post(fonda, { tokenHash: tokenOf(fonda.slug, `customer-${n}`) });
      await database.sql`DELETE FROM runs WHERE agentik_id = ${fonda.id}`;
      await database.sql`DELETE FROM messages WHERE agentik_id = ${fonda.id}`;
      await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = ${fonda.id}`;
      let commands = 0;
      await database.db.transaction((tx) => {
        const counting = new Proxy(tx, {
          get(target, name, receiver) {
            if (["select", "insert", "update", "delete", "execute"].includes(String(name)))
              commands += 1;
            return Reflect.get(target, name, receiver) as unknown;
          },
        });
        return launchAgentik(counting, { ...fonda, now: NOW });
      });
      const [row] =
        await database.sql`SELECT count(*)::int AS runs, count(DISTINCT thread_id)::int AS chats
        FROM runs WHERE agentik_id = ${fonda.id} AND state = 'queued'`;
      return { commands, ...row };
    }
    const one = await launched(1);
    const many = await launched(40);
    expect(one).toMatchObject({ runs: 1, chats: 1 });
    expect(many).toEqual({ commands: one.commands, runs: 40, chats: 40 });
  });
});

describe("a person", () => {
  const handled = async (slug: string) => (await chatOf(slug, "Ana"))?.handledBy;
  const noticesOf = async (personId: string) =>
    (
      await database.sql`SELECT id FROM notifications
        WHERE person_id = ${personId} AND kind = 'chat_waiting'`
    ).length;

  it("is asked for, told once, and the customer goes on with the agentik", async () => {
    const fonda = await openPage();
    const who = { slug: fonda.slug, tokenHash: tokenOf(fonda.slug, "Ana"), now: NOW };
    const press = (command: typeof askForPerson) =>
      database.db.transaction((tx) => command(tx, who));
    expect(await press(askForPerson)).toEqual({ kind: "refused", reason: "empty" });
    await post(fonda);
    await Promise.all(Array.from({ length: 10 }, () => press(askForPerson)));
    expect(await handled(fonda.slug)).toBe("nobody");
    expect(await noticesOf(fonda.personId)).toBe(1);
    // While the customer waits for a person the agentik does not answer.
    await post(fonda, { text: "¿Hay alguien?" });
    const { threadId } = (await chatOf(fonda.slug, "Ana"))!;
    await database.sql`UPDATE messages SET state = 'final', text = 'A las ocho.'
      WHERE thread_id = ${threadId} AND seq = 2`;
    expect(await messagesOf(threadId)).toEqual([
      "1 ¿A qué hora abren?",
      "2 final",
      "3 ¿Hay alguien?",
    ]);
    await press(returnToAgentik);
    await press(returnToAgentik);
    // The people of the business still owe an answer; what was written to them is not the agentik's to answer.
    expect(await handled(fonda.slug)).toBe("nobody");
    expect((await messagesOf(threadId)).slice(3)).toEqual(["4 final"]);
    await post(fonda, { text: "¿Tienen flan?" });
    expect((await messagesOf(threadId)).slice(4)).toEqual(["5 ¿Tienen flan?", "6 writing"]);
  });

  it("is asked for with a first message, and the agentik does not answer", async () => {
    const fonda = await openPage();
    await post(fonda, { text: "Quiero hablar con una persona.", asksPerson: true });
    const chat = await chatOf(fonda.slug, "Ana");
    expect(chat?.handledBy).toBe("nobody");
    expect(await messagesOf(chat!.threadId)).toEqual(["1 Quiero hablar con una persona."]);
    expect(await noticesOf(fonda.personId)).toBe(1);
  });
});
