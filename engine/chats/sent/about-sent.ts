import type { RequestAnswer, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import type { RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import { stageSays } from "#domain/agentiks/chats/stage-says.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { passed, type Draft } from "#engine/chats/answer-question.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { bare, changesSent } from "#engine/chats/intents.ts";
import { isWish } from "./is-wish.ts";

/** An order or a booking that a customer has sent, while it is still of interest. */
export interface SentRequest {
  id: string;
  /** Name of its form. */
  name: string;
  kind: RequestKind;
  stage: RequestStage;
  answers: readonly RequestAnswer[];
  /** Whether the business has put it away. */
  isDone: boolean;
}

/** "My order", "our table": something that the customer has already. */
export const MINE =
  /\b(?:mi|mis|nuestr[oa]s?|my|our|meu|minha)s? (?:pedidos?|orden(?:es)?|encargo|cita|reserva(?:cion)?|mesa|orders?|booking|appointment|reservation|encomenda)\b/;
/** How far it is: "¿ya viene mi pedido?", "llevo una hora esperando mi pedido". */
const ASKS_STATE =
  /\b(?:viene|vienen|llega|llegara|llego|ha llegado|sale|salio|tarda\w*|esperando|donde (?:va|viene|esta|anda)|como va|que (?:paso|onda) con|(?:a que|que) hora (?:llega|sale|esta)|en camino|ya (?:esta|va|quedo|mero)|cuanto (?:le )?falta|cuando (?:llega|sale|esta)|(?:esta|quedo) (?:ya )?(?:list[oa]|confirmad[oa])|where|ready|coming|on (?:its|the) way|how long|waiting|status|confirmed|chega|saiu|demora)\b/;
/** What is to be different: "agrega un flan a mi pedido", "cambia la hora de mi mesa". */
export const ASKS_CHANGE =
  /\b(?:cambi\w+|modific\w+|corrij\w+|corrig\w+|agreg\w+|anad\w+|sumal[ea]s?|pon(?:le|er(?:le)?|ga(?:n|le))|quit\w+|pas(?:a|ar|en|as)(?:l[ao])?|mover(?:l[ao])?|muev\w+|recorr\w+|reagend\w+|reprogram\w+|adelant\w+|atras\w+|change|modify|add|remove|move|reschedule|mudar|remarcar|adicion\w+|tirar)\b/;
/**
 * Answers what a customer says of an order or a booking that was sent: how far it is, or that it is to be
 * changed where only people can do that.
 *
 * @param sent undefined where the conversation has none, or none of late
 * @returns undefined where the message is not about one
 */
export function aboutSent(
  text: string,
  sent: SentRequest | undefined,
  language: ContentLanguage,
): Draft | undefined {
  const says = CHAT_SAYS[language];
  const folded = bare(text);
  const isMine = MINE.test(folded);
  const isNamed = changesSent(text);
  // Without a sent one, "¿puedo cambiar mi pedido?" asks for the rule, and other changes may begin an order.
  const isChange = sent
    ? isWish(text) && (isNamed || (isMine && ASKS_CHANGE.test(folded)))
    : isNamed && !isQuestion(text);
  if (isChange) return passed("person", "asked", says.passed.change);
  if (!isMine || !ASKS_STATE.test(folded)) return undefined;
  if (!sent) return isQuestion(text) ? undefined : passed("person", "asked", says.passed.asked);
  const { stage, name, kind, answers } = sent;
  if (stage === "new") return passed("person", "asked", says.passed.unconfirmed);
  // It has not come, whatever was noted.
  if (stage === "delivered") return passed("person", "asked", says.passed.asked);
  return {
    intent: "question",
    text: escapeMarkdown(stageSays(language, stage, { kind, name, answers })),
    replyKind: "found",
    steps: [{ kind: "answered", detail: { source: "request", name } }],
  };
}
