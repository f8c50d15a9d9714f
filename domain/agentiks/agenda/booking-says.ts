import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import type { BookedStart } from "./reminders.ts";

/** Booking as a customer is told of it. */
export interface ToldBooking extends BookedStart {
  /** The business, or its agentik where it has no name. */
  business: string;
  /** Name of the form: "Cita". */
  form: string;
}

interface Says {
  today: (time: string) => string;
  tomorrow: (day: string, time: string) => string;
  later: (day: string, time: string) => string;
  reminder: (business: string, form: string, when: string) => string;
  moved: (form: string, when: string) => string;
  cancelled: (form: string, when: string) => string;
}

/** "A las 5", "a la 1". */
const theHour = (time: string): string => (/^1:/.test(time) ? `la ${time}` : `las ${time}`);

/** A sentence with its full stop; that of "5:00 p.m." is enough. */
const ended = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

const SAYS: Readonly<Record<ContentLanguage, Says>> = {
  es: {
    today: (time) => `hoy a ${theHour(time)}`,
    tomorrow: (day, time) => `mañana, ${day}, a ${theHour(time)}`,
    later: (day, time) => `el ${day} a ${theHour(time)}`,
    reminder: (business, form, when) =>
      `⏰ ${business} te recuerda: ${form}, ${ended(when)}\n\nSi no vas a venir, responde CANCELAR.`,
    moved: (form, when) => `📅 ${form}: cambio de horario. Ahora es ${ended(when)}`,
    cancelled: (form, when) =>
      `Listo, cancelamos: ${form}, ${ended(when)} Cuando quieras otra, escríbenos aquí.`,
  },
  en: {
    today: (time) => `today at ${time}`,
    tomorrow: (day, time) => `tomorrow, ${day}, at ${time}`,
    later: (day, time) => `${day}, at ${time}`,
    reminder: (business, form, when) =>
      `⏰ ${business} reminds you: ${form}, ${ended(when)}\n\nIf you are not coming, answer CANCEL.`,
    moved: (form, when) => `📅 ${form}: we moved it. It is now ${ended(when)}`,
    cancelled: (form, when) =>
      `Done, we cancelled: ${form}, ${ended(when)} Write to us here whenever you want another one.`,
  },
  pt: {
    today: (time) => `hoje às ${time}`,
    tomorrow: (day, time) => `amanhã, ${day}, às ${time}`,
    later: (day, time) => `${day}, às ${time}`,
    reminder: (business, form, when) =>
      `⏰ ${business} lembra você: ${form}, ${ended(when)}\n\nSe não vier, responda CANCELAR.`,
    moved: (form, when) => `📅 ${form}: mudamos o horário. Agora é ${ended(when)}`,
    cancelled: (form, when) =>
      `Pronto, cancelamos: ${form}, ${ended(when)} Quando quiser outra, escreva aqui.`,
  },
};

// Kept: constructing an `Intl.DateTimeFormat` costs far more than using it.
const formats = (options: Intl.DateTimeFormatOptions) => {
  const of = (tag: string) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return { es: of("es-MX"), en: of("en-US"), pt: of("pt-BR") };
};
const DATE = formats({ weekday: "long", day: "numeric", month: "long" });
const CLOCK = formats({ hour: "numeric", minute: "2-digit" });
/** ICU versions differ in the space before "PM". */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ");

/** A calendar day in words: "viernes, 27 de noviembre". */
export const sayDay = (day: string, language: ContentLanguage): string =>
  plain(DATE[language].format(new Date(`${day}T00:00:00Z`)));

/** Minutes since midnight as a time of the clock: "5:00 p.m." */
export const sayClock = (minute: number, language: ContentLanguage): string =>
  plain(CLOCK[language].format(new Date(minute * 60_000)));

/**
 * When a booking is, in words: "mañana, viernes, 27 de noviembre, a las 5:00 p.m."
 *
 * @param today calendar day where the business is
 */
function sayWhen({ day, minute }: BookedStart, language: ContentLanguage, today: string): string {
  const says = SAYS[language];
  const [date, time] = [sayDay(day, language), sayClock(minute, language)];
  if (day === today) return says.today(time);
  return day === dayAfter(today, 1) ? says.tomorrow(date, time) : says.later(date, time);
}

/** The message that reminds a customer of a booking, and says how to cancel it. */
export const reminderSays = (
  language: ContentLanguage,
  { business, form, ...start }: ToldBooking,
  today: string,
): string => SAYS[language].reminder(business, form, sayWhen(start, language, today));

/** Message to a customer whose booking the business has moved. */
export const movedSays = (
  language: ContentLanguage,
  { form, ...start }: Omit<ToldBooking, "business">,
  today: string,
): string => SAYS[language].moved(form, sayWhen(start, language, today));

/** Message to a customer who has cancelled a booking. */
export const cancelledSays = (
  language: ContentLanguage,
  { form, ...start }: Omit<ToldBooking, "business">,
  today: string,
): string => SAYS[language].cancelled(form, sayWhen(start, language, today));
