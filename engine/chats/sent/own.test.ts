import { describe, expect, it } from "vitest";
import type { ChatReply } from "#engine/chats/respond.ts";
import { FONDA, heard, last, stateOf, talk } from "../../../tests/support/engine/fonda-chat.ts";
import { SALON } from "../../../tests/support/engine/salon-chat.ts";

/** Messages up to an appointment that was sent: tomorrow at 11. */
const BOOKED = ["cita para corte dama mañana a las 11", "Ana", "3312345678", "sí"];
const after = (...texts: string[]): ChatReply => last([...BOOKED, ...texts], SALON);
const changed = ({ effects: { request, cancels } }: ChatReply) =>
  cancels ?? (request?.state === "sent" ? request.changes : undefined);

describe("a customer who cancels what they sent", () => {
  it.each([
    "quiero cancelar mi cita",
    "quiero cancelar mi cita de mañana",
    "cancelar",
    "¿puedo cancelar mi cita?",
    "me puedes cancelar la cita porfa",
    "ya no voy a ir a la cita, cancélala",
  ])("%s is asked first, and it is cancelled after a yes", (text) => {
    const asked = after(text);
    expect(asked.text).toContain("¿Cancelo tu cita (corte dama, miércoles, 2 de diciembre");
    expect([asked.effects.cancels, asked.effects.handOver]).toEqual([undefined, undefined]);
    const done = after(text, "sí");
    expect(changed(done)).toBe("sent-3");
    expect(done.text).toContain("cancelé tu cita");
    expect(stateOf(done)).toBe("cancelled");
  });

  it.each(["no", "no, déjala", "no quiero cancelar", "mejor no, déjala así"])(
    "%s keeps it",
    (text) => {
      const kept = after("quiero cancelar mi cita", text);
      expect(kept.effects.cancels).toBeUndefined();
      expect(kept.text).toContain("sigue en pie");
    },
  );

  it("is told the rule, where the question may be for it", () => {
    expect(after("¿puedo cancelar mi cita?").text).toContain("hasta 24 horas antes");
    const rule = after("¿hasta cuándo puedo cancelar mi cita?");
    expect(rule.text).toContain("hasta 24 horas antes");
    expect(rule.effects.request).toBeUndefined();
  });

  it("cancels nothing by giving up another form, and is told what still holds", () => {
    const left = after("quiero otra cita", "no, quiero cancelar");
    expect(left.effects.cancels).toBeUndefined();
    expect(left.text).toContain("no envié nada");
    expect(left.text).toContain("sigue en pie: tu cita (corte dama, miércoles, 2 de diciembre");
    expect(
      changed(after("quiero otra cita", "no, quiero cancelar", "cancelar mi cita", "sí")),
    ).toBe("sent-3");
  });

  it("cancels nothing by a no, thanks", () => {
    for (const text of ["ya no, gracias", "mejor no", "olvídalo"])
      expect(after(text).effects.request).toBeUndefined();
  });

  it("goes on with something else", () => {
    const other = after("quiero cancelar mi cita", "¿cuánto cuesta el gelish?");
    expect(other.text).toContain("$300");
    expect(stateOf(other)).toBe("cancelled");
    expect(
      after("quiero cancelar mi cita", "¿cuánto cuesta el gelish?", "sí").effects,
    ).toMatchObject({ cancels: undefined, request: undefined });
  });

  const TWO = ["y también quiero balayage el viernes a las 12", "sí"];
  it("of two says which, by its day or its service", () => {
    const which = after(...TWO, "quiero cancelar mi cita");
    expect(which.text).toContain("¿Cuál cancelo?");
    expect(which.text).toMatch(/1\. Cita: balayage[^]*2\. Cita: corte dama/);
    for (const [text, id] of [
      ["la del viernes", "sent-5"],
      ["la de mañana", "sent-3"],
      ["el balayage", "sent-5"],
      ["2", "sent-3"],
    ] as const)
      expect(changed(after(...TWO, "quiero cancelar mi cita", text, "sí"))).toBe(id);
    expect(changed(after(...TWO, "cancela mi cita del balayage", "sí"))).toBe("sent-5");
  });

  it("reaches a person once it has begun, and for an order that was accepted", () => {
    const [reply] = talk(["quiero cancelar mi cita"], {
      ...SALON,
      sent: sentBefore(BOOKED),
      today: new Date(Date.UTC(2026, 11, 2)),
      minute: 661,
    });
    expect(reply!.effects).toMatchObject({ handOver: "asked", cancels: undefined });
    const order = [
      "quiero 2 refrescos y 1 sopa de lima",
      "recoger",
      "hoy a las 2",
      "Ana",
      "9991234567",
      "sí",
    ];
    const accepted = sentBefore(order, {}).map((one) => ({ ...one, stage: "accepted" as const }));
    expect(last(["cancelen mi pedido"], { sent: accepted }).effects.handOver).toBe("asked");
    expect(changed(last([...order, "cancelen mi pedido", "sí"]))).toBe("sent-5");
  });
});

/** What a conversation has sent. */
function sentBefore(texts: readonly string[], more = SALON) {
  const { name, kind = "other", answers } = last(texts, more).effects.request!;
  return [{ id: "before", name, kind, stage: "new" as const, answers, isDone: false }];
}

describe("a customer who changes what they sent", () => {
  it.each([
    "mejor cámbiala a las 5 pm",
    "mejor a las 5",
    "a las 5 entonces",
    "¿puede ser a las 5?",
    "quiero cambiar mi cita a las 5",
    "quiero cambiar mi cita de las 11 a las 5",
    "me la puedes pasar a las 5",
    "¿se puede recorrer a las 5?",
  ])("%s is shown the change, and it is sent after a yes", (text) => {
    const shown = after(text);
    expect(shown.text).toContain("Así quedaría");
    expect(heard(shown)).toMatchObject({ text: "corte dama", day: "2026-12-02", time: "17:00" });
    expect(stateOf(shown)).toBe("confirming");
    const done = after(text, "sí");
    expect(changed(done)).toBe("sent-3");
    expect(done.effects.request?.booking).toMatchObject({ minute: 1020, minutes: 45 });
    expect(done.text).toContain("Hice el cambio");
  });

  it("moves it to another day, from a day that is named", () => {
    expect(heard(after("quiero cambiar mi cita de mañana para el viernes"))).toMatchObject({
      day: "2026-12-04",
      time: "11:00",
    });
    expect(heard(after("mejor el viernes"))).toMatchObject({ day: "2026-12-04", time: "11:00" });
  });

  it("is asked when, where only the wish is said", () => {
    const asked = after("quiero cambiar mi cita");
    expect(asked.text).toContain("¿Qué día y a qué hora te queda mejor?");
    expect(heard(after("quiero cambiar mi cita", "el viernes a las 4"))).toMatchObject({
      day: "2026-12-04",
      time: "16:00",
    });
  });

  it("keeps it after a no", () => {
    for (const no of ["no", "no, déjala así", "olvídalo"]) {
      const kept = after("mejor a las 5", no);
      expect(kept.text).toContain("sigue en pie");
      expect([stateOf(kept), changed(kept)]).toEqual(["cancelled", undefined]);
    }
  });

  it("may change it further before the yes", () => {
    const further = after("mejor a las 5", "a las 4:30 mejor", "sí");
    expect(further.effects.request?.booking?.minute).toBe(990);
  });

  it("keeps the place that it has, and gets no taken one", () => {
    const taken = {
      ...SALON,
      booked: [{ form: "Cita", day: "2026-12-02", minute: 660, minutes: 45 }],
    };
    const sent = sentBefore(BOOKED);
    expect(heard(last(["mejor a las 11:15"], { ...taken, sent })).time).toBe("11:15");
    const full = [...taken.booked, { form: "Cita", day: "2026-12-02", minute: 1020, minutes: 60 }];
    const refused = last(["mejor a las 5"], { ...taken, sent, booked: full });
    expect(refused.text).toContain("ya no hay lugar");
    expect(stateOf(refused)).toBe("asking");
  });

  it("begins another booking with what is another service", () => {
    const other = after("y también quiero balayage el viernes a las 12");
    expect(heard(other)).toEqual({
      text: "balayage",
      day: "2026-12-04",
      time: "12:00",
      name: "Ana",
      phone: "+523312345678",
    });
    expect(other.effects.request?.changes).toBeUndefined();
  });

  it("adds to an order until it is accepted", () => {
    const order = ["quiero 2 refrescos", "recoger", "hoy a las 2", "Ana", "9991234567", "sí"];
    const more = last([...order, "agrega 1 sopa de lima a mi pedido"]);
    expect(heard(more).text).toContain("sopa de lima");
    expect(more.text).toContain("Total: $131");
    const accepted = sentBefore(order, {}).map((one) => ({ ...one, stage: "making" as const }));
    const late = last(["agrega 1 sopa de lima a mi pedido"], { sent: accepted });
    expect(late.effects.handOver).toBe("asked");
  });

  it("reaches a person where the business has ended it meanwhile", () => {
    const open = after("mejor a las 5").effects.request;
    const ended = sentBefore(BOOKED).map((one) => ({
      ...one,
      id: "sent-3",
      stage: "cancelled" as const,
    }));
    const reply = last(["sí"], { ...SALON, sent: ended, request: open });
    expect(reply.effects).toMatchObject({ handOver: "asked", request: { state: "cancelled" } });
  });

  it("asks nothing of a question that names a time for something else", () => {
    for (const text of [
      "¿a qué hora abren mañana?",
      "¿abren el viernes?",
      "disculpa, ¿abren el sábado?",
    ])
      expect(after(text).effects.request).toBeUndefined();
    expect(after("gracias").text).toContain("Con gusto");
    expect(FONDA.sent).toBeUndefined();
  });
});
