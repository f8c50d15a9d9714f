import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { respond, type ChatTurn } from "./respond.ts";

const menu = (passage: number, heading: string, text: string) => ({
  documentId: "menu",
  version: 1,
  passage,
  source: "Menú",
  heading,
  text,
});
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: { ...NO_ABILITIES, forms: [readyForm("order", "es")] },
  business: undefined,
  isOpen: undefined,
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [
    menu(1, "Tacos", "Tacos al pastor $18\nTacos de bistec $20.50"),
    menu(2, "Postres", "Flan $35\nArroz con leche $30"),
  ],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};

describe("a customer who asks for the menu", () => {
  it.each(["me mandas el menú", "la carta por favor", "¿me pasas los precios?"])(
    "gets all of it for “%s”",
    (text) => {
      const { text: said, citations, replyKind } = respond({ ...turn, text });
      for (const line of ["Tacos al pastor", "Tacos de bistec", "Flan", "Arroz con leche"])
        expect(said).toContain(line);
      expect([replyKind, citations.length]).toEqual(["found", 2]);
    },
  );

  it.each(["a como el menu del dia", "cuanto cuesta el menu del dia", "¿a cómo el menú del día?"])(
    "gets the line of a dish that is called a menu for “%s”",
    (text) => {
      const passages = [...turn.passages, menu(3, "Comidas", "Menú del día $95\nMole $120")];
      const { text: said, citations } = respond({ ...turn, passages, text });
      expect(citations.map(({ quote }) => quote)).toEqual(["Menú del día $95"]);
      expect(said).not.toContain("Flan");
    },
  );

  it("is told which parts there are besides, when it is long", () => {
    const long = "Tlayuda con tasajo y quesillo $90\n".repeat(50);
    const passages = [menu(1, "Tlayudas", long), menu(2, "Moles", long), menu(3, "Aguas", long)];
    const { text } = respond({ ...turn, passages, text: "me mandas el menú" });
    expect(text).toContain("También hay: **Moles**, **Aguas**.");
  });

  it("gets an approved answer where there is one", () => {
    const answers = [
      { answerId: "a", question: "¿Me mandas el menú?", answer: "Está en la barra." },
    ];
    expect(respond({ ...turn, answers, text: "me mandas el menú" }).text).toContain("barra");
  });
});

it("sends an order with what it comes to, and without it where a price is not known", () => {
  const send = (what: string) => {
    let request: RequestProgress | undefined;
    const texts = [`quiero pedir ${what}`, "paso por él", "hoy", "a las 3", "Ana", "5512345678"];
    for (const text of [...texts, "ninguna", "sí", "sí"]) {
      if (request?.state === "sent") break;
      request = respond({ ...turn, request, text }).effects.request ?? request;
    }
    return request;
  };
  expect(send("2 tacos de bistec y 1 flan")).toMatchObject({ state: "sent", totalCents: 7_600 });
  const unknown = send("2 hamburguesas");
  expect([unknown?.state, unknown?.totalCents]).toEqual(["sent", undefined]);
});

it.each(["envio a col. centro?", "llegan a la colonia Amor?", "mandan a Cholula"])(
  "a question for deliveries to a place gets their line, and none of a dish: “%s”",
  (text) => {
    const delivery = menu(3, "Envíos", "Entregamos en el Centro y la Paz.\nCosto $25");
    const dishes = menu(4, "Antojitos", "Tacos de la colonia $20\nTorta centro $60");
    const { citations } = respond({ ...turn, passages: [dishes, delivery], text });
    expect(citations.map(({ quote }) => quote)).toEqual(["Entregamos en el Centro y la Paz."]);
  },
);
