import { capital } from "./capital.ts";

/* Instructions to the writer (tone, length, format), which are never printed. */

/** Adjectives for the sound or the look of a text. */
const ADJECTIVE =
  "(?:sencill|sentid|bonit|cort|cortit|formal|amabl|seri|breve|cercan|divertid|alegre|profesional|respetuos|sincer|honest|calid|larg|clar|direct|elegant|natural|human|simpl)[a-z]*|simple|short|nice|friendly|formal|polite|honest|professional|kind|brief";
/** What a text is for, and for whom, which it does not say: "para grabarlo", "for customers who write to us". */
const USE =
  /,?\s+(?:para (?:grabar|leer|decir|colgar|pegar|imprimir|publicar|poner)(?:lo|la|se)?(?!\p{L})[^.:;,\n]*|to be (?:recorded|read out|printed|posted|hung)\b[^.:;,\n]*|(?:para|a) (?:los |las |mis |nuestr[oa]s )?client[ea]s que (?:nos |me )?(?:escrib|llam|visit|lleg)\p{L}*[^.:;,\n]*|(?:for|to) (?:the |my |our )?(?:customers|clients|people) who (?:write|call|visit|come)\b[^.:;,\n]*)(?=[.:;,\n]|$)/giu;
/** A request for a welcome that says how it is to be, between its words. */
const STYLED_WELCOME =
  /(bienvenida|welcome(?: message)?)\s+(?:muy )?(?:cort[oa]|breve|c[aá]lid[oa]|amable|formal|divertid[oa]|alegre|short|warm|friendly)(?:,? (?:y|e|and) (?:cort[oa]|breve|c[aá]lid[oa]|amable|formal|divertid[oa]|alegre|short|warm|friendly))*(?=[\s.,;:]|$)/giu;

/** A prompt without what the text is used for and, for a welcome, how it is to be. */
export const withoutUse = (prompt: string): string =>
  /\b(?:bienvenida|welcome)\b/i.test(prompt)
    ? prompt.replace(USE, "").replace(STYLED_WELCOME, "$1")
    : prompt;

const POLITE = "(?: (?:porfa(?:vor)?|por favor|please|pls|gracias))?";

/** Patterns of whole clauses that are instructions, folded. */
const ORDERS = [
  // "que sea corto y amable", "con un tono muy formal", "friendly, short".
  `(?:(?:y )?(?:que )?(?:no )?(?:sea|se lea|suene|quede|con|en|un|algo|hazlo|ponlo|be|keep it|make it|something|in a?)?\\s*(?:tono |un tono )?(?:muy |mas |bien |tan )?(?:${ADJECTIVE})(?:,? (?:y|e|and|pero) (?:no )?(?:muy |tan )?\\w+)?)`,
  "(?:maximo|menos de|hasta|at most|under|up to) \\w+ (?:palabras|lineas|renglones|words|lines)",
  // Constraints of a post: "4 hashtags", "termina con una pregunta", "one question at the end".
  `(?:(?:y|and) )?(?:(?:con|with|sin|no|without|add|include|includes|use|agrega|incluye|usa|pon|exactly|exactamente|termin\\w+ con|cierr\\w+ con|ends? with|ending with) )*(?:\\w+ )?(?:\\w+ )?(?:emojis?|hashtags?)(?: .*)?`,
  "(?:(?:y|and) )?(?:que )?(?:(?:con|with|add|include|includes|agrega|incluye|haz|termin\\w*(?: con)?|cierr\\w*(?: con)?|acab\\w*(?: con)?|ends?(?: with)?|ending(?: with)?|finish\\w*(?: with)?|close(?: with)?) )*(?:una|one|a|1) (?:\\w+ )?(?:pregunta|question)(?: (?:al (?:final|cierre)|at the end|to close|final|para .*|that .*))?(?:,? (?:y|and) .*(?:hashtags?|emojis?))?",
  "(?:in )?(?:an? )?(?:\\w+(?:,? and)? )?\\w+ tone",
  "(?:maximum|max|maximo|menos de|no more than|less than|no mas de|en|in|de)\\.? \\w+ (?:palabras|lineas|renglones|caracteres|frases|parrafos|words|lines|characters|sentences|paragraphs)(?: (?:maximo|max|at most|como maximo))?",
  "(?:de|con|en) (?:usted|tu|vos)(?: por favor)?",
  "(?:para|por|pa) (?:el )?whats\\w*",
  "(?:tono|estilo) .*",
  "(?:amable|cordial|polite|firm\\w*)\\b.*",
  "(?:redact|escrib)\\w*(?: (?:la|una|el|un) (?:respuesta|texto|mensaje))?",
  "(?:make|keep) it .*",
  "be (?:honest|polite|nice|kind|professional|brief|short|friendly)\\b.*",
  "don'?t (?:argue|be|sound)\\b.*",
  "need (?:a|it) .*",
  "(?:y )?(?:que )?(?:no )?(?:quiero que )?(?:suene|parezca)\\b.*",
  "(?:y )?no (?:quiero|queremos) (?:que (?:se (?:enoje|moleste|ofenda|sienta)|lo tome)|sonar|parecer)\\b.*",
  "(?:dame|damelo|hazme|haceme|quiero|poneme|mandame|give me) (?:\\w+ )?(?:versiones|opciones|ejemplos|versions|options)\\b.*",
  // A tax to be added is a figure of the quote.
  "(?:y )?(?:sumar?|suma(?:me|lo)?|calcula(?:r|me|lo)?) todo(?!.*\\b(?:iva|igv|impuestos?|tax)\\b).*",
  "(?:y )?(?:pon(?:e|er)?(?:me|le)?|saca(?:me|r)?) (?:los |el )?(?:sub)?tota(?:l|les)\\b.*",
  "(?:y )?(?:que )?(?:menciona|mencione)\\w*(?: a)? \\w+",
  "(?:y )?no (?:quiero )?(?:ofrecer|prometer|regalar)\\b.*",
  "(?:y )?(?:quiero ver|muestra(?:me)?|mostrar|please show|show)\\b.*(?:detalle|total|cuenta|cost).*",
  "(?:y )?(?:con )?(?:algo|un toque|un poco) (?:de )?(?:humor|gracia|emocion|cursi)\\b.*",
  "no (?:un|una) (?:comunicado|carta|texto|mensaje)\\b.*",
  "(?:y )?sin (?:echar\\w* la culpa|llorar|rogar|sonar|groser\\w*|regan\\w*|drama\\w*)\\b.*",
  "quiero (?:responder|contestar)\\w*(?: bien)?(?:, .*)?",
  "(?:que )?no pase de \\w+ (?:palabras|lineas|renglones)\\b.*",
  "(?:asi que )?no (?:diga|digas|pongas?|menciones?) .*",
  "(?:y )?(?:escrib|redact)\\w* (?:algo|una? (?:carta|correo|texto|mensaje|nota)(?: o \\w+)?)(?: para (?!.*\\bque\\b).*)?",
  "(?:el |los )?(?:sub)?total(?:es)?(?: y .*)?|el (?:iva|igv)(?: y el total)?",
  "(?:hace|haz|haga|arma|escrib[ie])(?:lo|me|melo) (?:el |un |una |la )?(?:aviso|anuncio|post|texto|mensaje|carta|correo|prolijo|bonito)\\b.*",
  "(?:un )?(?:post|texto|aviso|mensaje)(?: \\w+)? (?:para|pa) (?:facebook|instagram|insta|face|fb|whats\\w*|redes|tiktok)",
  "soy (?:el |la )?(?:duen[oa]|encargad[oa]|gerente) de .*",
  "nada de .*",
  "not too \\w+.*",
  "my english\\b.*",
  "buena onda.*",
  "con carino",
  "como (?:se los?|les?) (?:digo|explico)\\b.*",
  "(?:y |and )?(?:pide|pideles?|pidiendo|pedir|ofrece(?:les)?|da(?:les)?) (?:una )?(?:disculpas?|perdon)",
  "(?:les? )?pedimos (?:una )?disculpas?",
  "(?:and )?(?:apologi[sz]e|say (?:that )?(?:we are |we're )?sorry)",
  "(?:and |please )?(?:let|tell|inform|notify) (?:people|everyone|everybody|them|(?:my |our |the )?(?:customers|clients|guests))(?: know)?(?: about (?:it|this|that))?(?: in an? \\w+ (?:tone|way)| nicely| politely)?",
  "(?:can you |could you |please |and )*(?:write|make|create|draft|send)(?: me)? (?:an?|the|some) (?:\\w+,? ){0,3}(?:message|post|e-?mail|text|note|notice|sign|announcement|letter)(?: (?:about|for|saying) (?:it|this|that|them|so|(?:my |our )?customers))?(?: please)?",
  "(?:\\w+ ){0,3}(?:text|message|post|e-?mail|note|flyer|sign|caption) for (?:my |our |the )?(?:regulars|customers|clients|guests|members|everyone|staff|instagram|facebook|whatsapp)",
  "(?:escrib|redact|haz|mand)\\w* (?:algo|un mensaje|un texto|un whats\\w*)(?!.*\\bque\\b)(?: .{0,60})?",
  "disculpen?(?: (?:la|las|por la|por las) molestias?)?|(?:una )?disculpas? por (?:la|las) molestias?",
  "(?:y |pero )?(?:avisa|avisar|dile|informa|comunica)(?:le|les)? (?:a )?(?:la gente|todos|(?:mis|los|las) client[ea]s|mis seguidores|el publico)",
  "(?:y |and )?(?:que )?(?:suene|sea|se escuche|quede|se vea) .{0,30}(?:amable|bonito|formal|profesional|alegre|divertido|apenado|cordial|claro|llamativo)",
  "(?:de (?:manera|forma)|con) (?:amable|amabilidad|respeto|cordial|educacion|tacto)\\w*|amablemente|cordialmente|politely|nicely|kindly",
  "gracias|porfa(?:vor)?|por favor|please|thanks|urgente",
];
const IS_ORDER = new RegExp(`^(?:${ORDERS.join("|")})${POLITE}$`);

/** Whether a folded clause is an instruction to the writer. */
export const isForWriter = (folded: string): boolean => IS_ORDER.test(folded.trim());

/** Orders at the end of a clause that says something: "es buen cliente no quiero que se enoje". */
const TAIL =
  /[\s,]+(?:(?:y |pero )?no quiero que (?:se (?:enoje|moleste|ofenda|sienta)|suene|parezca)\b.*|(?:(?:y|pero) )?sin (?:llorar|rogar|ofender|(?:sonar|parecer|ser|verme|vernos|verse) (?:muy )?\p{L}+|(?:que )?(?:se )?(?:enoj|molest|ofend)\p{L}*)(?!\p{L}).*|y (?:que )?no (?:suene|parezca)\b.*|(?:en|con)(?: un)? tono (?:muy )?\p{L}+(?: y \p{L}+)?|de (?:manera|forma) (?:muy )?(?:amable|respetuosa|cordial|educada|formal|clara)|con (?:mucha )?(?:amabilidad|educaci[oó]n|respeto)|amablemente|in an? (?:\p{L}+ )?(?:friendly|polite|formal|nice|kind|professional|warm|funny|playful|firm) (?:tone|way)|(?:and )?make it (?:sound )?\p{L}+|(?:corto|corta|cortito|cortita|breve) (?:porfa(?:vor)?|por favor))$/iu;

/** Constraints at the end of a clause: "about our brand with one question and 4 hashtags". */
const CONSTRAINTS =
  /(?:[\s,]+(?:and\s|y\s)?(?:ends?|ending|que termine|termina|cierra))?\s(?:with|con|ending with|that ends with|y termina con|que termine con|and|y)\s(?:(?:una?|one|an?|\d+|dos|tres|cuatro|cinco|two|three|four|five|some|algunos)\s)?(?:\p{L}+\s)?(?:question|pregunta|hashtags?|emojis?)(?![\p{L}]).*$/iu;
/** Request for an apology at the end; the letter says it itself. */
const SORRY_TAIL =
  /[\s,]+(?:y|e|and)\s(?:pid(?:e|iendo|o)(?:les?)?|ofrece(?:les?)?|da(?:les?)?)?\s?(?:una\s)?(?:disculpas?|perd[oó]n|apologi[sz]e|say (?:we are )?sorry|disc[uú]lpa\p{L}*)$/iu;

/** A clause without an order at its end. */
export const withoutTail = (text: string): string =>
  text.replace(TAIL, "").replace(CONSTRAINTS, "").replace(SORRY_TAIL, "");

/** "Escribe un comunicado a los padres: el viernes…" says what stands behind the colon. */
const ORDER_HEAD =
  /^(?:escrib|redact|haz|hac[eé]|arma|mand|prepar|necesit|quier)\p{L}*\s(?:(?:un|una|el|la|mi)\s)?(?:comunicado|circular|carta|mensaje|aviso|texto|correo|nota|publicaci[oó]n)\b[^:]{0,60}:\s*/iu;

/** A clause without the order to write it. */
export const withoutOrder = (text: string): string => text.replace(ORDER_HEAD, "");

/** Names of blanks to be filled in by hand. */
const BLANKS = "nombre|fecha|hora|firma|tel[eé]fono|monto|cantidad|n[uú]mero|direcci[oó]n|folio";
const LEAVES_BLANKS = new RegExp(
  `(?<![\\p{L}])(?:deja(?:r|me)?|pon(?:er|me)?|con) (?:un |el )?espacios? (?:para|en) (?:el |la )?((?:${BLANKS})(?:(?:\\s*,\\s*|\\s+y\\s+|\\s+)(?:el |la )?(?:${BLANKS})(?!\\p{L}))*)`,
  "giu",
);

/** A text with blanks where it asks for room: "Nombre: ________ · Fecha: ________". */
export const withBlanks = (text: string): string =>
  text.replace(LEAVES_BLANKS, (_, names: string) =>
    (names.match(new RegExp(`(?<!\\p{L})(?:${BLANKS})(?!\\p{L})`, "giu")) ?? [])
      .map((name) => `${capital(name.toLowerCase())}: ________`)
      .join(" · "),
  );
