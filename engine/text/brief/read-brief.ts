import type { Locale } from "#domain/preferences/preferences.ts";
import { blank, fold, overlaps } from "#engine/reading/folded.ts";
import { readQuote } from "#engine/reading/subject.ts";
import { capital } from "./capital.ts";
import { reword } from "./reworded.ts";
import { cleanWords } from "./clean-words.ts";
import { readClauses, splitClauses, type Clause } from "./clauses.ts";
import { isForWriter } from "./for-writer.ts";
import { BRIEF_KINDS, type BriefKind } from "./kinds.ts";
import {
  NAME,
  isOfOthers,
  NO_PERSON,
  readBusiness,
  readCalledBusiness,
  TRADE,
  type Found,
} from "./read-business.ts";
import { readTold } from "./told/read-told.ts";
import { withoutHead } from "./read-head.ts";
import { readRelayed, relayedKind } from "./relay/read-relayed.ts";
import type { RelayedText } from "./relay/relayed.ts";
import { saidIn } from "./saying.ts";

/** Content of a text as a prompt tells it, in the person's own words. */
export interface Brief {
  kind: BriefKind;
  /** Recipient: "Sra. Beatriz Ocampo". */
  to: string | undefined;
  /** The firm of whom it is written to: "Café Lumbre" of "Ana at Café Lumbre". */
  firm: string | undefined;
  /** The business that is named, and writes: "Fonda Meche". */
  business: string | undefined;
  /** Signature: "Mariana Sosa". */
  signedBy: string | undefined;
  /** Clauses to be said, in their order. */
  clauses: readonly Clause[];
  /** Words quoted of a review. */
  quote: string | undefined;
  /** Words before a colon: "Reglas del taller". */
  title: string | undefined;
  /** The prompt with nothing taken out, cleaned. */
  words: string;
  /** A text that is said to its reader, whatever its kind. */
  relayed?: RelayedText;
}

/** Title before the name of a person. */
const TITLE =
  "(?:[Dd]on|[Dd]oñ?a|[Ss]eñora|[Ss]eñor|[Ss]enora|[Ss]enor|[Ss]ra\\.?|[Ss]r\\.?|[Ss]rta\\.?|[Dd]ra?\\.?|[Ii]ng\\.?|[Ll]ic\\.?|[Aa]rq\\.?|[Mm]tr[oa]\\.?|[Pp]rof\\.?|Mrs?\\.?|Ms\\.?|Dr\\.?)";
/** Recipient: "para la señora Beatriz", "a mi empleada Rocío". */
const TO = new RegExp(
  `(?<!mencion\\p{L}{1,3}|muda|mud[oó]|(?:se|me) v[ao]|fue|viaj[ao]|lleg[oó]|env[ií]os?|gratis)(?:^|\\s)(?:[Pp]ara|a|al|to|for|for the attention of)\\s(?:(?:(?:la|el|the)\\s(?:proveedora?|supplier|client[ea]?|customer)|la|el|the|client[ea]|(?:mi|nuestr[oa]|my|our)\\s\\p{L}+(?:\\sde\\s\\p{Ll}+)?,?)\\s|\\p{Ll}+, )?((?:${TITLE}\\s)${NAME}|${TITLE}\\s\\p{L}+|${NAME}(?:\\sfamily)?)`,
  "u",
);
/** The firm behind a recipient's name: "Ana at Café Lumbre", "Luis del Hotel Sol". */
const FIRM = new RegExp(`^,?\\s(?:at|of|from|del?|de la|en)\\s(${NAME})`, "u");
/** A stated name: "se llama Marcela". */
const CALLED = new RegExp(
  `(?<!(?:nen[ea]|niñ[oa]|hij[oa]|beb[eé]|perr[oa]|gat[oa]|negocio|empresa|local|marca|${TRADE}))(?:^|[\\s,.])(?:[Ss]e llama|llamad[oa]|is called|name is)\\s((?:${TITLE}\\s)?${NAME})`,
  "u",
);
/** Signature of the writer: "firmo yo, Mariana Sosa", "yo soy Beto del taller". */
const SIGNED = new RegExp(
  `(?<=^|[,.;\\n]\\s*)(?:[Yy]o soy|[Ff]irm[ao](?: yo)?[:,]?|[Ff]rom|[Aa]tte\\.?[:,]?|[Yy]o)\\s((?:${TITLE}\\s)?${NAME})(?:\\s(?:de la|del|de)\\s\\p{Ll}+)?(?=\\s*(?:[,.;\\n]|$))`,
  "u",
);
/**
 * Reads the content of a text from a prompt: recipient, sender and every clause.
 *
 * @returns undefined for a prompt without a kind of text, or without content
 */
export function readBrief(
  typed: string,
  locale: Locale,
  /** The business that writes, where it is known; another one that is named is then a client's. */
  own?: string,
): Brief | undefined {
  const prompt = reword(cleanWords(typed, locale), locale);
  const folded = fold(prompt);
  if (IS_FOR_A_MODEL[locale].test(folded)) return undefined;
  const relayed = readRelayed(prompt, locale);
  if (relayed)
    return {
      ...emptyBrief(prompt),
      kind: relayedKind(relayed.act),
      to: relayed.reader.name,
      signedBy: readSigned(prompt)?.text,
      clauses: relayed.sentences.map((text) => ({ text, isWish: false })),
      title: undefined,
      relayed,
    };
  // "Y no como que estamos pidiendo perdón" asks for no apology.
  // The first clause is the request itself.
  const asked = splitClauses(folded).filter(
    (clause, at) => at === 0 || !isForWriter(clause) || IS_SORRY.test(clause),
  );
  const kindOf = (words: string) => BRIEF_KINDS.find(({ asks }) => asks[locale].test(words));
  const told = kindOf(asked.join(", "));
  // "Avisar que suben los precios: comida corrida…" is a notice, whatever is listed behind the colon.
  const isListed = told?.key === "menu" || told?.key === "price-list";
  // "Promoción de comida corrida" is an offer of a dish, and no menu.
  const offer = told?.key === "menu" && BEGINS_OFFER.test(folded) ? kindOfOffer : undefined;
  const found = offer ?? (isListed ? kindOf(folded.split(/:(?=\s)/)[0]!) : undefined) ?? told;
  if (!found) {
    const read = readTold(prompt, locale);
    return read && { ...emptyBrief(prompt), ...read };
  }
  // "Un mensaje para avisar" is written to a reader, and no notice for a wall.
  const isMessage = found.key === "notice" && /\b(?:mensaje|whatsapp|message)\b/.test(folded);
  const kind = isMessage ? BRIEF_KINDS.find(({ key }) => key === "message")! : found;
  const isAddressed = kind.layout === "letter" || kind.layout === "quote";
  const signed = readSigned(prompt);
  const to = isAddressed ? readRecipient(prompt, own) : undefined;
  const named = readBusiness(prompt) ?? (isAddressed ? undefined : readCalledBusiness(prompt));
  const isOthers =
    named !== undefined &&
    ((to && overlaps(named.range, to.range)) ||
      ((isAddressed || (own && fold(own) !== fold(named.text))) && isOfOthers(prompt, named)));
  const business = isOthers ? undefined : named;
  const quote = kind.key === "review-reply" ? readQuote(prompt) : undefined;
  let payload = prompt;
  // "El aniversario de la cafetería Luna" needs the name where it stands.
  const before = prompt.slice(0, business?.range.from ?? 0);
  // "La inauguración de mi cafetería Luna" is "la inauguración de Luna".
  const isOwned = /\bde (?:mi|nuestr[oa])\s$/i.test(before);
  const isApart =
    business !== undefined &&
    !isOwned &&
    (/(?:^|[,.;:]|\b(?:mi|nuestr[oa]|my|our|para|hoy))\s*$/i.test(before) ||
      (/^\s*(?:[,.;:]|$)/.test(prompt.slice(business.range.to)) &&
        !/\b(?:del?|de la|en|en la|en el|of|at|in)\s*$/i.test(before)));
  for (const range of [isApart ? business.range : undefined, to?.range, signed?.range, quote])
    if (range) payload = blank(payload, range);
  if (business && isOwned) {
    const start = before.search(/(?:mi|nuestr[oa])\s$/i);
    const name = capital(business.name);
    payload = payload.slice(0, start) + name + payload.slice(business.range.to);
  } else if (business && !isApart) payload = withName(payload, business);
  const isPriceList = ["menu", "price-list", "quote"].includes(kind.key);
  const { said, title } = withoutHead(payload, { kind, locale });
  // A story in English has names between commas: "the server, Mike, was rude".
  const areSentences = locale === "en" && kind.key === "review-reply" && /[.!?]\s/.test(said);
  const clauses = readClauses(said, {
    locale,
    isPriceList,
    isMenu: kind.key === "menu",
    areSentences,
    isLetter: kind.layout === "letter",
    prompt,
  });
  if (clauses.length === 0 && !quote) return undefined;
  // "Escribe algo": a text of no kind needs something that it says.
  const isVague =
    kind.key === "message" &&
    !isMessage &&
    clauses.length < 2 &&
    !/\d/.test(payload) &&
    saidIn(payload, locale) === undefined;
  if (isVague) return undefined;
  return {
    kind,
    to: to && namedOf(to.text),
    firm: to?.firm,
    business: business?.text,
    signedBy: signed?.text,
    quote: quote?.text,
    clauses,
    title,
    words: prompt,
  };
}

/** A request that begins with the word for an offer. */
const BEGINS_OFFER =
  /^(?:(?:haz(?:me)?|escribe(?:me)?|crea|redacta|quiero|necesito|dame|write|make|create)\s)?(?:(?:una|la|an?|the)\s)?(?:promo(?:cion)?|oferta|offer|promotion|deal)\b/;
const kindOfOffer = BRIEF_KINDS.find(({ layout }) => layout === "offer");

/** A business that was typed without capitals is named with them. */
function withName(payload: string, { text, range: { from, to } }: Found): string {
  return fold(payload.slice(from, to)) === fold(text)
    ? payload.slice(0, from) + text + payload.slice(to)
    : payload;
}

const emptyBrief = (words: string) => ({
  to: undefined,
  firm: undefined,
  business: undefined,
  signedBy: undefined,
  quote: undefined,
  words,
});

/** An order that makes a text an apology: "y pide disculpas". */
const IS_SORRY =
  /^(?:y |and )?(?:(?:les? )?pedimos|pid\w+|pedir|ofrec\w+|da(?:les)?|apologi[sz]e|say)\b.*(?:disculpas?|perdon|apologi[sz]e|sorry)$|^(?:and )?apologi[sz]e$/;

/** Tasks that only a language model, or a person, can do: translate, explain, advise. */
const IS_FOR_A_MODEL: Readonly<Record<Locale, RegExp>> = {
  es: /\b(?:traduc\w*|resum\w*|corrige|corregir|parafrase\w*|explica(?:me)? (?:que|como|por)|que dice la ley|poemas?|cuentos?|cancion(?:es)?|ensayos?|chistes?|novelas?|guion|adivinanzas?|acertijos?|es legal|me pueden demandar|puedo demandar|investiga|conjetura|ecuacion)\b/,
  en: /\b(?:translat\w*|summari[sz]e|proofread|paraphrase|explain|is it legal|legal advice|poems?|songs?|essays?|jokes?|novels?|riddles?|research|conjecture|equation)\b/,
};

/** "señora martha" with the capital of a name. */
const namedOf = (text: string): string =>
  text.replace(
    /^(se[nñ]ora?|don|do[nñ]a|sra?\.?|dra?\.?) (\p{Ll}+)$/iu,
    (_, title: string, name: string) => `${title} ${capital(name)}`,
  );

function readSigned(prompt: string): Found | undefined {
  const match = SIGNED.exec(prompt);
  const text = match?.[1];
  if (!match || !text || NO_PERSON.test(text)) return undefined;
  return { text, range: { from: match.index, to: match.index + match[0].length } };
}

/** "Cotización para ana de 20 playeras": a name without a capital. */
const LOWER_TO =
  /(?:cotizaci[oó]n|cotiza|presupuesto|proforma) (?:para|a) (?!(?:un|una|el|la|los|las|mi|cliente|clienta|boda|fiesta|evento|pintar|hacer)(?!\p{L}))(\p{Ll}{3,}) (?=de (?:\d|un|una|la|el)|por \d)/u;

function readRecipient(
  prompt: string,
  own: string | undefined,
): (Found & { firm: string | undefined }) | undefined {
  const lower = LOWER_TO.exec(prompt);
  if (lower) {
    const from = lower.index + lower[0].length - lower[1]!.length - 1;
    // "De" behind the name belongs to what is quoted.
    const of = /^de /.exec(prompt.slice(from + lower[1]!.length + 1))?.[0].length ?? 0;
    const range = { from, to: from + lower[1]!.length + 1 + of };
    return { text: capital(lower[1]!), firm: undefined, range };
  }
  const called = CALLED.exec(prompt);
  const match = called ?? TO.exec(prompt);
  const text = match?.[1];
  if (!match || !text || NO_PERSON.test(text)) return undefined;
  const end = match.index + match[0].length;
  const behind = FIRM.exec(prompt.slice(end));
  // "To Ana from Estudio Diego" names who writes.
  const isSender = behind !== null && /\sfrom\s/.test(behind[0]) && (!own || behind[1] === own);
  const firm = isSender ? null : behind;
  return {
    text,
    firm: firm?.[1],
    range: { from: match.index, to: end + (firm?.[0].length ?? 0) },
  };
}
