import type { ContentLanguage } from "#domain/items/catalogue.ts";
import {
  DAY_MINUTES,
  LATEST_CLOSING,
  WEEKDAYS,
  type Span,
} from "#domain/people/business/opening-hours.ts";
import { addDays, type Day } from "#engine/reading/days.ts";
import { quotedLines } from "#engine/replies/quoted-lines.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { weekdayOf, type Now } from "#engine/chats/read-when.ts";
import { showWeekday } from "#engine/chats/show-when.ts";
import { noticeOn, hoursInDocuments, type HoursLine, type KnownHours } from "./document-hours.ts";
import { capital, OPENING_SAYS } from "./opening-says.ts";
import { readOpening, type OpeningAsked } from "./read-opening.ts";

/** Markdown, and the lines of documents that it rests on. */
export interface OpeningAnswer {
  text: string;
  lines: readonly HoursLine[];
}

/**
 * Answers whether the business is open, or from when until when, on a day that a customer names or means.
 * The owner's opening hours come before those that a document says; what a document says of one day of the
 * calendar comes before both.
 *
 * @returns undefined for another question, and where the hours of that day are not certain
 */
export function answerOpening(
  text: string,
  { passages, ...now }: Now & { passages: readonly CandidatePassage[] },
): OpeningAnswer | undefined {
  const asked = readOpening(text, now);
  if (!asked) return undefined;
  const says = OPENING_SAYS[now.language];
  const notice = noticeOn(asked.day, passages, now.today);
  if (notice) {
    const closed = says.closedByNotice(says.on(saidDay(asked.day, now)));
    return withLines(notice.isClosed ? capital(closed) : "", [notice.line]);
  }
  const fromDocuments = now.hours ? undefined : hoursInDocuments(passages);
  const known = now.hours ?? fromDocuments?.hours;
  const said = known && sentenceFor(asked, known, now);
  return said === undefined ? undefined : withLines(said, fromDocuments?.lines ?? []);
}

const withLines = (said: string, lines: readonly HoursLine[]): OpeningAnswer => ({
  text: [said, quotedLines(lines)].filter((part) => part !== "").join("\n\n"),
  lines,
});

function sentenceFor(asked: OpeningAsked, known: KnownHours, now: Now): string | undefined {
  const { day, about, isForClosed, isEvery } = asked;
  const { today, minute } = now;
  const says = OPENING_SAYS[now.language];
  const spans = known[weekdayOf(day)];
  const carried = carriedInto(day, known);
  if (!spans) return undefined;
  const isToday = day.getTime() === today.getTime() && !isEvery;
  // The evening before may go on where its hours are not known.
  if (!carried && isToday && minute < LATEST_CLOSING - DAY_MINUTES) return undefined;
  const all = [...spans, ...(carried ?? [])];
  const holds = (at: number) => (span: Span) => span.from <= at && at < span.to;
  const isOpenAt = (at: number) => all.some(holds(at));
  // "¿Abren los domingos?" on a Sunday is not about today alone.
  const on = says.on(isEvery ? { weekday: showWeekday(day, now.language) } : saidDay(day, now));
  const shown = shownSpans(spans, now.language);
  const opens = nextOpening(known, isToday ? { day, minute } : { day, minute: DAY_MINUTES }, now);
  if (about === "time") {
    const at = asked.minute!;
    const then = isOpenAt(at)
      ? says.yes(says.openThen(on, says.clock(at), shown))
      : says.no(says.closedThen(on, says.clock(at), shown));
    return capital(then);
  }
  const isOpen = isToday && isOpenAt(minute);
  const isOver = isToday && !all.some(({ to }) => to > minute);
  const isAboutNow = about === "now" || (spans.length === 0 && isOpen);
  if (isAboutNow && isOpen) {
    // Open since the evening before: today's own hours say nothing of now.
    const ends = all.filter(holds(minute)).map(({ to }) => to);
    const isOwn = spans.some(holds(minute));
    const said = says.open(
      isOwn ? says.day(on, shown) : says.closes(says.clock(Math.max(...ends))),
    );
    return isForClosed ? says.no(said) : says.yes(said);
  }
  if (isAboutNow) {
    const said = says.closed(opens);
    return isForClosed ? says.yes(said) : capital(said);
  }
  if (spans.length === 0) return capital(says.closedDay(on, opens));
  if (about === "day" && isOver) return capital(says.over(on, shown, opens));
  const hours = `${says.day(on, shown)}.`;
  if (about === "day" && !isForClosed) return says.yes(hours);
  return [capital(hours), ...(isOver ? [says.isOver] : [])].join(" ");
}

/** The hours of an evening that go on into a day; undefined where that evening is not known. */
function carriedInto(day: Day, known: KnownHours): Span[] | undefined {
  return known[weekdayOf(addDays(day, -1))]
    ?.map(({ from, to }) => ({ from: from - DAY_MINUTES, to: to - DAY_MINUTES }))
    .filter(({ to }) => to > 0);
}

/** A day's hours in words. */
function shownSpans(spans: readonly Span[], language: ContentLanguage): string {
  const says = OPENING_SAYS[language];
  const isAllDay = spans.some(({ from, to }) => from === 0 && to === DAY_MINUTES);
  return isAllDay ? says.allDay : says.spans(spans);
}

/** When it opens next after a minute of a day, in words; empty where that is not known. */
function nextOpening(
  known: KnownHours,
  { day, minute }: { day: Day; minute: number },
  now: Now,
): string {
  const says = OPENING_SAYS[now.language];
  for (let ahead = 0; ahead <= WEEKDAYS.length; ahead += 1) {
    const then = addDays(day, ahead);
    const spans = known[weekdayOf(then)];
    if (!spans) return "";
    const starts = spans.map(({ from }) => from).filter((from) => ahead > 0 || from > minute);
    if (starts.length > 0)
      return says.opens(says.on(saidDay(then, now)), says.clock(Math.min(...starts)));
  }
  return "";
}

function saidDay(day: Day, { today, language }: Now) {
  if (day.getTime() === today.getTime()) return "today";
  if (day.getTime() === addDays(today, 1).getTime()) return "tomorrow";
  return { weekday: showWeekday(day, language) };
}
