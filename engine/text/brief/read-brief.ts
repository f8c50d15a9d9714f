import type { Locale } from "#domain/preferences/preferences.ts";
import { blank, fold, overlaps } from "#engine/reading/folded.ts";
import { readQuote } from "#engine/reading/subject.ts";
import { capital } from "./capital.ts";
import { cleanWords } from "./clean-words.ts";
import { readClauses, splitClauses, type Clause } from "./clauses.ts";
import { isForWriter } from "./for-writer.ts";
import { HEAD } from "./head.ts";
import { roleIn } from "./job.ts";
import { BRIEF_KINDS, type BriefKind } from "./kinds.ts";
import { isLabel } from "./lines.ts";
import { OCCASION } from "./occasion.ts";
import {
  NAME,
  isOfOthers,
  NO_PERSON,
  readBusiness,
  readCalledBusiness,
  TRADE,
  type Found,
} from "./read-business.ts";

/** What a prompt says a text is to say, in the person's own words. */
export interface Brief {
  kind: BriefKind;
  /** To whom it is written: "Sra. Beatriz Ocampo". */
  to: string | undefined;
  /** The firm of whom it is written to: "Café Lumbre" of "Ana at Café Lumbre". */
  firm: string | undefined;
  /** The business that is named, and writes: "Fonda Meche". */
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
/** To whom: "para la señora Beatriz", "a mi empleada Rocío". */
const TO = new RegExp(
  `(?<!mencion\\p{L}{1,3}|muda|mud[oó]|(?:se|me) v[ao]|fue|viaj[ao]|lleg[oó]|env[ií]os?|gratis)(?:^|\\s)(?:[Pp]ara|a|al|to|for|for the attention of)\\s(?:(?:la|el|the|client[ea]|(?:mi|nuestr[oa]|my|our)\\s\\p{L}+(?:\\sde\\s\\p{Ll}+)?,?)\\s|\\p{Ll}+, )?((?:${TITLE}\\s)${NAME}|${TITLE}\\s\\p{L}+|${NAME}(?:\\sfamily)?)`,
  "u",
);
/** The firm behind a recipient's name: "Ana at Café Lumbre", "Luis del Hotel Sol". */
const FIRM = new RegExp(`^,?\\s(?:at|of|from|del?|de la|en)\\s(${NAME})`, "u");
/** A name that is told: "se llama Marcela". */
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
 * Reads what a text is to say from a prompt that tells it: whom it is for, whose it is, and every clause.
 *
 * @returns undefined for a prompt that names no kind of text, or tells nothing besides
 */
export function readBrief(
  typed: string,
  locale: Locale,
  /** The business that writes, where it is known; another one that is named is then a client's. */
  own?: string,
): Brief | undefined {
  const prompt = cleanWords(typed, locale);
  const folded = fold(prompt);
  if (IS_FOR_A_MODEL[locale].test(folded)) return undefined;
  // "Y no como que estamos pidiendo perdón" asks for no apology.
  // The first clause is the request itself.
  const asked = splitClauses(folded).filter(
    (clause, at) => at === 0 || !isForWriter(clause) || IS_SORRY.test(clause),
  );
  const found = BRIEF_KINDS.find(({ asks }) => asks[locale].test(asked.join(", ")));
  if (!found) return undefined;
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
  }
  const isPriceList = ["menu", "price-list", "quote"].includes(kind.key);
  const { said, title } = withoutHead(payload, { kind, locale });
  // A story in English has names between commas: "the server, Mike, was rude".
  const areSentences = locale === "en" && kind.key === "review-reply" && /[.!?]\s/.test(said);
  const clauses = readClauses(said, { locale, isPriceList, areSentences });
  if (clauses.length === 0 && !quote) return undefined;
  // "Escribe algo": a text of no kind needs something that it says.
  const isVague = kind.key === "message" && !isMessage && clauses.length < 2 && !/\d/.test(payload);
  if (isVague) return undefined;
  return {
    kind,
    to: to?.text,
    firm: to?.firm,
    business: business?.text,
    signedBy: signed?.text,
    quote: quote?.text,
    clauses,
    title,
    words: prompt,
  };
}

/** An order that makes a text an apology: "y pide disculpas". */
const IS_SORRY =
  /^(?:y |and )?(?:(?:les? )?pedimos|pid\w+|pedir|ofrec\w+|da(?:les)?|apologi[sz]e|say)\b.*(?:disculpas?|perdon|apologi[sz]e|sorry)$|^(?:and )?apologi[sz]e$/;

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

function readRecipient(
  prompt: string,
  own: string | undefined,
): (Found & { firm: string | undefined }) | undefined {
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

/** Kinds whose own words are their title. */
const IS_TITLED = new Set(["rules", "steps", "promo", "quote"]);
/** What a title leaves out: whose, for whom and where. */
const NOT_IN_TITLE =
  /\s+(?:de mi|de la|del mio|para (?:poner|pegar|mandar|mi|el|la|los|las)|en la pared|for (?:the|my|our))\b.*$/i;

/** What stands before what a quote is for: "presupuesto para". */
const QUOTE_FOR =
  /^(?:(?:la |una? |el )?(?:cotizaci[oó]n|cotiza\p{L}*|presupuesto|proforma|quote|estimate)(?: (?:para|de|por|a|for))*(?: (?:el|la|un|una|the|a))?)\s*/iu;

/** What is told before a colon and not only asked for: "que el lunes no abrimos". */
const TELLS = /^(?:(?:de )?que|porque|because|that)\s/;
/** Clauses before a colon that tell something are so long, in words. */
const TELLING_MIN_WORDS = 4;

/** The clauses before a colon that tell something besides asking for a text. */
function toldInHead(head: string, locale: Locale): string[] {
  return splitClauses(head).flatMap((clause) => {
    const asks = BRIEF_KINDS.some((kind) => kind.asks[locale].test(fold(clause)));
    const rest = asks ? clause.slice(HEAD[locale].exec(fold(clause))?.[0].length ?? 0) : clause;
    const isTold = asks
      ? /\d/.test(rest) || TELLS.test(fold(rest))
      : /\d/.test(rest) || rest.split(/\s+/).length >= TELLING_MIN_WORDS;
    return isTold ? [rest] : [];
  });
}

/** Words before a colon at most: what is told there is longer. */
const HEAD_MAX_WORDS = 30;

/**
 * Where the colon stands behind which a text is told, "menu de hoy: sopa…"; -1 for none. One behind a
 * label, "horario: 9 a 6", is none.
 */
function colonOf(prompt: string, { kind, locale }: { kind: BriefKind; locale: Locale }): number {
  const isAddressed = kind.layout === "letter" || kind.layout === "quote";
  const end = prompt.search(isAddressed ? /:(?=\s|$)/ : /[:?](?=\s|$)/);
  const head = prompt.slice(0, Math.max(end, 0));
  const clauses = splitClauses(head);
  const last = clauses.at(-1) ?? "";
  const isLabelled = clauses.length > 1 && isLabel(last, locale);
  const asksInHead =
    end > 0 &&
    !isLabelled &&
    clauses.length <= 4 &&
    head.split(/\s+/).length <= HEAD_MAX_WORDS &&
    BRIEF_KINDS.some(({ asks }) => asks[locale].test(fold(head)));
  return asksInHead ? end : -1;
}

/** A prompt without what asks for the text; of "menu de hoy: sopa…" what stands behind the colon. */
function withoutHead(
  prompt: string,
  { kind, locale }: { kind: BriefKind; locale: Locale },
): { said: string; title: string | undefined } {
  const end = colonOf(prompt, { kind, locale });
  if (end < 0) {
    const trimmed = prompt.replace(/^[\s¡¿"“«]+/, "");
    const match = HEAD[locale].exec(fold(trimmed));
    return { said: trimmed.slice(match?.[0].length ?? 0), title: undefined };
  }
  const head = prompt.slice(0, end);
  const after = prompt.slice(end + 1);
  // "Servicio de limpieza a domicilio, quiero un volante: …" says what it is about.
  const about = splitClauses(head).filter(
    (clause) => !BRIEF_KINDS.some(({ asks }) => asks[locale].test(fold(clause))),
  );
  if (kind.key === "post" && about.length > 0)
    return { said: after, title: cleanWords(about.join(", "), locale) };
  const title = titleIn(head, { kind, locale });
  const told = title === undefined ? toldInHead(head, locale) : [];
  return { said: [...told, after].join(", "), title };
}

/** The title that stands before a colon, for kinds whose own words are their title. */
function titleIn(
  head: string,
  { kind, locale }: { kind: BriefKind; locale: Locale },
): string | undefined {
  if (kind.key === "job") return roleIn(head);
  if (!IS_TITLED.has(kind.key)) return undefined;
  const named = head
    .trim()
    .replace(
      /^(?:hazme|haz|necesito|quiero|dame|make|write)\s+(?:un[oa]?s?|las?|los|el|a|an|the)?\s*/i,
      "",
    )
    .replace(kind.key === "quote" ? QUOTE_FOR : /^$/, "");
  const title = cleanWords(
    kind.key === "promo" && !OCCASION.test(named)
      ? named.replace(NOT_IN_TITLE, "")
      : named.replace(/\s+(?:para (?:poner|pegar|mandar)|en la pared)\b.*$/i, ""),
    locale,
  );
  return title.replace(/\s+/g, " ").trim();
}
