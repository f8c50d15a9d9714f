import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { cancelsSent, complains } from "#engine/chats/intents.ts";
import { respond, type ChatTurn } from "#engine/chats/respond.ts";

/** Requests that an agentik leaves to people: cancelling what was sent, and complaints. */
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: {
    ...NO_ABILITIES,
    greeting: "Bienvenidos",
    forms: [readyForm("order", "es"), readyForm("booking", "es")],
  },
  business: undefined,
  isOpen: true,
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const say = (text: string) => respond({ ...turn, text });

describe("cancelling what was sent", () => {
  it.each([
    "cancelen mi pedido porfa",
    "Quiero cancelar mi cita de mañana",
    "me urge que cancelen la orden de hace rato",
    "ya no lo quiero",
    "ya no vamos a ir, cancela la mesa",
    "please cancel my order",
  ])("%j is passed to a person, and begins no other", (text) => {
    expect(cancelsSent(text)).toBe(true);
    const { replyKind, effects, text: said } = say(text);
    expect([replyKind, effects.handOver, effects.request]).toEqual(["passed", "asked", undefined]);
    expect(said).not.toContain("escribe **");
  });

  it.each([
    "¿se puede cancelar un pedido?",
    "¿cuánto cobran por cancelar la cita?",
    "quiero pedir 3 tacos",
    "ya no tengo más preguntas sobre el pedido",
    "mi mesa favorita",
  ])("%j is none", (text) => expect(cancelsSent(text)).toBe(false));
});

describe("a complaint", () => {
  it.each([
    "me llegó fría la comida y tardaron una hora",
    "me cobraron de más ayer",
    "nos trajeron el pedido equivocado",
    "nunca llegó mi pedido",
    "me faltaron dos tacos",
    "tengo una queja",
    "my food arrived cold",
    "the order was wrong",
  ])("%j is passed to a person with an apology", (text) => {
    expect(complains(text)).toBe(true);
    const { replyKind, effects, text: said } = say(text);
    expect([replyKind, effects.handOver]).toEqual(["passed", "asked"]);
    expect(said).toMatch(/Lamento|sorry/);
  });

  it.each([
    "¿a qué hora llega mi pedido?",
    "¿tienen agua fría?",
    "me dan 3 tacos y un agua fría",
    "me mandas 2 tortas, una sin jitomate",
    "¿y si me llega tarde?",
    "quiero una mesa mañana por la tarde",
    "que me llegue a las 3",
  ])("%j is none", (text) => expect(complains(text)).toBe(false));
});
