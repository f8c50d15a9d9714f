import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { BookedTime } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { respond, type ChatReply, type ChatTurn } from "./respond.ts";

const open = [{ from: 10 * 60, to: 14 * 60 }];
const hours = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: [] };
/** One chair, an hour each. */
const form = { ...readyForm("appointment", "es"), room: { places: 1, minutes: 60 } };
/** A Tuesday at 9 in the morning. */
const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: { ...NO_ABILITIES, forms: [form] },
  business: { hours, address: "", town: "", whatsapp: "" },
  isOpen: false,
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 540,
  passages: [],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const booked = (day: string, ...clocks: number[]): BookedTime[] =>
  clocks.map((clock) => ({ form: "Cita", day, minute: clock * 60, minutes: 60 }));

/** Says each message in turn; the agenda can change between them. */
function talk(texts: readonly string[], agenda: (at: number) => BookedTime[]): ChatReply[] {
  let request: RequestProgress | undefined;
  return texts.map((text, at) => {
    const answer = respond({ ...turn, text, request, booked: agenda(at) });
    const after = answer.effects.request;
    request = after?.state === "asking" || after?.state === "confirming" ? after : undefined;
    return answer;
  });
}

describe("an appointment at a business with one chair", () => {
  it("is offered the times that are free on the day", () => {
    const [asked] = talk(["quiero una cita para corte el viernes"], () => booked("2026-11-27", 11));
    expect(asked!.text).toContain("Hay lugar: 10:00 a.m., 12:00 p.m., 1:00 p.m.");
    expect(asked!.effects.request).toMatchObject({ state: "asking", asking: "f3" });
  });

  it("is not taken down for a time that is taken: the nearest free ones are said", () => {
    const [refused, taken] = talk(
      ["quiero una cita para corte el viernes a las 11", "a la 1"],
      () => booked("2026-11-27", 11),
    );
    expect(refused!.text).toContain("Para las 11:00 a.m. ya no hay lugar.");
    expect(refused!.text).toContain("Ese día queda lugar: 10:00 a.m., 12:00 p.m., 1:00 p.m.");
    expect(refused!.effects.request).toMatchObject({ state: "asking", asking: "f3" });
    expect(taken!.effects.request!.answers).toContainEqual(
      expect.objectContaining({ kind: "time", value: "13:00" }),
    );
  });

  it("is refused for a day without any room, and asks another day", () => {
    const [refused] = talk(["cita para corte el viernes"], () =>
      booked("2026-11-27", 10, 11, 12, 13),
    );
    expect(refused!.text).toContain("Para el viernes, 27 de noviembre, ya no hay lugar.");
    expect(refused!.effects.request).toMatchObject({ state: "asking", asking: "f2" });
  });

  it("is booked by the day, the time and how long it takes", () => {
    const said = ["cita para corte el viernes a las 11", "Ana", "55 1234 5678", "sí"];
    const answers = talk(said, () => []);
    expect(answers.at(-1)!.effects.request).toMatchObject({
      state: "sent",
      booking: { day: "2026-11-27", minute: 660, minutes: 60, places: 1 },
    });
  });

  it("is not sent when the place was taken before the yes", () => {
    const said = [
      "cita para corte el viernes a las 11",
      "Ana",
      "55 1234 5678",
      "sí",
      "a las 12",
      "sí",
    ];
    const answers = talk(said, (at) => (at < 3 ? [] : booked("2026-11-27", 11)));
    expect(answers[3]!.text).toContain("Para las 11:00 a.m. ya no hay lugar.");
    expect(answers[3]!.effects.request).toMatchObject({ state: "asking", asking: "f3" });
    expect(answers[5]!.effects.request).toMatchObject({ state: "sent", booking: { minute: 720 } });
  });

  it("needs a time of the clock", () => {
    const [, asked] = talk(["cita para corte mañana", "al rato"], () => []);
    expect(asked!.effects.request).toMatchObject({ state: "asking", asking: "f3" });
  });

  it("of another form takes no place", () => {
    const other = booked("2026-11-27", 11).map((one) => ({ ...one, form: "Reservación" }));
    const [asked] = talk(["cita para corte el viernes a las 11"], () => other);
    expect(asked!.text).not.toContain("ya no hay lugar");
  });
});

describe("a question for room", () => {
  const ask = (text: string, clocks: number[] = []) =>
    respond({ ...turn, text, booked: booked("2026-11-27", ...clocks) });

  it("is answered, and begins the booking", () => {
    const { text, effects } = ask("¿tienen lugar el viernes a las 11?");
    expect(text).toBe("Sí, para las 11:00 a.m. hay lugar.\n\n¿Qué servicio necesitas?");
    expect(effects.request!.answers.map(({ value }) => value)).toEqual(["2026-11-27", "11:00"]);
  });

  it("says one o'clock in the singular", () => {
    expect(ask("¿hay lugar el viernes a la 1?").text).toContain("Sí, para la 1:00 p.m. hay lugar.");
  });

  it("is answered with the free times where that one is taken", () => {
    expect(ask("¿tienen lugar el viernes a las 11?", [11]).text).toBe(
      "Para las 11:00 a.m. ya no hay lugar. Ese día queda lugar: 10:00 a.m., 12:00 p.m., 1:00 p.m.\n\n¿A qué hora?",
    );
  });

  it.each(["¿qué horarios tienes libres el viernes?", "hay citas disponibles el viernes?"])(
    "%s is answered with the free times of the day",
    (text) => {
      expect(ask(text, [11]).text).toBe(
        "Hay lugar: 10:00 a.m., 12:00 p.m., 1:00 p.m.\n\n¿Qué servicio necesitas?",
      );
    },
  );

  it.each(["¿tienen lugar para estacionarse?", "¿hay mesas en el patio?", "¿abren el viernes?"])(
    "%s is none",
    (text) => {
      expect(ask(text).effects.request).toBeUndefined();
    },
  );
});

describe("an appointment without a limit of places", () => {
  it("books the time without asking for room", () => {
    const free = {
      ...turn,
      abilities: { ...NO_ABILITIES, forms: [readyForm("appointment", "es")] },
    };
    const { effects, text } = respond({
      ...free,
      text: "cita para corte el viernes a las 11",
      booked: booked("2026-11-27", 11),
    });
    expect(text).not.toContain("lugar");
    expect(effects.request!.answers.map(({ kind }) => kind)).toEqual(["text", "day", "time"]);
  });
});
