import { describe, expect, it } from "vitest";
import {
  day,
  FONDA,
  heard,
  hours,
  last,
  passage,
  stateOf,
  talk,
} from "../../../tests/support/engine/fonda-chat.ts";
import { respond, type ChatTurn } from "#engine/chats/respond.ts";
import type { SentRequest } from "./about-sent.ts";

const ORDER: SentRequest = {
  id: "order",
  name: "Pedido",
  kind: "order",
  stage: "making",
  answers: [],
  isDone: false,
};
const TABLE: SentRequest = { ...ORDER, name: "Reservación", kind: "booking", stage: "accepted" };
const say = (text: string, more: Partial<ChatTurn> = {}) => respond({ ...FONDA, ...more, text });

describe("a message about an order that was sent", () => {
  it.each([
    "¿Ya viene mi pedido?",
    "ya viene mi pedido",
    "¿cómo va mi pedido?",
    "donde viene mi orden",
    "¿cuánto tarda mi pedido?",
    "llevo una hora esperando mi pedido",
    "is my order ready?",
  ])("%j is told how far it is, and begins no other", (text) => {
    const reply = say(text, { sent: [ORDER] });
    expect(reply.text).toContain(/order/.test(text) ? "being prepared" : "en preparación");
    expect(reply.text).not.toContain("escribe **");
    expect(reply.effects).toMatchObject({ request: undefined, isUnknown: false });
  });

  it.each(["new", "delivered"] as const)("at the stage %s a person answers", (stage) => {
    const reply = say("¿ya viene mi pedido?", { sent: [{ ...ORDER, stage }] });
    expect(reply.effects.handOver).toBe("asked");
  });

  it.each([
    "agrega un flan a mi pedido",
    "quiero cambiar mi pedido",
    "¿puedo cambiar la cita?",
    "¿puedo agregar un refresco a mi pedido?",
    "quítale el flan a mi pedido porfa",
  ])("%j is passed to a person, who makes the change", (text) => {
    const reply = say(text, { sent: [ORDER] });
    expect(reply.effects.handOver).toBe("asked");
    expect(reply.effects.request).toBeUndefined();
    expect(reply.text).toContain("quieres un cambio");
  });

  it("a booking's too", () => {
    expect(say("¿ya está confirmada mi mesa?", { sent: [TABLE] }).text).toContain("confirmada");
    expect(say("¿puedo cambiar la hora de mi reserva?", { sent: [TABLE] }).effects.handOver).toBe(
      "asked",
    );
  });

  it.each([
    "quiero hacer mi pedido: 3 panuchos de pavo",
    "va mi pedido: 2 refrescos y 1 sopa de lima",
    "quiero pedir 3 panuchos de pavo para llevar",
  ])("%j begins an order, also after another was sent", (text) => {
    expect(say(text, { sent: [ORDER] }).effects.request).toMatchObject({ name: "Pedido" });
  });

  it("without one of late, who waits is passed to a person, and a rule is answered", () => {
    expect(say("ya viene mi pedido").effects.handOver).toBe("asked");
    expect(say("quiero cambiar mi pedido").effects.handOver).toBe("asked");
    const rule = [passage("Puedes cambiar tu pedido hasta media hora antes.")];
    const asked = say("¿puedo cambiar mi pedido?", { passages: rule });
    expect(asked.effects.handOver).toBeUndefined();
    expect(asked.text).toContain("media hora antes");
  });
});

const ORDERED = [
  "quiero 2 refrescos y 1 sopa de lima",
  "para recoger",
  "hoy a las 2",
  "soy Ana",
  "9991234567",
];

describe("a form that is confirmed later", () => {
  const left = last(ORDERED);
  const yes = (more: Partial<ChatTurn>) => say("sí", { request: left.effects.request, ...more });

  it("is sent while its time is to come", () => {
    expect(stateOf(left)).toBe("confirming");
    expect(stateOf(yes({}))).toBe("sent");
  });

  it.each<[string, Partial<ChatTurn>, string]>([
    ["on another day", { today: new Date(Date.UTC(2026, 10, 26)) }, "Ese día ya pasó."],
    ["an hour after it", { minute: 15 * 60 }, "Esa hora ya pasó."],
  ])("%s it is asked anew for when, and not sent", (_, more, why) => {
    const reply = yes(more);
    expect(reply.text).toContain(why);
    expect(stateOf(reply)).toBe("asking");
    expect(heard(reply)).toMatchObject({ text: "2 refrescos y 1 sopa de lima", name: "Ana" });
  });
});

describe("days on which documents say that it is closed", () => {
  const passages = [...FONDA.passages, passage("Cerramos el 24 y 25 de diciembre.")];

  it.each([
    "quiero una mesa para 4 el 24 de diciembre a las 2",
    "quiero pedir 2 refrescos para recoger el 25 de diciembre a las 2",
  ])("%j is not taken down", (text) => {
    const reply = say(text, { passages });
    expect(reply.text).toContain("Cerramos el 24 y 25 de diciembre");
    expect(heard(reply).day).toBeUndefined();
  });

  it("other days are", () => {
    const reply = say("quiero una mesa para 4 el 23 de diciembre a las 2", { passages });
    expect(heard(reply).day).toBe("2026-12-23");
  });
});

describe("opening hours that only a document says", () => {
  const titled = (text: string) => ({ ...passage(text), heading: "Horario" });
  const WEEK = "Martes a sábado de 8 am a 5 pm\nDomingo de 9 am a 3 pm\nLunes cerrado";
  const business = { hours: null, address: "", town: "", whatsapp: null };
  const asked = (text: string, line: string) =>
    say(text, { business, passages: [...FONDA.passages, titled(line)] });

  it("are held by orders and bookings", () => {
    const closed = asked("quiero una mesa para 4 el lunes a las 2", WEEK);
    expect(closed.text).toContain("El lunes está cerrado");
    const late = asked("quiero una mesa para 4 mañana a las 3 de la mañana", WEEK);
    expect(late.text).toContain("a esa hora está cerrado");
    const fits = asked("quiero una mesa para 4 mañana a las 2", WEEK);
    expect(heard(fits)).toMatchObject({ day: "2026-11-25", time: "14:00" });
  });

  it("bind nothing where a day of the week is not said", () => {
    const reply = asked(
      "quiero una mesa para 4 el lunes a las 2",
      "Martes a sábado de 8 am a 5 pm",
    );
    expect(heard(reply)).toMatchObject({ day: "2026-11-30", time: "14:00" });
  });

  it("come after those of the business", () => {
    const own = { ...business, hours: { ...hours, mon: day(8, 17) } };
    const reply = say("quiero una mesa para 4 el lunes a las 2", {
      business: own,
      passages: [titled(WEEK)],
    });
    expect(heard(reply).day).toBe("2026-11-30");
  });
});

describe("a number of people", () => {
  it("of one calls no person", () => {
    const [, one] = talk(["quiero reservar mañana a las 2", "una persona"]);
    expect(one!.effects.handOver).toBeUndefined();
    expect(heard(one!).number).toBe("1");
    const table = say("quiero una mesa para una persona mañana a las 2");
    expect(table.effects.handOver).toBeUndefined();
    expect(heard(table).number).toBe("1");
  });

  it("is none where a person is asked for", () => {
    const [, second] = talk(["quiero reservar mañana a las 2", "quiero hablar con una persona"]);
    expect(second!.effects.handOver).toBe("asked");
    expect(say("una persona").effects.handOver).toBe("asked");
    expect(say("necesito ayuda de una persona").effects.handOver).toBe("asked");
  });
});
