import type { Locale } from "#domain/preferences/preferences.ts";
import { blank, fold, type Range } from "#engine/reading/folded.ts";
import { capital } from "./capital.ts";
import { cleanWords } from "./clean-words.ts";
import { readClauses, splitClauses, type Clause } from "./clauses.ts";
import { HEAD } from "./head.ts";
import { BRIEF_KINDS, type BriefKind } from "./kinds.ts";

/** What a prompt says a text is to say, in the person's own words. */
export interface Brief {
  kind: BriefKind;
  /** To whom it is written: "Sra. Beatriz Ocampo". */
  to: string | undefined;
  /** The business that is named: "Fonda Meche". */
  business: string | undefined;
  /** What is to be said, in its order. */
  clauses: readonly Clause[];
  /** What stands before a colon: "Reglas del taller". */
  title: string | undefined;
  /** The prompt with nothing taken out, cleaned. */
  words: string;
}

/** Kinds of business, before or within the name of one; without accents. */
const TRADE =
  "fonda|restaurante?|cafe|cafeteria|taqueria|pizzeria|panaderia|pasteleria|reposteria|heladeria|cevicheria|marisqueria|polleria|carniceria|fruteria|tienda|abarrotes|papeleria|libreria|ferreteria|farmacia|optica|estetica|salon(?: de belleza)?|barberia|peluqueria(?: canina)?|spa|veterinaria|clinica|consultorio|dentista|taller(?: mecanico)?|lavanderia|tintoreria|floreria|joyeria|zapateria|boutique|hotel|hostal|posada|cabanas|gimnasio|gym|escuela|academia|colegio|guarderia|agencia|despacho|estudio|imprenta|carpinteria|herreria|vivero|bar|cantina|loncheria|torteria|cocina economica|muebleria|vidrieria|cerrajeria|lavado|autolavado|refaccionaria|inmobiliaria|coffee|bakery|restaurant|shop|salon|hostel";
/** Words with a capital, joined by small ones: "Los Tres Hermanos", "Pelos y Señales". */
const NAME =
  "\\p{Lu}[\\p{L}\\d'’&-]*(?:\\s(?:(?:y|e|de|del|la|las|los|el|&|and|of|the)\\s){0,2}\\p{Lu}[\\p{L}\\d'’&-]*){0,4}";
/** Before the name of a person. */
const TITLE =
  "(?:[Dd]on|[Dd]oñ?a|[Ss]eñora|[Ss]eñor|[Ss]enora|[Ss]enor|[Ss]ra\\.?|[Ss]r\\.?|[Ss]rta\\.?|[Dd]ra?\\.?|[Ii]ng\\.?|[Ll]ic\\.?|[Aa]rq\\.?|[Mm]tr[oa]\\.?|[Pp]rof\\.?|Mrs?\\.?|Ms\\.?|Dr\\.?)";
/** To whom: "para la señora Beatriz", "a mi empleada Rocío". */
const TO = new RegExp(
  `(?:^|\\s)(?:para|a|al|to|for|for the attention of)\\s(?:(?:la|el|the|client[ea]|(?:mi|nuestr[oa]|my|our)\\s\\p{L}+)\\s|\\p{Ll}+, )?((?:${TITLE}\\s)${NAME}|${TITLE}\\s\\p{L}+|${NAME}(?:\\sfamily)?)`,
  "u",
);
/** A name that is told: "se llama Marcela". */
const CALLED = new RegExp(
  `(?:^|[\\s,.])(?:se llama|llamad[oa]|is called|name is)\\s((?:${TITLE}\\s)?${NAME})`,
  "u",
);
/** Capital words that are no person. */
const NO_PERSON =
  /^(?:WhatsApp|Facebook|Instagram|Google|TikTok|Navidad|Semana|D[ií]a|Buen Fin|Pascua|Halloween|Christmas|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bado|Domingo|Enero|Diciembre|December|November)/;

/**
 * Reads what a text is to say from a prompt that tells it: whom it is for, whose it is, and every clause.
 *
 * @returns undefined for a prompt that names no kind of text, or tells nothing besides
 */
export function readBrief(typed: string, locale: Locale): Brief | undefined {
  const prompt = cleanWords(typed, locale);
  const folded = fold(prompt);
  if (IS_FOR_A_MODEL[locale].test(folded)) return undefined;
  const kind = BRIEF_KINDS.find(({ asks }) => asks[locale].test(folded));
  if (!kind) return undefined;
  const business = readBusiness(prompt);
  const to =
    kind.layout === "letter" || kind.layout === "quote" ? readRecipient(prompt) : undefined;
  let payload = prompt;
  // "El aniversario de la cafetería Luna" needs the name where it stands.
  const before = prompt.slice(0, business?.range.from ?? 0);
  const isApart =
    business !== undefined &&
    (/(?:^|[,.;:]|\b(?:mi|nuestr[oa]|my|our|para|hoy))\s*$/i.test(before) ||
      (/^\s*(?:[,.;:]|$)/.test(prompt.slice(business.range.to)) &&
        !/\b(?:del?|de la|en|en la|en el|of|at|in)\s*$/i.test(before)));
  for (const range of [isApart ? business.range : undefined, to?.range])
    if (range) payload = blank(payload, range);
  const isPriceList = kind.key === "menu" || kind.key === "price-list";
  const { said, title } = withoutHead(payload, { kind, locale });
  // A story in English has names between commas: "the server, Mike, was rude".
  const areSentences = locale === "en" && kind.key === "review-reply" && /[.!?]\s/.test(said);
  const clauses = readClauses(said, { locale, isPriceList, areSentences });
  if (clauses.length === 0) return undefined;
  // "Escribe algo": a text of no kind needs something that it says.
  const isVague = kind.key === "message" && clauses.length < 2 && !/\d/.test(payload);
  if (isVague) return undefined;
  return {
    kind,
    to: to?.text,
    business: business?.text,
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

interface Found {
  text: string;
  range: Range;
}

/** The name of the business: a kind of business and a name with capitals, "taller mecánico Hermanos Rojas". */
export function readBusiness(prompt: string): Found | undefined {
  const trades = [
    ...fold(prompt).matchAll(
      new RegExp(`(?:\\b(?:mi|nuestr[oa]|my|our)\\s)?\\b(${TRADE})\\b`, "g"),
    ),
  ];
  for (const match of trades) {
    const after = match.index + match[0].length;
    const rest = prompt.slice(after);
    // "Fonda Meche", "hostal en cusco, Wasi Sol", "peluqueria canina en Palermo, Pelos y Señales".
    const named = new RegExp(
      `^(?:\\s(?:se llama\\s)?(?=(?:(?:doñ?a|dona|don|la|el|los|las|hnos\\.?|t[ií][oa])\\s)?\\p{Lu})|(?:\\s(?:en|in|de)\\s[\\p{L}]+)?(?:,|:)\\s)((?:(?:doñ?a|dona|don|la|el|los|las|hnos\\.?|t[ií][oa])\\s)?${NAME})`,
      "u",
    ).exec(rest);
    const name = named?.[1];
    if (!named || !name || NO_PERSON.test(name)) continue;
    const isPlace = /\s(?:en|in)\s/.test(named[0]);
    const from = isPlace
      ? after + named[0].length - name.length
      : match.index + match[0].length - match[1]!.length;
    const to = after + named[0].length;
    const trade = prompt.slice(match.index + match[0].length - match[1]!.length, after);
    const shown =
      isPlace || named[0].includes(",") || named[0].includes("llama") ? name : `${trade} ${name}`;
    return { text: capital(cleanWords(shown, "es")), range: { from, to } };
  }
  return lowerBusiness(prompt);
}

/** A name without capitals, where it ends before a colon: "menu de la fonda doña lupe: …". */
function lowerBusiness(prompt: string): Found | undefined {
  const match = new RegExp(
    `\\b((?:${TRADE})\\s(?!en |de |del |para |a |y |con |que |por )(?:\\p{L}+\\s?){1,3})(?=:)`,
    "u",
  ).exec(prompt);
  const name = match?.[1]?.trim();
  if (!match || !name) return undefined;
  const shown = name.replace(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { text: capital(shown), range: { from: match.index, to: match.index + name.length } };
}

function readRecipient(prompt: string): Found | undefined {
  const called = CALLED.exec(prompt);
  const match = called ?? TO.exec(prompt);
  const text = match?.[1];
  if (!match || !text || NO_PERSON.test(text)) return undefined;
  return { text, range: { from: match.index, to: match.index + match[0].length } };
}

/** Kinds whose own words are their title. */
const IS_TITLED = new Set(["rules", "steps", "promo"]);
/** What a title leaves out: whose, for whom and where. */
const NOT_IN_TITLE =
  /\s+(?:de mi|de la|del mio|para (?:poner|pegar|mandar|mi|el|la|los|las)|en la pared|for (?:the|my|our))\b.*$/i;

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
    !/\d/.test(head);
  const trimmed = prompt.replace(/^[\s¡¿"“«]+/, "");
  const match = HEAD[locale].exec(fold(trimmed));
  const rest = trimmed.slice(match?.[0].length ?? 0);
  if (!asksInHead) return { said: rest, title: undefined };
  const isTitled = IS_TITLED.has(kind.key);
  const named = head
    .trim()
    .replace(
      /^(?:hazme|haz|necesito|quiero|dame|make|write)\s+(?:un[oa]?s?|las?|los|el|a|an|the)?\s*/i,
      "",
    );
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
