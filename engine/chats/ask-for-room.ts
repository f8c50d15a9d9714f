import { stemsOf } from "#engine/replies/words.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { dayAnswered } from "./check-opening.ts";
import { sayFreeTimes, sayNextFreeDays } from "./check-room.ts";
import { questionOf } from "./forms/form-says.ts";
import { goOn, knownContact, type FormTurn } from "./forms/form-turn.ts";
import { bare } from "./intents.ts";
import type { FormContext } from "./forms/read-answer.ts";
import { readSlots } from "./forms/read-slots.ts";

const ROOM =
  /\b(?:hay|habra|tiene[sn]?|tendra[sn]?|queda[n]?|alcanzo|is there|are there|do you have|have you got|any|tem|ha)\b.{0,30}\b(?:lugar(?:es|cito)?|espacios?|cupos?|citas?|mesas?|disponib\w+|huecos?|turnos?|room|openings?|availability|slots?|appointments?|tables?|vagas?)\b/;
const FREE_TIMES =
  /\b(?:que|cuales|what|which|any|quais) (?:horas?|horarios?|times?|dias?|days?)\b.{0,40}\b(?:libres?|disponib\w+|free|available|livres?)\b/;

/** Whether a customer asks if there is room, or when: "¿tienen lugar mañana a las 5?" */
export function asksForRoom(text: string): boolean {
  const folded = bare(text);
  return ROOM.test(folded) || FREE_TIMES.test(folded);
}

/** Words of a question for free times: "¿qué horas tienes libres?", "¿hay citas?" */
const OF_TIMES = new Set(
  stemsOf(
    "que cual hora horario dia tienes hay habra queda libre disponible disponibilidad lugar espacio hueco cupo cita turno mesa what which time day free available availability slot opening appointment table have got there vaga livre",
  ),
);
/** Whether a question is for free times and nothing else: not "¿tienen lugar para estacionarse?" */
export const asksOnlyForTimes = (text: string): boolean =>
  asksForRoom(text) && stemsOf(text).every((stem) => OF_TIMES.has(stem));

/**
 * Begins a booking with a question for room: says whether there is some, or when.
 *
 * @param isOnlyOfTimes whether the message asks for free times and nothing else
 * @returns undefined where the question names neither a day nor a time, and asks for something else
 */
export function beginAsked(
  text: string,
  context: FormContext,
  isOnlyOfTimes: boolean,
): FormTurn | undefined {
  const { form, language } = context;
  const says = CHAT_SAYS[language];
  const { answers } = readSlots(form.fields, text, { now: context, day: undefined });
  if (!answers.some(({ kind }) => kind === "day" || kind === "time"))
    return isOnlyOfTimes ? askForDay(context) : undefined;
  const turn = goOn({ answers: knownContact(context), given: answers }, context);
  const kept = turn.progress.answers;
  const time = kept.find(({ kind }) => kind === "time");
  const isKept = answers.every(({ key }) => kept.some((answer) => answer.key === key));
  const asked = form.fields.find(({ key }) => key === turn.progress.asking)?.kind;
  // A refusal already says what is free; so does a question for the time.
  if (!isKept || asked === "time") return turn;
  const free = time && dayAnswered(kept) ? says.hasRoom(time.shown) : sayFreeTimes(kept, context);
  return {
    ...turn,
    text: [form.room ? free : says.begin(form.name, form.kind), turn.text].join("\n\n"),
  };
}

/** Begins a booking with the next free times and the question for its day. */
function askForDay(context: FormContext): FormTurn | undefined {
  const { form, language } = context;
  const day = form.fields.find(({ kind }) => kind === "day");
  if (!day) return undefined;
  const list = sayNextFreeDays(context);
  const says = CHAT_SAYS[language];
  const first = list === "" ? says.begin(form.name, form.kind) : says.freeDays(list);
  const { progress } = goOn({ answers: knownContact(context), given: [] }, context);
  return {
    text: `${first}\n\n${questionOf(day, [], context)}`,
    progress: { ...progress, state: "asking", asking: day.key },
  };
}
