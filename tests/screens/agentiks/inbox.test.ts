import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openChatBusiness,
  sendRequest,
  writeAsCustomer,
  type ChatBusiness,
} from "../../support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { executeQueued } from "../../support/runs/execute-runs.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The business's side of conversations with customers, as requests. */
let database: TestDatabase;
let app: App;
let fonda: ChatBusiness;
let threadId: string;
let customers = 0;
let customer: string;
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
const XSS = `<script>alert(1)</script><img src=x onerror=alert(2)> "'><svg/onload=alert(3)>`;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  fonda = await openChatBusiness(database, { ownerId: OWNER, members: { [MEMBER]: "member" } });
  await database.sql`INSERT INTO space_commands (space_id, name, text, changed_by, changed_at)
    VALUES (${fonda.spaceId}, 'horario', 'Abrimos de 8 a 17 h.', ${OWNER}, now())`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  customer = `c${++customers}`;
  threadId = await writeAsCustomer(database, fonda, { customer, text: "¿Tienen mole?" });
  await database.sql`UPDATE messages SET state = 'final', text = 'Sí: **mole** a $130', reply_kind = 'found'
    WHERE thread_id = ${threadId} AND state = 'writing'`;
  await database.sql`UPDATE runs SET state = 'succeeded', started_at = now(), ended_at = now(), attempts = 1
    WHERE thread_id = ${threadId}`;
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const look = async (personId: string, path: string) => {
  const response = await (await as(personId)).request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return readPage(response);
};
const main = (page: Document) => visibleText(page.querySelector("main")!);
const chat = () => `/inbox/${threadId}`;
const post = async (personId: string, form: Record<string, string>, path = chat()) =>
  (await as(personId)).request(path, { form });
const wait = () =>
  database.sql`UPDATE chats SET handled_by = 'nobody', reason = 'unknown',
    waiting_since = now() - interval '12 minutes' WHERE thread_id = ${threadId}`;

it("shows who waits first, and how long, in the language of the page", async () => {
  await wait();
  const page = await readPage(
    await (await as(OWNER)).request("/inbox", { preferences: { language: "es" } }),
  );
  expect(main(page)).toContain("Espera 12 min");
  expect(main(page)).toMatch(/Cliente [1-9]\d{3}/);
  expect(page.querySelector(`main a[href="${chat()}"]`)).not.toBeNull();
  expect(page.querySelector("nav [aria-current=page]")).not.toBeNull();
});

it("takes over by writing, gives back and puts away, without a script", async () => {
  await wait();
  const sent = await post(MEMBER, { intent: "send", text: "Claro, ¿para cuántos?" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, chat()]);
  const taken = await look(MEMBER, chat());
  expect(main(taken)).toContain("Claro, ¿para cuántos?");
  expect(main(taken)).toContain("You have it");
  expect(main(await look(OWNER, "/inbox?tab=open"))).toMatch(/has it/);
  expect((await post(MEMBER, { intent: "give-back" })).status).toBe(303);
  expect(main(await look(MEMBER, chat()))).toContain("The agentik answers");
  const done = await post(MEMBER, { intent: "done" });
  expect(done.headers.get("Location")).toBe("/inbox");
  expect(main(await look(OWNER, "/inbox?tab=done"))).toContain("Claro, ¿para cuántos?");
  expect((await post(MEMBER, { intent: "reopen" })).status).toBe(303);
});

it("sends a chosen quick reply, and keeps what was typed when it is refused", async () => {
  // The owner's own command of that name: the space's is sent, as in the space.
  await database.sql`INSERT INTO slash_commands (person_id, name, prompt)
    VALUES (${OWNER}, 'horario', 'Llego a las siete.')`;
  await post(OWNER, { intent: "send", quick: "/horario", text: "¿Algo más?" });
  expect(main(await look(OWNER, chat()))).toContain("Abrimos de 8 a 17 h. ¿Algo más?");
  const text = "a".repeat(10_001);
  const refused = await post(OWNER, { intent: "send", text });
  expect(refused.status).toBe(422);
  expect(
    (await readPage(refused)).querySelector<HTMLTextAreaElement>("textarea[name=text]")!.value,
  ).toBe(text);
});

it("writes a form sent twice with its key once", async () => {
  const key = (await look(OWNER, chat())).querySelector<HTMLInputElement>("[name=key]")!.value;
  for (let times = 0; times < 2; times++)
    expect((await post(OWNER, { intent: "send", text: "Hola", key })).status).toBe(303);
  const written =
    await database.sql`SELECT 1 FROM messages WHERE thread_id = ${threadId} AND text = 'Hola'`;
  expect(written).toHaveLength(1);
  expect((await post(OWNER, { intent: "send", text: "Otra", key })).status).toBe(409);
});

it("shows sources, forms, and why the agentik said this", async () => {
  await sendRequest(database, threadId, { answers: [["Dirección", "Calle 5"]] });
  await database.sql`INSERT INTO citations (thread_id, seq, n, document_id, version, passage, source, quote)
    VALUES (${threadId}, 2, 1, 'menu', 1, 3, 'Menú', 'Mole: $130')`;
  await database.sql`INSERT INTO run_steps (run_id, seq, kind, detail, created_at)
    SELECT id, 1, 'answered', '{"source":"document","name":"Menú"}', now() FROM runs WHERE thread_id = ${threadId}`;
  const page = await look(OWNER, chat());
  const source = page.querySelector("main ol a[href*='/documents/menu']")!.getAttribute("href");
  expect(source).toBe(`/spaces/${fonda.spaceId}/documents/menu?version=1&passage=3#p3`);
  expect(visibleText(page.querySelector("main ol details")!)).toContain("Quoted “Menú”");
  expect(visibleText(page.querySelector("main aside")!)).toContain("Calle 5");
  expect(page.querySelector("main b + *, main strong")?.textContent).toBeTruthy();
});

it("marks orders as done in the list and in the conversation", async () => {
  const request = await sendRequest(database, threadId);
  const orders = await look(MEMBER, "/inbox?tab=orders");
  expect(main(orders)).toContain("2 enchiladas verdes");
  const form = { intent: "request-done", thread: threadId, request };
  const marked = await post(MEMBER, form, "/inbox");
  expect(marked.headers.get("Location")).toBe("/inbox?tab=orders");
  expect(main(await look(MEMBER, "/inbox?tab=orders"))).not.toContain("2 enchiladas verdes");
  expect(main(await look(OWNER, "/inbox?tab=orders&show=done"))).toContain("Done by");
  expect((await post(OWNER, { intent: "request-open", request })).headers.get("Location")).toBe(
    chat(),
  );
});

it("opens on a new order, with whom it is of and what it comes to", async () => {
  await sendRequest(database, threadId, { answers: [["¿Qué quieres pedir?", "7 sopes"]] });
  await database.sql`UPDATE chat_requests SET total_cents = 18050 WHERE thread_id = ${threadId}`;
  await post(MEMBER, { intent: "rename", name: "Don Pedro" });
  const page = await look(OWNER, "/inbox");
  const row = page.querySelector(`main a[href="${chat()}#requests"]`)!;
  expect(visibleText(row)).toMatch(/Don Pedro .*7 sopes · \$180\.50 .*Pedido/);
  expect(main(page)).toMatch(/Needs you \d/);
  const orders = main(await look(OWNER, "/inbox?tab=orders"));
  expect(orders).toMatch(/Today 7 days 30 days \d+ orders? · \$\d/);
  expect(orders).toContain("From Don Pedro");
  const refused = await post(MEMBER, { intent: "rename", name: "12" });
  expect([refused.status, main(await readPage(refused))]).toEqual([
    422,
    expect.stringContaining("at least one letter"),
  ]);
});

it("tells the customer how far their order is, one tap each, without a script", async () => {
  const request = await sendRequest(database, threadId);
  const accepted = await post(MEMBER, { intent: "request-accepted", request });
  expect([accepted.status, accepted.headers.get("Location")]).toEqual([303, chat()]);
  expect((await post(OWNER, { intent: "request-accepted", request })).status).toBe(303);
  const page = await look(OWNER, chat());
  expect(visibleText(page.querySelector("main aside")!)).toContain("Accepted");
  expect(main(page).match(/Pedido: confirmado/g)).toHaveLength(1);
  const stages = [...page.querySelectorAll("main aside button")].map((button) =>
    button.getAttribute("value"),
  );
  expect(stages).toEqual(["request-ready", "request-cancelled", "request-done"]);
  await post(OWNER, { intent: "request-cancelled", thread: threadId, request }, "/inbox");
  expect(main(await look(OWNER, "/inbox?tab=orders&show=done"))).toContain("Cancelled");
});

it("shows what an order comes to in lines, in the business's words", async () => {
  const request = await sendRequest(database, threadId, {
    kind: "order",
    answers: [["¿Qué te gustaría pedir?", "7 sopes y una sorpresa"]],
  });
  const bill = {
    lines: [
      { count: 7, name: "Sope de frijol", cents: 18_000 },
      { count: null, name: "una sorpresa", cents: null },
    ],
    deliveryCents: 3_000,
  };
  await database.sql`UPDATE chat_requests SET bill = ${JSON.stringify(bill)}::text::jsonb
    WHERE id = ${request}`;
  for (const page of [await look(OWNER, chat()), await look(MEMBER, "/inbox?tab=orders")]) {
    expect(main(page)).toContain("Order 7 sopes y una sorpresa");
    expect(main(page)).toContain("7 × Sope de frijol $180");
    expect(main(page)).toContain(
      "una sorpresa price to confirm: not clear in your documents Delivery $30",
    );
    expect(main(page)).not.toContain("¿Qué te gustaría pedir?");
  }
});

it("tells the customer a total that the documents do not say", async () => {
  const request = await sendRequest(database, threadId, { kind: "order" });
  const form = { intent: "request-total", thread: threadId, request };
  const refused = await post(MEMBER, { ...form, total: "mucho" }, "/inbox?tab=orders");
  expect(refused.status).toBe(422);
  // The problem is at the field of the order, with what was typed.
  const field = (await readPage(refused)).querySelector("main [name=total][aria-invalid=true]")!;
  expect(field.getAttribute("value")).toBe("mucho");
  expect(visibleText(field.closest("form")!)).toContain("Write the total in digits");
  const told = await post(MEMBER, { ...form, total: "245" }, "/inbox");
  expect(told.headers.get("Location")).toBe("/inbox?tab=orders");
  const page = await look(OWNER, chat());
  expect(main(page)).toContain("Tu pedido: el total es de $245.");
  expect(main(page)).toContain("Total: $245");
  // A wrong total is corrected; the same total again tells nothing.
  expect(visibleText(page.querySelector("main aside details summary")!)).toBe("Correct the total");
  for (let n = 0; n < 2; n += 1) await post(MEMBER, { ...form, total: "254" }, "/inbox");
  const corrected = main(await look(OWNER, chat()));
  expect(corrected).toContain("Total: $254");
  expect(corrected.split("corregimos el total, es de $254.")).toHaveLength(2);
});

it("says that the customer was not told where WhatsApp did not take it, and leads to the conversation", async () => {
  const { sql } = database;
  await sql`
    INSERT INTO channels (id, agentik_id, kind, external_id, name, is_on, sealed_token, sealed_secret, sealed_verify,
      checked_at, created_at, changed_at)
    VALUES ('wa', ${fonda.agentikId}, 'whatsapp', '525512345678', '+52', true, 'x', 'x', 'x', now(), now(), now())`;
  await sql`UPDATE contacts SET channel_id = 'wa', address = '525587654321', token_hash = NULL,
    last_inbound_at = now() - interval '25 hours'
    WHERE id = (SELECT contact_id FROM chats WHERE thread_id = ${threadId})`;
  await sql`UPDATE chats SET channel = 'whatsapp' WHERE thread_id = ${threadId}`;
  const request = await sendRequest(database, threadId, { kind: "order" });
  const owner = await as(OWNER);
  const form = { intent: "request-accepted", thread: threadId, request };
  const set = await owner.request("/inbox", { form });
  expect(set.headers.get("Location")).toBe("/inbox?tab=orders");
  const page = await readPage(await owner.request("/inbox?tab=orders"));
  expect(main(page)).toContain("Noted, but the customer was not told");
  expect(page.querySelector(`main [role=status] a[href="${chat()}"]`)).not.toBeNull();
});

it("sums up what was ordered today, in 7 and in 30 days, by links", async () => {
  const { sql } = database;
  await sql`DELETE FROM chat_requests WHERE space_id = ${fonda.spaceId}`;
  const request = await sendRequest(database, threadId, { kind: "order" });
  await sql`UPDATE chat_requests SET total_cents = 24500, sent_at = now() - interval '3 days',
    bill = '{"lines": [{"count": 3, "name": "Tacos al pastor", "cents": 24500}]}' WHERE id = ${request}`;
  const sold = async (address: string) =>
    (await look(OWNER, address)).querySelector<HTMLElement>(
      "main section[aria-label='What customers ordered']",
    )!;
  const today = await sold("/inbox?tab=orders");
  expect(visibleText(today)).toContain("No orders");
  const week = [...today.querySelectorAll("a")].find((link) => visibleText(link) === "7 days")!;
  const shown = await sold(week.getAttribute("href")!);
  expect(visibleText(shown)).toMatch(/1 order · \$245.*Ordered most.*Tacos al pastor.*3/);
  expect(visibleText(shown.querySelector("[aria-current=page]")!)).toBe("7 days");
  // The days stay chosen among those that are done.
  const page = await look(OWNER, week.getAttribute("href")!);
  expect(page.querySelector("main a[href='/inbox?tab=orders&show=done&days=7']")).not.toBeNull();
  expect(visibleText(await sold("/inbox?tab=orders&days=365"))).toContain("No orders");
});

it("says where the team is invited that handles orders, to who may invite", async () => {
  const abilities = JSON.stringify({ forms: [readyForm("order", "es")] });
  await database.sql`INSERT INTO agentik_configurations
      (agentik_id, version, name, description, type, language, abilities, updated_at, published_at)
    SELECT agentik_id, 2, name, description, type, language, ${abilities}::text::jsonb, now(), now()
    FROM agentik_configurations WHERE agentik_id = ${fonda.agentikId}`;
  const invite = `main a[href="/spaces/${fonda.spaceId}/members"]`;
  expect((await look(OWNER, "/inbox?tab=orders")).querySelector(invite)).not.toBeNull();
  expect((await look(MEMBER, "/inbox?tab=orders")).querySelector(invite)).toBeNull();
});

it("shows among what needs the person how far an order is", async () => {
  const request = await sendRequest(database, threadId, { kind: "order" });
  const row = async () =>
    visibleText((await look(OWNER, "/inbox")).querySelector(`main a[href="${chat()}#requests"]`)!);
  expect(await row()).toContain("Waiting less than 1 min");
  await post(OWNER, { intent: "request-making", request });
  expect(await row()).toContain("Pedido · Being prepared");
  expect(await row()).not.toContain("Waiting");
  const aside = (await look(OWNER, chat())).querySelector("main aside")!;
  expect(visibleText(aside)).toMatch(/Delivered.*Done, without a message/);
  await post(OWNER, { intent: "request-delivered", request });
  expect(
    (await look(OWNER, "/inbox")).querySelector(`main a[href="${chat()}#requests"]`),
  ).toBeNull();
});

it("names the state of a booking by its own word among what needs the person", async () => {
  const booking = { name: "Reservación", kind: "booking" } as const;
  const request = await sendRequest(database, threadId, booking);
  await database.sql`UPDATE chat_requests SET stage = 'accepted' WHERE id = ${request}`;
  const page = await readPage(
    await (await as(OWNER)).request("/inbox", { preferences: { language: "es" } }),
  );
  const row = page.querySelector(`main a[href="${chat()}#requests"]`)!;
  expect(visibleText(row)).toContain("Reservación · Confirmada");
});

it("opens WhatsApp with the number that a customer has left", async () => {
  await sendRequest(database, threadId);
  const phone = { key: "f2", label: "¿A qué teléfono?", kind: "phone", value: "+525512345678" };
  const answer = JSON.stringify([{ ...phone, shown: "+52 55 1234 5678" }]);
  await database.sql`UPDATE chat_requests SET answers = answers || ${answer}::text::jsonb
    WHERE thread_id = ${threadId}`;
  for (const path of ["/inbox?tab=orders", chat()]) {
    const links = [...(await look(OWNER, path)).querySelectorAll("main dd a")];
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toContainEqual([
      "https://wa.me/525512345678",
      "Write on WhatsApp",
    ]);
  }
});

it("answers a question once, in the conversation and for the next time", async () => {
  await database.sql`INSERT INTO unanswered (id, space_id, thread_id, seq, question, created_at)
    VALUES (${`question-${threadId}`}, ${fonda.spaceId}, ${threadId}, 1, '¿Tienen mole?', now())`;
  const tab = await look(OWNER, "/inbox?tab=unanswered");
  expect(tab.querySelector(`main a[href="${chat()}?at=1#m1"]`)).not.toBeNull();
  const space = await look(OWNER, `/spaces/${fonda.spaceId}/agentiks`);
  expect(space.querySelector(`main a[href="${chat()}?at=1#m1"]`)!.textContent).toBe(
    "Answer this person",
  );
  const form = {
    space: fonda.spaceId,
    unanswered: `question-${threadId}`,
    question: "¿Tienen mole?",
  };
  const empty = await post(
    OWNER,
    { ...form, intent: "approve", answer: " " },
    "/inbox?tab=unanswered",
  );
  expect(empty.status).toBe(422);
  expect((await post(MEMBER, { ...form, intent: "approve", answer: "Sí" }, "/inbox")).status).toBe(
    404,
  );
  const approved = await post(
    OWNER,
    { ...form, intent: "approve", answer: "Sí, diario." },
    "/inbox",
  );
  expect(approved.headers.get("Location")).toBe("/inbox?tab=unanswered");
  expect(main(await look(OWNER, chat()))).toContain("Sí, diario.");
  expect(main(await look(OWNER, "/inbox?tab=unanswered"))).toContain("Everything is answered");
});

/** Answers what waits, as a worker does. */
const work = () => executeQueued(database);

it("corrects a wrong answer where it is read, for the next customer", async () => {
  const asks = (text: string, by: string) =>
    writeAsCustomer(database, fonda, { customer: by, text });
  const approved = { intent: "approve", space: fonda.spaceId, question: "¿Dan factura?" };
  await post(OWNER, { ...approved, answer: "No damos factura." }, "/inbox");
  threadId = await asks("¿Dan factura?", `${customer}-first`);
  await work();
  expect(main(await look(OWNER, chat()))).toContain("No damos factura.");
  const link = "main a[href*='correct=']";
  const opened = (await look(OWNER, chat())).querySelector(link)!.getAttribute("href")!;
  expect((await look(MEMBER, chat())).querySelector(link)).toBeNull();
  expect((await look(MEMBER, opened)).querySelector("[value=correct]")).toBeNull();

  const page = await look(OWNER, opened);
  const form = page.querySelector("[value=correct]")!.closest("form")!;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  expect(field("question").value).toBe("¿Dan factura?");
  const correct = {
    intent: "correct",
    space: field("space").value,
    seq: field("seq").value,
    key: field("key").value,
    question: "¿Dan factura?",
  };
  const refused = await post(OWNER, { ...correct, key: "", answer: " ", tell: "1" });
  expect(refused.status).toBe(422);
  const kept = (await readPage(refused)).querySelector("[value=correct]");
  expect(kept!.closest("form")!.querySelector("[name=tell][checked]")).not.toBeNull();
  const right = { ...correct, answer: "Sí, el mismo día.", tell: "1" };
  expect((await post(MEMBER, right)).status).toBe(404);
  for (let times = 0; times < 2; times++) {
    const done = await post(OWNER, right);
    expect([done.status, done.headers.get("Location")]).toEqual([303, chat()]);
  }
  const told = await database.sql`SELECT 1 FROM messages
    WHERE thread_id = ${threadId} AND text = 'Sí, el mismo día.' AND author_id = ${OWNER}`;
  expect(told).toHaveLength(1);
  expect(main(await look(OWNER, chat()))).toContain("The agentik answers");

  threadId = await asks("¿dan factura?", `${customer}-next`);
  await work();
  const next = main(await look(OWNER, chat()));
  expect(next).toContain("Sí, el mismo día.");
  expect(next).not.toContain("No damos factura.");
});

describe("a correction that the customer is told", () => {
  const question = "¿Hay lugar para bicis?";
  async function waiting(reason: "unknown" | "asked", open: string[] = [question]) {
    const by = `${customer}-${reason}-${open.length}`;
    threadId = await writeAsCustomer(database, fonda, { customer: by, text: question });
    await database.sql`UPDATE chats SET handled_by = 'nobody', reason = ${reason}, waiting_since = now(),
      unknown_in_a_row = 2 WHERE thread_id = ${threadId}`;
    for (const [index, text] of open.entries())
      await database.sql`
        INSERT INTO unanswered (id, space_id, thread_id, seq, question, created_at)
        VALUES (${`${threadId}-${index}`}, ${fonda.spaceId}, ${threadId}, 1, ${text}, now())`;
  }
  async function corrected(tell = "1") {
    const correct = { intent: "correct", space: fonda.spaceId, question: "¿hay lugar para bicis" };
    expect((await post(OWNER, { ...correct, answer: `Sí, ${threadId}.`, tell })).status).toBe(303);
    const [row] = await database.sql`SELECT handled_by AS by, handler_id AS who,
      waiting_since IS NOT NULL AS waits, (SELECT count(*)::int FROM unanswered u
        WHERE u.thread_id = chats.thread_id AND ended_at IS NULL) AS open
      FROM chats WHERE thread_id = ${threadId}`;
    return row;
  }

  it("ends the wait for an answer, and the agentik goes on", async () => {
    await waiting("unknown");
    expect(await corrected()).toEqual({ by: "agentik", who: null, waits: false, open: 0 });
    const [line] = await database.sql`SELECT answer.answer FROM unanswered
      JOIN answers answer ON answer.id = answer_id WHERE thread_id = ${threadId}`;
    expect(line).toEqual({ answer: `Sí, ${threadId}.` });
  });

  it("ends the wait for a person, who has the conversation then", async () => {
    await waiting("asked", []);
    expect(await corrected()).toEqual({ by: "person", who: OWNER, waits: false, open: 0 });
  });

  it("leaves another question open, and one of which the customer is not told", async () => {
    await waiting("unknown", [question, "¿Y para motos?"]);
    expect(await corrected()).toEqual({ by: "nobody", who: null, waits: true, open: 1 });
    await waiting("unknown");
    expect(await corrected("")).toEqual({ by: "nobody", who: null, waits: true, open: 1 });
  });
});

it("shows hostile texts as texts", async () => {
  const hostile = await writeAsCustomer(database, fonda, { customer: `${customer}x`, text: XSS });
  await database.sql`UPDATE contacts SET name = ${XSS.slice(0, 60)} WHERE id =
    (SELECT contact_id FROM chats WHERE thread_id = ${hostile})`;
  await database.sql`UPDATE chats SET labels = ARRAY[${XSS}] WHERE thread_id = ${hostile}`;
  await sendRequest(database, hostile, { name: XSS, answers: [[XSS, XSS]] });
  for (const path of [
    `/inbox/${hostile}`,
    "/inbox?tab=open",
    "/inbox?tab=orders",
    `/inbox?tab=open&q=${encodeURIComponent(XSS)}`,
  ]) {
    const page = await look(OWNER, path);
    expect(
      page.querySelector("main script, main img, main svg[onload], main [onerror]"),
    ).toBeNull();
    expect(main(page)).toContain("alert(1)");
  }
});

describe("who sees a conversation", () => {
  it("are only the members of its space", async () => {
    const stranger = await as(STRANGER);
    expect((await stranger.request(chat())).status).toBe(404);
    for (const intent of ["take", "give-back", "done", "reopen"])
      expect([intent, (await stranger.request(chat(), { form: { intent } })).status]).toEqual([
        intent,
        404,
      ]);
    expect(
      (await stranger.request(chat(), { form: { intent: "send", text: "Hola" } })).status,
    ).toBe(404);
    expect((await app.request(chat())).status).toBe(404);
    expect((await app.request("/inbox/no%00pe")).status).toBe(404);
    expect(main(await look(STRANGER, "/inbox?tab=open"))).not.toContain("mole");
  });

  it("ends within five seconds for a member who is removed, with the stream", async () => {
    const member = await as(MEMBER);
    const headers = { Accept: "text/event-stream" };
    const stream = await member.request(`/spaces/${fonda.spaceId}/live`, { headers });
    expect(stream.status).toBe(200);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    const removed = performance.now();
    const form = { intent: "remove", person: MEMBER };
    const owner = await as(OWNER);
    const answer = await owner.request(`/spaces/${fonda.spaceId}/members`, { form });
    expect(answer.status).toBe(303);
    let said = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) said += part.value;
    expect(said).toContain("event: end");
    expect(performance.now() - removed).toBeLessThan(5_000);
    expect((await member.request(chat())).status).toBe(404);
    const list = await readPage(await member.request("/inbox?tab=open"));
    expect(main(list)).not.toContain("mole");
    expect((await member.request(chat(), { form: { intent: "send", text: "x" } })).status).toBe(
      404,
    );
  });
});

it("says to a new business what the inbox is for, and the first step", async () => {
  const page = await look(STRANGER, "/inbox");
  expect(main(page)).toContain("Your customers arrive here");
  expect(page.querySelector("main a[href='/agentiks?show=mine']")).not.toBeNull();
});
