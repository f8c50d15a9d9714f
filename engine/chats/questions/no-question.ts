/* Messages of a customer that ask nothing: an assent, a name, a phone number, an address. */

import type { RequestField } from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { fold } from "#engine/reading/folded.ts";
import { isAskingVerb, stemsOf } from "#engine/replies/words.ts";
import { GIVEN_NAMES, NAMES_OF_THINGS } from "./given-names.ts";
import { bare, isNo, isOnlyPolite, isYes, saysSomething } from "#engine/chats/intents.ts";
import { readSlots } from "#engine/chats/forms/read-slots.ts";
import type { Now } from "#engine/chats/read-when.ts";
import { onlyWay } from "#engine/chats/ways.ts";

/** Replies to such messages. Names of forms come in as Markdown. */
interface NoQuestionSays {
  assent: string;
  canNote: (forms: readonly string[]) => string;
  told: string;
  toldPerson: string;
}

export const NO_QUESTION_SAYS: Readonly<Record<ContentLanguage, NoQuestionSays>> = {
  es: {
    assent: "Muy bien. Aquí estoy para lo que necesites.",
    canNote: (forms) => `Te puedo anotar: ${forms.join(", ")}.`,
    told: "Gracias. Queda en esta conversación, a la vista del equipo.",
    toldPerson: "Gracias. Ya le avisé a una persona del equipo; te responde aquí mismo.",
  },
  en: {
    assent: "All right. I am here if you need anything.",
    canNote: (forms) => `I can take down: ${forms.join(", ")}.`,
    told: "Thank you. It stays in this conversation, where the team sees it.",
    toldPerson: "Thank you. I have told a person of the team; they will answer right here.",
  },
  pt: {
    assent: "Certo. Estou aqui se precisar de alguma coisa.",
    canNote: (forms) => `Posso anotar: ${forms.join(", ")}.`,
    told: "Obrigado. Fica nesta conversa, à vista da equipe.",
    toldPerson: "Obrigado. Já avisei uma pessoa da equipe; ela responde aqui mesmo.",
  },
};

/** Short answers beside a plain yes or no, and ways to say goodbye. */
const ACKNOWLEDGES =
  /(?:^| )(?:ah|oh|oki|okis|bueno|orale|entendid[oa]|enterad[oa]|entiendo|muy bien|ya vi|(?:ja){2,}|(?:je){2,}|(?:ha){2,}|jaj\w*|nos vemos|hasta luego|hasta manana|adios|bye|igualmente|no (?:hay|se) (?:problema|preocupes?)|no importa|understood|got it|see you|cool|all ?right|alright|no problem|entendi|beleza|tchau|ate logo)(?= |$)/g;
const GREETS = /\b(?:hola|hello|hi|hey|ola|oi|buen[oa]s)\b/;

/** Whether a message only says yes, no, that it was understood, or goodbye: "ok va", "ah bueno". */
export function isAssent(text: string): boolean {
  const folded = bare(text);
  if (isQuestion(text) || GREETS.test(folded)) return false;
  const rest = folded.replace(ACKNOWLEDGES, "").trim();
  if (rest === folded) return isYes(text) || (isNo(text) && isOnlyPolite(text));
  return rest === "" || isOnlyPolite(rest);
}

/** Kinds of fields that tell who a customer is, and where. */
const CONTACT: readonly RequestField[] = (["email", "phone", "name", "address"] as const).map(
  (kind) => ({ key: kind, label: "", kind, isRequired: true, options: [] }),
);

/** Words beside a number or an address that say what it is. */
const CONTACT_WORDS = new Set(
  stemsOf(
    "vivo direccion domicilio casa correo email mail nombre numero telefono cel address live",
  ),
);

/** Whether a message is nothing but how to reach a customer: a phone number, "soy Ana", an address. */
export function isContact(text: string, now: Now): boolean {
  if (isQuestion(text)) return false;
  const { answers, rest } = readSlots(CONTACT, text, { now, day: undefined });
  const told = answers.filter(({ kind, value }) => kind !== "address" || !onlyWay(value));
  const others = stemsOf(rest).filter((stem) => !CONTACT_WORDS.has(stem));
  return told.length > 0 && (!saysSomething(others.join(" ")) || isBareName(rest));
}

/** Whether a message is a greeting with a name: "hola Lupita". */
export function isGreetingByName(text: string): boolean {
  const said =
    /^[\s¡!]*(?:(?:hola|hello|hi|hey|ola|oi|buen[oa]s? (?:dias?|tardes|noches)|buenas)[\s,.!]+)+/.exec(
      fold(text),
    );
  return said !== null && isBareName(text.slice(said[0].length));
}

const NAME_WORDS_MAX = 5;
const PARTICLES = new Set("de del la los las y da dos san".split(" "));
const TITLE = /^(?:don|dona|sra?|senora?|dra?|lic|mr|mrs|ms)\.? /;

/**
 * Whether a message is a person's name and nothing more: "Juan Pérez", "ana lópez". The first word tells:
 * "Pozole Verde" is none.
 */
export function isBareName(text: string): boolean {
  const typed = text.trim().replace(/[.!,;]+$/, "");
  const folded = fold(typed);
  if (isQuestion(text) || !/^[\p{L}'’. -]+$/u.test(typed)) return false;
  const title = TITLE.exec(folded)?.[0] ?? "";
  const words = typed.slice(title.length).trim().split(/\s+/);
  const [first = "", ...others] = words.map(fold);
  if (words.length > NAME_WORDS_MAX || (title === "" && !GIVEN_NAMES.has(first))) return false;
  const rest = others.filter((word) => !PARTICLES.has(word));
  const isPlain = title !== "" || !NAMES_OF_THINGS.has(first);
  if (!isPlain && rest.length === 0) return false;
  const isCapital = words.slice(1).every((word) => PARTICLES.has(word) || /^\p{Lu}/u.test(word));
  return (
    rest.every((word) => stemsOf(word).length > 0) &&
    (isCapital || (isPlain && !rest.some(isAskingVerb)))
  );
}
