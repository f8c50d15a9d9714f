import { findStatedName, type StatedName } from "#domain/agentiks/chats/stated-name.ts";
import type {
  FieldKind,
  RequestAnswer,
  RequestField,
} from "#domain/agentiks/abilities/request-form.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import { formatWhatsapp, parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import { readPhone } from "#engine/reading/amounts.ts";
import { addDays, isoOf, WEEKDAYS, type Day } from "#engine/reading/days.ts";
import { fold, type Range } from "#engine/reading/folded.ts";
import { findDayPart } from "#engine/chats/day-parts.ts";
import { findAddress } from "#engine/chats/find-address.ts";
import { withoutWish } from "#engine/chats/intents.ts";
import { DAYS_AHEAD_MAX, numberIn, PEOPLE } from "./read-field.ts";
import { findDay, findTime, type Now } from "#engine/chats/read-when.ts";
import { showDate } from "#engine/chats/show-when.ts";
import { findWay } from "#engine/chats/ways.ts";

const WEEKDAY = new RegExp(
  `^(?:on |this |el |este )?(?:${[...WEEKDAYS.es, ...WEEKDAYS.en].map(fold).join("|")})$`,
);

/** Words of a message that answer a question of a form. */
interface Found extends Range {
  value: string;
  shown?: string;
}

/**
 * Fills the slots of a form from a message, whatever was asked: each kind of answer that can be told by
 * its form takes its words. What is left beside the wish is what is wanted.
 *
 * @param day what was answered to the form's day, for the time
 * @param time what was answered to the form's time, for the day
 */
export function readSlots(
  fields: readonly RequestField[],
  text: string,
  { now, day, time: told }: { now: Now; day: Day | undefined; time?: string | undefined },
): { answers: RequestAnswer[]; rest: string } {
  let left = text;
  const answers: RequestAnswer[] = [];
  const fieldOf = (kind: FieldKind) =>
    fields.find((field) => field.kind === kind && !answers.some(({ key }) => key === field.key));
  const give = ({ key, label, kind }: RequestField, value: string, shown = value) =>
    answers.push({ key, label, kind, value, shown });
  const take = <One extends Found>(
    kind: FieldKind,
    find: (folded: string) => One | undefined,
  ): One | undefined => {
    const field = fieldOf(kind);
    const found = field && find(fold(left));
    if (!found) return undefined;
    give(field, found.value, found.shown);
    left = cut(left, found);
    return found;
  };
  take("email", findEmail);
  take("phone", findPhone);
  // A name as it was typed, with its capitals.
  take("name", () => withTyped(left, findStatedName(left)));
  const isWayChosen = takeWayOption(fields, left, give);
  const address = take("address", (folded) =>
    findAddress(left, folded, { isAddressAlone: isWayChosen }),
  );
  const way = isWayChosen || address ? findWay(fold(left)) : undefined;
  if (way) left = cut(left, way);
  take("number", findPeople);
  const said = fieldOf("day") && findDay(fold(left), now.today);
  const isWeekday = said && WEEKDAY.test(fold(left).slice(said.from, said.to));
  const time = take("time", (folded) => findTime(folded, now, said?.day ?? day));
  // "En la tarde" says when, too, and not what is wanted.
  const part = fieldOf("time") && findDayPart(fold(left));
  if (part) left = cut(left, part.words);
  // "Tuesday at 10", on a Tuesday after 10, is the next one.
  const clock = time?.value ?? told ?? "";
  const isOver = isWeekday && (minutesOf(clock) ?? now.minute) < now.minute;
  const ahead = isOver && said.day.getTime() === now.today.getTime() ? 7 : 0;
  const latest = addDays(now.today, DAYS_AHEAD_MAX);
  const isDay = (one: Day) => one >= now.today && one <= latest;
  const taken = take("day", (folded) => {
    const found = findDay(folded, now.today);
    return found && isDay(found.day)
      ? { ...found, ...dayAnswer(addDays(found.day, ahead), now) }
      : undefined;
  });
  const dayField = fieldOf("day");
  if (!taken && dayField && time?.day) {
    const { value, shown } = dayAnswer(time.day, now);
    give(dayField, value, shown);
  }
  return { answers, rest: withoutWish(left) };
}

/** The option of a choice between ways, "A domicilio", that a text says. */
function takeWayOption(
  fields: readonly RequestField[],
  text: string,
  give: (field: RequestField, value: string) => void,
): boolean {
  const wayOf = (option: string) => findWay(fold(option))?.way;
  const field = fields.find(
    ({ kind, options }) => kind === "choice" && options.some((option) => wayOf(option)),
  );
  const way = findWay(fold(text))?.way;
  const option = way && field?.options.find((one) => wayOf(one) === way);
  if (!field || option === undefined) return false;
  give(field, option);
  return true;
}

const dayAnswer = (day: Day, { language }: Now) => ({
  value: isoOf(day),
  shown: showDate(day, language),
});

/** A text without what was read; its place ends phrases, as a line does. */
const cut = (text: string, { from, to }: Range): string => {
  const before = text
    .slice(0, from)
    .replace(/(?:(?<![\p{L}])(?:para|por|el|en|y|a|a la|on|at|for|to|and|es)\s+)+$/iu, "");
  return `${before}\n${text.slice(to)}`;
};

const withTyped = (text: string, range: StatedName | undefined) =>
  range && { from: range.from, to: range.to, value: text.slice(range.name.from, range.name.to) };

function findEmail(folded: string): Found | undefined {
  const match = /[^\s<>()@,;]+@[^\s<>()@,;]+\.[a-z]{2,}/.exec(folded);
  return match
    ? { value: match[0], from: match.index, to: match.index + match[0].length }
    : undefined;
}

const PHONE_LABEL =
  "(?:(?:mi |el |my )?(?:tel(?:efono)?|cel(?:ular)?|whats(?:app)?|wa|numero|phone(?: number)?|number)[.:]? ?(?:es |is )?(?:el )?)?";
const LOCAL_PHONE = new RegExp(
  `${PHONE_LABEL}(?<![\\d$.,])(\\d{10}|\\d{2,3}[ -]\\d{3,4}[ -]\\d{2,4}(?:[ -]\\d{2})?)(?!\\d)`,
);

/** The words before a number, such as "mi cel es", are taken with it. */
function findPhone(folded: string): Found | undefined {
  const local = LOCAL_PHONE.exec(folded);
  const number = local && parseWhatsapp(local[1]!);
  if (local && number)
    return {
      value: number,
      shown: formatWhatsapp(number),
      from: local.index,
      to: local.index + local[0].length,
    };
  const [chip] = readPhone(folded);
  if (!chip) return undefined;
  const label = new RegExp(`${PHONE_LABEL}$`).exec(folded.slice(0, chip.from))?.[0] ?? "";
  return {
    value: chip.value,
    shown: formatWhatsapp(chip.value),
    from: chip.from - label.length,
    to: chip.to,
  };
}

function findPeople(folded: string): Found | undefined {
  const match = PEOPLE.exec(folded);
  const number = match ? numberIn(match[0]) : undefined;
  return match && number !== undefined
    ? { value: String(number), from: match.index, to: match.index + match[0].length }
    : undefined;
}
