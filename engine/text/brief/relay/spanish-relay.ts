import { fold } from "#engine/reading/folded.ts";
import {
  COURTESIES,
  LETTERS,
  MAKES,
  NOTICES,
  STYLES,
  WISHES,
} from "#engine/reading/request-words.ts";
import type { Order, Reader, Relay } from "./relayed.ts";
import { readSpanishReader } from "./spanish-reader.ts";
import { actOf, ORDER_VERB, VERB } from "./spanish-verbs.ts";

const LEAD = `[¡¿\\s]*(?:soy (?:una? )?[a-z]+,? (?=(?:${MAKES.es}|avis|dile)[a-z]* ))?(?:(?:${COURTESIES.es}|${WISHES.es}|que)[\\s,]+)*`;
const STYLE = `(?:(?:${STYLES.es})|(?:en|con|de)(?: un)? (?:tono|manera|forma) (?:${STYLES.es})|(?:por|de|en|para) (?:whats\\w*|correo|texto|sms))`;
/** "Hazme un mensaje corto": the request up to whom it is for. */
const HEAD = new RegExp(
  `^${LEAD}(?:(?:${MAKES.es})\\s+)?(?:(?:una?|el|la|mi|algun)\\s+)?(?:(?:${STYLES.es})\\s+)*((?:${LETTERS.es}|${NOTICES.es})\\b(?:\\s+(?:${STYLE}|y|e)(?![a-z]))*\\s*)?`,
);
const TO = /^,?\s*(?:para|pa|a(?=l\s)|a)\s*(?:l\s+|\s)/;
const SAYS = new RegExp(`^,?\\s*(?:(?:para|pa|y|de|a)\\s+)?(${VERB})(?![a-z])`);
/** Words that join the reader and what is said. */
const THAT = /^[,:]?\s*(?:de\s+)?(?:que|q)\s+/;
/** An order that stands behind something that is told. */
const LATER = new RegExp(
  `(?:^|[\\s,.;]+(?:(?:y|pero|asi que)\\s+)?)(?:(?:${WISHES.es})\\s+)?(${ORDER_VERB})\\s+(?=al?\\s)`,
);
/** One more order: "y recuérdale que…". */
const MORE = new RegExp(
  `[\\s,.;]+(?:(?:y|e|pero|tambien|ademas)\\s+)*(${ORDER_VERB})(?![a-z])(?:\\s+(?=(?:que|q|si|a|al|por|por que|con|una?|el|la|las|los|disculpas?|perdon|\\d|\\$|[a-z]))|(?=\\s*$))`,
  "g",
);

/** Reads orders for a text to a reader, in Spanish; undefined for any other prompt. */
export function readSpanishRelay(prompt: string): Relay | undefined {
  const folded = fold(prompt);
  const answers = ANSWERS.exec(folded) ?? ANSWERS_WITH.exec(folded);
  if (answers) return relayOf(prompt, "dile", undefined, answers[0].length);
  const says = ANSWERS_THAT.exec(folded);
  if (says) {
    const read = readTo(prompt, says[0].length);
    if (read) return relayOf(prompt, "dile", read.reader, read.to);
  }
  const head = HEAD.exec(folded)!;
  const isLetter = head[1] !== undefined && new RegExp(`^(?:${LETTERS.es})\\b`).test(head[1]);
  const relay =
    readOrder(prompt, head[0].length, isLetter) ?? readLater(prompt) ?? readTrailing(prompt);
  // "Cobrarle a un cliente que me debe…" tells the debt, which the reminder of a payment reads.
  const isOfDebt = relay?.orders[0]?.act === "collect" && /\bdeben?\b/.test(folded);
  // An invitation has a form of its own.
  return isOfDebt || relay?.orders[0]?.act === "invite" ? undefined : relay;
}

/** Reader who asks something, and the question: "a un cliente que pregunta si hay envíos, …". */
const ANSWERS = new RegExp(
  `^${LEAD}(?:contesta|responde|contestar|responder)(?:le|les)? al? (?:(?:un|una|el|la|mi) )?\\S+ que (?:me |nos )?(?:pregunt\\w*|quiere saber) [^,.;:]+[,.;:]\\s*(?:dile |que |y )*`,
);

/** "Que me pregunta el precio del corte es de 100": what is asked begins what is answered. */
const ANSWERS_WITH = new RegExp(
  `^${LEAD}(?:contesta|responde|contestar|responder)(?:le|les)? al? (?:(?:un|una|el|la|mi) )?\\S+ que (?:me |nos )?(?:pregunt\\w*|quiere saber) (?:por )?(?=(?:el|la|los|las) .*\\b(?:es|son|cuesta|cuestan|sale)\\b)`,
);

/** "Respóndele a Juan que sí hay lugar". */
const ANSWERS_THAT = new RegExp(
  `^${LEAD}(?:contesta|responde|contestar|responder)(?:le|les)(?= al? .{2,40}? que (?:si|no|ya|claro|con gusto|tenemos|hay|puede|manana|hoy|el|la|los|su)\\b)`,
);
/** Behind a reader, what the text is for: "para cancelar el pedido", "cancelando el pedido". */
const PURPOSE = /^,?\s*(?:para\s+(?=[a-z]+(?:ar|er|ir)(?:le|les)?\b)|(?=[a-z]{3,}ando\b))/;
/** Request to a firm: "que me mande 30 kilos". */
const ASKS_FOR = /^[,:]?\s*(?:de\s+)?que\s+(?:me|nos)\s/;
/** "Cancelar la cita de la señora Lety del martes": the reader stands within. */
const OF_READER = new RegExp(
  `^,?\\s*(?:para\\s+)?(cancel|pospon|reagend|cambi|mov|confirm)(?:ar|er)(?:le)?\\s+(?:la|el|su)\\s+(cita|pedido|reservacion|reserva|clase|orden|entrega|visita)(?=\\s+(?:de|con|a)\\s+(?:la\\s+senor|el\\s+senor|don|dona|sr|sra|la\\s+client|el\\s+client|un|una|mi|[A-Z]))\\s+(?:de|con|a)\\s+`,
);

/** "Mándale a Sofi que…": an order to send, without the name of a text. */
const SENDS = /(?:^|\s)(?:(?:mand|envi|pon|escrib|escriv)[a-z]*(?:le|les)|escribe|manda|envia)\s*$/;
/** "De agradecimiento" behind the name of a text. */
const OF_NOUN = /^\s*de (agradecimiento|disculpas?|queja|reclamo)(?=\s)/;
const NOUN_VERBS: Readonly<Record<string, string>> = {
  agrad: "agradece",
  discu: "pide disculpas",
  queja: "queja",
  recla: "reclamo",
};
/** "…, escríbele": the order stands behind what is told. */
const TRAILING =
  /[,;.]\s*(?:y\s+)?(?:escribele|avisale|diselo|dile|mandale(?: un)? (?:mensaje|whats\w*))[\s.]*$/;
/** The reader as a third person, beside "le". */
const TO_THEM =
  /\s+a (?:la|el|los|las|mi|un|una)\s(?:senora?|client[ea]s?|proveedor|vecin[oa]|seno[a-z]+|muchach[oa])\b.*?(?=\s(?:pero|porque|y)\s|[,;.]|$)/;

function readTrailing(prompt: string): Relay | undefined {
  const folded = fold(prompt);
  const match = TRAILING.exec(folded);
  if (!match || !/\bles?\b/.test(folded.slice(0, match.index))) return undefined;
  const them = TO_THEM.exec(folded.slice(0, match.index));
  const words = them
    ? prompt.slice(0, them.index) + prompt.slice(them.index + them[0].length, match.index)
    : prompt.slice(0, match.index);
  return { reader: NOBODY, orders: [{ act: "tell", words }], before: undefined };
}

function readOrder(prompt: string, start: number, isLetter: boolean): Relay | undefined {
  const folded = fold(prompt);
  const says = SAYS.exec(folded.slice(start));
  if (says) {
    const to = start + says[0].length;
    const isFirstAsNoun = /^(?:reclamo|queja)$/.test(says[1]!);
    const read = readTo(prompt, to);
    const isMeant = /(?:le|les|los|las)$/.test(says[1]!) || isFirstAsNoun;
    if (!read && !isMeant) return undefined;
    return relayOf(prompt, says[1]!, read?.reader, read?.to ?? to);
  }
  const noun = OF_NOUN.exec(folded.slice(start));
  const nounTo = noun && readTo(prompt, start + noun[0].length);
  if (noun && nounTo && /^,?\s*(?:por|porque|que|de que)\b/.test(folded.slice(nounTo.to)))
    return relayOf(prompt, NOUN_VERBS[noun[1]!.slice(0, 5)]!, nounTo.reader, nounTo.to);
  const of = OF_READER.exec(folded.slice(start));
  const reader = of && readSpanishReader(prompt, start + of[0].length);
  if (of && reader) {
    const relay = relayOf(prompt, "dile", reader.reader, reader.to);
    const [first, ...others] = relay.orders;
    const lead =
      of[1] === "confirm"
        ? "le confirmo su"
        : `tenemos que ${of[1]}${/^(?:pospon|mov)$/.test(of[1]!) ? "er" : "ar"} su`;
    return {
      ...relay,
      orders: [{ act: "tell", words: `${lead} ${of[2]} ${first?.words ?? ""}` }, ...others],
    };
  }
  if (/\brecordatorio\s*$/.test(folded.slice(0, start))) {
    const told = readTo(prompt, start);
    const isOrder =
      told &&
      /^\s*(?:(?:de )?que\s|(?:de )?[a-z]+(?:ar|er|ir)\s|de (?:su|sus|la|el)\s)/.test(
        folded.slice(told.to),
      );
    if (isOrder) {
      const relay = relayOf(prompt, "recuerdale", told.reader, told.to);
      return relay;
    }
  }
  if (!isLetter && !SENDS.test(folded.slice(0, start))) return undefined;
  const read = readTo(prompt, start);
  if (!read) return undefined;
  const rest = folded.slice(read.to);
  const then = SAYS.exec(rest);
  if (then) return relayOf(prompt, then[1]!, read.reader, read.to + then[0].length);
  const purpose = PURPOSE.exec(rest);
  if (purpose) {
    const relay = relayOf(prompt, "purpose", read.reader, read.to + purpose[0].length);
    const [first, ...others] = relay.orders;
    const words =
      first?.words
        .replace(/^(\p{L}+)ando(?!\p{L})/u, "$1ar")
        .replace(/^(\p{L}+r)les?(?!\p{L})/u, "$1") ?? "";
    return { ...relay, orders: [{ act: "purpose", words }, ...others] };
  }
  return THAT.test(rest) && (!read.reader.isFirm || ASKS_FOR.test(rest))
    ? relayOf(prompt, "dile", read.reader, read.to)
    : undefined;
}

function readLater(prompt: string): Relay | undefined {
  const match = LATER.exec(fold(prompt));
  if (!match || match.index === 0) return undefined;
  const end = match.index + match[0].length;
  const read = readTo(prompt, end);
  if (!read) return undefined;
  const relay = relayOf(prompt, match[1]!, read.reader, read.to);
  return { ...relay, before: prompt.slice(0, match.index).trim() };
}

function readTo(prompt: string, from: number) {
  const match = TO.exec(fold(prompt.slice(from)));
  return match ? readSpanishReader(prompt, from + match[0].length) : undefined;
}

const NOBODY: Reader = { name: undefined, isMany: false, isFirm: false, relative: undefined };
/** Relative clause about the reader, "que viene los martes", and not what is said. */
const RELATIVE =
  /^\s+que\s+((?!su |sus |el |la |los |las |lo |ya |mi |mis |hoy |manana |si |es |son |un |una |nuestr|puede|va a |tiene que |se le )(?:(?:no|me|nos) )?(?!le |les |se )(?:[a-z]+(?:e|a|io|en|an|aron|ieron)|compro|dejo|encargo|llego|falto|cancelo|pago|llamo|agendo|aparto|vino|hizo|trajo|dijo|tuvo|quiso|pudo)\b(?: (?!que |y )\S+){0,9}?)(?=\s+(?:que|(?:dile|diles|avisale|preguntale|recuerdale|ofrecele)\b|y (?=(?:di|avisa|pregunta|pide|recuerda|ofrece)\w*(?:le|les)\b)))/;

function relayOf(prompt: string, verb: string, read: Reader | undefined, from: number): Relay {
  const reader = { ...(read ?? NOBODY), isMany: read?.isMany ?? /les$|los$|las$/.test(verb) };
  const relative = RELATIVE.exec(fold(prompt.slice(from)));
  const start = from + (relative?.[0].length ?? 0);
  // "¿Cómo le digo que… ?" asks the writer, and the text does not.
  const isHow = /^[¿\s]*como\b/.test(fold(prompt));
  const words = prompt.slice(start);
  const orders = ordersIn(isHow ? words.replace("?", ".") : words, verb);
  return {
    reader: relative
      ? {
          ...reader,
          relative: prompt
            .slice(from)
            .slice(0, relative[0].length)
            .replace(/^\s*\S+\s+/, ""),
        }
      : reader,
    orders,
    before: undefined,
  };
}

/** The orders of a text, the first of which is known. */
function ordersIn(text: string, verb: string): Order[] {
  const folded = fold(text);
  // A verb of the request behind a relative clause replaces the first: "para una clienta que…, y dile".
  const starts = [
    { verb, from: 0, to: 0 },
    ...[...folded.matchAll(MORE)].map((match) => ({
      verb: match[1]!,
      from: match.index,
      to: match.index + match[0].length,
    })),
  ];
  return starts.flatMap(({ verb: each, to }, at) => {
    const act = actOf(each);
    const typed = text.slice(to, starts[at + 1]?.from);
    if (/^confirm/.test(each)) return [{ act, words: `confirmar ${typed.trim()}` }];
    // "Pídeles que no…" keeps its "que".
    const words = typed
      .replace(THAT_TYPED, act === "request" && THAT_TYPED.test(typed) ? "que " : "")
      .trim();
    return words !== "" || act === "apologise" ? [{ act, words }] : [];
  });
}

const THAT_TYPED = /^[\s,:]*(?:(?:de\s+)?que|q)\s+/i;
