import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { dayIn } from "#domain/format/dates.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import {
  openChatBusiness,
  sendRequest,
  writeAsCustomer,
  type ChatBusiness,
} from "../../support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The agenda of a salon with one chair, as requests. */
let database: TestDatabase;
let app: App;
let salon: ChatBusiness;
const [OWNER, MEMBER, STRANGER] = ["person-1", "person-2", "person-3"];
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const DAY = dayAfter(TODAY, 2);

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  salon = await openChatBusiness(database, { ownerId: OWNER, members: { [MEMBER]: "member" } });
  const form = { ...readyForm("appointment", "es"), room: { places: 1, minutes: 60 } };
  const abilities = JSON.stringify({ ...NO_ABILITIES, forms: [form] });
  await database.sql`INSERT INTO agentik_configurations
      (agentik_id, version, name, description, type, language, instructions, abilities, updated_at, published_at)
    SELECT agentik_id, 2, name, description, type, language, instructions, ${abilities}::text::jsonb, now(), now()
    FROM agentik_configurations WHERE agentik_id = ${salon.agentikId} AND version = 1`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.sql`DELETE FROM bookings`);

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const look = async (personId: string, path = "/agenda", language: "en" | "es" = "es") => {
  const response = await (await as(personId)).request(path, { preferences: { language } });
  expect([path, response.status]).toEqual([path, 200]);
  return readPage(response);
};
const main = (page: Document) => visibleText(page.querySelector("main")!);
const BOOKING = {
  intent: "add",
  customer: "Rosa Pech",
  phone: "999 123 4567",
  day: DAY,
  time: "16:30",
  people: "",
  note: "Corte y peinado",
};
const send = async (form: Record<string, string> = {}, personId = OWNER) =>
  (await as(personId)).request("/agenda", {
    form: { ...BOOKING, form: `${salon.agentikId} Cita`, ...form },
    preferences: { language: "es" },
  });
const count = async () =>
  (await database.sql`SELECT FROM bookings WHERE cancelled_at IS NULL`).length;

describe("the agenda", () => {
  it("has what was written by hand, on its day, for every member", async () => {
    const sent = await send();
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/agenda"]);
    for (const person of [OWNER, MEMBER]) {
      const page = await look(person);
      expect(main(page)).toContain("Hoy no hay nada en la agenda.");
      expect(main(page)).toContain(
        "4:30 p.m.– 5:30 p.m. Rosa Pech Cita · Corte y peinado · Anotada a mano",
      );
      expect(page.querySelector('a[href="https://wa.me/529991234567"]')).not.toBeNull();
    }
    expect(main(await look(OWNER, "/agenda", "en"))).toContain("4:30 PM– 5:30 PM Rosa Pech");
  });

  it("says how much is on today, and leads to other days", async () => {
    await send({ day: TODAY, time: "23:59" });
    expect(main(await look(OWNER))).toContain("Hoy: 1 en la agenda.");
    const far = dayAfter(TODAY, 20);
    const sent = await send({ day: far });
    expect(sent.headers.get("Location")).toBe(`/agenda?day=${far}`);
    expect(main(await look(OWNER))).not.toContain("4:30 p.m.");
    const later = (await look(OWNER)).querySelector<HTMLAnchorElement>("a[rel=next]")!;
    expect(main(await look(OWNER, later.getAttribute("href")!))).toContain(
      "4:30 p.m.– 5:30 p.m. Rosa Pech",
    );
  });

  it("shows today for a day that is none", async () => {
    await send();
    expect(main(await look(OWNER, "/agenda?day=2026-02-30"))).toContain("Rosa Pech");
  });

  it("is empty for strangers, who write nothing into it and take nothing out", async () => {
    await send();
    const [row] = await database.sql<{ id: string }[]>`SELECT id FROM bookings`;
    expect(main(await look(STRANGER))).not.toContain("Rosa Pech");
    expect((await send({}, STRANGER)).status).toBe(404);
    expect((await send({ intent: "remove", booking: row!.id }, STRANGER)).status).toBe(404);
    expect(await count()).toBe(1);
  });
});

describe("an order for a day", () => {
  type Answers = NonNullable<Parameters<typeof sendRequest>[2]>["answers"];
  const order = async (id: string, answers: Answers) => {
    const threadId = await writeAsCustomer(database, salon, { customer: id, text: "Hola" });
    await sendRequest(database, threadId, { id, kind: "order", answers });
    return threadId;
  };
  const CAKE = [
    ["¿Qué te gustaría pedir?", "Un pastel de tres leches"],
    ["¿Para qué día?", DAY, "day"],
    ["¿A nombre de quién?", "Noé Canul", "name"],
    ["¿A qué teléfono te avisamos?", "+529997654321", "phone"],
  ] as const;

  it("is there until it is done, between the bookings, with the way to its conversation", async () => {
    await send();
    const threadId = await order("order-cake", [...CAKE, ["¿A qué hora?", "12:00", "time"]]);
    for (const person of [OWNER, MEMBER]) {
      const page = await look(person);
      expect(main(page)).toMatch(
        /12:00 p\.m\. Noé Canul ?Por confirmar Pedido · Un pastel de tres leches .* 4:30 p\.m\.– 5:30 p\.m\. Rosa Pech/,
      );
      const row = page.getElementById("order-cake")!;
      expect(row.querySelector(`a[href="/inbox/${threadId}#requests"]`)).not.toBeNull();
      expect(row.querySelector('a[href="https://wa.me/529997654321"]')).not.toBeNull();
      expect(row.querySelectorAll("button, a[href*=move]")).toHaveLength(0);
    }
    expect(main(await look(STRANGER))).not.toContain("Noé Canul");
    await database.sql`UPDATE chat_requests SET stage = 'accepted' WHERE id = 'order-cake'`;
    expect(visibleText((await look(OWNER)).getElementById("order-cake")!)).not.toContain(
      "Por confirmar",
    );
    await database.sql`UPDATE chat_requests SET stage = 'delivered', done_at = now() WHERE id = 'order-cake'`;
    expect(main(await look(OWNER))).not.toContain("Noé Canul");
  });

  it("without an hour comes first on its day, and other forms with a day are none", async () => {
    await send();
    await order("order-any", CAKE);
    const threadId = await writeAsCustomer(database, salon, { customer: "other", text: "Hola" });
    await sendRequest(database, threadId, { id: "no-order", answers: CAKE });
    const text = main(await look(OWNER));
    expect(text).toMatch(/Sin hora Noé Canul .* 4:30 p\.m\.– 5:30 p\.m\. Rosa Pech/);
    expect(text.match(/Noé Canul/g)).toHaveLength(1);
  });
});

describe("a booking by hand", () => {
  it("is refused where the place is taken, keeps what was typed, and can be written all the same", async () => {
    await send();
    const refused = await send({ customer: "Luz", time: "17:00" });
    expect(refused.status).toBe(409);
    const page = await readPage(refused);
    expect(main(page)).toContain("A esa hora ya no hay lugar.");
    expect(page.querySelector<HTMLInputElement>("[name=customer]")!.value).toBe("Luz");
    expect(page.querySelector("[name=force]")).not.toBeNull();
    expect((await send({ customer: "Luz", time: "17:00", force: "on" })).status).toBe(303);
    expect(await count()).toBe(2);
    const crowded = main(await look(OWNER));
    expect(crowded).toMatch(/Rosa Pech Se enciman: Luz .* Luz Se enciman: Rosa Pech/);
  });

  it("says which fields are wrong, and keeps them", async () => {
    const refused = await send({ customer: " ", day: "2020-01-01", time: "tarde", phone: "x" });
    expect(refused.status).toBe(422);
    const page = await readPage(refused);
    for (const said of [
      "Escribe a nombre de quién.",
      "Ese día ya pasó.",
      "Escribe la hora, por ejemplo 16:30.",
      "Escribe el teléfono con todos sus números, o déjalo vacío.",
    ])
      expect(main(page)).toContain(said);
    expect(page.querySelector<HTMLInputElement>("[name=note]")!.value).toBe("Corte y peinado");
    expect(await count()).toBe(0);
  });

  it("is written once for a form that is sent twice", async () => {
    const key = "0123456789abcdefghijkl";
    expect([(await send({ key })).status, (await send({ key })).status]).toEqual([303, 303]);
    expect(await count()).toBe(1);
  });

  it("is taken out, and its place is free again", async () => {
    await send();
    const page = await look(OWNER);
    const booking = page.querySelector<HTMLInputElement>("[name=booking]")!.value;
    const removed = await send({ intent: "remove", booking });
    expect(removed.status).toBe(303);
    expect(main(await look(OWNER))).not.toContain("Rosa Pech");
    expect((await send({ customer: "Luz" })).status).toBe(303);
  });
});

describe("a booking that is moved", () => {
  const written = async (form: Record<string, string> = {}) => {
    await send(form);
    const rows = await database.sql<{ id: string }[]>`
      SELECT id FROM bookings ORDER BY created_at DESC, id LIMIT 1`;
    return rows[0]!.id;
  };
  const move = (booking: string, form: Record<string, string>, personId = OWNER) =>
    send({ intent: "move", booking, ...form }, personId);
  const fields = (page: Document) =>
    ["day", "time"].map(
      (name) => page.querySelector<HTMLInputElement>(`li form [name=${name}]`)!.value,
    );

  it("has a form that a link opens, with the day and the time that hold", async () => {
    const id = await written();
    const link = (await look(MEMBER)).querySelector<HTMLAnchorElement>(`a[href$="#${id}"]`)!;
    expect(link.getAttribute("aria-label")).toBe("Mover: Rosa Pech, 4:30 p.m.");
    expect(fields(await look(MEMBER, link.getAttribute("href")!))).toEqual([DAY, "16:30"]);
    const later = dayAfter(DAY, 1);
    const moved = await move(id, { day: later, time: "09:15" }, MEMBER);
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, "/agenda"]);
    expect(main(await look(OWNER))).toContain("9:15 a.m.– 10:15 a.m. Rosa Pech");
    expect(await count()).toBe(1);
  });

  it("says which time has no place, keeps what was typed, and can be moved all the same", async () => {
    await written();
    const id = await written({ customer: "Luz", time: "10:00" });
    const own = await as(OWNER);
    const again = await own.request(`/agenda?move=${id}`, {
      form: { intent: "move", booking: id, day: DAY, time: "16:45" },
      preferences: { language: "es" },
    });
    expect(again.status).toBe(409);
    const kept = await readPage(again);
    expect(main(kept)).toMatch(
      /Para el [a-zá-ú]+, \d+ de [a-z]+, 4:45 p\.m\., ya no hay lugar\. Elige otra hora/,
    );
    expect(fields(kept)).toEqual([DAY, "16:45"]);
    expect(kept.querySelector("li form [name=force]")).not.toBeNull();
    expect((await move(id, { time: "16:45", force: "on" })).status).toBe(303);
  });

  it("says which fields are wrong, and is nobody else's", async () => {
    const id = await written();
    const own = await as(OWNER);
    const wrong = await own.request(`/agenda?move=${id}`, {
      form: { intent: "move", booking: id, day: "2020-01-01", time: "tarde" },
      preferences: { language: "es" },
    });
    expect(wrong.status).toBe(422);
    const page = await readPage(wrong);
    expect(main(page)).toContain("Ese día ya pasó.");
    expect(main(page)).toContain("Escribe la hora, por ejemplo 16:30.");
    expect((await move(id, { time: "09:00" }, STRANGER)).status).toBe(404);
    expect(main(await look(OWNER))).toContain("4:30 p.m.– 5:30 p.m. Rosa Pech");
  });
});

it("without an agentik that takes bookings leads to making one", async () => {
  const page = await look(STRANGER);
  expect(main(page)).toContain("Tu agenda se llena sola");
  expect(page.querySelector('main a[href="/new?tipo=agentik"]')).not.toBeNull();
});
