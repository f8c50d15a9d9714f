import { fold, type Range } from "#engine/reading/folded.ts";
import { capital } from "./capital.ts";
import { cleanWords } from "./clean-words.ts";

/** Kinds of business, before or within a business's name; without accents. */
export const TRADE =
  "fonda|restaurante?|cafe|cafeteria|taqueria|pizzeria|panaderia|pasteleria|reposteria|heladeria|cevicheria|marisqueria|polleria|carniceria|fruteria|tienda|abarrotes|papeleria|libreria|ferreteria|farmacia|optica|estetica|salon(?: de belleza)?|barberia|peluqueria(?: canina)?|spa|veterinaria|clinica|consultorio|dentista|taller(?: mecanico)?|lavanderia|tintoreria|floreria|joyeria|zapateria|boutique|hotel|hostal|posada|cabanas|gimnasio|gym|escuela|academia|colegio|guarderia|agencia|despacho|estudio|imprenta|carpinteria|herreria|vivero|bar|cantina|loncheria|torteria|cocina economica|muebleria|vidrieria|cerrajeria|lavado|autolavado|refaccionaria|inmobiliaria|coffee|bakery|restaurant|shop|salon|hostel";
/** Words with a capital, joined by small ones: "Los Tres Hermanos", "Pelos y Señales". */
export const NAME =
  "\\p{Lu}[\\p{L}\\d'’&-]*(?:\\s(?:(?:y|e|de|del|la|las|los|el|&|and|of|the)\\s){0,2}\\p{Lu}[\\p{L}\\d'’&-]*){0,4}";
/** Words that introduce the name of the writer's business. */
const OWN =
  /(?:somos|de parte de|(?:mi|nuestr[oa]) (?:empresa|negocio|marca|tienda|emprendimiento) (?:es|se llama)|se llama)\s(?:(?:la|el|los|las)\s)?$/i;
const OWN_PLACE = new RegExp(`^(?:\\s(?:en|de)|,)\\s(${NAME})(?=\\s*(?:[.;\\n]|$))`, "u");
/** The name of a business that says no trade: "mi empresa es Delicias de Nelly". */
const OWN_NAME = new RegExp(
  `(?<![\\p{L}])(?:[Ss]omos|[Dd]e parte de|(?:[Mm]i|[Nn]uestr[oa]) (?:empresa|negocio|marca|tienda|emprendimiento) (?:es|se llama))\\s(?:(?:la|el|los|las)\\s)?(${NAME})`,
  "u",
);
/** "Se llama Luna" in a text without a recipient: the name of the business. */
const CALLED_OWN = new RegExp(`(?<![\\p{L}])[Ss]e llama\\s(${NAME})`, "u");
/** Capital words that are no person. */
export const NO_PERSON =
  /^(?:WhatsApp|Facebook|Instagram|Google|TikTok|Navidad|Semana|D[ií]a|Buen Fin|Pascua|Halloween|Christmas|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bado|Domingo|Enero|Febrero|Marzo|Septiembre|Octubre|Noviembre|Diciembre|January|February|September|October|November|December)/;

export interface Found {
  text: string;
  range: Range;
}
export interface FoundBusiness extends Found {
  /** The name without the kind of business, where it can stand alone: "Luna" of "cafetería Luna". */
  name: string;
}

/** The name of the business: a kind of business and a name with capitals, "taller mecánico Hermanos Rojas". */
export function readBusiness(prompt: string): FoundBusiness | undefined {
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
    const start = isPlace
      ? after + named[0].length - name.length
      : match.index + match[0].length - match[1]!.length;
    const own = OWN.exec(prompt.slice(0, start))?.[0].length ?? 0;
    const from = start - own;
    const end = after + named[0].length;
    // "Somos Panadería La Espiga, Rosario." says where it is as well.
    const place = own > 0 ? OWN_PLACE.exec(prompt.slice(end)) : undefined;
    const to = end + (place?.[0].length ?? 0);
    const trade = prompt.slice(match.index + match[0].length - match[1]!.length, after);
    const alone =
      fold(name).startsWith(fold(trade)) ||
      isPlace ||
      named[0].includes(",") ||
      named[0].includes("llama")
        ? name
        : `${trade} ${name}`;
    const shown = [alone, place?.[1]].filter(Boolean).join(", ");
    return { text: capital(cleanWords(shown, "es")), name, range: { from, to } };
  }
  return lowerBusiness(prompt) ?? endBusiness(prompt) ?? readOwn(prompt, OWN_NAME);
}

function readOwn(prompt: string, pattern: RegExp): FoundBusiness | undefined {
  const match = pattern.exec(prompt);
  const name = match?.[1];
  if (!match || !name || NO_PERSON.test(name)) return undefined;
  return { text: name, name, range: { from: match.index, to: match.index + match[0].length } };
}

/** A name without capitals, where it ends before a colon: "menu de la fonda doña lupe: …". */
function lowerBusiness(prompt: string): FoundBusiness | undefined {
  const match = new RegExp(
    `\\b((?:${TRADE})\\s(?!en |de |del |para |a |y |con |que |por )(?:\\p{L}+\\s?){1,3})(?=:)`,
    "u",
  ).exec(prompt);
  const name = match?.[1]?.trim();
  if (!match || !name) return undefined;
  const shown = name.replace(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  const range = { from: match.index, to: match.index + name.length };
  return { text: capital(shown), name: capital(shown), range };
}

/** Words behind a kind of business that are no name of one. */
const NO_BUSINESS =
  /^(?:hoy|manana|ayer|este|esta|ese|nuev[oa]s?|cerrad[oa]|abiert[oa]|gratis|local|centro|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|mecanic[oa]|canin[oa]|movil|infantil|vecin[oa]|con|por|sin|desde|hasta|porque|ya|no|se|es|va|canina|dental|familiar|economica|de|del|en|para|que|y|a|el|la|los|las|un|una|mi|precios?|promo\w*|gym|todos?|cada|x)$/;

/** A name without capitals behind "de parte de", or where the prompt or a fact ends: "en taller gomez". */
function endBusiness(prompt: string): FoundBusiness | undefined {
  const folded = fold(prompt);
  const pattern = new RegExp(
    `\\b(?:(de parte de(?: la| el)?|somos(?: la| el)?|atte\\.?|atentamente,?) |(?:en|del?|de la|para|promo) )((?:${TRADE}) ((?:[a-z]+ ?){1,3}?))(?=\\s*(?:$|[,.;:\\n]|\\b(?:horario|abre|abrimos|promo|tel|whats)))`,
    "g",
  );
  for (const match of folded.matchAll(pattern)) {
    const words = match[3]!.trim().split(" ");
    if (words.some((word) => NO_BUSINESS.test(word))) continue;
    const isSender = match[1] !== undefined;
    const start = match.index + match[0].indexOf(match[2]!);
    const from = isSender ? match.index : start;
    const end = start + match[2]!.trimEnd().length;
    const typed = prompt.slice(start, end);
    const shown = capital(
      cleanWords(typed, "es").replace(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    );
    return { text: shown, name: shown, range: { from, to: end } };
  }
  return undefined;
}

/** Reads the business from "se llama Luna"; for texts without a recipient, where it names no person. */
export const readCalledBusiness = (prompt: string): FoundBusiness | undefined =>
  readOwn(prompt, CALLED_OWN);

/** Words before the name of a firm as reader or topic: "at Café Lumbre", "para el Hotel Sol". */
const OF_OTHERS =
  /(?:^|[\s,.])(?:at|to|for|with|client:?|customer:?|a|al|para|con|cliente:?)\s(?:(?:the|la|el|los|las)\s)?$/i;

/** Whether a business that is named is another's: the reader's or a client's, never who signs. */
export const isOfOthers = (prompt: string, { range }: Pick<Found, "range">): boolean =>
  OF_OTHERS.test(prompt.slice(0, range.from));
