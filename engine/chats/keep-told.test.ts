import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { respond, type ChatTurn } from "./respond.ts";

/** Details of a booking that a customer has told once are kept when the rest comes. */
const daily = [{ from: 480, to: 1_020 }];
const hours = { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: [], sun: [] };
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: { ...NO_ABILITIES, forms: [readyForm("booking", "es")] },
  business: { hours, address: "", town: "", whatsapp: null },
  isOpen: true,
  // A Tuesday, at 11 in the morning.
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};

/** Says each message in turn, and gives the form as the last one leaves it. */
function talk(texts: readonly string[], more: Partial<ChatTurn> = {}) {
  let request: RequestProgress | undefined;
  let said = "";
  for (const text of texts) {
    const { effects, text: answer } = respond({ ...turn, ...more, text, request });
    request = effects.request;
    said = answer;
  }
  const told = Object.fromEntries((request?.answers ?? []).map(({ kind, value }) => [kind, value]));
  return { said, told, request };
}
const AFTERNOON = { minute: 900 };

describe("a time that is told before the day", () => {
  it.each([
    ["mañana", "2026-11-25"],
    ["el viernes porfa", "2026-11-27"],
    ["¿mañana?", "2026-11-25"],
    ["hoy", "2026-11-24"],
  ])("is kept when the day comes: “%s”", (day, iso) => {
    const { told, said } = talk(["quiero reservar para 4 a las 2", day]);
    expect(told).toMatchObject({ day: iso, time: "14:00", number: "4" });
    expect(said).toContain("nombre");
  });

  it("means the next such weekday, where it is over on this one", () => {
    const { told, said } = talk(["quiero reservar para 4 a las 2", "el martes"], AFTERNOON);
    expect(told).toMatchObject({ day: "2026-12-01", time: "14:00", number: "4" });
    expect(said).toContain("nombre");
  });
});

describe("a time that does not fit the day", () => {
  const over = ["quiero reservar para 4 a las 2", "hoy"];

  it("is said to be over, and asked for", () =>
    expect(talk(over, AFTERNOON).said).toContain("Esa hora ya pasó."));

  it.each(["mañana", "entonces mañana", "¿y mañana?"])(
    "is kept where another day comes in answer: “%s”",
    (day) => {
      const { told, said } = talk([...over, day], AFTERNOON);
      expect(told).toMatchObject({ day: "2026-11-25", time: "14:00", number: "4" });
      expect(said).toContain("nombre");
    },
  );

  it("is kept for a day on which there is room, or on which it is open", () => {
    const thursday = { ...hours, thu: [{ from: 480, to: 1_320 }] };
    const more = { business: { ...turn.business!, hours: thursday } };
    const { told } = talk(["mesa para 4 a las 9 pm", "mañana", "el jueves"], more);
    expect(told).toMatchObject({ day: "2026-11-26", time: "21:00", number: "4" });
  });

  it("gives way to another time", () => {
    const { told, said } = talk([...over, "a las 4"], AFTERNOON);
    expect(told).toMatchObject({ day: "2026-11-24", time: "16:00" });
    expect(said).toContain("nombre");
  });

  it.each(["no sé", "soy Ana", "5512345678", "somos 5"])(
    "is never sent, and asked again after “%s”",
    (text) => {
      const { request, said } = talk([...over, text], AFTERNOON);
      expect(request).toMatchObject({ state: "asking", asking: "f2" });
      expect(said).toContain("hora");
    },
  );

  it("leaves what may be left out to be asked", () => {
    const field = (key: string, kind: "day" | "time" | "text" | "name", isRequired = true) => ({
      key,
      label: `¿${kind}?`,
      kind,
      isRequired,
      options: [],
    });
    const form = {
      ...readyForm("booking", "es"),
      fields: [
        field("f1", "day"),
        field("f2", "time"),
        field("f3", "text", false),
        field("f4", "name"),
      ],
    };
    const more = { ...AFTERNOON, abilities: { ...turn.abilities, forms: [form] } };
    expect(talk(["quiero reservar a las 2", "hoy", "mañana"], more).said).toContain("¿text?");
  });
});

it.each([
  "me apartas una mesa de 4 a las 2",
  "una mesa de cuatro a las 2",
  "mesa de cuatro a las 2 para mañana",
])("a table of so many is a booking: “%s”", (text) =>
  expect(talk([text]).told).toMatchObject({ time: "14:00", number: "4" }),
);
