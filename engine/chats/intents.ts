import type { RequestForm, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import { blank, fold, matchesOf } from "#engine/reading/folded.ts";
import { NUMERAL } from "#engine/reading/numbers.ts";
import { stemsOf } from "#engine/replies/words.ts";
import { findWay } from "./ways.ts";

const YES =
  "(?:si+(?:p|pi)?|sale(?: y vale)?|simon|yup|(?:todo |esta |quedo )?(?:perfecto|correcto)|(?:it |that )?looks good|all good|that's (?:it|right|all)|se ve bien|claro(?: que si)?|correcto|asi es|exacto|ok(?:ay|ey)?|vale|va|dale|de acuerdo|perfecto|listo|confirm\\w*|envial[oa]|mandal[oa]|adelante|(?:asi )?(?:todo|esta) bien|yes|yep|yeah|sure|right|correct|send it|go ahead|sim|certo|isso|pode|confirmo)";
/** Polite words beside a yes, which mean nothing of their own. */
const THANKING =
  "por favor|please|gracias|muchas gracias|thanks|thank you|obrigad[oa]|pues|ya|asi|todo|bien|esta|entonces|que";
/** Polite words beside a no or a cancellation. */
const POLITE = `${THANKING}|mejor|perdon|sorry|disculpa|hola|pero|no|si|(?:un )?momento|espera|espere|wait`;
const ONLY_YES = new RegExp(`^(?:${YES})(?: (?:${YES}|${THANKING}))*$`);
const NO =
  /^(?:no+|nop|nel|todavia no|espera|cambiar?|corregir|corrige|mal|esta mal|nope|wrong|change|wait|nao|mudar)\b/;
const ONLY_POLITE = new RegExp(`^(?:${YES}|${POLITE}|nop|nel|nope|nao)(?: (?:${YES}|${POLITE}))*$`);
/** Said before a change of what is being taken down: "sale, y agrégale…", "no, quita…". */
const LEADING_ASSENT = new RegExp(
  `^(?:(?:${YES}|muchas gracias|gracias|thanks|thank you|por favor|please|pero|but|ah|ay|oye|bueno|espera|wait|tambien|also|no(?=[,.])|y|and)(?![a-z\\d])[\\s,.!;:]*)+`,
);
/** A text without the assent before it. */
export const withoutAssent = (text: string): string =>
  text.slice(LEADING_ASSENT.exec(fold(text))?.[0].length ?? 0);
const CANCEL =
  "cancel\\w*|olvidal[oa]|olvidel[oa]|ya no(?: l[oa]s?)?(?: (?:quiero|voy a querer|necesito|quise))?(?: nada)?|siempre no|no quiero nada|mejor no|dejal[oa](?! asi)|never ?mind|forget it|stop|(?:i )?changed my mind|deixa|esquece";
/** Words around a cancellation: "quiero cancelar mi pedido". */
const AROUND =
  "quiero|quisiera|puedo|puedes|me|necesito|i|want|need|to|can|you|it|my|the|mi|el|la|un|todo|pedido|orden|cita|reserva(?:cion)?|mesa|recado|order|booking|appointment|meu|o|minha|a";
const ONLY_CANCEL = new RegExp(
  `^(?:(?:${POLITE}|${AROUND}) )*?(?:${CANCEL})(?: (?:${POLITE}|${AROUND}|${CANCEL}))*$`,
);
const THANKS =
  /^(?:muchas |mil |ok |va |listo |perfecto )*(?:gracias|thanks?|thank you|thx|obrigad[oa]|excelente|perfecto|genial|great)\b[\s\S]{0,30}$/;

/** Longest yes, no or cancellation, in words. The patterns of such phrases backtrack. */
const PHRASE_WORDS_MAX = 12;

/** Whether a short text is nothing but such phrases. */
function isWholly(phrases: RegExp, text: string): boolean {
  const folded = bare(text);
  return folded.split(" ").length <= PHRASE_WORDS_MAX && phrases.test(folded);
}

/** Whether a text is a yes and nothing more: "sí, pero a las 8" is none. */
export const isYes = (text: string): boolean => isWholly(ONLY_YES, text);
export const isNo = (text: string): boolean => NO.test(bare(text));
export const isThanks = (text: string): boolean => THANKS.test(bare(text));
/** Whether a text is a yes, a no, or thanks, which answer no question but one of these. */
export const isOnlyPolite = (text: string): boolean => isWholly(ONLY_POLITE, text);
/** Whether a customer gives a form up, and says nothing else: "cancela el refresco" changes an order. */
export const isCancel = (text: string): boolean => isWholly(ONLY_CANCEL, text) && !isNothing(text);
/** Cancellation of something sent, or no longer wanted: "cancelen mi pedido", "ya no lo quiero". */
const CANCELS_SENT =
  /\b(?:cancel\w*|anul\w*|ya no (?:quier\w+|va(?:mos)? a|voy a)|don't want|no longer (?:want|need))\b.{0,40}\b(?:pedido|orden|encargo|cita|reserva(?:cion)?|mesa|order|booking|appointment|reservation|encomenda)\b|\bya no l[oa]s? (?:quier\w+|necesit\w+|vo?[yt]\w* a querer)\b/;
/** Whether a text speaks of cancelling what was sent, as a wish or a question. */
export const namesCancelling = (text: string): boolean => CANCELS_SENT.test(bare(text));
/** Whether a customer, with no form open, wants to have cancelled what was sent. People do that. */
export const cancelsSent = (text: string): boolean => !isQuestion(text) && namesCancelling(text);

/** Complaint about a purchase: cold, late, wrong, overcharged, not delivered. */
const COMPLAINS =
  /\b(?:(?:una|mi) queja|quejar\w*|reclam\w*|(?:me|nos) (?:lleg|vin|traj|di|mand|entreg|serv|sirv)\w+(?: \w+){0,4} (?:fri[oa]s?|tarde|mal|incomplet\w*|equivocad\w*|crud[oa]s?|quemad[oa]s?|rot[oa]s?|derramad\w*|otra cosa)|(?:me|nos) cobraron(?: \w+){0,3} (?:de mas|doble|mal|dos veces)|tardaron|(?:pesim[oa]|mal|mala|horrible) (?:servicio|atencion|trato)|(?:nunca|no) (?:me |nos )?(?:llego|llegaron|entregaron)|(?:me|nos) falt(?:o|aron)|complaint|complain|arrived (?:cold|late|broken|wrong)|overcharged|(?:got|sent) (?:me |us )?the wrong|never (?:arrived|came)|(?:food|order) was (?:cold|wrong|late|burnt|raw)|chegou (?:frio|fria|errado|atrasado)|cobraram a mais)\b/;
/** Whether a customer complains of what they got: for a person, whatever the documents say. */
export const complains = (text: string): boolean => !isQuestion(text) && COMPLAINS.test(bare(text));

/** Whether nothing is to be changed: "nada", "déjalo así". */
export const isNothing = (text: string): boolean =>
  /^(?:no |mejor )*(?:nada(?: mas)?|ningun[oa]?|dejal[oa] asi|asi(?: dejal[oa]| esta bien)?|nothing|leave it|nada nao)(?: (?:gracias|por favor|thanks))?$/.test(
    bare(text),
  );

/** "Quiero", "can I": the customer wants to do it, and does not ask whether it can be done. */
const WANTS =
  /\b(?:quiero|quisiera|queremos|quisieramos|me gustaria|nos gustaria|puedo|podria|podemos|necesito|necesitamos|deseo|voy a|vamos a|vengo a|para|se me antojan?|me das|me da|me dan|me pones|me mandan?|me mandas?|me traes?|me apart\w+|me preparas?|me haces|te encargo|les encargo|dame|deme|mandame|enviame|apartame|give me|let me (?:get|have)|i(?:'?d| would) like|we(?:'?d| would) like|i want|we want|i need|can i|could i|may i|can we|i(?:'?ll| will)|quero|queria|gostaria|preciso|posso)\b/;

const ACTS: Readonly<Record<Exclude<RequestKind, "other">, RegExp>> = {
  order:
    /\b(?:pedir|pedido|ordenar|orden|encargar|encargo|comprar|order|buy|get|have|encomendar|comprar)\b/,
  booking: new RegExp(
    `\\b(?:reserv\\w+|apartar|aparta(?:me|r)?|mesa(?! de (?!(?:${NUMERAL}|\\d+)\\b))|book|booking|reserve|table for)\\b`,
  ),
  appointment:
    /\b(?:cita|agendar|agenda(?:me)?|turno|sacar hora|appointment|schedule|marcar (?:um )?horario|consulta)\b/,
  "call-back":
    /\b(?:que me llamen|me llamen|me llam[ae]n?|llamenme|llamame|me marcan|me marquen|recado|call me(?: back)?|leave a message|me liguem?|ligar para mim)\b/,
};
const GREETING =
  "(?:(?:hola|y|buen(?:[oa]s?)?(?: dias?| tardes| noches)?|hi|hello|hey|ola|oi|oye|si|ok|bueno|entonces)[,.! ]+)*";
/** Words of a wish before what is wished, as the source of a regular expression. */
export const WISH =
  "(?:quiero|quisiera|queremos|me (?:puedes?|pueden|podrias?|podrian) (?:mandar|enviar|dar|traer|apartar|preparar|hacer|vender)|me das|me dan?|me pones|me mandan?|me mandas?|me traes?|me apart\\w+|me preparas?|me haces|te encargo|les encargo|dame|deme|mandame|enviame|apartame|necesito|necesitamos|se me antojan?|ponme|give me|i want|i need|i(?:'?d| would) like|can (?:i|we) (?:get|have)|could i (?:get|have)|i(?:'?ll| will) (?:have|take)|let me (?:get|have)|quero|me ve)";
const MANY = `(?:${NUMERAL}|medi[ao]|a|an|un[ao]s|\\d+)`;
/** Behind the number of a street, as in Puebla: "5 Oriente 203". */
export const DIRECTION = "norte|sur|oriente|poniente|nte|ote|pte";
/** A wish with an amount is an order: "dos tacos al pastor para llevar", "quiero 3 conchas". */
const AMOUNT_FIRST = new RegExp(
  `^${GREETING}${WISH} ${MANY} (?!(?:pregunta|duda|cita|mesa|table|appointment)\\b)`,
);
/** An amount and how it is got, or a "please": "3 tlayudas para llevar". */
const AMOUNT_ALONE = new RegExp(
  `^${GREETING}(?:${NUMERAL}|\\d+) (?!(?:pregunta|duda|momento|cita|mesa|table|${DIRECTION})\\b)[a-z]{3}`,
);

/** Whether a message orders with a wish and an amount: "quiero 2 tortas". */
export const wishesThings = (text: string): boolean => AMOUNT_FIRST.test(bare(text));

const CHANGES_SENT =
  /\b(?:cambiar|cancelar|modificar|change|cancel) (?:mi|el|la|my|the) (?:pedido|orden|cita|reserva(?:cion)?|mesa|order|booking|appointment)\b/;
/** Whether a text is about a change or the cancellation of a sent order or booking, which begins no other. */
export const changesSent = (text: string): boolean => CHANGES_SENT.test(bare(text));
/** Things of an order, by an amount or with "the": "quiero el combo familiar a domicilio". */
const THINGS_FIRST = new RegExp(
  `${AMOUNT_ALONE.source}|^${GREETING}${WISH} (?:el|la|los|las|the) [a-z]{3}`,
);
/** Without a wish or an amount, what makes an order of things: how, for when, or a "please". */
const SAYS_HOW: readonly ((folded: string) => boolean)[] = [
  (folded) => findWay(folded) !== undefined,
  (folded) => /\b(?:por favor|please|para (?:hoy|manana|el|las? \d)|tomorrow|today)\b/.test(folded),
];
const TABLE_FIRST = new RegExp(
  `^${GREETING}(?:(?:i |we )?need )?(?:una? |a )?(?:mesa para\\b|mesa de (?=(?:${NUMERAL}|\\d+)\\b)|table for\\b)`,
);

/** Whether a text asks for things or for something to be changed, whatever its punctuation. */
export function asksToOrder(text: string): boolean {
  const folded = bare(text);
  if (WITHOUT_BOOKING.test(folded)) return false;
  const wants = WANTS.test(folded) || CHANGES.test(folded);
  return (
    AMOUNT_FIRST.test(folded) ||
    AMOUNT_ALONE.test(folded) ||
    (wants && (CHANGES.test(folded) || Object.values(ACTS).some((act) => act.test(folded))))
  );
}
const CHANGES =
  /\b(?:cambiar?|cambias|cambiale|agrega\w*|quita\w*|change|make it|add|remove|mudar|anade\w*)\b/;

/**
 * The form that a message begins, by the owner's words or by what Plaza knows of its kind. A question
 * whether something can be done begins none: it is answered.
 */
export function formBegunBy(text: string, forms: readonly RequestForm[]): RequestForm | undefined {
  const folded = bare(text);
  const wants = WANTS.test(folded) || TABLE_FIRST.test(folded);
  const isAsked = isQuestion(text) && !wants;
  if (isAsked || isCancel(text) || changesSent(text) || WITHOUT_BOOKING.test(folded))
    return undefined;
  const named = forms.find(({ name, words }) =>
    [name, ...words].some((word) => hasPhrase(folded, bare(word))),
  );
  if (named) return named;
  const isActOf = (act: Exclude<RequestKind, "other">) => ACTS[act].test(folded);
  const acts =
    forms.find(({ kind }) => kind !== "other" && isActOf(kind)) ??
    // "Book" is said of appointments too.
    forms.find(({ kind }) => kind === "appointment" && isActOf("booking"));
  const order = forms.find(({ kind }) => kind === "order");
  const isOrder =
    AMOUNT_FIRST.test(folded) || (THINGS_FIRST.test(folded) && SAYS_HOW.some((how) => how(folded)));
  // Things are set aside too: "me apartas 2 pasteles".
  const isOfThings = isOrder && acts?.kind === "booking" && !SEATS.test(folded);
  if (acts && (wants || folded.split(" ").length <= 6) && !(order && isOfThings)) return acts;
  return isOrder ? order : undefined;
}
/** "¿Puedo ir sin cita?" asks what is done without one. */
const WITHOUT_BOOKING =
  /\b(?:sin|sem|without) (?:(?:hacer|sacar|tener|una?|an?|making|uma) )*(?:cita|reserva(?:cion|r)?|turno|consulta|appointment|booking|reservation|hora marcada)\b/;
const SEATS = /\b(?:mesas?|lugar(?:es)?|personas?|comensales|table|seats?|people)\b/;

/** A form that a question is about, to be offered beside its answer. */
export function formNamedIn(text: string, forms: readonly RequestForm[]): RequestForm | undefined {
  const folded = bare(text);
  if (WITHOUT_BOOKING.test(folded)) return undefined;
  return forms.find(
    ({ kind, name, words }) =>
      [name, ...words].some((word) => hasPhrase(folded, bare(word))) ||
      (kind !== "other" && kind !== "order" && ACTS[kind].test(folded)),
  );
}

/** Words of a wish before what is wished, folded; an article only before the name of a form. */
const LEADING = new RegExp(
  `^(?:(?:hola|y|buen(?:[oa]s?)?(?: dias?| tardes| noches)?|hi|hello|hey|ola|oi|oye|perdon|disculpa|sorry|ok|bueno|entonces|tambien|also|mejor|si(?= )|no(?= )|que sean?|son|serian?|${WISH}|me gustaria|nos gustaria|puedo|podria|podemos|deseo|can i|can we|could i|may i|i would|want to|wanna|gostaria|posso|hacer|levantar|make|place|fazer|to|pedir(?:te|les)?|ordenar|encargar(?:te)?|comprar|agendar|reservar|apartar|sacar|buy|get|have|book|schedule|marcar|encomendar|order|reserve|(?:(?:un[ao]?|el|la|mi|otr[ao]|an?|another|the|my|um|uma|outr[ao]) )?(?:pedido|orden(?! de)|encargo|cita|reservacion|reserva|turno|mesa(?= para|$)|consulta(?= para|$)|appointment|booking|reservation|order|table(?= for|$))|de|para|por|a(?= (?:las? |\\d))|con|for|of|with)(?![a-z\\d])\\s*|[:,.;!¡?¿-]+\\s*)`,
);
const PLEASE = /\b(?:por favor|muchas gracias|gracias|please|thanks|thank you)\b/g;
/** Left over at the end where something was taken out, folded: "3 tacos para", "y". */
const TRAILING =
  /(?:^|[\s,.;:])(?:para|por|el|la|lo|los|las|a|al|de|del|y|e|con|en|es|son|serian?|me|mi|nombre|telefono|numero|cel(?:ular)?|my|name|phone|number|is|temprano|ser|puede|on|at|for|to|the|and|of|in|early|pick (?:it|them) up|todo|si|ok)?[\s,.;:!¡?¿()-]*$/;

/** Text without its wish and what was taken out of it: "quiero pedir 2 tacos" is "2 tacos". */
export function withoutWish(text: string): string {
  let rest = matchesOf(PLEASE, fold(text)).reduce(
    (left, { index, 0: said }) => blank(left, { from: index, to: index + said.length }),
    text,
  );
  rest = rest
    .replace(/\s+/g, " ")
    .replace(/ +([,.;])/g, "$1")
    .replace(/,(?: *,)+/g, ",")
    .trim();
  // Folded texts have the positions of what was typed.
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.slice(LEADING.exec(fold(rest))?.[0].length ?? 0);
    rest = rest.slice(0, TRAILING.exec(fold(rest))?.index).trim();
  }
  return rest;
}

/** Folded words that order nothing, alone: "quiero hacer un pedido", "ok". */
const SAYS_NOTHING = new Set(
  stemsOf(
    "pedido orden encargo cita reservacion reserva turno mesa order appointment booking reservation table ok va bueno claro mejor perdon entonces si no seria favor hola please temprano pedir ordenar reservar agendar",
  ),
);

/** Whether a text says something of its own, beside a wish. */
export const saysSomething = (text: string): boolean =>
  stemsOf(text).some((stem) => /[a-z]/.test(stem) && !SAYS_NOTHING.has(stem)) &&
  !isOnlyPolite(text);

/** Folded, without punctuation at the ends and between words. */
export const bare = (text: string): string =>
  fold(text)
    .replace(/[¿?¡!.,;:"«»()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Whether whole words of a text are a phrase. */
const hasPhrase = (folded: string, phrase: string): boolean =>
  phrase !== "" && ` ${folded} `.includes(` ${phrase} `);
