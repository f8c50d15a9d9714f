import { fold } from "#engine/reading/folded.ts";

/** Function words of Spanish, English and Portuguese, folded: they say nothing of what is asked. */
const FUNCTION_WORDS = new Set(
  `a al algo alguien algun alguna algunos ante antes aqui asi aun aunque bien cada casi como con cual
  cuales cualquier cuando cuanta cuantas cuanto cuantos da dan de del desde donde dos e el ella ellas
  ellos en entonces entre era es esa esas ese eso esos esta estan estas este esto estos estoy fue ha
  tiempo hace hacen hacer hacia han has hasta hay he hola ir la las le les lo los mas me mi mis mucho muy nada
  ni no nos nosotros o os otra otro para pero poco por porque pues puede pueden puedo que quien quienes
  quiero quisiera se sea ser si sido sin sobre solo son su sus tal tambien tan te tener tengo ti tiene
  tienen todo todos tu tus u un una unas uno unos usted ustedes va van voy y ya yo favor gracias
  oiga oigan disculpa disculpen disculpe saber pregunta duda buenas buenos dias tardes noches
  hago haces haga hagan hacemos hizo debo debe deben debemos debes necesito necesita necesitan tenemos
  pasa sirve existe existen trae traen cuentan podemos queria quieren quiere vi voy estamos andan ando
  gustaria podria podrian pudiera seria acaso ahi alla ver decir dime digan diganme oye manejan
  the an of to and or in on at for with from by is are was were be been do does did can could would
  will i you we they it this that these those my your our their me us what which who when where how
  much many there have has had any some please hi hello thanks so if not no yes get
  o os as um uma uns umas do da dos das no na nos nas em por pelo pela com sem voces voce vc eu nao
  sim qual quais quanto quantos quando onde tem ter ha sao e ou mas meu minha seu sua ola oi obrigado
  obrigada favor gostaria posso pode podem`.split(/\s+/),
);

/** Short forms that people type on phones, and the word that is meant. */
const TEXTING: Readonly<Record<string, string>> = {
  k: "que",
  q: "que",
  ke: "que",
  x: "por",
  xq: "porque",
  pq: "porque",
  tb: "tambien",
  tmb: "tambien",
  d: "de",
  ta: "esta",
  tan: "estan",
  pa: "para",
  aki: "aqui",
  hs: "horas",
  hrs: "horas",
  min: "minutos",
  cel: "celular",
  uds: "ustedes",
  ud: "usted",
  profe: "profesor",
  cto: "cuanto",
  cdo: "cuando",
  wsp: "whatsapp",
  wats: "whatsapp",
  tel: "telefono",
  ay: "hay",
  ayy: "hay",
  xfa: "favor",
  porfa: "favor",
  porfas: "favor",
  porfis: "favor",
};

/** Forms of verbs without h, with s for c, or with v for b, and the right ones. */
const HEARD_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hr: "hora",
    asen: "hacen",
    aser: "hacer",
    ase: "hace",
    acen: "hacen",
    sierran: "cierran",
    sierra: "cierra",
    sierras: "cierras",
    avren: "abren",
    avierto: "abierto",
    aviertos: "abiertos",
    bende: "vende",
    benden: "venden",
    bienen: "vienen",
    asta: "hasta",
    ora: "hora",
    oras: "horas",
    orario: "horario",
    orarios: "horarios",
    enbian: "envian",
    enbio: "envio",
    enbios: "envios",
    domisilio: "domicilio",
    presio: "precio",
    presios: "precios",
    serbisio: "servicio",
    hubicado: "ubicado",
    hubicados: "ubicados",
    hubicacion: "ubicacion",
    ubicasion: "ubicacion",
    hubicasion: "ubicacion",
    direcsion: "direccion",
    direcion: "direccion",
    dirrecion: "direccion",
    servisio: "servicio",
  }),
);

/** A text folded, with words as they are spelled by rule and punctuation as it is. */
export const spelledOut = (text: string): string => fold(text).replace(/[a-z\d]+/g, spelled);

/** Folded words of a text in their order, texting forms written out. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[a-z\d]+/g) ?? []).map((word) => TEXTING[word] ?? spelled(word));

/** Words that are heard alike and often written otherwise: "kuanto", "kiero", "asen", "sierran". */
function spelled(word: string): string {
  const standard = word.replace(/^k(?=u?an|uest|omo|uand)/, "c").replace(/^k(?=i[aeo])/, "qu");
  return HEARD_ALIKE.get(standard) ?? standard;
}

/**
 * A word without the endings of number and gender, so that "tacos" meets "taco" and "abierta" meets
 * "abiertos". Cruder than the stemmers of PostgreSQL, and the same for all three languages.
 */
export function stemOf(word: string): string {
  if (/^\d/.test(word) || word.length <= 3) return word;
  if (WE.test(word) && !NOUNS_LIKE_WE.test(word)) return word.replace(/mos$/, "n");
  let stem = word.replace(/(?:ciones|coes|cao)$/, "cion");
  if (stem.length > 5) stem = stem.replace(/([^aeiou])es$/, "$1");
  stem = stem.replace(/s$/, "");
  return stem.length > 3 ? stem.replace(/[aeo]$/, "") : stem;
}

/** Verbs in the first person plural, matched with the third: "aceptamos" for "aceptan". */
const WE = /^[a-z]{3,}[aei]mos$/;
const NOUNS_LIKE_WE =
  /(?:gramos|tramos|ramos|[lp]timos|ximos|nimos|gitimos|cimos|tremos|prestamos|clamos)$/;

/** Stems of the words that carry a text's meaning, each once. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stemOf),
  ),
];

const ENDINGS =
  /(?:aduras?|eduras?|iduras?|aciones|iciones|acion|icion|cion|amientos?|imientos?|adores?|adoras?|ados?|adas?|idos?|idas?|ando|iendo|aron|ieron|aban|abamos|aremos|eremos|amos|emos|imos|aran|eran|iran|ara|era|ira|arse?|erse?|irse?|arlo?|erlo?|irlo?|arla|arme?|erme?|irme?|ar|er|ir|an|en|io|ia|os|as|es|ing|ed|o|a|e|s)$/;

/** A word without what is added to a verb's stem, so that "reservacion", "reservan" and "reserva" meet. */
export const rootOf = (word: string): string =>
  // The stem vowel of verbs such as cerrar (cierra), contar (cuenta) and pedir (pide) changes.
  word
    .replace(ENDINGS, "")
    .replace(/ie(?=[^aeiou])/, "e")
    .replace(/ue(?=[^aeiou])/, "o");

/** A stem with its root. */
interface Rooted {
  stem: string;
  root: string;
}

/**
 * Whether two stems come from one verb or noun: "envi" and "envian", "rent" and "rented", "fiestit" and
 * "fiest".
 */
export const isSameRoot = (a: Rooted, b: Rooted): boolean =>
  (a.root.length >= 4 && (a.root === b.root || a.root === b.stem || b.root === a.stem)) ||
  isDiminutive(a.stem, b.stem) ||
  isDiminutive(b.stem, a.stem);

const isDiminutive = (small: string, plain: string): boolean =>
  plain.length >= 4 &&
  small.length > plain.length &&
  small.startsWith(plain) &&
  /^(?:c?it|c?ill|ot)$/.test(small.slice(plain.length));

/** Whether a word is the other cut short: "refri" and "refrigerador". */
export const isClipped = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 5 &&
  Math.abs(a.length - b.length) >= 3 &&
  (a.startsWith(b) || b.startsWith(a));

const NOUNS_LIKE_VERBS = new Set(
  "orden examen imagen almacen volumen origen margen joven resumen sarten gluten comedor lugar azucar taller mujer celular par familiar".split(
    " ",
  ),
);

/**
 * Whether a word looks like a verb of a question to a business, "aceptan" or "pagar", which says less
 * than what it is about.
 */
export const isAskingVerb = (word: string): boolean =>
  /^[a-z]{2,}(?:[aei]r|an|en|[aei]mos)$/.test(word) && !NOUNS_LIKE_VERBS.has(word);

/** Whether a word is the other with a typing error: one for five letters, two for nine. */
export function isNear(a: string, b: string): boolean {
  if (/\d/.test(a + b)) return false;
  const allowed = a.length >= 9 ? 2 : a.length >= 5 ? 1 : 0;
  return allowed > 0 && Math.abs(a.length - b.length) <= allowed && distance(a, b) <= allowed;
}

/**
 * A folded word as it sounds in Latin America, one letter for each sound: "chilakil" and "chilaquil" are
 * "chilakil", "sevoya" and "cebolla" are "seboya".
 */
export const soundOf = (word: string): string =>
  word
    .replace(/qu(?=[ei])/g, "k")
    .replace(/(?<!c)h/g, "")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/ll/g, "y")
    .replaceAll("v", "b")
    .replace(/g(?=[ei])/g, "j");

/** Edit distance with neighbours swapped as one error (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
