import type { RequestForm, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { fold } from "#engine/reading/folded.ts";

const PERSON =
  /\b(?:hablar|hablo|chatear|comunicar\w*|comuniqu\w*|contactar|pas[ae]\w*|atiend[ae]\w*|conect\w*|quiero|necesito|prefiero|talk|speak|chat|connect|transfer|falar|conversar)\b.{0,24}\b(?:personas?|human[oa]s?|alguien|asesor[ae]?s?|encargad[oa]|gerente|duen[oa]|ejecutiv[oa]|vendedor[ae]?|person|humans?|someone|somebody|manager|owner|representative|staff|pessoas?|alguem|atendente)\b/;
const PERSON_ALONE =
  /^(?:una? )?(?:persona|humano|asesora?|encargad[oa]|agente|human|person|agent|pessoa|atendente)(?: (?:real|por favor|please))?$/;

/** Whether a customer asks for a person: "quiero hablar con alguien", "a human please". */
export function wantsPerson(text: string): boolean {
  const folded = bare(text);
  return PERSON.test(folded) || PERSON_ALONE.test(folded);
}

const YES =
  /^(?:si+|sip|claro(?: que si)?|correcto|asi es|exacto|ok(?:ay|ey)?|vale|va|dale|de acuerdo|perfecto|listo|confirm\w*|envialo|mandalo|adelante|todo bien|esta bien|yes|yep|yeah|sure|right|correct|send it|go ahead|sim|certo|isso|pode|confirmo)\b/;
const NO =
  /^(?:no+|nop|nel|todavia no|espera|cambiar?|corregir|corrige|mal|esta mal|nope|wrong|change|wait|nao|mudar)\b/;
const CANCEL =
  /\b(?:cancel\w*|olvidal[oa]|ya no(?: quiero)?|dejal[oa]|mejor no|nada|never ?mind|forget it|stop|deixa|esquece)\b/;
const THANKS =
  /^(?:muchas |mil |ok |va |listo |perfecto )*(?:gracias|thanks?|thank you|thx|obrigad[oa]|excelente|perfecto|genial|great)\b[\s\S]{0,30}$/;

export const isYes = (text: string): boolean => YES.test(bare(text));
export const isNo = (text: string): boolean => NO.test(bare(text));
export const isThanks = (text: string): boolean => THANKS.test(bare(text));
/** Whether a customer gives a form up. Short texts alone: an answer may have such a word. */
export const isCancel = (text: string): boolean =>
  CANCEL.test(bare(text)) && bare(text).split(" ").length <= 5;

/** "Quiero", "can I": the customer wants to do it, and does not ask whether it can be done. */
const WANTS =
  /\b(?:quiero|quisiera|queremos|quisieramos|me gustaria|nos gustaria|puedo|podria|podemos|necesito|necesitamos|deseo|voy a|vamos a|vengo a|para|me das|me da|me pones|me mandas?|dame|mandame|enviame|i(?:'?d| would) like|we(?:'?d| would) like|i want|we want|i need|can i|could i|may i|can we|i(?:'?ll| will)|quero|queria|gostaria|preciso|posso)\b/;

const ACTS: Readonly<Record<Exclude<RequestKind, "other">, RegExp>> = {
  order:
    /\b(?:pedir|pedido|ordenar|orden|encargar|encargo|comprar|order|buy|get|have|encomendar|comprar)\b/,
  booking: /\b(?:reserv\w+|apartar|aparta(?:me|r)?|mesa para|book|booking|reserve|table for)\b/,
  appointment:
    /\b(?:cita|agendar|agenda(?:me)?|turno|sacar hora|appointment|schedule|marcar (?:um )?horario|consulta)\b/,
  "call-back":
    /\b(?:que me llamen|me llamen|me llam[ae]n?|llamenme|llamame|me marcan|me marquen|recado|call me(?: back)?|leave a message|me liguem?|ligar para mim)\b/,
};
/** An amount at the beginning is an order: "dos tacos al pastor para llevar", "quiero 3 conchas". */
const AMOUNT_FIRST =
  /^(?:hola[,.! ]+|buen[oa]s(?: dias| tardes| noches)?[,.! ]+)?(?:quiero|quisiera|me das|me da|me pones|me mandas?|dame|mandame|i want|i(?:'?d| would) like|can i (?:get|have)|i(?:'?ll| will) have|quero|me ve)\s+(?:un[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|media|medio|a|an|one|two|three|four|five|six|um|uma|dois|duas|\d+)\b/;

/**
 * The form that a message begins, by the owner's words or by what Plaza knows of its kind. A question
 * whether something can be done begins none: it is answered.
 */
export function formBegunBy(text: string, forms: readonly RequestForm[]): RequestForm | undefined {
  const folded = bare(text);
  const wants = WANTS.test(folded);
  const isAsked = isQuestion(text) && !wants;
  if (isAsked) return undefined;
  const named = forms.find(({ name, words }) =>
    [name, ...words].some((word) => hasPhrase(folded, bare(word))),
  );
  if (named) return named;
  const acts = forms.find(({ kind }) => kind !== "other" && ACTS[kind].test(folded));
  if (acts && (wants || folded.split(" ").length <= 6)) return acts;
  const order = forms.find(({ kind }) => kind === "order");
  return order && AMOUNT_FIRST.test(folded) ? order : undefined;
}

/** A form that a question is about, to be offered beside its answer. */
export function formNamedIn(text: string, forms: readonly RequestForm[]): RequestForm | undefined {
  const folded = bare(text);
  return forms.find(
    ({ kind, name, words }) =>
      [name, ...words].some((word) => hasPhrase(folded, bare(word))) ||
      (kind !== "other" && kind !== "order" && ACTS[kind].test(folded)),
  );
}

/** What a first message already says of its form: "quiero pedir 2 tacos" is "2 tacos". */
export function withoutIntent(text: string): string {
  return text
    .replace(
      /^[\s¡!¿?]*(?:hola|buen[oa]s(?: d[ií]as| tardes| noches)?|hi|hello|ol[aá]|oi)\b[\s,.!¡]*/iu,
      "",
    )
    .replace(
      /^(?:(?:quiero|quisiera|me gustar[ií]a|puedo|podr[ií]a|necesito|deseo|me das|me da|me pones|me mandas?|dame|m[aá]ndame|i(?:'d| would) like|i want|can i|could i|i(?:'ll| will)|quero|gostaria de|posso)\s+)?(?:(?:hacer|levantar|make|place|fazer)\s+)?(?:(?:un|una|mi|an?|my|um|uma)\s+)?(?:pedir|pedido|ordenar|orden|encargar|encargo|comprar|to order|order|to buy|buy|get|have)?\s*(?:de|por|con|:|,)?\s*/iu,
      "",
    )
    .trim();
}

const WAYS =
  /^(?:(?:para|pa|a|por|to|for|to be|para a|em)\s+)*(?:llevar|recoger|pasar por el(?:los)?|domicilio|casa|comer (?:aqui|ahi|alla)|go|take ?(?:away|out)|pick ?up|delivery|delivered|viagem|levar|retirar|entrega|entregar)(?: por favor| please)?$/;

/** Whether a text says only how an order is got, "para llevar", and not what is ordered. */
export const isOnlyWay = (text: string): boolean => WAYS.test(bare(text));

/** Folded, without punctuation at the ends and between words. */
const bare = (text: string): string =>
  fold(text)
    .replace(/[¿?¡!.,;:"«»()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether whole words of a text are a phrase. */
const hasPhrase = (folded: string, phrase: string): boolean =>
  phrase !== "" && ` ${folded} `.includes(` ${phrase} `);
