import { addDays, nextWeekday, WEEKDAYS, type Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import { wordsOf } from "#engine/replies/words.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import { findTime, type Now } from "#engine/chats/read-when.ts";
import { writeOut } from "#engine/chats/written-out.ts";

/** Question of a customer about the opening hours of one day. */
export interface OpeningAsked {
  /**
   * `now`: whether it is open now. `day`: whether it opens on that day. `time`: whether it is open at a
   * time of it. `hours`: from when until when.
   */
  about: "now" | "day" | "time" | "hours";
  day: Day;
  /** Minutes since the day's midnight, of a question about a time. */
  minute?: number;
  /** "¿Abren los domingos?": every such weekday is meant, and not the next one alone. */
  isEvery: boolean;
  /** "¿Ya cerraron?": a yes means that it is closed. */
  isForClosed: boolean;
}

/** Words of opening and of closing, folded. */
const OPENS =
  /\b(?:abren?|abriran?|abrieron|abrio|abrir|abiert[oa]s?|trabajan?|trabajaran|atienden?|laboran?|(?:atend|abr|sirv)iendo|trabajando|(?:hay|dan|tienen?|habra) servicio|open(?:s|ed|ing)?|abert[oa]s?|abrem|abriu|funcionam?)\b/;
const CLOSES =
  /\b(?:cierran?|cerraron|cerro|cerraran?|cerrar|cerrad[oa]s?|closed?|closes|closing|fechad[oa]s?|fecham|fechou)\b/;
/** A state, which is of now unless a day is named: "están abiertos", "ya cerraron". */
const IS_STATE =
  /\b(?:estan?|siguen?|siga[ns]?|continuan?|continuam|tienen?|are|is|ya|still|ainda) .{0,24}\b(?:abiert|cerrad|abr|atend|trabaj|sirv|cerr|cierr|open|clos|abert|fechad)|^(?:(?:esta|aun|todavia) )?(?:abiert|cerrad|open|closed|abert|fechad)[a-z]*$|^(?:hay|habra) servicio$|^have you .*clos|^did you .*clos|\bya (?:abr|cerr|cierr)/;
const IS_NOW = /\b(?:ahora|ahorita|en este momento|now|agora)\b/;
const ASKS_HOURS =
  /\b(?:(?:a|hasta|desde|de)? ?que horas?|que horarios?|horarios?|cuando|hours|what time|when|until|hasta las?|que horas)\b/;
/** Parts of a day in a question without a clock time: "hoy en la noche". */
const PART =
  /\b(?:temprano|early|late|tarde|noche|tonight|evening|afternoon|morning|noite)\b|\b(?:la|por la) manana\b/;
const EVERY = new RegExp(
  `\\blos (?:dias )?(?:${WEEKDAYS.es.map(fold).join("|")})|\\b(?:sabados|domingos|${WEEKDAYS.en.map((day) => `${fold(day)}s`).join("|")})\\b`,
);
const GREETS =
  /\b(?:buen(?:os|as)? (?:dias?|tardes?|noches?)|good (?:morning|afternoon|evening)|bo[am] (?:dia|tarde|noite))\b/g;

/** Folded words beside those above that leave a question one about the hours of the business itself. */
const AROUND = new Set(
  "van va vas puedo podemos pasar ir llegar hola oye oiga oigan disculpa disculpen disculpe perdon por favor gracias saber quisiera quiero me nos digan dime pueden puedes podrian decir si no y o a al de del el la los las lo un una en es son que ya esta estan estaran sera siguen sigue siga aun todavia tambien como cual hasta desde hay dan tienen tiene ustedes ud usted su sus nuestro negocio local tienda restaurante fonda cafeteria sucursal mismo este momento dia hora horas am pm hrs hoy ahora ahorita pasado manana servicio horario horarios cuando las para normal hi hello hey please thanks are is you your u it the do does did have will be at on in of to for what time when still right now today tomorrow yet until till from there shop store place restaurant business hours voces voce hoje agora amanha ainda que horas os as ao no na e esta estao loja".split(
    " ",
  ),
);
const WEEKDAY_NAMES = [...WEEKDAYS.es, ...WEEKDAYS.en].map(fold);

/**
 * Reads a question about the business's hours on one day: "¿abren hoy?", "ya cerraron?", "a qué
 * hora cierran mañana".
 *
 * @returns undefined where any word asks for something else, and where no day is meant: that is a question
 *   for the hours of the whole week, or for a document
 */
export function readOpening(text: string, now: Now): OpeningAsked | undefined {
  const words = wordsOf(writeOut(text)).join(" ").replace(GREETS, " ").replace(/\s+/g, " ").trim();
  const [opens, closes] = [OPENS.test(words), CLOSES.test(words)];
  const asksHours = ASKS_HOURS.test(words);
  if (!opens && !closes && !asksHours) return undefined;
  const days = daysIn(words, now.today);
  if (days === undefined) return undefined;
  const clock = /\d/.test(words) ? findTime(withoutNow(fold(text)), now, days[0]) : undefined;
  if (!isAboutHours(words, clock !== undefined)) return undefined;
  const minute = clock && minutesOf(clock.value);
  const isForClosed = closes && !opens;
  const isEvery = EVERY.test(words);
  const isNow = IS_NOW.test(words);
  const isState = IS_STATE.test(words);
  const [named] = days;
  const day = named ?? now.today;
  if (minute !== undefined && !asksHours && !isForClosed)
    return { about: named || isState ? "time" : "hours", day, minute, isForClosed, isEvery };
  if (minute !== undefined) return { about: "hours", day, isForClosed, isEvery };
  if (asksHours || PART.test(words))
    return named || isNow ? { about: "hours", day, isForClosed, isEvery } : undefined;
  if (isNow || (!named && isState)) return { about: "now", day: now.today, isForClosed, isEvery };
  return named ? { about: "day", day, isForClosed, isEvery } : undefined;
}

/** A time of the clock is looked for, not "ahorita". */
const withoutNow = (folded: string): string => folded.replace(/\b(?:ahor\w+|right now|now)\b/g, "");

/** Whether a question is about opening hours alone: "¿está abierta la inscripción?" is not. */
function isAboutHours(words: string, hasClock: boolean): boolean {
  const others = words
    .split(" ")
    .filter(
      (word) =>
        !AROUND.has(word) && !WEEKDAY_NAMES.includes(word.replace(/(?<=sabado|domingo|day)s$/, "")),
    )
    .filter((word) => !OPENS.test(word) && !CLOSES.test(word) && !PART.test(word));
  return others.every((word) => hasClock && /^\d{1,2}(?:am|pm|h|hrs)?$/.test(word));
}

/**
 * The day that the words name, once or more; an empty list where they name none.
 *
 * @returns undefined for two different days, "lunes a viernes"
 */
function daysIn(words: string, today: Day): Day[] | undefined {
  const found: Day[] = [];
  if (/\b(?:hoy|today|tonight|hoje|esta (?:noche|tarde))\b/.test(words)) found.push(today);
  if (/\bpasado manana\b/.test(words)) found.push(addDays(today, 2));
  else if (/(?<!\b(?:la|esta) )\bmanana\b|\b(?:tomorrow|amanha)\b/.test(words))
    found.push(addDays(today, 1));
  for (const word of words.split(" ")) {
    const at = WEEKDAY_NAMES.indexOf(word.replace(/(?<=sabado|domingo|day)s$/, ""));
    if (at >= 0) found.push(nextWeekday(today, at % 7));
  }
  return new Set(found.map((day) => day.getTime())).size > 1 ? undefined : found.slice(0, 1);
}
