import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { respond, type ChatTurn } from "#engine/chats/respond.ts";
import { questionsIn } from "./two-questions.ts";

const daily = [{ from: 480, to: 1_020 }];
const hours = { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: [], sun: [] };
const passage = (n: number, heading: string, text: string) => ({
  documentId: "menu",
  version: 1,
  passage: n,
  source: "Menú",
  heading,
  text,
});
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: { ...NO_ABILITIES, forms: [readyForm("order", "es")] },
  business: { hours, address: "Calle 5 de Mayo 12", town: "Puebla", whatsapp: null },
  isOpen: true,
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [
    passage(1, "Guisados", "Pozole rojo $95\nMole con pollo $130\nTacos y tostadas $20"),
    passage(2, "Envíos", "Hacemos envíos a domicilio por $25."),
  ],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const say = (text: string) => respond({ ...turn, text });

describe("two questions in one message", () => {
  it.each([
    ["tienen pozole y a que hora cierran?", ["tienen pozole", "a que hora cierran?"]],
    ["cuanto el pozole? hacen envios?", ["cuanto el pozole?", "hacen envios?"]],
    ["¿Tienen mole? ¿Dónde están?", ["¿Tienen mole?", "¿Dónde están?"]],
    [
      "hola! tienen pozole? y cuánto cuesta el envío?",
      ["hola! tienen pozole?", "cuánto cuesta el envío?"],
    ],
    ["Buenas tardes. ¿Tienen mole? ¿Dónde están? Gracias", ["¿Tienen mole?", "¿Dónde están?"]],
    [
      "do you have pozole and what time do you close?",
      ["do you have pozole", "what time do you close?"],
    ],
    ["cuánto cuesta el pozole y hacen envíos", ["cuánto cuesta el pozole", "hacen envíos"]],
  ])("are told apart: “%s”", (text, questions) => expect(questionsIn(text)).toEqual(questions));

  it.each([
    "tienen pozole?",
    "¿tienen pozole y mole?",
    "tienen tacos y tostadas?",
    "tienen pozole y cuanto cuesta?",
    "¿tienen pozole? ¿cuánto cuesta?",
    "¿tienen mole? ¿lo envían?",
    "¿cuánto cuesta y cómo es?",
    "¿tienen mole? ¿dónde están? ¿aceptan tarjeta?",
    "tienen pozole y a que hora cierran y donde estan?",
    "quiero pozole y cuanto cuesta el envio?",
    "hola? tienen pozole?",
    "¿Abren el lunes y martes?",
    "",
  ])("are not, where that is not certain: “%s”", (text) =>
    expect(questionsIn(text)).toBeUndefined(),
  );

  it("are both answered, each with its own quote", () => {
    const { text, citations, effects } = say("cuanto cuesta el pozole? hacen envios?");
    expect(citations.map(({ quote }) => quote)).toEqual([
      "Pozole rojo $95",
      "Hacemos envíos a domicilio por $25.",
    ]);
    for (const { quote } of citations) expect(text).toContain(quote.replace(/\.$/, ""));
    expect(effects.isUnknown).toBe(false);
  });

  it("are both answered, from a document and from the business's hours", () => {
    const { text } = say("tienen pozole y a que hora cierran hoy?");
    expect(text).toContain("Pozole rojo");
    expect(text).toContain("Hoy abrimos de 8:00 a 17:00.");
  });

  it("one of which is not known: that is said of it, and it is kept", () => {
    const { text, effects, citations } = say("cuanto cuesta el pozole? venden seguros de vida?");
    expect(text).toContain("Pozole rojo");
    expect(text).toContain("«venden seguros de vida?» No lo sé con seguridad");
    expect([effects.isUnknown, citations.length]).toEqual([true, 1]);
  });

  it("of which none is known get one answer", () => {
    const { text, effects } = say("venden seguros de vida? arreglan celulares?");
    expect(text.match(/No lo sé/g)).toHaveLength(1);
    expect(effects.isUnknown).toBe(true);
  });

  it("with an approved answer for the whole message get that one", () => {
    const text = "¿Tienen mole? ¿Dónde están?";
    const answers = [{ answerId: "a", question: text, answer: "Sí, en el centro." }];
    expect(respond({ ...turn, answers, text }).text).toBe("Sí, en el centro.");
  });

  it("are both answered while a form is open, which goes on", () => {
    const first = respond({ ...turn, text: "quiero hacer un pedido" });
    const text = "cuanto cuesta el pozole? a qué hora cierran hoy?";
    const second = respond({ ...turn, text, request: first.effects.request });
    for (const part of ["Pozole rojo", "Hoy abrimos", "Seguimos"])
      expect(second.text).toContain(part);
  });
});
