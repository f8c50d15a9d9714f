import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { timeOf, type Span } from "#domain/people/business/opening-hours.ts";
import { showSpans } from "#engine/reading/hours.ts";

/** The day that is spoken of, beside today. */
export type SaidDay = "today" | "tomorrow" | { weekday: string };

/**
 * Sentences about the opening hours of one day, by language. Days come in as `on` says them, hours
 * as `spans` and `clock`, and the next opening as `opens`, empty where it is not known.
 */
interface OpeningSays {
  on: (day: SaidDay) => string;
  clock: (minutes: number) => string;
  spans: (spans: readonly Span[]) => string;
  allDay: string;
  opens: (on: string, clock: string) => string;
  closes: (clock: string) => string;
  day: (on: string, spans: string) => string;
  /** An answer that is a yes, or a no. */
  yes: (said: string) => string;
  no: (said: string) => string;
  open: (hours: string) => string;
  closed: (opens: string) => string;
  closedDay: (on: string, opens: string) => string;
  over: (on: string, spans: string, opens: string) => string;
  isOver: string;
  openThen: (on: string, clock: string, spans: string) => string;
  closedThen: (on: string, clock: string, spans: string) => string;
  closedByNotice: (on: string) => string;
}

/** "8:00", as the clocks of the region show it. */
const plainClock = (minutes: number): string => timeOf(minutes).replace(/^0/, "");
const theHour = (minutes: number): string => {
  const clock = plainClock(minutes);
  return `${clock.startsWith("1:") ? "la" : "las"} ${clock}`;
};
const listed = (spans: readonly Span[], one: (span: Span) => string, and: string): string =>
  spans.map(one).join(` ${and} `);
const englishClock = (minutes: number): string => {
  const [hour = 0, minute = 0] = timeOf(minutes).split(":").map(Number);
  const past = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${past} ${hour < 12 ? "am" : "pm"}`;
};
const after = (mark: string, said: string): string => (said === "" ? "" : `${mark}${said}`);

export const OPENING_SAYS: Readonly<Record<ContentLanguage, OpeningSays>> = {
  es: {
    on: (day) => (day === "today" ? "hoy" : day === "tomorrow" ? "mañana" : `el ${day.weekday}`),
    clock: theHour,
    spans: (spans) =>
      listed(spans, ({ from, to }) => `de ${plainClock(from)} a ${plainClock(to)}`, "y"),
    allDay: "las 24 horas",
    opens: (on, clock) => `abrimos ${on} a ${clock}`,
    closes: (clock) => `cerramos a ${clock}`,
    day: (on, spans) => `${on} abrimos ${spans}`,
    yes: (said) => `Sí, ${said}`,
    no: (said) => `No, ${said}`,
    open: (hours) => `ahora está abierto: ${hours}.`,
    closed: (opens) => `ahora está cerrado${after("; ", opens)}.`,
    closedDay: (on, opens) => `${on} está cerrado${after("; ", opens)}.`,
    over: (on, spans, opens) =>
      `${on} ya cerramos: abrimos ${spans}.${after(" ", opens && `${capital(opens)}.`)}`,
    isOver: "Ahora ya está cerrado.",
    openThen: (on, clock, spans) => `${on} a ${clock} está abierto${after(": abrimos ", spans)}.`,
    closedThen: (on, clock, spans) => `${on} a ${clock} está cerrado${after(": abrimos ", spans)}.`,
    closedByNotice: (on) => `${on} está cerrado:`,
  },
  en: {
    on: (day) => (typeof day === "string" ? day : `on ${day.weekday}`),
    clock: englishClock,
    spans: (spans) => showSpans(spans, "en"),
    allDay: "24 hours",
    opens: (on, clock) => `we open ${on} at ${clock}`,
    closes: (clock) => `we close at ${clock}`,
    day: (on, spans) => `${on} we are open ${spans}`,
    yes: (said) => `Yes, ${said}`,
    no: (said) => `No, ${said}`,
    open: (hours) => `it is open now: ${hours}.`,
    closed: (opens) => `it is closed now${after("; ", opens)}.`,
    closedDay: (on, opens) => `we are closed ${on}${after("; ", opens)}.`,
    over: (on, spans, opens) =>
      `${on} we have closed already: we are open ${spans}.${after(" ", opens && `${capital(opens)}.`)}`,
    isOver: "It is closed now.",
    openThen: (on, clock, spans) =>
      `it is open ${on} at ${clock}${after(": we are open ", spans)}.`,
    closedThen: (on, clock, spans) =>
      `it is closed ${on} at ${clock}${after(": we are open ", spans)}.`,
    closedByNotice: (on) => `we are closed ${on}:`,
  },
  pt: {
    on: (day) => (day === "today" ? "hoje" : day === "tomorrow" ? "amanhã" : `${day.weekday}`),
    clock: (minutes) =>
      `${plainClock(minutes).startsWith("1:") ? "à" : "às"} ${plainClock(minutes)}`,
    spans: (spans) =>
      listed(spans, ({ from, to }) => `das ${plainClock(from)} às ${plainClock(to)}`, "e"),
    allDay: "24 horas",
    opens: (on, clock) => `abrimos ${on} ${clock}`,
    closes: (clock) => `fechamos ${clock}`,
    day: (on, spans) => `${on} abrimos ${spans}`,
    yes: (said) => `Sim, ${said}`,
    no: (said) => `Não, ${said}`,
    open: (hours) => `agora está aberto: ${hours}.`,
    closed: (opens) => `agora está fechado${after("; ", opens)}.`,
    closedDay: (on, opens) => `${on} está fechado${after("; ", opens)}.`,
    over: (on, spans, opens) =>
      `${on} já fechamos: abrimos ${spans}.${after(" ", opens && `${capital(opens)}.`)}`,
    isOver: "Agora já está fechado.",
    openThen: (on, clock, spans) => `${on} ${clock} está aberto${after(": abrimos ", spans)}.`,
    closedThen: (on, clock, spans) => `${on} ${clock} está fechado${after(": abrimos ", spans)}.`,
    closedByNotice: (on) => `${on} está fechado:`,
  },
};

/** A sentence with a capital at its beginning. */
export function capital(said: string): string {
  return said.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
