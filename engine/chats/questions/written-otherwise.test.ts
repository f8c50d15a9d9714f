import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { respond, type ChatTurn } from "../respond.ts";

const MENU = `Desayunos (de 8 a 12)
Chilaquiles verdes o rojos con huevo: $85
Quesadilla de flor de calabaza: $35
Ensalada de cebolla morada: $40

Servicio a domicilio
Llevamos a domicilio en la colonia Roma por $30. El pedido mínimo es de $150.`;
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: NO_ABILITIES,
  business: { hours: null, address: "Av. Juárez 12, Centro", town: "Puebla", whatsapp: null },
  isOpen: true,
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [
    { documentId: "menu", version: 1, passage: 1, source: "Menú", heading: "", text: MENU },
  ],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const say = (text: string, more: Partial<ChatTurn> = {}) =>
  respond({ ...turn, ...more, text }).text;

describe("words as they sound", () => {
  it.each([
    ["a como los chilakiles", "$85"],
    ["tienen ensalada de sevoya", "$40"],
    ["cuanto la kesadilla de flor", "$35"],
  ])("%s", (text, answer) => expect(say(text)).toContain(answer));

  it("are no other words for it", () => {
    expect(say("tienen vestidos")).not.toMatch(/\$/);
  });
});

describe("where the business is", () => {
  it.each([
    "¿Dónde están ubicados?",
    "donde estan hubicados",
    "hubicacion",
    "cual es la dirrecion",
  ])("%s is said by Mi negocio, not by a line that names a street", (text) =>
    expect(say(text)).toBe("Estamos en Av. Juárez 12, Centro, Puebla."),
  );

  it("is read from the documents where Mi negocio has no address", () => {
    const business = { ...turn.business!, address: "", town: "" };
    const passages = [{ ...turn.passages[0]!, text: `${MENU}\n\nEstamos en la calle Morelos 5.` }];
    expect(say("¿Dónde están ubicados?", { business, passages })).toContain("Morelos 5");
  });
});
