import type { Locale } from "#domain/preferences/preferences.ts";

/** Short forms of chats, written out. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  pa: "para",
  whats: "WhatsApp",
  wats: "WhatsApp",
  whatsap: "WhatsApp",
  wasap: "WhatsApp",
  whatsapp: "WhatsApp",
  wsp: "WhatsApp",
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  lun: "lunes",
  mie: "miércoles",
  vie: "viernes",
  sab: "sábado",
  dom: "domingo",
};

/** Words that are always written with an accent or an ñ, in Spanish. */
const ACCENTED =
  `teléfono número números dirección día días miércoles sábado sábados menú café más también
  según último última últimos últimas próximo próxima próximos artículo artículos crédito débito garantía envío
  envíos básico básica económico única página catálogo código códigos policía música fotógrafo mecánico mecánica
  médico clínica estética jardín salón jabón jamón camarón limón melón chicharrón plátano plátanos sándwich niños
  niñas niño niña señora señor señores señoras año años mañana mañanas español pequeño pequeña pequeños
  cumpleaños aquí ahí allí así lotería rápido fácil difícil útil móvil automóvil vehículo jóvenes interés
  después además detrás inglés navideño navideña baño baños diseño diseños tamaño daño daños compañía
  compañero otoño montaña piña almíbar azúcar lápiz túnel césped cárcel depósito público pública
  atún maíz raíz país perdón ningún algún común corazón razón opción buzón cartón
  mantón botón botín balcón cajón colchón sillón avión camión cinturón pantalón ración ratón
  exámenes imágenes volúmenes orígenes electrónico electrónica eléctrico eléctrica práctico práctica
  químico plástico plásticos cerámica orgánico orgánica doméstico típico típica clásico clásica éxito
  régimen kilómetro centímetro metálico hidráulico sólido líquido cómodo cómoda pedagógico matrícula
  México Bogotá Medellín Panamá Perú Cancún Mérida Querétaro Michoacán Yucatán Tucumán Neuquén habrá
  película fórmula cámara lámpara lámparas sábana sábanas máquina máquinas técnico técnica fábrica crítico trámite
  política políticas trámites límite mínimo máximo mínima máxima período vídeo cóctel áreas área
  todavía mercancía póliza aromático aromática repostería acrílico acrílica acrílicas batería baterías energía
  alegría fotografía fotografías tecnología jardinería lencería vacío categoría llévate llámanos escríbenos
  visítanos aprovéchalo síguenos contáctanos regálale`
    .split(/\s+/)
    .filter((word) => word !== "");

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
const SPELLINGS = new Map(ACCENTED.map((word) => [plain(word).toLowerCase(), word]));
/** Shops: "panaderia", "taqueria". */
const SHOP =
  /^((?:panad|papel|taqu|pizz|barb|cafet|lavand|tortill|zapat|joy|libr|mueb|pastel|dulc|carnic|poll|verdul|ferret|rostic|helad|lonch|reloj|tintor|peluqu|flor|birri|marisqu|cevich|cerraj|herr|carpint|plom|vinat|sombrer|guar|ingeni|mercad)er)ia(s?)$/;

/** A past tense after such a word: "me mando", "que trabajo". */
const BEFORE_PAST = new Set(["y", "ya", "no", "me", "le", "nos", "les", "se", "que", "lo", "la"]);
const PAST = new Map(
  "mandó llegó trabajó cobró dejó entregó faltó quedó compró pidió vendió prestó pagó rentó falleció murió tardó esperó llevó cayó rompió descompuso salió recibió subió"
    .split(" ")
    .map((word) => [plain(word), word]),
);
/** Past tenses that are no present of the first person. */
const ALWAYS_PAST = new Set([
  "fallecio",
  "murio",
  "pidio",
  "vendio",
  "vencio",
  "rompio",
  "salio",
  "recibio",
]);
PAST.set("vencio", "venció");

/** A street with its number, and a person behind a title that only persons have. */
const STREET =
  /(?<!\p{L})((?:calle|av\.?|avenida|blvd\.?|boulevard|calzada|colonia|privada)\s)(\p{Ll}+(?:\s\p{Ll}+){0,3})(?=\s(?:#|no\.?\s)?\d)/giu;
const PERSON = /(?<!\p{L})((?:don|do[nñ]a|sra?\.?|dra?\.?)\s)(\p{Ll}{3,})(?!\p{L})/giu;
const SMALL = /^(?:de|del|la|las|los|el|y|que|por|para|con|no)$/;
const eachCapital = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) =>
    SMALL.test(word) ? word : word[0]!.toUpperCase() + word.slice(1),
  );

/** Days and months are written with a capital in English; "may" and "march" are words as well. */
const ENGLISH_DAYS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b/g;

/**
 * The words of a person as they would print them: short forms of chats written out and, in Spanish,
 * accents where a word has one always. Names, figures and everything unknown stay as they are.
 */
export function cleanWords(text: string, locale: Locale): string {
  if (locale !== "es")
    return text
      .replace(/\bmsg\b/gi, "message")
      .replace(/\bpls\b/gi, "please")
      .replace(ENGLISH_DAYS, (day) => day[0]!.toUpperCase() + day.slice(1))
      .replace(/\bi(?='|\s)/g, "I");
  let before = "";
  // "Quedo de pagar el 5" is about another person.
  const said = text
    .replace(/(?<!\p{L})([Qq])uedo de (?=\p{L}+r(?!\p{L}))/gu, "$1uedó de ")
    // "Esta cerrado" is a state, "esta semana" points at something.
    .replace(
      /(?<!\p{L})([Ee])sta (?=(?:(?:ya|muy|todo|casi) )?(?:list[oa]|abiert[oa]|descompuest[oa]|roto|rota|en |a |de |\p{L}{2,}(?:ad|id|ñad)[oa](?!\p{L})|\p{L}+(?:ando|iendo)(?!\p{L})))/gu,
      "$1stá ",
    )
    .replace(
      /(?<!\p{L})([Qq])uedo (?=(?:ya |muy |todo )?(?:list[oa]|bien|terminad[oa]|pendiente|dañad[oa]|mal|perfect[oa]))/gu,
      "$1uedó ",
    )
    .replace(
      /(?<!\p{L})([Ss]e )(?!como|pero|todo|solo|luego|cuando|cuanto|lo |\p{L}*(?:puso|supo|pudo|hizo|quiso|vino|uvo|dijo|trajo|dujo|cupo)(?!\p{L}))(\p{Ll}{3,})o(?!\p{L})/gu,
      "$1$2ó",
    )
    .replace(
      /(?<!\p{L})([Ll])lego (?=(?:rot|mal|tarde|incomplet|echad|dañad|sin|fr[ií]|con|golpead|abiert)\p{L}*)/gu,
      "$1legó ",
    )
    // "Porque me enferme": why is told of what has been.
    .replace(/(?<!\p{L})([Pp]orque me \p{Ll}{3,})e(?!\p{L})/gu, "$1é")
    .replace(/(?<=\p{L} )de a (?=\$?\d)/gu, "a ")
    .replace(/(?<!\p{L})([Ee])stan(?!\p{L})/gu, "$1stán")
    .replace(STREET, (_, street: string, name: string) => street + eachCapital(name))
    .replace(PERSON, (_, title: string, name: string) => title + eachCapital(name));
  return said.replace(/(?<![@\w.\p{M}])\p{L}+(?![\w@])/gu, (word) => {
    const written = cleanWord(word, before);
    before = word.toLowerCase();
    return written;
  });
}

function cleanWord(word: string, before: string): string {
  const lower = word.toLowerCase();
  const short = SHORT_FORMS[lower];
  if (short && Object.hasOwn(SHORT_FORMS, lower)) return short;
  // A capital may begin a name.
  if (word !== lower && word !== word[0]! + lower.slice(1)) return word;
  const shop = SHOP.exec(lower);
  const isPast = PAST.has(lower) && (ALWAYS_PAST.has(lower) || BEFORE_PAST.has(before));
  const spelled =
    (isPast ? PAST.get(lower) : undefined) ??
    SPELLINGS.get(lower) ??
    (shop
      ? `${shop[1]}ía${shop[2]}`
      : /^\p{L}{3,}[cs]ion$/u.test(lower)
        ? `${lower.slice(0, -2)}ón`
        : lower);
  return word === lower ? spelled : spelled[0]!.toUpperCase() + spelled.slice(1);
}
