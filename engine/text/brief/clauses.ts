import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { capital } from "./capital.ts";
import { cleanWords } from "./clean-words.ts";
import { isForWriter, withBlanks, withoutOrder, withoutTail } from "./for-writer.ts";
import { currencyOf, markMoney } from "./money.ts";
import { splitPriceRun } from "./runs/price-runs.ts";
import { splitRunOn } from "./runs/run-ons.ts";

/** Abbreviations whose point ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:sra?|srta|dra?|ing|lic|arq|mtr[oa]|prof|col|av|blvd|calle|no|núm|num|tel|cel|a\.m|p\.m|mrs?|ms|st)\.$/iu;

/** Splits at commas, semicolons, lines and sentences; not inside parentheses, quotation marks or figures. */
export function splitClauses(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (/[(«“]/.test(sign)) depth += 1;
    if (/[)»”]/.test(sign)) depth = Math.max(0, depth - 1);
    if (depth > 0 || !/[,;\n.!?]/.test(sign)) continue;
    const isInFigure = /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");
    const isInWord = sign === "." && /\S/.test(text[at + 1] ?? " ");
    if (isInFigure || isInWord || (sign === "." && ABBREVIATION.test(text.slice(0, at + 1))))
      continue;
    clauses.push(text.slice(from, at + (sign === "?" ? 1 : 0)));
    from = at + 1;
  }
  clauses.push(text.slice(from));
  return clauses.map((clause) => clause.trim()).filter((clause) => /[\p{L}\d]/u.test(clause));
}

/** Rest of a clause whose name was taken out, or that says where the text is to be. */
const NOTHING =
  /^(?:[^a-z\d]*|(?:y |and )?(?:es|son|el|ella|es para|para|de|a|al|con|que|se llama|it is|for|to)|(?:para|pa|to|for) (?:mandar|enviar|publicar|subir|poner|dejar|imprimir|pegar|compartir|send|post|print)\w*(?: .*)?)$/;

/** Clause that only names the writer's trade: "mi agencia de viajes". */
const OWN_TRADE =
  /^(?:(?:para|de) )?(?:mi|nuestr[oa]) (?:agencia|negocio|empresa|tienda|veterinaria|salon|taller|restaurante?|fonda|cafeteria|panaderia|clinica|consultorio|hotel|escuela|estudio|soda|local|barberia|estetica|gimnasio|farmacia|papeleria|ferreteria)(?: de [a-z]+)?$/;

/** Words before what is to be said: "que diga que", "y diles que". */
const BEFORE_WORDS: Readonly<Record<Locale, RegExp>> = {
  es: /^(?:(?:y|e|pero|ademas|tambien(?! hay\b| tenemos\b)|mas|bueno|o sea|es que)\s+)?(?:(?:solo |solamente )?disculpar(?:me|nos)(?: bien)? y decir(?:le|les)?\s+)?(?:(?:que\s+)?(?:diga|diga que|digan|ponga|pon|ponle|agrega|agregale|incluye que|menciona|mencione|aclara|aclarale|avisa|avisale|avisales|dile|diles|decile|deciles|recuerdale|recuerdales|explica|explicar|explicale|que sepan? que)(?:\s+que)?(?:\s+|$))?(?:(?:de )?que\s+)?/,
  en: /^(?:(?:and|but|also|plus)\s+)?(?:(?:say|tell them|tell him|tell her|mention|add|remind them|that says|saying)\s+)?(?:that\s+)?/,
};

/** Verbs of a wish, which are polite commands as well: "que llegue" is "llegue". */
const WISH =
  /^(?:no\s+)?(?:(?:me|nos|le|les|se|lo|la|los|las)\s+)*(?:llegu|traig|com|confirm|pagu|pas|veng|llam|respond|cambi|cubr|us|mand|envi|escrib|agend|reserv|apart|deposit|entregu|regres|avis|marqu|cuid|dej|toqu|lav|guard|revis|firm|llev|sal|entr|toc|pid|preg[uú]nt|busqu|registr)(?:e|en|es|a|an|as)\b/;
/** Infinitives as requests to the reader: "agendar por WhatsApp" becomes "agenda". */
const REQUEST =
  /^(agend|apart|reserv|confirm|llam|mand|pas|pregunt|orden|compr|entr|deposit|visit|busc|envi|escanea?|present|mostr)ar(?=\s|$)/i;

/** "300/day" is "300 per day": a price with what it is for. */
const withUnits = (text: string, locale: Locale): string =>
  text.replace(
    /(?<=\d{2}) ?\/ ?(?=(?:d[ií]a|day|kg|kilo|hora|hour|hr|h|noche|night|mes|month|semana|week|persona|person|pieza|piece)(?!\p{L}))/giu,
    locale === "es" ? " por " : " per ",
  );

/** "Avisar a mis clientas que cambie de número": what the writer did, in the past tense. */
const DONE =
  /^(me )?(cambi|mud|dej|contrat|termin|empec|cerr|amplí|ampli|remodel|compr|estren|lleg|regres|ajust|aument)e(?= )/i;
const TO_MANY =
  /\b(?:mis|nuestr[oa]s|los|las|todos|todas) (?:client[ea]s|clientas|alumn[oa]s|pacientes|vecin[oa]s|mam[aá]s|pap[aá]s|seguidor[ea]s|proveedores|emplead[oa]s)\b/i;

/** A verb in "-e" after "avisar a mis clientas que" is no wish, which would be in the plural. */
const withFirstPerson = (text: string, prompt: string): string =>
  TO_MANY.test(prompt) ? inFirstPerson(text) : text;
/** "Cambie de número" as what the writer did: "cambié de número". */
export const inFirstPerson = (text: string): string => text.replace(DONE, "$1$2é");

/** Boundary before one more thing with its price: "y 20 gorras a 95", "plus $90 for materials". */
const NEXT_COUNTED =
  /\s(?:y|e|m[aá]s|and|plus)\s(?=\d{1,4} \p{L}{3,}[^,]*? (?:a|at|por|for) \$?\d|\$\d+(?:\.\d\d)? (?:for|de|por) )/giu;
/** The only price of a menu, which is that of all its dishes, and the hours behind it. */
const ONLY_PRICE =
  /\s(?=(?:(?:a|por|todo (?:por|en)|for)\s)?(?:\$\s?\d+|\d{2,4} ?(?:pesos|mxn))(?:\.\d\d)?)/giu;

/** A menu with one price for all: "sopa, arroz y agua 95 pesos" has it as a thing of its own. */
function withPriceApart(said: string): string {
  const prices = said.match(/\$\s?\d|\d+(?:\.\d\d)? ?(?:pesos|mxn)/gi) ?? [];
  const dishes = splitClauses(said);
  if (prices.length !== 1 || dishes.length < 3) return said;
  return said
    .replace(ONLY_PRICE, ", ")
    .replace(
      /((?:\$\s?\d+(?:\.\d\d)?|\d ?(?:pesos|mxn)))\s(?=de \d|from \d|hasta|until)/gi,
      "$1, ",
    );
}

export interface Clause {
  /** The text as printed, without a full stop; it begins with a capital letter. */
  text: string;
  /** Whether the clause asks the reader to do something. */
  isWish: boolean;
}

/**
 * Clauses of a text in the person's words: cleaned, without instructions to the writer, money
 * marked, infinitives and wishes turned into requests.
 */
export function readClauses(
  payload: string,
  {
    locale,
    isPriceList = false,
    isMenu = false,
    areSentences = false,
    isLetter = false,
    prompt = payload,
  }: {
    locale: Locale;
    isPriceList?: boolean;
    isMenu?: boolean;
    areSentences?: boolean;
    /** Days and hours stay with what they are said of. */
    isLetter?: boolean;
    /** The whole prompt, where the payload is a part of it: it says to whom something is said. */
    prompt?: string;
  },
): Clause[] {
  const currency = currencyOf(payload);
  const said = isPriceList ? withUnits(withBlanks(payload), locale) : withBlanks(payload);
  const counted = isPriceList ? said.replace(NEXT_COUNTED, ", ") : said;
  const parts = areSentences
    ? said.split(/(?<=[.!?])\s+|\n/)
    : splitClauses(isMenu ? withPriceApart(counted) : counted).flatMap((clause) =>
        isPriceList
          ? splitClauses(splitPriceRun(clause))
          : splitRunOn(clause, locale, { areSentences: isLetter }),
      );
  return parts.flatMap((raw) => {
    const words = cleanWords(raw, locale);
    const lead = BEFORE_WORDS[locale].exec(fold(words))?.[0].length ?? 0;
    let text = withoutTail(withoutOrder(words.slice(lead).replace(/\s+/g, " ").trim()));
    const hadThat = /\bque\s+$/.test(fold(words.slice(0, lead)));
    const folded = fold(text);
    if (isForWriter(folded) || isForWriter(fold(words)) || NOTHING.test(folded)) return [];
    if (OWN_TRADE.test(folded)) return [];
    text = locale === "es" ? withFirstPerson(text, prompt) : text;
    const isWish =
      locale === "es" &&
      hadThat &&
      WISH.test(fold(text)) &&
      !/^\p{L}+é /u.test(text) &&
      !/^lleva \d/.test(folded);
    if (locale === "es" && hadThat && /^(?:no )?(?:viv|teng|sep|cuent)(?:an?|en?)\b/.test(folded)) {
      text = `que ${text}`;
    } else if (locale === "es") {
      text = text
        .replace(REQUEST, "$1a")
        .replace(/^mostra(?=\s)/i, "muestra")
        // An affirmation, where no consequence follows.
        .replace(/^si (?=(?:pueden?|hay|tenemos|estamos|abrimos|habr[aá])\s)/i, "sí ")
        // "Si mandamos", alone, is an answer: it has no consequence.
        .replace(/^si (?=\p{L}+[aei]mos(?: \p{L}+){0,3}$)/iu, "sí ")
        .replace(/\b(damos|dan|tienen?|llevan?) (\d{1,3} ?%)$/i, "$1 $2 de descuento")
        .replace(/^se pueda(?=n?\s)/i, "se puede")
        .replace(/^((?:(?!\bque\b).)*) y que (?=\p{L})/u, "$1 y ")
        .replace(/\b(si no puede[ns]?) que (?=\p{L})/u, "$1, ");
    }
    return [{ text: capital(markMoney(text, { locale, isPriceList, currency })), isWish }];
  });
}
