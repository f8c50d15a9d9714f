import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createImap } from "#adapters/channels/mail/imap.server.ts";
import { answerCustomer, takeOver } from "#db/commands/agentiks/chats/handle-chat.ts";
import {
  connectChannel,
  disconnectChannel,
} from "#db/commands/agentiks/channels/connect-channel.ts";
import { claimMailboxes, settleReading } from "#db/commands/agentiks/channels/mailboxes.ts";
import { FONDA_MENU, teachAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { isOfTests, reachFakes, turned } from "../../tests/support/channels/channel-business.ts";
import { startFakeMailbox, type FakeMailbox } from "../../tests/support/channels/fake-mailbox.ts";
import { mailOf } from "../../tests/support/channels/mails.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeQueued } from "../../tests/support/runs/execute-runs.ts";
import { openChatBusiness } from "../../tests/support/pages/chats.ts";
import { readMailboxes } from "./read-mail.ts";
import { sendMessages } from "./send-messages.ts";

/**
 * E-mail on a real PostgreSQL, from a mail in a fake mailbox to its answer by a fake mail server. Long because
 * each way to a loop and each failure of a server is shown by itself.
 */
const OWNER = "person-4";
let database: TestDatabase;
let box: FakeMailbox;
let agentikId: string;
let channelId: string;
let made = 0;
let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`UPDATE people SET kind = 'account' WHERE id = ${OWNER}`;
});
afterAll(() => database.drop());
beforeEach(async () => {
  aheadMs = 0;
  box = await startFakeMailbox();
  ({ agentikId } = await openChatBusiness(database, {
    name: `correo${(made += 1)}`,
    ownerId: OWNER,
  }));
  await teachAgentik(database, { personId: OWNER, id: agentikId, ...FONDA_MENU });
  await work();
  await connect();
});
afterEach(async () => {
  await database.sql`DELETE FROM channels`;
  await box.stop();
});

async function connect() {
  const servers = {
    user: box.address,
    imap: { host: box.host, port: box.imapPort },
    smtp: { host: box.host, port: box.smtpPort },
  };
  const found = await createImap({ isAllowedHost: isOfTests }).findEnd({
    server: servers.imap,
    user: box.address,
    password: box.password,
  });
  if (found.kind === "failed") throw new Error(found.trouble);
  const connected = await database.db.transaction((tx) =>
    connectChannel(tx, {
      personId: OWNER,
      id: agentikId,
      kind: "email",
      externalId: box.address,
      name: box.address,
      token: box.password,
      mailbox: { ...servers, place: found.value },
      // Sealed anew each time, as a real one is.
      seal: (secret) => turned(`${secret} ${(made += 1)}`),
      now: clock(),
    }),
  );
  if (connected.kind === "refused") throw new Error(connected.reason);
  channelId = connected.channelId;
}

/** Executes what waits, until nothing does. */
const work = () => executeQueued(database, { kinds: ["reply", "document"], clock });
const unseal = (sealed: string) => turned(sealed).split(" ")[0];
/** Reads the mailbox, as if it were due. */
async function read() {
  await database.sql`UPDATE channel_mailboxes SET next_read_at = now() - interval '1 second'`;
  return readMailboxes(
    database.db,
    { clock },
    {
      imap: createImap({ isAllowedHost: isOfTests }),
      unseal,
      log: { warn: (details: unknown) => expect(details).toBeUndefined() },
    },
  );
}
const none = { root: "http://127.0.0.1:9" };
const send = () =>
  sendMessages(
    database.db,
    { clock },
    reachFakes(
      { telegram: none, whatsapp: none } as Parameters<typeof reachFakes>[0],
      unseal,
      2_000,
    ),
  );
/** Mails come in and are answered. */
async function receive(...mails: string[]) {
  for (const mail of mails) box.arrive(mail);
  await read();
  await work();
  await send();
}
const conversations = () =>
  database.sql<{ id: string; texts: string[] }[]>`
    SELECT m.thread_id AS id, array_agg(m.text ORDER BY m.seq) FILTER (WHERE m.from_contact) AS texts
    FROM contacts c JOIN chats h ON h.contact_id = c.id JOIN messages m ON m.thread_id = h.thread_id
    WHERE c.channel_id = ${channelId} GROUP BY m.thread_id ORDER BY min(m.created_at)`;
const deliveries = async () =>
  (
    await database.sql<{ outcome: string; what: string }[]>`
      SELECT outcome, what FROM channel_deliveries WHERE channel_id = ${channelId} ORDER BY id`
  ).map(({ outcome, what }) => (outcome === "ignored" ? what : outcome));
const outbound = () =>
  database.sql<{ state: string; trouble: string | null }[]>`
    SELECT state, trouble FROM channel_messages WHERE direction = 'out' AND channel_id = ${channelId}
    ORDER BY created_at, seq`;
const trouble = async () =>
  (
    await database.sql<
      { trouble: string | null }[]
    >`SELECT trouble FROM channels WHERE id = ${channelId}`
  )[0]!.trouble;

describe("a customer's mail", () => {
  it("is answered in its thread, and goes on with a person, in one conversation", async () => {
    const id = "<una@cliente.example>";
    await receive(mailOf("¿Cuánto cuestan los tacos?", { subject: "Precios", id }));
    expect(box.sent).toHaveLength(1);
    const [answer] = box.sent;
    expect(answer).toMatchObject({ from: box.address, to: "ana@cliente.example" });
    expect(answer!.text).toContain("$18");
    const header = (name: string) => answer!.headers.get(name);
    expect(header("subject")).toBe("Re: Precios");
    expect(header("in-reply-to")).toBe(id);
    expect(header("references")).toBe(id);
    expect(header("auto-submitted")).toBe("auto-replied");
    expect(header("from")).toContain(`<${box.address}>`);
    expect(header("from")).not.toBe(`<${box.address}>`);
    const ours = header("message-id")!;
    expect(ours).toMatch(/^<out-.+@fonda\.example>$/);
    // The customer answers, the owner takes over, and what they write goes out the same way.
    const threadId = (await conversations())[0]!.id;
    await database.db.transaction((tx) =>
      takeOver(tx, { threadId, personId: OWNER, now: clock() }),
    );
    const quoted = `Quiero diez.\n\nEl lun, 3 nov 2025 a las 10:00, Fonda <${box.address}> escribió:\n> $18`;
    await receive(
      mailOf(quoted, { subject: "Re: Precios", id: "<dos@cliente.example>", inReplyTo: ours }),
    );
    expect(box.sent).toHaveLength(1);
    await database.db.transaction((tx) =>
      answerCustomer(tx, {
        threadId,
        personId: OWNER,
        text: "Con gusto, te los aparto.",
        clientKey: "mine",
        address: "test",
        now: clock(),
      }),
    );
    await send();
    const [, mine] = box.sent;
    expect(mine!.text).toBe("Con gusto, te los aparto.");
    expect(mine!.headers.get("in-reply-to")).toBe("<dos@cliente.example>");
    expect(mine!.headers.get("references")).toBe(`${ours} <dos@cliente.example>`);
    expect(mine!.headers.has("auto-submitted")).toBe(false);
    expect(await conversations()).toEqual([
      { id: threadId, texts: ["Precios\n\n¿Cuánto cuestan los tacos?", "Quiero diez."] },
    ]);
    expect((await outbound()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    // Reading changes nothing in the mailbox.
    expect(box.commands).not.toContain("SELECT");
    expect(box.commands.filter((one) => one.includes("STORE"))).toEqual([]);
  });

  it("is one message and one run, however often it is read", async () => {
    const mail = mailOf("¿Aceptan tarjeta?");
    await receive(mail, mail);
    // Another worker, a restart, and a server that has numbered its mails anew.
    await database.sql`UPDATE channel_mailboxes SET last_uid = 0`;
    await receive();
    box.renumber();
    await receive();
    expect(box.sent).toHaveLength(1);
    const [row] = await database.sql`SELECT
      (SELECT count(*)::int FROM channel_messages WHERE channel_id = ${channelId} AND direction = 'in') AS said,
      (SELECT count(*)::int FROM runs WHERE thread_id = ${(await conversations())[0]!.id}) AS runs,
      (SELECT last_uid::int FROM channel_mailboxes WHERE channel_id = ${channelId}) AS uid`;
    expect(row).toEqual({ said: 1, runs: 1, uid: 2 });
  });

  it("begins a conversation unless it answers a mail of the same customer", async () => {
    await receive(mailOf("¿Aceptan tarjeta?", { subject: "Pago" }));
    const ours = box.sent[0]!.headers.get("message-id")!;
    await receive(
      mailOf("¿Cuánto cuestan los tacos?", { subject: "Tacos" }),
      // A Message-ID is no secret, and opens no conversation of another customer.
      mailOf("Soy otra persona", {
        from: "eva@otra.example",
        subject: "Re: Pago",
        inReplyTo: ours,
      }),
    );
    const texts = (await conversations()).map((one) => one.texts);
    expect(texts).toEqual([
      ["Pago\n\n¿Aceptan tarjeta?"],
      ["Tacos\n\n¿Cuánto cuestan los tacos?"],
      ["Re: Pago\n\nSoy otra persona"],
    ]);
    expect(box.sent.map(({ to }) => to)).toContain("eva@otra.example");
  });

  it("is not read if it came before the mailbox was connected", async () => {
    await database.sql`DELETE FROM channels`;
    box.arrive(mailOf("De ayer"));
    await connect();
    await receive(mailOf("¿Aceptan tarjeta?"));
    expect((await conversations()).map((one) => one.texts)).toEqual([
      ["Una pregunta\n\n¿Aceptan tarjeta?"],
    ]);
  });

  it("names its files, and stops at BAJA", async () => {
    const html = [
      "From: Ana <ana@cliente.example>",
      "Subject: Fotos",
      "Message-ID: <fotos@cliente.example>",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      "<p>Va la <b>lista</b></p><img src='https://spy.example/x.png'>",
      "--b",
      'Content-Type: application/pdf; name="lista.pdf"',
      'Content-Disposition: attachment; filename="lista.pdf"',
      "Content-Transfer-Encoding: base64",
      "",
      "JVBERi0=",
      "--b--",
    ].join("\r\n");
    await receive(html);
    expect((await conversations())[0]!.texts).toEqual([
      "Fotos\n\nVa la lista\n\n[Archivo] lista.pdf",
    ]);
    await receive(mailOf("BAJA", { subject: "Re: Fotos", inReplyTo: "<fotos@cliente.example>" }));
    const last = box.sent.at(-1)!;
    expect(last.text).toContain("ya no te escribiremos");
    const before = box.sent.length;
    await receive(mailOf("¿Cuánto cuestan los tacos?"));
    expect(box.sent).toHaveLength(before);
  });
});

describe("loops", () => {
  it("answers no program, no list, no report and not itself", async () => {
    await receive(
      mailOf("Estoy de vacaciones", { headers: ["Auto-Submitted: auto-replied"] }),
      mailOf("Oferta", { headers: ["List-Id: <x.example>"] }),
      mailOf("Rebotó", { from: "MAILER-DAEMON@x.example" }),
      mailOf("Recibo", { from: "no-reply@x.example" }),
      mailOf("A mí", { from: box.address }),
      mailOf("Falso", { headers: ["Authentication-Results: mx.x; dmarc=fail (p=REJECT)"] }),
    );
    expect(await deliveries()).toEqual([
      "automatic",
      "list",
      "bounce",
      "no-reply",
      "own",
      "forged",
    ]);
    expect(box.sent).toEqual([]);
    expect(await conversations()).toEqual([]);
  });

  it("ends with a program that hides, and keeps what it says", async () => {
    for (let n = 0; n < 4; n += 1) {
      aheadMs += 60_000;
      const inReplyTo = box.sent.at(-1)?.headers.get("message-id");
      await receive(mailOf("¿Cuánto cuestan los tacos?", { subject: "Re: Hola", inReplyTo }));
    }
    // The first has its subject before it, and is another text; two more are answered.
    expect(box.sent).toHaveLength(3);
    expect((await conversations())[0]!.texts).toHaveLength(4);
  });

  it("leaves what one sender writes too often in the mailbox", async () => {
    await receive(...Array.from({ length: 7 }, (_, n) => mailOf(`Mensaje ${n}`)));
    expect((await deliveries()).filter((one) => one === "limited")).toHaveLength(2);
    await receive(mailOf("Hola", { from: "beto@otra.example" }));
    expect((await deliveries()).at(-1)).toBe("accepted");
  });
});

describe("servers that fail", () => {
  it("tries again, gives up, or waits for the owner, as the others do", async () => {
    box.behave(450, "well");
    await receive(mailOf("¿Cuánto cuestan los tacos?"));
    expect(await outbound()).toEqual([{ state: "queued", trouble: "limited" }]);
    aheadMs = 10_000;
    await send();
    expect(await outbound()).toEqual([{ state: "sent", trouble: null }]);
    box.behave(550);
    await receive(mailOf("¿Aceptan tarjeta?"));
    expect((await outbound()).at(-1)).toEqual({ state: "failed", trouble: "blocked" });
    box.behave("cut-after");
    await receive(mailOf("¿Y efectivo?"));
    expect((await outbound()).at(-1)).toEqual({ state: "uncertain", trouble: "away" });
    // An answer to it is known by our own id all the same.
    const ours = box.sent.at(-1)!.headers.get("message-id")!;
    const count = (await conversations()).length;
    box.behave("well");
    await receive(mailOf("Gracias", { inReplyTo: ours }));
    expect(await conversations()).toHaveLength(count);
  });

  it("stops at a refused password until it is connected again, and loses nothing", async () => {
    box.changePassword("another", "imap");
    await receive(mailOf("¿Cuánto cuestan los tacos?"));
    expect(await trouble()).toBe("token");
    expect(await read()).toBe(0);
    box.changePassword(box.password);
    await connect();
    expect(await trouble()).toBeNull();
    box.changePassword("another", "smtp");
    await receive();
    expect(await outbound()).toEqual([{ state: "queued", trouble: "token" }]);
    box.changePassword(box.password);
    await connect();
    await send();
    expect(box.sent).toHaveLength(1);
  });

  it("reads a mailbox that has moved to another server from its end there", async () => {
    await receive(mailOf("¿Aceptan tarjeta?"), mailOf("¿Y efectivo?"));
    await box.stop();
    // Numbered like the one before: UIDs that were read there mean nothing here.
    box = await startFakeMailbox();
    box.arrive(mailOf("De antes"));
    await connect();
    await receive(mailOf("¿Cuánto cuestan los tacos?", { subject: "Tacos" }));
    expect((await conversations()).at(-1)!.texts).toEqual(["Tacos\n\n¿Cuánto cuestan los tacos?"]);
    expect(await conversations()).toHaveLength(3);
    expect(box.sent).toHaveLength(1);
  });

  it("does not stop at a password that was changed while it was read", async () => {
    await database.sql`UPDATE channel_mailboxes SET next_read_at = now() - interval '1 second'`;
    const [claimed] = await claimMailboxes(database.db, clock(), 1);
    await connect();
    await settleReading(database.db, claimed!, { trouble: "token", now: clock() });
    expect(await trouble()).toBeNull();
    await database.sql`UPDATE channel_mailboxes SET next_read_at = now() - interval '1 second'`;
    const [again] = await claimMailboxes(database.db, clock(), 1);
    await settleReading(database.db, again!, { trouble: "token", now: clock() });
    expect(await trouble()).toBe("token");
  });

  it("says that a server is away, and goes on when it is there", async () => {
    await database.sql`UPDATE channel_mailboxes SET imap_port = 9`;
    await receive();
    expect(await trouble()).toBe("away");
    await database.sql`UPDATE channel_mailboxes SET imap_port = ${box.imapPort}`;
    await receive(mailOf("¿Aceptan tarjeta?"));
    expect(await trouble()).toBeNull();
    expect(box.sent).toHaveLength(1);
  });

  it("never reaches a server that is not on the public internet", async () => {
    const strict = createImap({ isAllowedHost: () => false });
    const access = { user: "x", password: "y" };
    for (const host of ["127.0.0.1", "localhost", "10.0.0.1"])
      expect(await strict.findEnd({ ...access, server: { host, port: box.imapPort } })).toEqual({
        kind: "failed",
        trouble: "public",
      });
    expect(box.commands.filter((one) => one === "LOGIN")).toHaveLength(1);
  });
});

it("forgets the servers and the password when it is disconnected", async () => {
  await database.db.transaction((tx) =>
    disconnectChannel(tx, { personId: OWNER, id: agentikId, channelId, now: clock() }),
  );
  expect(await database.sql`SELECT 1 FROM channel_mailboxes`).toEqual([]);
  expect(await database.sql`SELECT sealed_token FROM channels WHERE id = ${channelId}`).toEqual([
    { sealed_token: null },
  ]);
  box.arrive(mailOf("¿Siguen ahí?"));
  expect(await read()).toBe(0);
});
