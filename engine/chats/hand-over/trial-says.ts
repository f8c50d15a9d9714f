import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { NO_QUESTION_SAYS } from "#engine/chats/questions/no-question.ts";

/** What a trial says in place of what would be done for a customer: it tells no one and sends nothing. */
interface TrialSays {
  asked: string;
  unknown: string;
  open: string;
  complaint: string;
  cancel: string;
  change: string;
  unconfirmed: string;
  /** A question that stays without an answer. */
  kept: string;
  /** A name or number after such a question. */
  told: string;
  noted: (form: string) => string;
}

const TRIAL_SAYS: Readonly<Record<ContentLanguage, TrialSays>> = {
  es: {
    asked: "Claro. Aquí le avisaría a una persona de tu equipo, para que le responda al cliente.",
    unknown: "No lo sé con seguridad. Aquí le avisaría a una persona de tu equipo.",
    open: "Aquí le avisaría a una persona de tu equipo, para que le responda al cliente.",
    complaint: "Lamento lo que pasó. Aquí le avisaría a una persona de tu equipo.",
    cancel: "Aquí le avisaría a una persona de tu equipo que el cliente quiere cancelar.",
    change: "Aquí le avisaría a una persona de tu equipo que el cliente quiere un cambio.",
    unconfirmed:
      "Todavía no está confirmado. Aquí le avisaría a una persona de tu equipo, para que le responda al cliente.",
    kept: "No lo sé con seguridad. Aquí dejaría anotada la pregunta para una persona de tu equipo.",
    told: "Gracias. Aquí le avisaría a una persona de tu equipo.",
    noted: (form) => `¡Listo! Aquí te lo enviaría (${form}) para que lo revises y confirmes.`,
  },
  en: {
    asked: "Of course. Here I would tell a person of your team, who would answer the customer.",
    unknown: "I am not sure. Here I would tell a person of your team.",
    open: "Here I would tell a person of your team, who would answer the customer.",
    complaint: "I am sorry about that. Here I would tell a person of your team.",
    cancel: "Here I would tell a person of your team that the customer wants to cancel.",
    change: "Here I would tell a person of your team that the customer wants a change.",
    unconfirmed:
      "It is not confirmed yet. Here I would tell a person of your team, who would answer the customer.",
    kept: "I am not sure. Here I would keep the question for a person of your team.",
    told: "Thank you. Here I would tell a person of your team.",
    noted: (form) => `Done! Here I would send it to you (${form}), to look at and confirm.`,
  },
  pt: {
    asked: "Claro. Aqui eu avisaria uma pessoa da sua equipe, para responder ao cliente.",
    unknown: "Não tenho certeza. Aqui eu avisaria uma pessoa da sua equipe.",
    open: "Aqui eu avisaria uma pessoa da sua equipe, para responder ao cliente.",
    complaint: "Sinto muito pelo que aconteceu. Aqui eu avisaria uma pessoa da sua equipe.",
    cancel: "Aqui eu avisaria uma pessoa da sua equipe de que o cliente quer cancelar.",
    change: "Aqui eu avisaria uma pessoa da sua equipe de que o cliente quer uma mudança.",
    unconfirmed:
      "Ainda não foi confirmado. Aqui eu avisaria uma pessoa da sua equipe, para responder ao cliente.",
    kept: "Não tenho certeza. Aqui a pergunta ficaria anotada para uma pessoa da sua equipe.",
    told: "Obrigado. Aqui eu avisaria uma pessoa da sua equipe.",
    noted: (form) => `Pronto! Aqui eu enviaria (${form}) para você conferir e confirmar.`,
  },
};

/**
 * A reply to a customer as the owner's trial says it: that a person would be told, in place of that one was.
 *
 * @param text Markdown, in `language`
 * @param form name of the form that was filled, if any
 */
export function inTrial(
  text: string,
  { language, form }: { language: ContentLanguage; form: string | undefined },
): string {
  const says = CHAT_SAYS[language];
  const { kept, told, noted, ...passed } = TRIAL_SAYS[language];
  const pairs: (readonly [said: string, instead: string])[] = [
    ...(Object.keys(passed) as (keyof typeof passed)[]).map(
      (key) => [says.passed[key], passed[key]] as const,
    ),
    [says.unknown, kept],
    [NO_QUESTION_SAYS[language].toldPerson, told],
    ...(form === undefined ? [] : [[says.noted(form), noted(form)] as const]),
  ];
  // The longest first: one sentence may be the end of another.
  return pairs
    .sort(([a], [b]) => b.length - a.length)
    .reduce((shown, [said, instead]) => shown.replaceAll(said, () => instead), text);
}
