import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import type { DutyWork } from "#domain/agentiks/duties/duties.ts";
import {
  APPROVAL_MS,
  CALLS_A_DAY_MAX,
  type Destination,
} from "#domain/agentiks/tools/tool-call.ts";
import type { Permissions } from "#domain/agentiks/tools/tools.ts";
import { mailDelivery, type DeliverMail } from "#adapters/mail/deliver-mail.ts";
import { createWebCaller } from "#adapters/network/call-web.server.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { runTriggerNow } from "#db/commands/agentiks/duties/run-now.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { beginToolCall } from "#db/commands/agentiks/tools/make-call.ts";
import { repeatCall } from "#db/commands/agentiks/tools/decide-call.ts";
import { launchAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { createDb } from "#db/connection/client.ts";
import { tellOwners } from "./tell-owners.ts";
import { allowTools, decideOn } from "../../tests/support/agentiks/tool-calls.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { startMailServer, type MailServer } from "../../tests/support/fakes/mail-server.ts";
import { executeQueued } from "../../tests/support/runs/execute-runs.ts";

/** Calls of tools on a real PostgreSQL, with a mail server and a web server on this machine. */
const [OWNER, OTHER] = ["person-4", "person-6"];
const TO = "cuentas@fonda.example";
const REMIND: DutyWork = { duty: "remind", text: "**Pagar** la renta hoy." };
let database: TestDatabase;
let mails: MailServer;
let web: { host: string; seen: { method: string; key: string; body: string }[]; status: number };
let server: http.Server;
let agentik: string;
let keys = 0;

beforeAll(async () => {
  [database, mails] = await Promise.all([createTestDatabase(), startMailServer()]);
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${OWNER}, 'duena@fonda.example', 'x', now())`;
  web = { host: "", seen: [], status: 200 };
  server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const key = String(req.headers["idempotency-key"]);
      web.seen.push({ method: req.method ?? "", key, body });
      if (web.status === 0) return void req.socket.destroy();
      res.writeHead(web.status, { Location: "http://169.254.169.254/" }).end("recibido");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  web.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.close();
  mails?.close();
  await database?.drop();
});

/** A new agentik for each test. */
beforeEach(async () => {
  await database.sql`DELETE FROM tool_calls`;
  agentik = await createFor(OWNER);
  mails.mails.length = 0;
  web.seen.length = 0;
  web.status = 200;
});

async function createFor(personId: string): Promise<string> {
  const { db } = database;
  const now = new Date();
  const configuration = {
    name: "Contador",
    description: "x",
    type: "content",
    language: "es" as const,
    instructions: "",
    abilities: NO_ABILITIES,
  };
  const { id } = await db.transaction((tx) => createAgentik(tx, { personId, configuration, now }));
  await db.transaction((tx) => launchAgentik(tx, { personId, id, now }));
  return id;
}

const allow = (permissions: Partial<Permissions>, hosts: string[] = []) =>
  allowTools(database, { ownerId: OWNER, id: agentik }, permissions, hosts);

/** A duty that is done now, and sent. */
async function remind(sendTo: Destination, { owner = OWNER, id = agentik } = {}): Promise<void> {
  const { db } = database;
  const now = new Date();
  const given = await db.transaction((tx) =>
    createTrigger(tx, {
      personId: owner,
      id,
      now,
      content: {
        work: REMIND,
        cron: "0 19 * * *",
        onceAt: null,
        zone: "America/Mexico_City",
        sendTo,
      },
      sealSecret: () => "",
    }),
  );
  if (given.kind === "refused") throw new Error(given.reason);
  const own = { personId: owner, id, triggerId: given.triggerId, key: `k-${(keys += 1)}`, now };
  await db.transaction((tx) => runTriggerNow(tx, own));
  await work();
}
const byMail: Destination = { by: "mail", to: TO };
const toWeb = (): Destination => ({ by: "http", url: `http://${web.host}/pedidos` });

/** Executes what waits, as a worker does. */
function work(): Promise<unknown> {
  const outside = {
    deliverMail: mailDelivery({ SMTP_URL: mails.url, MAIL_FROM: undefined, PUBLIC_URL: undefined }),
    callWeb: createWebCaller({ isAllowedHost: (host) => host === web.host }),
  };
  return executeQueued(database, { kinds: ["duty", "tool"], outside });
}

interface CallRow {
  id: string;
  state: string;
  why: string | null;
  failure: string | null;
  status: number | null;
  answer: string;
  hash: string;
}
const calls = () => database.sql<CallRow[]>`
  SELECT id, state, why, failure, status, answer, call_hash AS hash FROM tool_calls
  WHERE agentik_id = ${agentik} ORDER BY created_at, id`;
const onlyCall = async (): Promise<CallRow> => {
  const [call, ...more] = await calls();
  expect(more).toEqual([]);
  return call!;
};
const steps = () => database.sql<{ kind: string; detail: Record<string, string> }[]>`
  SELECT s.kind, s.detail FROM run_steps s JOIN runs r ON r.id = s.run_id
  WHERE r.agentik_id = ${agentik} AND r.kind = 'duty' ORDER BY r.created_at, s.seq`;
const decide = (call: CallRow, isApproved = true, { personId = OWNER, now = new Date() } = {}) =>
  decideOn(database, personId, call, isApproved, now);
const notices = async () =>
  (
    await database.sql<{ kind: string }[]>`SELECT kind FROM notifications
      WHERE person_id = ${OWNER} AND data->>'agentik' = 'Contador' AND kind <> 'agentik_duty'
        AND href LIKE '/approvals/%' AND href IN (SELECT '/approvals/' || id FROM tool_calls WHERE agentik_id = ${agentik})
      ORDER BY created_at`
  ).map(({ kind }) => kind);

describe("what leaves Plaza", () => {
  it("waits for its owner, is sent once when it is approved, and says so", async () => {
    await remind(byMail);
    const waiting = await onlyCall();
    expect(waiting).toMatchObject({ state: "waiting", why: "permission" });
    expect(mails.mails).toEqual([]);
    expect(await notices()).toEqual(["agentik_asks"]);
    expect((await steps()).at(-1)).toMatchObject({ kind: "to-approve", detail: { tool: "mail" } });
    expect(await decide(waiting)).toMatchObject({ kind: "done" });
    await work();
    expect(await onlyCall()).toMatchObject({ state: "done", failure: null });
    expect(mails.mails).toHaveLength(1);
    const [mail] = mails.mails;
    expect(mail!.to).toBe(TO);
    expect(mail!.text).toContain("Subject: Contador: Pagar la renta hoy.");
    expect(await decide(waiting)).toMatchObject({ kind: "done" });
    expect(await decide(waiting, false)).toMatchObject({ reason: "decided" });
    await work();
    expect(mails.mails).toHaveLength(1);
  });

  it("is not sent when it is refused, nor approved by another person or for another call", async () => {
    await remind(byMail);
    const waiting = await onlyCall();
    expect(await decide(waiting, true, { personId: OTHER })).toMatchObject({ reason: "missing" });
    expect(await decide({ ...waiting, hash: "x" })).toMatchObject({ reason: "changed" });
    const late = new Date(Date.now() + APPROVAL_MS + 1_000);
    expect(await decide(waiting, true, { now: late })).toMatchObject({ reason: "late" });
    expect(await decide(waiting, false)).toMatchObject({ kind: "done" });
    await work();
    expect(await onlyCall()).toMatchObject({ state: "refused" });
    expect(await decide(waiting)).toMatchObject({ reason: "decided" });
    expect(mails.mails).toEqual([]);
  });

  it("is not sent once its row was changed under what was approved", async () => {
    await remind(byMail);
    const waiting = await onlyCall();
    const { sql } = database;
    await sql`UPDATE tool_calls SET call = jsonb_set(call, '{to}', '"eve@evil.example"') WHERE id = ${waiting.id}`;
    expect(await decide(waiting)).toMatchObject({ reason: "changed" });
    await sql`UPDATE tool_calls SET call = jsonb_set(call, '{to}', to_jsonb(${TO}::text)) WHERE id = ${waiting.id}`;
    await decide(waiting);
    await sql`UPDATE tool_calls SET call = jsonb_set(call, '{to}', '"eve@evil.example"') WHERE id = ${waiting.id}`;
    await work();
    expect(await onlyCall()).toMatchObject({ state: "failed", failure: "never" });
    expect(mails.mails).toEqual([]);
  });

  it("is sent once, however many approve it at once", async () => {
    await remind(byMail);
    const waiting = await onlyCall();
    const workers = Array.from({ length: 5 }, () => createDb(database.url, { max: 4 }));
    const now = new Date();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => decideOn(workers[n % 5]!, OWNER, waiting, true, now)),
    );
    await Promise.all(workers.map(({ close }) => close()));
    expect(answers.every(({ kind }) => kind === "done")).toBe(true);
    await work();
    expect(mails.mails).toHaveLength(1);
  });

  it("goes by itself where its owner allows it, and never where it is forbidden", async () => {
    await allow({ mail: "auto" });
    await remind(byMail);
    expect(await onlyCall()).toMatchObject({ state: "done", why: null });
    expect(mails.mails).toHaveLength(1);
    await allow({ mail: "never" });
    await remind(byMail);
    expect(await calls()).toHaveLength(1);
    expect((await steps()).at(-1)).toMatchObject({ kind: "not-allowed", detail: { why: "never" } });
  });

  it("is not made any more when the owner forbids it after approving", async () => {
    await remind(byMail);
    await decide(await onlyCall());
    await allow({ mail: "never" });
    await work();
    expect(await onlyCall()).toMatchObject({ state: "failed", failure: "never" });
    expect(await notices()).toEqual(["agentik_asks", "agentik_call_failed"]);
    expect(mails.mails).toEqual([]);
  });

  it("takes an account with a confirmed address", async () => {
    const { sql } = database;
    await sql`UPDATE accounts SET email_verified_at = NULL WHERE person_id = ${OWNER}`;
    await remind(byMail);
    await sql`UPDATE accounts SET email_verified_at = now() WHERE person_id = ${OWNER}`;
    expect((await steps()).at(-1)).toMatchObject({ kind: "not-allowed", detail: { why: "guest" } });
  });

  it("never leaves from a guest, and has a limit a day", async () => {
    const { sql } = database;
    await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('guest-tools', 'guest', 'Invitado', 'Invitado', 'guest-tools')`;
    const id = await createFor("guest-tools");
    await remind(byMail, { owner: "guest-tools", id });
    const [last] = await sql`SELECT s.detail FROM run_steps s JOIN runs r ON r.id = s.run_id
      WHERE r.agentik_id = ${id} AND s.kind = 'not-allowed'`;
    expect(last).toMatchObject({ detail: { why: "guest" } });
    await remind(byMail);
    await sql`INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash, state, expires_at, created_at, ended_at)
      SELECT 'full-' || n, ${agentik}, ${OWNER}, 'full', n, 'mail', '{}', '', 'done', now(), now(), now()
      FROM generate_series(2, ${CALLS_A_DAY_MAX}) n`;
    await remind(byMail);
    expect((await steps()).at(-1)).toMatchObject({ kind: "not-allowed", detail: { why: "limit" } });
    expect(mails.mails).toEqual([]);
  });
});

describe("a call to a web address", () => {
  it("sends JSON with a key, and keeps what came back", async () => {
    await allow({ http: "auto" }, [web.host]);
    await remind(toWeb());
    const call = await onlyCall();
    expect(call).toMatchObject({ state: "done", status: 200, answer: "recibido" });
    expect(web.seen).toMatchObject([{ method: "POST", key: call.id }]);
    expect(JSON.parse(web.seen[0]!.body)).toMatchObject({
      agentik: "Contador",
      duty: "remind",
      text: "Pagar la renta hoy.",
    });
  });

  it("follows no redirect, and says when the other side refuses", async () => {
    await allow({ http: "auto" }, [web.host]);
    web.status = 302;
    await remind(toWeb());
    expect(await onlyCall()).toMatchObject({ state: "failed", failure: "rejected", status: 302 });
    expect(web.seen).toHaveLength(1);
  });

  it("is uncertain when the line breaks after it was sent, and repeated once when asked", async () => {
    await allow({ http: "auto" }, [web.host]);
    web.status = 0;
    await remind(toWeb());
    const call = await onlyCall();
    expect(call).toMatchObject({ state: "uncertain", failure: null });
    web.status = 200;
    const again = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.db.transaction((tx) =>
          repeatCall(tx, { personId: OWNER, callId: call.id, now: new Date() }),
        ),
      ),
    );
    expect(new Set(again.map((one) => one.kind === "done" && one.callId)).size).toBe(1);
    await work();
    expect((await calls()).map(({ state }) => state)).toEqual(["uncertain", "done"]);
    expect(web.seen).toHaveLength(2);
    expect(
      await database.db.transaction((tx) =>
        repeatCall(tx, { personId: OTHER, callId: call.id, now: new Date() }),
      ),
    ).toMatchObject({ reason: "missing" });
  });

  it("goes to listed hosts alone: a duty lists its own, its owner takes it off", async () => {
    await remind({ by: "http", url: "https://caja.example/x" });
    const [row] = await database.sql<{ hosts: string[] }[]>`
      SELECT hosts FROM agentik_tools WHERE agentik_id = ${agentik} AND tool = 'http'`;
    expect(row!.hosts).toEqual(["caja.example"]);
    await decide(await onlyCall());
    await allow({});
    await work();
    expect(await onlyCall()).toMatchObject({ state: "failed", failure: "listed" });
  });

  it.each([
    "http://127.0.0.1:1/",
    "https://127.0.0.1/",
    "https://169.254.169.254/latest/",
    "https://10.0.0.8/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://0x7f.1/",
    "https://2130706433/",
    "https://localhost/",
    "http://example.com/",
  ])("never reaches %s", async (url) => {
    await allow({ http: "auto" }, [new URL(url).host]);
    await remind({ by: "http", url });
    expect(await onlyCall()).toMatchObject({ state: "failed", failure: "public" });
  });
});

describe("the owner", () => {
  const deliverMail: DeliverMail = (mail) => mailDelivery({ SMTP_URL: mails.url })!(mail);
  const errors: unknown[] = [];
  const log = { warn: vi.fn(), error: (fields: unknown) => void errors.push(fields) };
  const tell = (now = new Date(), deliver = deliverMail) =>
    tellOwners(database.db, now, {
      deliverMail: deliver,
      publicUrl: "https://plaza.example",
      log,
    });

  it("is told once by mail of what waits, with a link that decides nothing", async () => {
    await remind(byMail);
    const { id } = await onlyCall();
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(mails.mails.map(({ to }) => to)).toEqual(["duena@fonda.example"]);
    expect(mails.mails[0]!.text).toContain(`https://plaza.example/approvals/${id}`);
    expect(await onlyCall()).toMatchObject({ state: "waiting" });
  });

  it("is told of the next call when the mail of one throws", async () => {
    await remind(byMail);
    await remind(byMail);
    let sent = 0;
    await tell(new Date(), (mail) => {
      sent += 1;
      if (sent === 1) throw new Error("poisoned");
      return deliverMail(mail);
    });
    expect(mails.mails).toHaveLength(1);
    expect(errors).toEqual([expect.objectContaining({ call: expect.any(String) as string })]);
  });

  it("cannot decide any more what has waited too long", async () => {
    await remind(byMail);
    const late = new Date(Date.now() + APPROVAL_MS + 60_000);
    await tell(late);
    expect(await onlyCall()).toMatchObject({ state: "expired" });
    expect(await decide(await onlyCall())).toMatchObject({ reason: "late" });
    expect(mails.mails).toEqual([]);
  });
});

it("is in the owner's export, with what the tools may do", async () => {
  await allow({ http: "auto" }, ["caja.example"]);
  await remind(byMail);
  const exported = await exportPerson(database.db, OWNER);
  const tools = exported.agentik_tools!.filter((row) => row.agentik_id === agentik);
  expect(tools).toContainEqual(
    expect.objectContaining({ tool: "http", permission: "auto", hosts: ["caja.example"] }),
  );
  expect(exported.tool_calls).toMatchObject([{ tool: "mail", call: { to: TO } }]);
});

describe("after a lost worker", () => {
  it("does not send a mail twice when it is uncertain whether it was sent", async () => {
    await remind(byMail);
    const call = await onlyCall();
    await decide(call);
    // A worker has begun it, and was killed.
    expect(await beginToolCall(database.db, call.id, new Date())).toMatchObject({ kind: "go" });
    await work();
    expect(await onlyCall()).toMatchObject({ state: "uncertain" });
    expect(mails.mails).toEqual([]);
    expect(await notices()).toEqual(["agentik_asks", "agentik_call_failed"]);
  });

  it("counts what was made as made", async () => {
    await remind(byMail);
    const call = await onlyCall();
    await decide(call);
    await database.sql`UPDATE tool_calls SET state = 'done', ended_at = now() WHERE id = ${call.id}`;
    await work();
    const [run] = await database.sql`SELECT state FROM runs WHERE tool_call_id = ${call.id}`;
    expect(run).toEqual({ state: "succeeded" });
    expect(mails.mails).toEqual([]);
  });
});
