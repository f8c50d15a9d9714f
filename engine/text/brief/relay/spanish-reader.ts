import { fold } from "#engine/reading/folded.ts";
import { capital } from "#engine/text/brief/capital.ts";
import type { Reader } from "./relayed.ts";

const TITLES =
  /^(?:don|dona|senora?|senorita|sra?|srta|dra?|doctora?|licenciad[oa]|ingeniero|ing|lic|arq|mtr[oa]|maestr[oa]|prof|profesora?)\.?$/;
const DETERMINERS =
  /^(?:el|la|los|las|un|una|unos|unas|mis?|nuestr[oa]s?|tod[oa]s|cada|su|sus|lo)$/;
/** Words at which the name of a reader has ended. */
const ENDS =
  /^(?:que|q|si|cuando|cuanto|cuanta|cuantos|donde|como|por|porque|para|pa|sobre|con|y|e|o|pero|sin|en|desde|hasta|a|al|ya|no|cual|quien|dar|hacer|tener|poner|traer|pagar|mandar|enviar|vender|comprar|pasar|llegar|venir|cambiar|revisar|abrir|cerrar|usar|dejar|hablar|trabajar|es|son|le|les|se|me|nos|\d.*|\p{L}+(?:ando|iendo|andole|iendole|andoles|iendoles))$/u;
const MANY = /^(?:grupo|equipo|personal|gente|publico|vecindario|todos|todas|clientela|comunidad)$/;
const FIRMS =
  /\b(?:proveedor(?:a|es)?|empresa|banco|compania|casero|casera|arrendador|duen[oa] del|fabrica|distribuidora?|mayorista|aseguradora|paqueteria|telmex|cfe|salon de eventos|del salon|municipio|ayuntamiento|contador|plataforma|tienda de)\b/;
/** Words that may stand between a noun and its complement. */
const JOINS = /^(?:de|del)$/;
const DAYS =
  /^(?:su|sus|que|lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|hoy|manana|proximo|\d.*)$/;
const PLURAL = /(?:s|es)$/;
const WORDS_MAX = 8;

export interface ReadReader {
  reader: Reader;
  /** The first position behind it. */
  to: number;
}

/** Reads whom a text is for behind "a", "al", "para": up to what is said to them. */
export function readSpanishReader(text: string, from: number): ReadReader | undefined {
  const words = [...text.slice(from).matchAll(/\S+/g)].slice(0, WORDS_MAX + 1).map((match) => ({
    typed: match[0],
    folded: fold(match[0]).replace(/[,.;:]+$/, ""),
    from: from + match.index,
    to: from + match.index + match[0].length,
    isLast: /[,.;:]$/.test(match[0]),
  }));
  let at = 0;
  while (at < words.length && DETERMINERS.test(words[at]!.folded)) at += 1;
  const hasDeterminer = at > 0;
  const first = words[at];
  const ofAll = words[at - 1];
  // "A todos" is a reader without a noun.
  if ((!first || ENDS.test(first.folded)) && ofAll && /^tod[oa]s$/.test(ofAll.folded))
    return {
      reader: { name: undefined, isMany: true, isFirm: false, relative: undefined },
      to: ofAll.to,
    };
  // "Al del salón de eventos" has no noun of its own.
  if (!first || ENDS.test(first.folded)) return undefined;
  const determiners = words.slice(0, at).map(({ folded }) => folded);
  let end = at;
  const names: string[] = [];
  for (; end < words.length; end += 1) {
    const { typed, folded } = words[end]!;
    if (end > at && (ENDS.test(folded) || (DETERMINERS.test(folded) && !follows(words, end))))
      break;
    // "La señora Lety del martes": the day is no part of the name.
    if (JOINS.test(folded) && DAYS.test(words[end + 1]?.folded ?? "")) break;
    const isCapital = /^\p{Lu}\p{Ll}/u.test(typed);
    // "El señor de los tacos" has no name.
    const wasTitle = end > at && TITLES.test(words[end - 1]!.folded) && !JOINS.test(folded);
    if (TITLES.test(folded) || wasTitle || isCapital) names.push(typed.replace(/[,;:]+$/, ""));
    if (words[end]!.isLast && !/\.$/.test(typed)) {
      end += 1;
      break;
    }
  }
  // "Don Chuy, el del agua": what the name is told apart by.
  const apart = words
    .slice(end, end + 3)
    .map(({ folded }) => folded)
    .join(" ");
  if (names.length > 0 && /^(?:el|la) (?:del|de)\b/.test(apart))
    while (end < words.length && !/^(?:que|q|si|para|por)$/.test(words[end]!.folded)) end += 1;
  const last = words[end - 1]!;
  const phrase = fold(text.slice(words[0]!.from, last.to));
  const isMany =
    determiners.some((each) => /^(?:los|las|unos|unas|mis|nuestr[oa]s|tod[oa]s)$/.test(each)) ||
    MANY.test(first.folded) ||
    (!hasDeterminer && PLURAL.test(first.folded) && !/^\p{Lu}/u.test(first.typed));
  const isBareName =
    !hasDeterminer &&
    !isMany &&
    !/(?:ar|er|ir)(?:le|les)?$/.test(first.folded) &&
    !TITLES.test(first.folded) &&
    end - at <= 2 &&
    !ROLE.test(first.folded);
  const roleName = words[at + 1];
  // "Mi empleada rosa" is one with a name.
  const isNamedRole =
    !isMany &&
    end - at === 2 &&
    ONE.test(first.folded) &&
    roleName !== undefined &&
    !NO_NAME.test(roleName.folded);
  if (isNamedRole && names.length === 0) names.push(roleName.typed.replace(/[,;:.]+$/, ""));
  const isTitleAlone = names.length === 1 && TITLES.test(fold(names[0]!));
  const named = isBareName
    ? words.slice(at, end).map(({ typed }) => typed.replace(/[,;:.]+$/, ""))
    : names;
  const name = isTitleAlone || named.length === 0 ? undefined : named.map(capitalName).join(" ");
  return {
    reader: {
      name: FIRMS.test(phrase) && isBareName ? undefined : name,
      isMany,
      isFirm: FIRMS.test(phrase),
      relative: undefined,
    },
    to: last.to,
  };
}

/** Reader with a role, without an article: "a proveedor". */
const ROLE =
  /^(?:proveedor(?:a|es)?|client[ea]s?|emplead[oa]s?|vecin[oa]s?|alumn[oa]s?|gente|todos|todas|casero|publico|pacientes?|soci[oa]s|cada|alguien|quien(?:es)?|nuev[oa]s?)$/;

const ONE =
  /^(?:proveedora?|emplead[oa]|client[ea]|clienta|vecin[oa]|soci[oa]|ti[oa]|prim[oa]|herman[oa]|amig[oa]|alumn[oa]|paciente|inquilin[oa]|contador(?:a)?|maestr[oa]|coleg[oa]|companer[oa])$/;
const NO_NAME =
  /(?:os[oa]|ad[oa]|id[oa]|nte|ble|iv[oa]|al|ic[oa])$|^(?:nuev[oa]|molest[oa]|mayor|buen[oa]|mal[oa]|viej[oa]|cumplid[oa]|hoy|ayer|manana|sobre|aqui|grande)$/;

const follows = (words: readonly { folded: string }[], at: number): boolean =>
  JOINS.test(words[at - 1]?.folded ?? "");

const capitalName = (word: string): string =>
  /^(?:de|del|la|las|los|don|doña|dona|señora?|senora?|señorita|doctora?|licenciad[oa]|ingeniero|maestr[oa]|profesora?)$/i.test(
    word,
  )
    ? word.toLowerCase()
    : capital(word);
