import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { isOpenAt, WEEKDAYS, type OpeningHours } from "#domain/people/business/opening-hours.ts";
import { addDays } from "#engine/reading/days.ts";
import { respond, type ChatTurn } from "#engine/chats/respond.ts";
import { answerOpening } from "./answer-opening.ts";

const daily = [{ from: 480, to: 1_020 }];
const fonda: OpeningHours = {
  mon: daily,
  tue: daily,
  wed: daily,
  thu: daily,
  fri: daily,
  sat: [{ from: 540, to: 900 }],
  sun: [],
};
const at = (hour: number, minute = 0) => hour * 60 + minute;
/** A Tuesday. */
const tuesday = new Date(Date.UTC(2026, 10, 24));
const saturday = addDays(tuesday, 4);

const turn: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Lupita",
  abilities: NO_ABILITIES,
  business: { hours: fonda, address: "", town: "", whatsapp: null },
  isOpen: undefined,
  today: tuesday,
  minute: at(11),
  passages: [],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
const ask = (text: string, more: Partial<ChatTurn> = {}) => respond({ ...turn, ...more, text });
const says = (text: string, more: Partial<ChatTurn> = {}) => ask(text, more).text;
const inEnglish = { language: "en" } as const;

it("names every such weekday, also on one", () => {
  const sunday = { today: addDays(tuesday, 5) };
  expect(says("¿trabajan los domingos?", sunday)).toBe(
    "El domingo está cerrado; abrimos mañana a las 8:00.",
  );
  expect(says("¿trabajan hoy?", sunday)).toBe("Hoy está cerrado; abrimos mañana a las 8:00.");
  expect(says("are you open on sundays?", { ...sunday, ...inEnglish })).toContain("on Sunday");
});

describe("a question whether the business is open", () => {
  it.each([
    ["abren hoy?", at(7), "Sí, hoy abrimos de 8:00 a 17:00."],
    ["hoy abren", at(11), "Sí, hoy abrimos de 8:00 a 17:00."],
    ["hay servicio?", at(11), "Sí, ahora está abierto: hoy abrimos de 8:00 a 17:00."],
    ["siguen atendiendo?", at(18), "Ahora está cerrado; abrimos mañana a las 8:00."],
    ["ya van a cerrar?", at(11), "No, ahora está abierto: hoy abrimos de 8:00 a 17:00."],
    ["van a abrir mañana?", at(11), "Sí, mañana abrimos de 8:00 a 17:00."],
    ["abren temprano mañana?", at(11), "Mañana abrimos de 8:00 a 17:00."],
    ["hasta que hora puedo pasar hoy?", at(11), "Hoy abrimos de 8:00 a 17:00."],
    ["cierran a las 5?", at(11), "Hoy abrimos de 8:00 a 17:00."],
    ["¿hay servicio hoy?", at(11), "Sí, hoy abrimos de 8:00 a 17:00."],
    ["oigan trabajan oy?", at(11), "Sí, hoy abrimos de 8:00 a 17:00."],
    ["abren hoy?", at(18), "Hoy ya cerramos: abrimos de 8:00 a 17:00. Abrimos mañana a las 8:00."],
    ["estan abiertos ahorita?", at(11), "Sí, ahora está abierto: hoy abrimos de 8:00 a 17:00."],
    ["están abiertos?", at(7), "Ahora está cerrado; abrimos hoy a las 8:00."],
    ["siguen abiertos?", at(17), "Ahora está cerrado; abrimos mañana a las 8:00."],
    ["ya cerraron?", at(17), "Sí, ahora está cerrado; abrimos mañana a las 8:00."],
    ["ya cerraron?", at(16, 59), "No, ahora está abierto: hoy abrimos de 8:00 a 17:00."],
    ["ya abrieron?", at(8), "Sí, ahora está abierto: hoy abrimos de 8:00 a 17:00."],
    ["a que hora cierran hoy", at(11), "Hoy abrimos de 8:00 a 17:00."],
    ["hasta que hora están hoy", at(20), "Hoy abrimos de 8:00 a 17:00. Ahora ya está cerrado."],
    ["a qué hora abren mañana?", at(11), "Mañana abrimos de 8:00 a 17:00."],
    ["abren mañana?", at(11), "Sí, mañana abrimos de 8:00 a 17:00."],
    ["abren el domingo?", at(11), "El domingo está cerrado; abrimos el lunes a las 8:00."],
    ["¿abren los martes?", at(18), "Sí, el martes abrimos de 8:00 a 17:00."],
    ["¿atienden los miércoles?", at(11), "Sí, el miércoles abrimos de 8:00 a 17:00."],
    ["trabajan los sábados?", at(11), "Sí, el sábado abrimos de 9:00 a 15:00."],
    ["abren mañana a las 4 de la tarde?", at(11), "Sí, mañana a las 16:00 está abierto:"],
    ["están abiertos a las 9 de la noche?", at(11), "No, hoy a las 21:00 está cerrado:"],
  ])("“%s” at minute %i: %s", (text, minute, said) => {
    const { text: answer, replyKind, effects } = ask(text, { minute });
    expect(answer).toContain(said);
    expect([replyKind, effects.isUnknown]).toEqual(["found", false]);
  });

  it.each([
    ["are you open today?", at(11), "Yes, today we are open from 8 am to 5 pm."],
    [
      "Are you open right now?",
      at(11),
      "Yes, it is open now: today we are open from 8 am to 5 pm.",
    ],
    ["are you still open?", at(18), "It is closed now; we open tomorrow at 8 am."],
    ["what time do you close today?", at(11), "Today we are open from 8 am to 5 pm."],
    ["are you open on Sunday?", at(11), "We are closed on Sunday; we open on Monday at 8 am."],
  ])("“%s” at minute %i: %s", (text, minute, said) =>
    expect(says(text, { ...inEnglish, minute })).toBe(said),
  );

  it("names the day on which it opens next", () => {
    expect(says("estan abiertos?", { today: saturday, minute: at(16) })).toBe(
      "Ahora está cerrado; abrimos el lunes a las 8:00.",
    );
  });

  it("is answered after midnight with the hours of the evening before", () => {
    const hours = { ...fonda, mon: [{ from: at(18), to: at(26) }], tue: [] };
    const business = { ...turn.business!, hours };
    expect(says("están abiertos?", { business, minute: at(1) })).toBe(
      "Sí, ahora está abierto: cerramos a las 2:00.",
    );
  });

  it.each([
    ["¿a qué hora abren?", "de lunes a viernes"],
    ["¿qué días abren?", "de lunes a viernes"],
  ])("“%s” names no day and gets the hours of the week", (text, said) =>
    expect(says(text)).toContain(said),
  );

  it.each([
    "abren el 25 de diciembre?",
    "está abierta la inscripción hoy?",
    "a qué hora cierran la cocina hoy?",
    "abren cuentas hoy?",
    "¿a qué hora puedo pasar hoy por mi pedido?",
    "tienen el vino abierto?",
  ])("“%s” asks for something that the opening hours do not say", (text) =>
    expect(says(text)).not.toMatch(/^(?:Sí|No,|Ahora|Hoy)/),
  );

  it("stays unanswered where no hours are known", () => {
    const business = { ...turn.business!, hours: null };
    expect(ask("abren hoy?", { business }).effects.isUnknown).toBe(true);
  });

  it("is answered by the owner's approved answer first", () => {
    const answers = [{ answerId: "a", question: "¿Abren hoy?", answer: "Hoy es fiesta." }];
    expect(says("abren hoy?", { answers })).toBe("Hoy es fiesta.");
  });
});

const line = (text: string, heading = "", passage = 1) => ({
  documentId: "d",
  version: 1,
  passage,
  source: "Avisos",
  heading,
  text,
});

describe("a day on which a document says that the business is closed", () => {
  it.each([
    "El 24 de noviembre cerramos por inventario.",
    "Cerrado el 24 y 25 de noviembre",
    "Cerramos del 20 de noviembre al 2 de diciembre por vacaciones.",
    "24/11: no abrimos",
  ])("is closed, whatever the hours of the week say: “%s”", (text) => {
    const { text: said, citations } = ask("abren hoy?", { passages: [line(text)] });
    expect(said).toMatch(/^Hoy está cerrado:/);
    expect(citations[0]!.quote).toBe(text);
  });

  it.each(["El 24 de noviembre cerramos a las 2.", "24 de noviembre: abrimos de 10 a 14 h"])(
    "with other hours is told by its line alone: “%s”",
    (text) => expect(says("abren hoy?", { passages: [line(text)] })).toBe(`> ${text}`),
  );

  it("is another one", () => {
    const passages = [line("Cerramos el 25 de diciembre.")];
    expect(says("abren hoy?", { passages })).toMatch(/^Sí, hoy abrimos/);
  });
});

describe("hours that only a document says", () => {
  const unsaid = { business: { ...turn.business!, hours: null } };
  it.each([
    line("Abrimos de lunes a sábado de 8:00 a 17:00. Domingo cerrado."),
    line("Lunes a viernes: 8:00 a 17:00 h\nSábado: 9 am a 3 pm", "Horario"),
    line("Horario: lunes a domingo de 8 am a 5 pm"),
  ])("are read where they are certain: $text", (passage) => {
    const { text, citations } = ask("abren hoy?", { ...unsaid, passages: [passage] });
    expect(text).toMatch(/^Sí, hoy abrimos de 8:00 a 17:00\./);
    expect(citations.length).toBeGreaterThan(0);
    for (const { quote } of citations) expect(passage.text).toContain(quote);
  });

  it.each([
    line("Abrimos de lunes a viernes de 8 a 12 y de 4 a 8."),
    line("Abrimos de lunes a viernes de 8:00 a 17:00, salvo el segundo martes."),
    line("Desayunos de lunes a viernes de 8:00 a 12:00"),
    line("Abrimos de miércoles a domingo de 8:00 a 17:00"),
    line("Abrimos de lunes a viernes de 1 a 6"),
  ])("are not, and no yes or no is made up, where they are not: $text", (passage) =>
    expect(says("abren hoy?", { ...unsaid, passages: [passage] })).not.toMatch(/Sí, hoy|cerrad/),
  );
});

describe("at every minute of a week", () => {
  const spans = fc
    .array(fc.record({ from: fc.nat(1_439), length: fc.integer({ min: 1, max: 1_440 }) }), {
      maxLength: 2,
    })
    .map((all) => all.map(({ from, length }) => ({ from, to: Math.min(from + length, 1_800) })));
  const week = fc.record(
    Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Record<
      (typeof WEEKDAYS)[number],
      typeof spans
    >,
  );
  const monday = addDays(tuesday, -1);

  const sayings = (hours: OpeningHours, ahead: number, minute: number) => {
    const now = { hours, today: addDays(monday, ahead), minute, passages: [] };
    return (text: string, language: "es" | "en" = "es") =>
      answerOpening(text, { ...now, language })?.text ?? "";
  };
  const agrees = (hours: OpeningHours, ahead: number, minute: number) => {
    if (WEEKDAYS.every((day) => hours[day].length === 0)) return;
    const weekday = WEEKDAYS[ahead]!;
    const answer = sayings(hours, ahead, minute);
    const isOpen = isOpenAt(hours, weekday, minute);
    expect(answer("están abiertos?").startsWith("Sí, ahora está abierto")).toBe(isOpen);
    expect(answer("are you open now?", "en").startsWith("Yes")).toBe(isOpen);
    expect(answer("ya cerraron?").startsWith("Sí, ahora está cerrado")).toBe(!isOpen);
    let isOpenLater = false;
    for (let later = minute; later < 1_440 && !isOpenLater; later += 1)
      isOpenLater = isOpenAt(hours, weekday, later);
    expect(answer("abren hoy?").startsWith("Sí")).toBe(isOpenLater);
  };

  it("the yes and the no agree with any opening hours", () => {
    fc.assert(fc.property(week, fc.nat(6), fc.nat(1_439), agrees), { numRuns: 300 });
  });

  it("they agree with a fonda's, and with a bar's, minute by minute", () => {
    const night = [{ from: 1_080, to: 1_560 }];
    const bar = { ...fonda, thu: night, fri: night, sat: night, mon: [] };
    for (const hours of [fonda, bar])
      for (let ahead = 0; ahead < 7; ahead += 1)
        for (let minute = 0; minute < 1_440; minute += 1) {
          const answer = sayings(hours, ahead, minute)("están abiertos?");
          const isOpen = isOpenAt(hours, WEEKDAYS[ahead]!, minute);
          if (answer.startsWith("Sí") !== isOpen) expect.fail(`${WEEKDAYS[ahead]} ${minute}`);
        }
  });
});
