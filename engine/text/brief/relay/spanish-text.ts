import { fold } from "#engine/reading/folded.ts";
import { inFirstPerson } from "#engine/text/brief/clauses.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import type { Order, Reader, Relay } from "./relayed.ts";
import { printedWords, sentencesOf } from "./sentences.ts";

/** Subjunctives of first verbs ("pase", "avise") and of the others ("traiga", "venga"), folded. */
const WISH =
  /^(?:no )?(?:(?:me|nos|le|les|se|lo|la|los|las) )*(?:(?:pas|avis|lleg(?=u)|llegu|pag(?=u)|pagu|llam|respond(?=a)|confirm|mand|envi|dej|esper|disculp|perdon|cuid|llev|entr|entreg(?=u)|entregu|regres|firm|deposit|agend|reserv|apart|revis|marqu|busqu|toqu|regal|prest|tom|us|acept|ayud|cambi(?=e)|arregl|repar|bajot|baj)(?:u?en?|es)|(?:traig|veng|pong|salg|teng|hag|dig|devuelv|repong|escrib|respond|com|sub|reciba|permit|quit(?=e)|resuelv|cubr|sep|d[ée])an?|den?|recojan?|vayan?|sean? )(?![a-z])/;
/** A clause that ends before another one which also hangs on "que": "y que", "pero que". */
const AND_THAT = /\s+(y|e|pero|porque|,)\s+que\s+(?=[a-z])/i;
const NUMBER_BEFORE_THAT =
  /(?<=\b(?:no|ya) (?:llega|llego|esta|hay|abre|abrimos|puedo|podemos)|\d) que (?=\S)/i;

/** "A las 4:30 que llegue antes": a wish of its own. */
const WISH_BEHIND = /(?<=\d) que (?=(?:llegue|traiga|venga|pase|avise|confirme|no)n?\b)/gi;

const INTERROGATIVES: readonly (readonly [RegExp, string])[] = [
  [/\bcuant(?=[oa]s?\b)/gi, "cuánt"],
  [
    /\bcuando(?=\s+(?:llega|llegan|sale|salen|puede|pueden|va|van|me|nos|es|son|abren?|entregan?|tendr|estar)\w*\b)/gi,
    "cuándo",
  ],
  [/\bdonde(?=\s+(?:esta|estan|queda|quedo|puedo|anda|va)\b)/gi, "dónde"],
  [/\bcual(?=es\b|\b)/gi, "cuál"],
  [/^como\b/i, "cómo"],
  [/^que\b/i, "qué"],
  [/^por que\b/i, "por qué"],
];
const asked = (words: string): string =>
  INTERROGATIVES.reduce((text, [pattern, form]) => text.replace(pattern, form), words);

/** "Si paga la mitad si le doy": the second is an affirmation. */
const withYes = (text: string): string =>
  text
    .replace(/(?<=\bsi [^.]*\S) si (?=(?:le|les|se|lo|la|hay|puedo|podemos|tenemos)\b)/i, " sí ")
    .replace(/^((?:(?!\bsi\b).)*\s)si (?=(?:puedo|podemos|hay|tenemos)(?:\s|$))/i, "$1sí ")
    .replace(/\bsi (puedo|podemos|se puede|hay)$/i, "sí $1")
    .replace(
      /^si (?=(?:[a-z]+ )?(?:hacemos|tenemos|hay|manejamos|contamos|vendemos|damos|abrimos|aceptamos|se puede|puede)\b(?![^.]*,(?! (?:pero|y)\b)))/i,
      "Sí ",
    );

/** Sentences of a text for its orders, in Spanish and to "usted". */
export function spanishSentences(relay: Relay): string[] {
  const { reader, orders, before } = relay;
  const le = reader.isMany ? "Les" : "Le";
  const context = before
    ? sentencesOf(before, "es")
        .map((text) => text.replace(/^(?:Es que|Y|Pero)\s+/, ""))
        .map(capital)
    : [];
  const because =
    reader.relative && HAPPENED.test(fold(reader.relative))
      ? [`${le} escribo porque ${printedWords(reader.relative, "es")}`]
      : [];
  const said = orders.flatMap((order, at) => saidBy(order, { reader, le, isFirst: at === 0 }));
  return [...context, ...because, ...said]
    .map((text) => text.replace(/(?<=[^,;]) pero /g, ", pero "))
    .map(withYes)
    .map(toReader);
}

/** "Para ella", of the reader, is "para usted". */
const toReader = (text: string): string =>
  text.replace(/\b(?:a|con) (?:ella|él)(?= (?:le|se)\b)/gi, "a usted");

function saidBy(
  { act, words }: Order,
  { reader, le, isFirst }: { reader: Reader; le: string; isFirst: boolean },
): string[] {
  const shown = printedWords(words, "es");
  switch (act) {
    case "ask":
      return [askedBy(words, { reader, isFirst })];
    case "request": {
      const [first = "", ...others] = sentencesOf(words, "es");
      const isWish = WISH.test(fold(first)) && !/^que\s/i.test(first);
      return [`${le} pido ${isWish ? "que " : ""}${small(first)}`, ...others];
    }
    case "apologise": {
      const why = /^(?:por(?:que)?|ya que)\s/i.exec(shown);
      const [first = "", ...others] = sentencesOf(words, "es");
      return why
        ? [`${le} pedimos una disculpa ${small(first)}`, ...others]
        : [`${le} pedimos una disculpa`, ...sentencesOf(words, "es")];
    }
    case "thank":
      return /^por\s/i.test(shown)
        ? [`Muchas gracias ${shown}`]
        : ["Muchas gracias", ...sentencesOf(words, "es")];
    case "offer":
      return [`${le} ofrecemos ${shown}`];
    case "suggest":
      return [`${le} propongo ${shown}`];
    case "purpose": {
      const [first = "", ...others] = sentencesOf(words, "es");
      return [`${le} escribo para ${small(first)}`, ...others];
    }
    case "congratulate":
      return congratulated(shown);
    case "invite":
      return [`${le} invitamos ${/^(?:al?|para)\s/i.test(shown) ? shown : `a ${shown}`}`];
    case "complain": {
      const [first = "", ...others] = sentencesOf(
        words.replace(/^por(?:que)?\s+(?=\S)/i, ""),
        "es",
      );
      return [`${le} escribo por un problema: ${small(first)}`, ...others];
    }
    case "collect":
      return [`${le} recuerdo el pago pendiente ${debtOf(shown)}`];
    case "remind": {
      const [first = "", ...others] = toldBy(words.replace(/^de (?=(?:su|sus|la|el)\s)/i, ""), le);
      const isOrder = /^(?:Por favor|Le pido|Les pido)/.test(first);
      return isOrder
        ? [first, ...others]
        : [`${le} recuerdo ${needsThat(shown) ? "que " : ""}${small(first)}`, ...others];
    }
    default:
      return toldBy(words, le);
  }
}

/** "Por su cumpleaños" has a greeting of its own. */
function congratulated(shown: string): string[] {
  const birthday = /^(?:por|en) su cumplea[nñ]os[\s,.]*/i.exec(shown);
  if (birthday)
    return ["¡Feliz cumpleaños!", ...sentencesOf(shown.slice(birthday[0].length), "es")];
  if (/^por\s/i.test(shown)) return [`¡Muchas felicidades ${shown}!`];
  return [
    "¡Muchas felicidades!",
    ...sentencesOf(shown, "es").map((text) => `Sabemos que ${small(text)}`),
  ];
}

/** Action of a reader as the reason of a text. "Que viene los martes" only says who it is. */
const HAPPENED =
  /^(?:no|ya no|debe|tiene|se)\b|^[a-z]+(?:io|aron|ieron)\b|^(?:me |nos )?(?:compro|dejo|encargo|llego|falto|cancelo|pago|llamo|agendo|aparto|vino|hizo|trajo|dijo|tuvo|quiso|pudo)\b/;

const debtOf = (amount: string): string => {
  const shown = amount.replace(/^(l[oa]s? )?(?=\d)/i, "$1$");
  return debtShown(shown);
};
const debtShown = (shown: string): string =>
  /^(?:l[oa]s? )?\$/i.test(shown)
    ? `de ${shown.replace(/^(?:l[oa]s? )/i, "")}`
    : `de ${shown}`.replace(/^de el /, "del ").replace(/^de de /, "de ");

const needsThat = (shown: string): boolean =>
  !/^(?:de )?\p{L}+(?:ar|er|ir)\s/iu.test(shown) &&
  !/^(?:su|sus|el|la|los|las)\s\S+\s(?:del?|a|para)\b/i.test(shown) &&
  /\b(?:es|son|esta|está|van?|hay|tiene\w*|debe\w*|vence\w*|mañana|no|se)\b/i.test(shown);

function askedBy(words: string, { reader, isFirst }: { reader: Reader; isFirst: boolean }): string {
  const shown = asked(printedWords(words, "es"));
  const isQuestion = /^(?:si|cu[aá]nt|cu[aá]nd|cu[aá]l|d[oó]nd|c[oó]mo|qu[eé]|por qu[eé])/i.test(
    shown,
  );
  if (!isQuestion)
    return `Quisiera preguntar ${/^(?:por|sobre)\s/i.test(shown) ? shown : `por ${shown}`}`.replace(
      "por el precio",
      "por el precio",
    );
  if (reader.isFirm && isFirst) return `Quisiera saber ${shown}`;
  return `¿${capital(shown.replace(/^si\s/i, ""))}?`;
}

function toldBy(words: string, le: string): string[] {
  // "Dile si quiere reagendar" asks.
  if (/^si (?:quiere|quieren|puede|pueden|desea|gusta|le|les)\b/i.test(words))
    return [`¿${capital(printedWords(words, "es").replace(/^si\s/i, ""))}?`];
  return (
    words
      .replace(NUMBER_BEFORE_THAT, ". ")
      .replace(WISH_BEHIND, ". ")
      .replace(
        /^(gracias por [^,.;]+?) que (?=(?:su|sus|ya|el|la|hoy|mañana|manana|le|les)\s)/i,
        "$1. ",
      )
      .replace(/,? y (?:(?:una |mil )?disculpas?|perd[oó]n) (?=por)/i, ". Una disculpa ")
      .split(new RegExp(AND_THAT.source, "i"))
      .reduce<string[]>((parts, part, at, all) => {
        if (at % 2 === 1) return parts;
        const join = all[at - 1];
        if (join === undefined) return [part];
        const isWish = WISH.test(fold(part)) || isWishOfOthers(part);
        // "Y que traigan…" is a request of its own; "pero que…" goes on.
        if (isWish || join === ",") return [...parts, part];
        return [
          ...parts.slice(0, -1),
          `${parts.at(-1)!}${join === "pero" ? "," : ""} ${join} ${part}`,
        ];
      }, [])
      .flatMap((part) => sentencesOf(part, "es"))
      // To several readers a wish is in the plural: "cambie de número" is what the writer did.
      .map((text) => (le === "Les" ? inFirstPerson(text) : text))
      .map((text) =>
        WISH.test(fold(text)) && !/^(?:me )?\p{L}+é(?!\p{L})/iu.test(text)
          ? wished(text, le)
          : isWishOfOthers(text)
            ? `${le} pedimos que ${small(text)}`
            : text,
      )
  );
}

/** "Los niños vengan de blanco": a wish about others. */
const OTHERS_WISH = /^(?:(?:los|las|el|la|sus?|cada|tod[oa]s(?: los| las)?) )\p{L}+ (\p{L}+)/iu;
const isWishOfOthers = (text: string): boolean => {
  const verb = OTHERS_WISH.exec(text)?.[1];
  return (
    verb !== undefined &&
    verb.length > 3 &&
    /[ae]n?$/.test(verb) &&
    WISH.test(fold(verb)) &&
    !/^(?:pase|esper|us|tom|com|sub)/.test(fold(verb))
  );
};

const wished = (text: string, le: string): string =>
  /^(?:no )?(?:me|nos)\s/i.test(text)
    ? `${le} pido que ${small(text)}`
    : `Por favor, ${small(text)}`;
