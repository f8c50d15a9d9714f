import { HEADING_SEPARATOR } from "#domain/spaces/passages.ts";
import {
  hasHours,
  WEEKDAYS,
  type OpeningHours,
  type Span,
  type StatedHours,
  type Weekday,
} from "#domain/people/business/opening-hours.ts";
import { readDates } from "#engine/reading/dates.ts";
import { isoOf, MONTHS, type Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import { readWeekHours } from "#engine/reading/week-hours.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";

/** Opening hours of the weekdays of which they are known; a day without any span is closed. */
export type KnownHours = Readonly<Partial<Record<Weekday, readonly Span[]>>>;

/** A line of a document, word for word. */
export interface HoursLine {
  passage: CandidatePassage;
  quote: string;
}

const OPENING = /\b(?:horarios?|abr(?:imos|e|en|ir)|abiert[oa]s?|atendemos|open(?:ing)?|hours)\b/;
/** Words of a line that says nothing but the hours of the business. */
const AROUND = new Set(
  "horario horarios de atencion servicio abrimos abre abren abierto abiertos abierta atendemos estamos nuestro nuestros al publico es son el la los y hrs horas h en desde negocio general nuestra our we are is opening open hours from on the business and and".split(
    " ",
  ),
);
const DAYS = [
  "lunes|monday",
  "martes|tuesday",
  "miercoles|wednesday",
  "jueves|thursday",
  "viernes|friday",
  "sabado|saturday",
  "domingo|sunday",
];
const DAY = `(?:${DAYS.join("|")})s?`;
const SHUT = "(?:esta(?:mos)? )?(?:cerrado|cerramos|no abrimos|descansamos|closed)";
/** "Domingo cerrado", "cerramos los lunes y martes". */
const CLOSED_DAYS = new RegExp(
  `(?:\\b(?:los |el )?(${DAY})(?: (?:y|and) (?:el |los )?(${DAY}))?:? ${SHUT}|\\b${SHUT}(?: los| el| on)? (${DAY})(?: (?:y|and) (?:el |los )?(${DAY}))?)\\b`,
  "g",
);
const NAMES_HOURS = new RegExp(
  `\\b(?:${DAY}|lun|sab|dom|mon|diario|todos los dias|every day|daily)\\b.*\\d`,
);

/**
 * The opening hours that documents say of the business.
 *
 * @returns undefined where no line says them, or one cannot be read with certainty
 */
export function hoursInDocuments<Passage extends Pick<CandidatePassage, "heading" | "text">>(
  passages: readonly Passage[],
): { hours: KnownHours; lines: { passage: Passage; quote: string }[] } | undefined {
  const hours: Partial<Record<Weekday, readonly Span[]>> = {};
  const lines: { passage: Passage; quote: string }[] = [];
  for (const passage of passages) {
    const title = fold(passage.heading.split(HEADING_SEPARATOR).at(-1) ?? "");
    for (const typed of passage.text.split("\n")) {
      const folded = fold(typed);
      const isClosed = folded.search(CLOSED_DAYS) >= 0;
      const isOfHours = OPENING.test(folded) || (OPENING.test(title) && isOnlyAround(title));
      if (!isOfHours || !(isClosed || NAMES_HOURS.test(folded))) continue;
      const read = readLine(typed);
      if (!read) return undefined;
      for (const [day, spans] of read) {
        const before = hours[day];
        if (before && JSON.stringify(before) !== JSON.stringify(spans)) return undefined;
        hours[day] = spans;
      }
      lines.push({ passage, quote: typed.trim() });
    }
  }
  return lines.length > 0 ? { hours, lines } : undefined;
}

/** The opening hours of the whole week that documents say; null where those of any day are not certain. */
export function wholeWeekIn(passages: readonly CandidatePassage[]): OpeningHours | null {
  const hours = hoursInDocuments(passages)?.hours;
  return hours && WEEKDAYS.every((day) => hours[day]) ? (hours as OpeningHours) : null;
}

/** The opening hours that one document says, with its lines; undefined where it does not say them plainly. */
export function statedHours(
  passages: readonly Pick<CandidatePassage, "heading" | "text">[],
): StatedHours | undefined {
  const found = hoursInDocuments(passages);
  if (!found || !hasHours(found.hours)) return undefined;
  return { hours: found.hours, quote: found.lines.map(({ quote }) => quote).join(" · ") };
}

/** The hours of one line, if all of its words are about them. */
function readLine(typed: string): [Weekday, readonly Span[]][] | undefined {
  const closed: [Weekday, readonly Span[]][] = [];
  const left = fold(typed).replace(CLOSED_DAYS, (said, ...days: (string | undefined)[]) => {
    for (const day of days.slice(0, 4)) if (day) closed.push([weekdayNamed(day), []]);
    return " ".repeat(said.length);
  });
  // One day alone has hours of an event, unless they are said to be opening hours.
  const lead = "horario ";
  const week = readWeekHours(`${lead}${left}`);
  const rest = (week?.ranges ?? []).reduce(
    (text, { from, to }) => `${text.slice(0, from)}${" ".repeat(to - from)}${text.slice(to)}`,
    `${lead}${left}`,
  );
  if (!isOnlyAround(rest) || /\d/.test(rest)) return undefined;
  if (week && !week.ranges.every(({ from, to }) => isPlain(`${lead}${left}`.slice(from, to))))
    return undefined;
  const open = week ? WEEKDAYS.filter((day) => week.hours[day].length > 0) : [];
  if (open.some((day) => week!.hours[day].length > 1)) return undefined;
  return [...closed, ...open.map((day): [Weekday, readonly Span[]] => [day, week!.hours[day]])];
}

/** Whether hours can be meant in one way only: "de 1 a 6" may be of the night or the afternoon. */
function isPlain(said: string): boolean {
  if (/[ap]\.? ?m\b/.test(said)) return true;
  const [from = 0, to = 0] = [...said.matchAll(/(\d{1,2})(?:[:.]\d{2})?/g)].map(([, hour]) =>
    Number(hour),
  );
  return from >= 6 && (to > 12 || to < from);
}

const isOnlyAround = (folded: string): boolean =>
  (folded.match(/[a-z]+/g) ?? []).every((word) => AROUND.has(word));

const weekdayNamed = (name: string): Weekday =>
  WEEKDAYS[DAYS.findIndex((names) => new RegExp(`^(?:${names})`).test(name))]!;

const CLOSES =
  /\b(?:cerrad[oa]s?|cerramos|cerraremos|cierra|cerrara|no (?:se )?(?:abrimos|abriremos|abre|abrira|laboramos|trabajamos|habra servicio|hay servicio)|closed|we close|fechad[oa]s?|fechamos)\b/;
const MONTH = [...MONTHS.es, ...MONTHS.en].map(fold).join("|");
/** "24 y 25 de diciembre", "24, 25 y 31 de diciembre". */
const LISTED = new RegExp(
  `((?:\\d{1,2}(?:, ?| y (?:el )?| e | and ))+)(\\d{1,2} de (?:${MONTH}))`,
  "g",
);
const IS_DATED = new RegExp(`\\d (?:de )?(?:${MONTH})|(?:${MONTH}) \\d|\\d/\\d|\\d{4}-\\d{2}`);

/** With a time or an opening, a line says other hours of that day and no closure: "cerramos a las 2". */
const OTHER_HOURS =
  /\d:\d|\d ?(?:am|pm|a\.m|p\.m|hrs?|h)\b|\ba las? \d|\bde \d{1,2} a \d{1,2}\b(?! de)|\b(?:temprano|early|medio ?dia|noon|solo|only|horario|hours)\b|(?<!\bno )\babr(?:e|en|imos|iremos|ira)\b/;
/** Since when there is a business, and other days that do not come again. */
const IS_SINCE = /\b(?:desde|since|a partir)\b/;

/** The line of a document about one day of the calendar: that it is closed, or has other hours. */
export function noticeOn(
  day: Day,
  passages: readonly CandidatePassage[],
  today: Day,
): { line: HoursLine; isClosed: boolean } | undefined {
  const iso = isoOf(day);
  for (const passage of passages)
    for (const typed of passage.text.split("\n")) {
      const folded = fold(typed);
      const isAbout = CLOSES.test(folded) || OPENING.test(folded);
      if (!isAbout || !IS_DATED.test(folded) || IS_SINCE.test(folded)) continue;
      if (datesIn(folded, today).some(({ from, to }) => from <= iso && iso <= to))
        return {
          line: { passage, quote: typed.trim() },
          isClosed: CLOSES.test(folded) && !OTHER_HOURS.test(folded),
        };
    }
  return undefined;
}

/** The days and ranges of days that a line names, as ISO dates. */
function datesIn(folded: string, today: Day): { from: string; to: string }[] {
  const listed = [...folded.matchAll(LISTED)].flatMap(([, days = "", last = ""]) =>
    (days.match(/\d+/g) ?? []).map((one) => last.replace(/^\d+/, one)),
  );
  return [folded, ...listed].flatMap((text) => {
    const chips = readDates(text, today);
    const from = chips.find(({ field }) => field === "date")?.value;
    const to = chips.find(({ field }) => field === "until")?.value;
    return from === undefined ? [] : [{ from, to: to ?? from }];
  });
}
