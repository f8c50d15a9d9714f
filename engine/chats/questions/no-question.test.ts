import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { respond, type ChatTurn } from "#engine/chats/respond.ts";

/** Messages without a question, sent after one that stayed without an answer. */
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: { ...NO_ABILITIES, handOverAfter: 2, forms: [readyForm("order", "es")] },
  business: undefined,
  isOpen: undefined,
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [
    {
      documentId: "d",
      version: 1,
      passage: 1,
      source: "Menú",
      heading: "",
      text: "Pozole rojo $95\nEstamos en Calle Reforma 45, col. Centro\nEntregamos en el Centro por $20",
    },
  ],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const say = (text: string, more: Partial<ChatTurn> = {}) => respond({ ...turn, ...more, text });

describe("an assent", () => {
  it.each([
    "ok va",
    "ok",
    "va",
    "sí",
    "no",
    "bueno",
    "ah ok",
    "sale pues",
    "está bien",
    "entendido",
    "no hay problema",
    "jajaja",
    "nos vemos",
    "all right",
  ])("“%s” is no open question, and is answered shortly", (text) => {
    const { text: said, effects, replyKind } = say(text);
    expect([effects.isUnknown, effects.handOver, replyKind]).toEqual([
      false,
      undefined,
      "greeting",
    ]);
    expect(said).not.toContain("Soy Lupita");
  });

  it("that says yes is told what can be taken down", () =>
    expect(say("sí por favor").text).toContain("Pedido"));

  it.each(["hola", "hola buenas tardes", "hola Lupita", "buenas tardes don Beto"])(
    "is no greeting: “%s”",
    (text) => expect(say(text).text).toContain("Soy Lupita"),
  );
});

const TOLD = [
  "Juan Pérez",
  "juan perez",
  "Ana",
  "María del Carmen López Ruiz",
  "soy Beto",
  "me llamo Lupita Uc",
  "Sra. Rosa Flores",
  "55 1234 5678",
  "mi cel es 5512345678",
  "Ana López, 55 1234 5678",
  "ana@correo.mx",
  "Calle Pino 3, col. Centro",
  "Av. Juárez 120 int. 4",
  "vivo en Calle Pino 3",
  "mi correo es ana@correo.mx",
];

describe("a name, a phone number or an address", () => {
  it.each(TOLD)("“%s” alone is no open question", (text) => {
    const { effects, replyKind, citations } = say(text);
    expect([effects.isUnknown, effects.handOver]).toEqual([false, undefined]);
    expect([replyKind, citations]).toEqual(["noted", []]);
  });

  it.each(TOLD)("“%s” after an unknown question is passed to a person", (text) => {
    const { effects, replyKind } = say(text, { unknownInARow: 1 });
    expect([effects.isUnknown, effects.handOver]).toEqual([false, "unknown"]);
    expect(replyKind).toBe("passed");
  });

  it("is passed to nobody where the owner wants no one to be told", () => {
    const abilities = { ...turn.abilities, handOverAfter: 0 };
    expect(say("Juan Pérez", { unknownInARow: 3, abilities }).effects.handOver).toBeUndefined();
  });
});

describe("still questions, or orders", () => {
  it.each([
    "¿venden seguros?",
    "hamburguesas",
    "Pozole Verde",
    "Margarita",
    "¿Juan está?",
    "Juan trabaja ahí?",
    "envío a la luna",
    "para llevar",
    "seguros de vida",
    "gracias, y venden seguros?",
  ])("“%s” is kept for a person where no document answers", (text) =>
    expect(say(text, { passages: [] }).replyKind).not.toBe("noted"),
  );

  it("is answered where a document does", () =>
    expect(say("pozole rojo").citations[0]!.quote).toBe("Pozole rojo $95"));

  it.each(["hamburguesas", "gracias, y venden seguros?"])("“%s” is kept for a person", (text) =>
    expect(say(text).effects.isUnknown).toBe(true),
  );
});
