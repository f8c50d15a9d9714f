/** A customer's name as they say it in a message: "me llamo Ana", "a nombre de Luis", "soy Pedro". */
import { fold } from "#domain/search/text-fold.ts";
import { CUSTOMER_NAME_MAX } from "./inbox.ts";

/** Sources of a customer's name. A person's word counts most, the channel's profile least. */
export const NAME_SOURCES = ["profile", "customer", "person"] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** Words after which a name is over, or which are none. */
const NO_NAME = new Set(
  "para por el la los las un una unos unas a al y e o u con mi su tu sus mis quiero quisiera quisieramos necesito tel telefono cel celular numero whatsapp hoy manana en es son gracias lunes martes miercoles jueves viernes sabado domingo lo cuanto cuanta ahorita paso me te se le les nos que quien cual si no tienen tiene hay vengo busco ando estoy tengo puedo podria pueden puedes hola buenas buenos buen dia tardes noches mucho gusto favor de pedi hice hago voy como cuando donde yo soy sou ese esa este esta mismo misma muy mas tambien ya siempre solo at on for to and my the an is are was i you we it of in from with phone please tomorrow today monday tuesday wednesday thursday friday saturday sunday here not can could would want need like have hi hello thanks thank looking".split(
    " ",
  ),
);
/** Words between the parts of a name. */
const PARTICLES = new Set(["de", "del", "la", "los", "las", "da", "dos", "san", "y"]);
const TITLES = /^(?:don|dona|sr|sra|senor|senora|dr|dra|doctor|doctora|lic|mtro|mtra|mr|mrs|ms)$/;
/** Trait of a person, which is no name. */
const TRAIT = new RegExp(
  `^(?:${[
    "alergic[oa]s?|celiac[oa]|intoleran\\w*|vegan[oa]s?|vegan|vegetarian[oa]?s?|diabetic[oa]?|hipertens[oa]|embarazada|pregnant|allergic",
    "client[ea]s?|customer|vecin[oa]s?|neighbor|nuev[oa]s?|new|amig[oa]s?|friend|fan|familiar|socia|socio|duen[oa]|owner|regular",
    "estudiante|student|maestr[oa]|teacher|enfermer[oa]|medic[oa]|abogad[oa]|contador[a]?|emplead[oa]|trabajador[a]?|repartidor[a]?|proveedor[a]?|gerente|manager|encargad[oa]|secretari[oa]|jubilad[oa]|ama|chofer|cociner[oa]|chef|comerciante|artista",
    "mama|papa|madre|padre|hij[oa]|herman[oa]|espos[oa]|ti[oa]|abuel[oa]|mom|dad|mother|father|wife|husband|soltera?|casad[oa]|mujer|hombre|chica|chico|joven|adulta?|adulto|mayor|menor|persona",
    "mexican[oa]?|pobla?n[oa]|chilang[oa]|oaxaquen[oa]|tapati[oa]|regi[oa]|nortenn?[oa]|colombian[oa]?|argentin[oa]|peruan[oa]|chilen[oa]|espanol[a]?|cuban[oa]?|venezolan[oa]|american[oa]?|gring[oa]|extranjer[oa]|turista|foraner[oa]|latin[oa]|catolic[oa]|cristian[oa]s|judi[oa]",
    "alt[oa]|baj[oa]|puntual|feliz|libre|pobre|ric[oa]|capaz|consciente|responsable|segur[oa]|list[oa]|interesad[oa]|hungry|sorry|sure|free|available|late|ready|interested|happy|glad|good|fine|ok|okay|great|urgent|wrong|perfect|coming|going|waiting|lactos[ae]|amante|asiduo|asidua|frecuente|zurd[oa]|celiac|lactose|gluten",
  ].join("|")})$`,
);
/** Endings of trades and traits; a name written small with one of them is taken only if it is known. */
const TRAIT_ENDING =
  /(?:ante|ente|ista|iano|iana|ario|aria|ador|adora|edor|edora|ero|era|iaco|iaca|ivo|iva|oso|osa|ense|able|ible|ado|ada|ing)$/;
const NAMES_LIKE_TRAITS = new Set(
  "vicente clemente bautista mariano mariana adriano adriana luciano luciana emiliano emiliana fabiano fabiana juliana tatiana viviana diana ana damiana cristiano damaris rosario hilario januario macario dario belisario maria aria salvador salvadora isidora teodora leonora dora nora auditiva oliva eva iva rosa osa tosa primitivo primitiva inmaculada amada soledad conrado eduardo ricardo leopardo bernardo gerardo leonardo fernando amado dorado ada hada ireneo severo severa rogerio valeria gloria victoria vera hera genovera evangelista clemencia vicenta".split(
    " ",
  ),
);

/** Words that are followed by the name of who writes, and by nothing else. */
const SAID =
  /(?:^|[^\p{L}])(?:(?:(?:es|esta|seria|queda|va) )?(?:a(?:l)? nombre del?|de parte de)|(?:y )?mi nombre (?:es|seria)|(?:y )?me llamo|(?:y )?me chamo|em nome de|(?:o )?meu nome e|under (?:the )?name(?: of)?|(?:and )?my name(?: is|'s|’s)?|name's|call me)[ :]+/u;
/** Words that may be followed by a trait as well. */
const AM_SPANISH =
  /(?:^|[\n,.;:!¡?¿] ?|(?<!\p{L})(?:y|hola|buenas|dias|tardes|noches) )(?:(?:yo )?(?:soy|sou)|el nombre (?:es|seria))[ :]+/u;
const AM_ENGLISH =
  /(?:^|[\n,.;:!?] ?|(?<!\p{L})(?:and|hi|hello) )(?:i am|i['’]m|this is)[ :]+|(?<!\p{L})(?:under|name(?: is)?)[ :]+/u;

/** Places in a text, `to` exclusive. */
interface Place {
  from: number;
  to: number;
}

/** A name that a text says is its writer's. */
export interface StatedName extends Place {
  /** The name as it was typed; the whole place has the words that say so as well. */
  name: Place;
  /** The name as it is to be shown. */
  shown: string;
}

/**
 * Place of the writer's name that a text states; undefined where it says none: "soy alérgico", "soy
 * de Puebla", "soy vegetariana".
 */
export function findStatedName(text: string): StatedName | undefined {
  // One code unit for each, so that a position in it is a position in the text.
  const small = [...text].map((letter) => plain(letter)).join("");
  if (small.length !== text.length) return undefined;
  const said = SAID.exec(small);
  const spanish = said ? null : AM_SPANISH.exec(small);
  const found = said ?? spanish ?? AM_ENGLISH.exec(small);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const rest = /^[\p{L}'’. -]+/u.exec(text.slice(from))?.[0] ?? "";
  const isEnglish = said === null && spanish === null;
  const { words, to } = nameWords(rest, { mayBeTrait: said === null, isEnglish });
  const shown = words.map(shownWord).join(" ");
  if (shown.length < 2 || shown.length > CUSTOMER_NAME_MAX) return undefined;
  return {
    from: found.index + leading(found[0]),
    to: from + to,
    name: { from, to: from + to },
    shown,
  };
}

/** Characters of a match before its words: a sign or a break that belongs to the text before. */
const leading = (match: string): number => /^[^\p{L}]*/u.exec(match)![0].length;

/** The name that a message says is its writer's, as it is to be shown; undefined where it says none. */
export const statedName = (text: string): string | undefined =>
  findStatedName(text.normalize("NFC").replace(/[^\S\n]+/gu, " "))?.shown;

/** A letter without accent and case; what has another length stays as it is. */
function plain(letter: string): string {
  const folded = fold(letter);
  return folded.length === letter.length ? folded : letter;
}

const WORDS_MAX = 4;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The first words of a text that belong to a name, and where they end; none where it is no name. */
function nameWords(
  text: string,
  { mayBeTrait, isEnglish }: { mayBeTrait: boolean; isEnglish: boolean },
): { words: string[]; to: number } {
  const none = { words: [], to: 0 };
  // A sentence ends; the point of "Sra. López" does not end it.
  const [sentence = ""] = text.split(/(?<!\b(?:Sra?|Dra?|Lic|sra?|dra?|lic))\.(?: |$)|(?<= )-/u);
  const all = sentence.trim().split(/ +/u);
  const start = fold(all[0] ?? "") === "la" || fold(all[0] ?? "") === "el" ? 1 : 0;
  const titled = TITLES.test(fold(all[start] ?? "").replace(/\.$/, ""));
  const words = titled ? all.slice(start) : all;
  const first = words[titled ? 1 : 0] ?? "";
  const key = fold(first);
  if (!isNameLike(first) || NO_NAME.has(key) || (mayBeTrait && TRAIT.test(key))) return none;
  const isBig = isCapital(first);
  if (mayBeTrait && isEnglish && !isBig && !titled) return none;
  if (mayBeTrait && !isBig && TRAIT_ENDING.test(key) && !NAMES_LIKE_TRAITS.has(key)) return none;
  const name = titled ? [words[0]!, first] : [first];
  let parts: string[] = [];
  for (const word of words.slice(name.length)) {
    const small = fold(word);
    if (PARTICLES.has(small) && !isCapital(word) && small !== "y") {
      parts = [...parts, word];
      continue;
    }
    const ends = NO_NAME.has(small) || !isNameLike(word) || (isBig && !isCapital(word));
    if (ends || name.length + parts.length >= WORDS_MAX + 2) break;
    name.push(...parts, word);
    parts = [];
  }
  const shown = name.slice(0, WORDS_MAX + 2);
  const last = [...text.matchAll(/[^ ]+/gu)][(titled ? start : 0) + shown.length - 1]!;
  // A point after the last word ends the sentence.
  return { words: shown, to: last.index + last[0].replace(/\.+$/, "").length };
}

const isNameLike = (word: string): boolean => /^\p{L}[\p{L}'’-]*$/u.test(word) && word.length > 1;

/** A word of a name as it is written: "pedro" and "PEDRO" are "Pedro", "McCoy" stays. */
function shownWord(word: string): string {
  const isOneCase = word === word.toLowerCase() || word === word.toUpperCase();
  const small = word.toLowerCase();
  if (PARTICLES.has(small)) return small;
  return isOneCase ? small.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word;
}

/**
 * A name as a person types it or a form takes it, to be stored.
 *
 * @returns undefined for what is empty or holds no letter
 */
export function cleanName(text: string): string | undefined {
  const name = [...text.replace(/\s+/gu, " ").trim()].slice(0, CUSTOMER_NAME_MAX).join("").trim();
  return /\p{L}/u.test(name) ? name : undefined;
}

/** Whether a name from one source takes the place of one from another. */
export const overrules = (source: NameSource, known: NameSource): boolean =>
  NAME_SOURCES.indexOf(source) >= NAME_SOURCES.indexOf(known);
