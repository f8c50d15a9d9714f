import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_ABILITIES, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { READY_KINDS, readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { respond, type ChatReply, type ChatTurn } from "./respond.ts";

const MENU = [
  "Tacos al pastor: $18 cada uno",
  "Tacos de suadero: $20 cada uno",
  "Agua de horchata: $25 el litro",
  "Aceptamos tarjeta y efectivo.",
];
const abilities: Abilities = {
  ...NO_ABILITIES,
  forms: [readyForm("order", "es"), readyForm("booking", "es")],
  labels: [{ name: "Factura", words: ["factura", "facturar"] }],
};
const hours = {
  mon: [{ from: 540, to: 1_080 }],
  tue: [{ from: 540, to: 1_080 }],
  wed: [{ from: 540, to: 1_080 }],
  thu: [{ from: 540, to: 1_080 }],
  fri: [{ from: 540, to: 1_080 }],
  sat: [],
  sun: [],
};
/** A Tuesday. */
const today = new Date(Date.UTC(2026, 10, 24));
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities,
  business: { hours, address: "Calle 5 de Mayo 12", town: "Puebla", whatsapp: "+525512345678" },
  isOpen: true,
  today,
  minute: 660,
  passages: [
    {
      documentId: "menu",
      version: 1,
      passage: 1,
      source: "Menú",
      heading: "",
      text: MENU.join("\n"),
    },
  ],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const say = (text: string, more: Partial<ChatTurn> = {}) => respond({ ...turn, ...more, text });

/** Says each message in turn, with the form as it was left. */
function talk(texts: readonly string[], more: Partial<ChatTurn> = {}): ChatReply[] {
  let request: RequestProgress | undefined;
  return texts.map((text) => {
    const answer = say(text, { ...more, request });
    const after = answer.effects.request;
    request = after?.state === "asking" || after?.state === "confirming" ? after : undefined;
    return answer;
  });
}

describe("an order", () => {
  it("is collected step by step, changed and sent", () => {
    const answers = talk([
      "hola quiero pedir 3 tacos al pastor para mañana",
      "a domicilio, Calle 8 número 4",
      "a las 4 y media",
      "me llamo Ana López",
      "55 1234 5678",
      "mejor a las 5 pm",
      "sí",
    ]);
    expect(answers.map(({ replyKind }) => replyKind)).toEqual([
      ...Array<string>(6).fill("asked"),
      "noted",
    ]);
    expect(answers[0]!.text).toContain("recoger o a domicilio");
    expect(answers[1]!.text).toContain("qué hora");
    const sent = answers.at(-1)!.effects.request!;
    expect(sent.state).toBe("sent");
    expect(sent.answers.map(({ value }) => value)).toEqual([
      "3 tacos al pastor",
      "a domicilio, Calle 8 número 4",
      "2026-11-25",
      "17:00",
      "Ana López",
      "+525512345678",
    ]);
    expect(answers[5]!.text).toContain("5:00 p.m.");
  });

  it("answers a question in between, and goes on where it was", () => {
    const answers = talk(["quiero hacer un pedido", "¿cuánto cuestan los tacos de suadero?"]);
    expect(answers[1]!.text).toContain("$20");
    expect(answers[1]!.text).toContain("Seguimos: ¿Qué te gustaría pedir");
    expect(answers[1]!.effects.request).toMatchObject({ state: "asking", asking: "f1" });
  });

  it.each(["quiero pedir para llevar", "quisiera un pedido a domicilio por favor", "order to go"])(
    "does not take the way for what is ordered: %s",
    (text) => {
      const [first] = talk([text]);
      expect(first!.effects.request).toMatchObject({
        state: "asking",
        asking: "f1",
        answers: [{ kind: "address" }],
      });
    },
  );

  it("is given up with a word, and sends nothing", () => {
    const answers = talk(["quiero hacer un pedido", "ya no, cancela"]);
    expect(answers[1]!.effects.request!.state).toBe("cancelled");
    expect(answers[1]!.text).toContain("no envié nada");
  });

  it("says what it could not read, and asks again", () => {
    const answers = talk([
      "quiero reservar una mesa",
      "no sé todavía",
      "ayer fue mejor",
      "el viernes",
    ]);
    expect(answers[0]!.text).toContain("día");
    expect(answers[1]!.text).toContain("No entendí el día");
    expect(answers[3]!.effects.request!.answers).toMatchObject([{ value: "2026-11-27" }]);
  });

  it("reads all that a first message says", () => {
    const [answer] = talk(["Quisiera reservar mesa para 4 personas mañana a las 2 de la tarde"]);
    expect(answer!.effects.request!.answers.map(({ value }) => value)).toEqual([
      "2026-11-25",
      "14:00",
      "4",
    ]);
    expect(answer!.text).toContain("nombre");
  });
});

describe("begins a form", () => {
  it.each([
    ["quiero pedir dos tacos", "Pedido"],
    ["me das 3 tacos de suadero para llevar", "Pedido"],
    ["¿puedo reservar para hoy?", "Reservación"],
    ["reservar", "Reservación"],
    ["mesa para 6 el sábado", "Reservación"],
    ["I'd like to book a table", "Reservación"],
  ])("%s", (text, form) => {
    expect(say(text).effects.request).toMatchObject({ name: form });
  });

  it.each([
    "¿cuánto cuestan los tacos al pastor?",
    "¿aceptan tarjeta?",
    "¿tienen horchata?",
    "gracias",
  ])("not with %s", (text) => expect(say(text).effects.request).toBeUndefined());
});

describe("answers", () => {
  it("from documents, word for word", () => {
    const answer = say("cuanto cuestan los tacos al pastor");
    expect(answer.citations[0]!.quote).toBe(MENU[0]);
    expect(answer.steps.map(({ kind }) => kind)).toEqual(["understood", "retrieved", "answered"]);
  });

  it.each([
    ["¿a qué hora abren?", "de lunes a viernes de 9 am a 6 pm"],
    ["¿están abiertos ahora?", "Sí, ahora está abierto"],
    ["¿dónde están?", "Calle 5 de Mayo 12, Puebla"],
    ["¿cuál es su whatsapp?", "55 1234 5678"],
  ])("%s from the business's own data", (text, part) => {
    expect(say(text).text).toContain(part);
  });

  it("never names lines that do not answer", () => {
    const answer = say("¿venden seguros de vida?");
    expect(answer).toMatchObject({ replyKind: "unknown", citations: [] });
    expect(answer.text).not.toContain("Tacos");
  });

  it("asks a person after two questions that it could not answer", () => {
    expect(say("¿venden seguros?").effects).toMatchObject({ isUnknown: true, handOver: undefined });
    expect(say("¿venden seguros?", { unknownInARow: 1 }).effects).toMatchObject({
      isUnknown: true,
      handOver: "unknown",
    });
    const never = { ...abilities, handOverAfter: 0 };
    expect(say("¿venden seguros?", { unknownInARow: 9, abilities: never }).effects.handOver).toBe(
      undefined,
    );
  });

  it.each([
    "quiero hablar con una persona",
    "pásame con alguien por favor",
    "un humano",
    "can I talk to a human",
  ])("hands over: %s", (text) =>
    expect(say(text)).toMatchObject({ replyKind: "passed", effects: { handOver: "asked" } }),
  );

  it("labels by the owner's words", () => {
    expect(say("necesito factura de mi consumo").effects.labels).toEqual(["Factura"]);
    expect(say("hola").effects.labels).toEqual([]);
  });

  it("leaves customers to people while the business is open, where its owner wants so", () => {
    const closed = { ...abilities, hours: "closed" as const };
    expect(say("¿aceptan tarjeta?", { abilities: closed }).effects.handOver).toBe("open");
    expect(say("¿aceptan tarjeta?", { abilities: closed, isOpen: false }).replyKind).toBe("found");
  });
});

const messages = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    "quiero pedir 2 tacos",
    "reservar",
    "mañana",
    "a las 7",
    "somos 4",
    "Ana",
    "5512345678",
    "sí",
    "no",
    "cancelar",
    "¿aceptan tarjeta?",
    "cambiar la hora",
    "hola",
    "el 31 de febrero",
    "99999999999999999999",
  ),
);

it("never throws, always says something, and sends only what was confirmed", () => {
  fc.assert(
    fc.property(
      fc.array(messages, { minLength: 1, maxLength: 14 }),
      fc.constantFrom(...CONTENT_LANGUAGES),
      fc.constantFrom(...READY_KINDS),
      (texts, language, kind) => {
        const forms = [readyForm(kind, language)];
        const answers = talk(texts, { language, abilities: { ...abilities, forms } });
        for (const [index, { text, effects }] of answers.entries()) {
          expect(text.trim()).not.toBe("");
          if (effects.request?.state !== "sent") continue;
          expect(answers[index - 1]!.effects.request!.state).toBe("confirming");
          const { answers: given } = effects.request;
          expect(given.map(({ key }) => key)).toEqual(forms[0]!.fields.map(({ key }) => key));
        }
      },
    ),
    { numRuns: 400 },
  );
});

it.each([
  "dan factura",
  "reparan mesas",
  "puedo ir sin reservar",
  "ponen cubiertos",
  "con cuanto se aparta",
  "mandan a la Roma",
])("takes no question for the answer to a form or for its beginning: %s", (text) => {
  const [, asked] = talk(["quiero reservar una mesa para 4 mañana", text]);
  expect(asked!.text).not.toMatch(/No entendí/);
  expect(asked!.text).toMatch(/Seguimos:/);
  expect(say(text).effects.request).toBeUndefined();
});

it.each(["abren mañana?", "a q hr sierran hoy", "buenas tardes ay servicio el lunes??"])(
  "tells the business's hours: %s",
  (text) => {
    const { text: said, replyKind } = say(text, { passages: [] });
    expect([replyKind, said]).toEqual(["found", expect.stringContaining("9")]);
  },
);
