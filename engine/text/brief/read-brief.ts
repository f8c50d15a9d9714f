import type { Locale } from "#domain/preferences/preferences.ts";
import { blank, fold } from "#engine/reading/folded.ts";
import { readQuote } from "#engine/reading/subject.ts";
import { capital } from "./capital.ts";
import { cleanWords } from "./clean-words.ts";
import { readClauses, splitClauses, type Clause } from "./clauses.ts";
import { isForWriter } from "./for-writer.ts";
import { HEAD } from "./head.ts";
import { BRIEF_KINDS, type BriefKind } from "./kinds.ts";
import {
  NAME,
  NO_PERSON,
  readBusiness,
  readCalledBusiness,
  TRADE,
  type Found,
} from "./read-business.ts";

/** What a prompt says a text is to say, in the person's own words. */
export interface Brief {
  kind: BriefKind;
  /** Recipient: "Sra. Beatriz Ocampo". */
  to: string | undefined;
  /** The business that is named: "Fonda Meche". */
  business: string | undefined;
  /** Who signs: "Mariana Sosa". */
  signedBy: string | undefined;
  /** What is to be said, in its order. */
  clauses: readonly Clause[];
  /** What is quoted of a review. */
  quote: string | undefined;
  /** What stands before a colon: "Reglas del taller". */
  title: string | undefined;
  /** The prompt with nothing taken out, cleaned. */
  words: string;
}

/** Before the name of a person. */
const TITLE =
  "(?:[Dd]on|[Dd]oñ?a|[Ss]eñora|[Ss]eñor|[Ss]enora|[Ss]enor|[Ss]ra\\.?|[Ss]r\\.?|[Ss]rta\\.?|[Dd]ra?\\.?|[Ii]ng\\.?|[Ll]ic\\.?|[Aa]rq\\.?|[Mm]tr[oa]\\.?|[Pp]rof\\.?|Mrs?\\.?|Ms\\.?|Dr\\.?)";
/** Recipient: "para la señora Beatriz", "a mi empleada Rocío". */
const TO = new RegExp(
  `(?<!mencion\\p{L}{1,3}|muda|mud[oó]|(?:se|me) v[ao]|fue|viaj[ao]|lleg[oó]|env[ií]os?|gratis)(?:^|\\s)(?:[Pp]ara|a|al|to|for|for the attention of)\\s(?:(?:la|el|the|client[ea]|(?:mi|nuestr[oa]|my|our)\\s\\p{L}+(?:\\sde\\s\\p{Ll}+)?,?)\\s|\\p{Ll}+, )?((?:${TITLE}\\s)${NAME}|${TITLE}\\s\\p{L}+|${NAME}(?:\\sfamily)?)`,
  "u",
);
/** A stated name: "se llama Marcela". */
const CALLED = new RegExp(
  `(?<!(?:nen[ea]|niñ[oa]|hij[oa]|beb[eé]|perr[oa]|gat[oa]|negocio|empresa|local|marca|${TRADE}))(?:^|[\\s,.])(?:[Ss]e llama|llamad[oa]|is called|name is)\\s((?:${TITLE}\\s)?${NAME})`,
  "u",
);
/** Who writes: "firmo yo, Mariana Sosa", "yo soy Beto del taller". */
const SIGNED = new RegExp(
  `(?<=^|[,.;\\n]\\s*)(?:[Yy]o soy|[Ff]irm[ao](?: yo)?[:,]?|[Ff]rom|[Aa]tte\\.?[:,]?|[Yy]o)\\s((?:${TITLE}\\s)?${NAME})(?:\\s(?:de la|del|de)\\s\\p{Ll}+)?(?=\\s*(?:[,.;\\n]|$))`,
  "u",
);
/**
 * Reads the content of a text from a prompt: recipient, sender and every clause.
 *
 * @returns undefined for a prompt without a kind of text, or without content
 */
export function readBrief(typed: string, locale: Locale): Brief | undefined {
  const prompt = cleanWords(typed, locale);
  const folded = fold(prompt);
  if (IS_FOR_A_MODEL[locale].test(folded)) return undefined;
  // "Y no como que estamos pidiendo perdón" asks for no apology.
  const asked = splitClauses(folded).filter((clause) => !isForWriter(clause));
  const kind = BRIEF_KINDS.find(({ asks }) => asks[locale].test(asked.join(", ")));
  if (!kind) return undefined;
  const business =
    readBusiness(prompt) ?? (kind.layout === "list" ? readCalledBusiness(prompt) : undefined);
  const signed = readSigned(prompt);
  const to =
    kind.layout === "letter" || kind.layout === "quote" ? readRecipient(prompt) : undefined;
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
  }
  const isPriceList = kind.key === "menu" || kind.key === "price-list";
  const { said, title } = withoutHead(payload, { kind, locale });
  // A story in English has names between commas: "the server, Mike, was rude".
  const areSentences = locale === "en" && kind.key === "review-reply" && /[.!?]\s/.test(said);
  const clauses = readClauses(said, { locale, isPriceList, areSentences });
  if (clauses.length === 0 && !quote) return undefined;
  // "Escribe algo": a text of no kind needs something that it says.
  const isVague = kind.key === "message" && clauses.length < 2 && !/\d/.test(payload);
  if (isVague) return undefined;
  return {
    kind,
    to: to?.text,
    business: business?.text,
    signedBy: signed?.text,
    quote: quote?.text,
    clauses,
    title,
    words: prompt,
  };
}

/** What only a language model, or a person, can do: translate, explain, advise. */
const IS_FOR_A_MODEL: Readonly<Record<Locale, RegExp>> = {
  es: /\b(?:traduc\w*|resum\w*|corrige|corregir|parafrase\w*|explica(?:me)? (?:que|como|por)|que dice la ley|poemas?|cuentos?|cancion(?:es)?|ensayos?|chistes?|novelas?|guion|adivinanzas?|acertijos?|es legal|me pueden demandar|puedo demandar|investiga|conjetura|ecuacion)\b/,
  en: /\b(?:translat\w*|summari[sz]e|proofread|paraphrase|explain|is it legal|legal advice|poems?|songs?|essays?|jokes?|novels?|riddles?|research|conjecture|equation)\b/,
};

function readSigned(prompt: string): Found | undefined {
  const match = SIGNED.exec(prompt);
  const text = match?.[1];
  if (!match || !text || NO_PERSON.test(text)) return undefined;
  return { text, range: { from: match.index, to: match.index + match[0].length } };
}

function readRecipient(prompt: string): Found | undefined {
  const called = CALLED.exec(prompt);
  const match = called ?? TO.exec(prompt);
  const text = match?.[1];
  if (!match || !text || NO_PERSON.test(text)) return undefined;
  return { text, range: { from: match.index, to: match.index + match[0].length } };
}

/** Kinds whose own words are their title. */
const IS_TITLED = new Set(["rules", "steps", "promo", "quote"]);
/** Parts that a title omits: sender, recipient and place. */
const NOT_IN_TITLE =
  /\s+(?:de mi|de la|del mio|para (?:poner|pegar|mandar|mi|el|la|los|las)|en la pared|for (?:the|my|our))\b.*$/i;

/** What stands before what a quote is for: "presupuesto para". */
const QUOTE_FOR =
  /^(?:(?:la |una? |el )?(?:cotizaci[oó]n|cotiza\p{L}*|presupuesto|proforma|quote|estimate)(?: (?:para|de|por|a|for))*(?: (?:el|la|un|una|the|a))?)\s*/iu;

/** A prompt without what asks for the text; of "menu de hoy: sopa…" what stands behind the colon. */
function withoutHead(
  prompt: string,
  { kind, locale }: { kind: BriefKind; locale: Locale },
): { said: string; title: string | undefined } {
  const end = prompt.search(kind.layout === "list" ? /[:?](?=\s|$)/ : /:(?=\s|$)/);
  const head = end >= 0 ? prompt.slice(0, end) : "";
  const asksInHead =
    end > 0 &&
    splitClauses(head).length <= 2 &&
    head.split(/\s+/).length <= 14 &&
    BRIEF_KINDS.some(({ asks }) => asks[locale].test(fold(head))) &&
    (kind.key === "quote" || !/\d/.test(head));
  const trimmed = prompt.replace(/^[\s¡¿"“«]+/, "");
  const match = HEAD[locale].exec(fold(trimmed));
  const rest = trimmed.slice(match?.[0].length ?? 0);
  if (!asksInHead) return { said: rest, title: undefined };
  // "Servicio de limpieza a domicilio, quiero un volante: …" says what it is about.
  const about = splitClauses(head).filter(
    (clause) => !BRIEF_KINDS.some(({ asks }) => asks[locale].test(fold(clause))),
  );
  if (kind.key === "post" && about.length > 0)
    return { said: prompt.slice(end + 1), title: cleanWords(about.join(", "), locale) };
  const isTitled = IS_TITLED.has(kind.key);
  const named = head
    .trim()
    .replace(
      /^(?:hazme|haz|necesito|quiero|dame|make|write)\s+(?:un[oa]?s?|las?|los|el|a|an|the)?\s*/i,
      "",
    )
    .replace(kind.key === "quote" ? QUOTE_FOR : /^$/, "");
  const title = cleanWords(
    kind.key === "promo"
      ? named.replace(NOT_IN_TITLE, "")
      : named.replace(/\s+(?:para (?:poner|pegar|mandar)|en la pared)\b.*$/i, ""),
    locale,
  );
  return {
    said: prompt.slice(end + 1),
    title: isTitled ? title.replace(/\s+/g, " ").trim() : undefined,
  };
}
