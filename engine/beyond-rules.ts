/* Requests that templates cannot answer honestly: they are recognised, so that the answer says why. */

import type { Locale } from "#domain/preferences/preferences.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import { fold } from "./reading/folded.ts";
import { detectLanguage } from "./reading/language.ts";
import { ASKS } from "./text/brief/reworded.ts";
import { ADVISES, COURTESIES, LETTERS, MAKES, NOTICES, WISHES } from "./reading/request-words.ts";

/** Kinds of requests that need a language model, a professional, or another tool. */
export type Beyond =
  | "translation"
  | "ideas"
  | "names"
  | "hashtags"
  | "legal"
  | "health"
  | "advice"
  | "facts"
  | "application"
  | "form"
  | "question"
  | "answer";

/** Beginning of a folded prompt up to its noun: greetings, verbs and determiners ("dame 5", "give me ten"). */
const OPENING =
  `^[\\s¡¿]*(?:(?:${COURTESIES.es}|${COURTESIES.en})[,! ]+)*` +
  `(?:(?:${WISHES.es}|${WISHES.en})(?: (?:que|a|to))? )*` +
  `(?:(?:me )?(?:${MAKES.es}|${MAKES.en}|${ADVISES}) )*` +
  "(?:(?:un|una|unos|unas|el|la|los|las|algun|algunos|algunas|varias|varios|otros|otras|a|an|the|some|a few|\\d+|dos|tres|cinco|diez|two|three|five|ten|mas|more|buen|buena|buenos|buenas|good|great|creativ[oa]s?|creative|catchy) )*";

const asksFor = (things: string) => new RegExp(`${OPENING}(?:${things})`);

const PATTERNS: readonly [Beyond, RegExp][] = [
  ["translation", asksFor("traduc\\w+|traduz\\w+|translat\\w+")],
  [
    "ideas",
    asksFor(
      "(?:(?:\\w+ ){0,2}ideas?|lluvia de ideas|tips|consejos|estrategias?|plan(?:es)? de (?:negocios?|marketing|ventas)|brainstorm\\w*|business plan|marketing (?:plan|strategy)|advice)\\b",
    ),
  ],
  [
    "names",
    asksFor(
      "(?:nombres?(?: \\w+)? (?:para|pa) (?!el boton|la lista)|como (?:le |lo |la )?(?:pongo|llamo|llamar|pondria)\\b.*(?:negocio|local|tienda|marca|perr|cafeteria|restaurante)|(?:business |brand |shop |store )?names? (?:ideas? )?for )",
    ),
  ],
  ["hashtags", asksFor("(?:los mejores |best )?hashtags?\\b")],
  [
    "legal",
    asksFor(
      "(?:contratos?|convenios?|pagares?|testamentos?|demandas?|poder notarial|carta poder|carta responsiva|aviso de privacidad|finiquito|contracts?|(?:rental|lease|employment|legal|partnership) (?:contract|agreement)|lease|privacy policy|lawsuit|will and testament)\\b",
    ),
  ],
  [
    "health",
    /^[\s¡¿]*(?:(?:que|cual) (?:le |me )?(?:puedo |puede |podria )?(?:dar|doy|tomar|tomo|poner|sirve)\b.{0,40}\b(?:tos|fiebre|dolor|gripa|gripe|diarrea|alergia|infeccion)|(?:que|what) (?:medicina|medicamento|pastilla|medicine|pill)|que (?:tomo|puedo tomar) para|what can i (?:take|give)\b.{0,40}\b(?:cough|fever|pain|flu|allergy))/,
  ],
  [
    "advice",
    /^[\s¡¿]*(?:(?:a )?cuanto (?:debo|deberia|puedo|tengo que|le) (?:cobr\w+|ped\w+|vend\w+)|que precio (?:le )?(?:pongo|pondrias|debo)|(?:ponle|pon|dime) (?:el |un )?precio (?:a|para|de)|how much should i (?:charge|ask|sell)|what (?:price|should i charge)|(?:debo|deberia|me conviene|should i)\b)/,
  ],
  [
    "facts",
    /^[\s¡¿]*(?:(?:que|cual|cuales|quien|quienes|cuando|donde|cuant[oa]s?) (?:es|son|fue|hay|significa|queda|habitantes)\b|a como (?:esta|estan|anda)\b|cuanto le toca\b|como se dice\b|how do you say\b|(?:resum\w+|summari[sz]e) (?:el libro|la pelicula|the book|the movie)|what(?:'s| is| are| was)\b|who (?:is|was)\b|when (?:is|was)\b|how many\b|where is\b)/,
  ],
];

/** The answer to a customer's question, where the prompt does not tell what it is. */
const UNTOLD_ANSWER: Readonly<Record<Locale, RegExp>> = {
  es: new RegExp(`${ASKS.es}[^.;:]+[.?]?$`, "iu"),
  en: new RegExp(`${ASKS.en}[^.;:]+[.?]?$`, "iu"),
};

/** Whether a folded prompt asks what to do or how something is, and for no text. */
const QUESTION =
  /^[\s¡¿]*(?:(?:(?:quiero|quisiera|necesito|me gustaria) saber|dime|explicame|sabes|me (?:puedes|podrias) decir|i (?:want|would like|need) to know|tell me|do you know|can you tell me)\s+)?(?:(?:como (?:(?:le|se|me|lo|la|los|las|nos) )*(?!todo|siempre|cada)(?:[a-z]{2,}[aei]r(?:me|nos|le|lo|la)?|[a-z]{3,}o|puede|deberia|hace|podria|consigue|conviene)\b|que (?:me|nos|le) (?:conviene|recomiendas|sugieres|falta)|que (?:es|son|hago|puedo|debo|hacer|tengo|necesito|significa|pasa|tal si|opinas|piensas|[a-z]+ (?:me|nos|tengo|debo|necesito|puedo|conviene|es|son|se|uso|hay))\b|cuant[oa]s? [a-z]+(?: de [a-z]+)? (?:le|les|me|nos|se|tengo|debo|puedo|necesito|hay) |cuanto (?:me )?(?:cuesta|sale|gana|tarda|debe|deberia) [a-z]+r\b|(?:cual(?:es)?|cuando|cuant[oa]s?|donde|por que|quien(?:es)?) (?:es|son|debo|deberia|puedo|conviene|me|se|tengo|hay|[a-z]+o)\b)|(?:how|what|why|which|when|where|who) (?:do|does|did|is|are|can|could|should|would|will|was|to|much|many|time|kind|type|taxes|permits)\b|(?:how|what|why|which|when|where|who)'s\b|(?:should|can|could|do|does|is|are|will) (?:i|we|it|there|my|our)\b|is it\b)/;
/** Questions for the words of a text. */
const HOW_TO_SAY =
  /\b(?:como (?:le|les|se lo|se los|lo) (?:digo|decir|pido|explico|aviso|cobro|contesto|respondo|comunico)|como (?:contesto|respondo|decir|pedir|cobrar)|how (?:do|can|should|would) i (?:tell|say|ask|write|word|phrase|decline|refuse|respond|reply|answer|apologi[sz]e|remind|let|invite|thank))\b/;
const QUESTION_MAX_WORDS = 25;

function isQuestion(folded: string): boolean {
  return (
    QUESTION.test(folded) &&
    !HOW_TO_SAY.test(folded) &&
    !/[:\n«“"]/.test(folded) &&
    folded.split(/\s+/).length <= QUESTION_MAX_WORDS &&
    !MENTIONS_TEXT.test(folded)
  );
}
/** "What should a text for my door say": the request of a text, worded as a question. */
const MENTIONS_TEXT = new RegExp(
  `\\b(?:${MAKES.es}|${MAKES.en})\\s+(?:(?:un|una|el|la|a|an|the|me|some)\\s+)*(?:\\w+\\s+)?(?:${LETTERS.es}|${NOTICES.es}|${LETTERS.en}|${NOTICES.en})\\b`,
);

/** A whole program, where pieces of code are all there is. */
const APPLICATION = asksFor(
  "(?:(?:codigo|code) (?:de|para|completo de|for|of) )?(?:una? |an? )?(?:\\w+ )?(?:app|aplicacion|sistema|software|punto de venta|application|system)\\b",
);

/** A form alone, which is a piece of code and no page. */
const FORM = asksFor("(?:\\w+ )?(?:formularios?|forms?)\\b");

/** Request in a prompt that is beyond rules; undefined for everything else. */
export function beyondRules(prompt: string, kind: CreationKind): Beyond | undefined {
  const folded = fold(prompt);
  if (kind === "ui") return FORM.test(folded) ? "form" : undefined;
  if (kind === "code") return APPLICATION.test(folded) ? "application" : undefined;
  if (kind !== "text") return undefined;
  if (UNTOLD_ANSWER.es.test(folded) || UNTOLD_ANSWER.en.test(folded)) return "answer";
  const beyond = PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
  return beyond ?? (isQuestion(folded) ? "question" : undefined);
}

const MODEL: Readonly<Record<Locale, string>> = {
  es: "Un modelo de IA sí lo hace: conecta uno en Ajustes.",
  en: "An AI model can: connect one in Settings.",
};

const WHY: Readonly<Record<Locale, Readonly<Record<Beyond, string>>>> = {
  es: {
    translation:
      "No traduzco textos. Sí escribo en inglés desde el principio, por ejemplo «a closing notice for Monday, December 8».",
    ideas:
      "No se me ocurren ideas: escribo con lo que tú me cuentas. Dime qué promoción, aviso o mensaje quieres y lo redacto.",
    names:
      "No invento nombres. Cuando tengas el tuyo, te hago el letrero, la presentación y la biografía para redes.",
    hashtags:
      "No sé cuáles hashtags se usan hoy. Dime qué quieres publicar y te escribo el texto para la publicación.",
    legal:
      "No redacto contratos ni otros textos legales: pídeselos a un abogado. Sí pongo en limpio las reglas, las políticas o una cotización que tú me dictes.",
    health:
      "No doy consejos médicos: llama a un médico o a una farmacia de guardia; si es urgente, al 911 o al número de emergencias de tu país.",
    advice:
      "No doy consejos sobre precios ni decisiones: eso lo sabes tú o un profesional. Cuando lo tengas decidido, escribo la lista de precios o el aviso.",
    facts:
      "No sé datos del mundo: escribo con lo que tú me cuentas. Pégame la información y hago con ella un texto, puntos clave o una tabla.",
    application:
      "No hago aplicaciones completas: doy piezas de código ya probadas, como formularios, enlaces de WhatsApp, fórmulas de Excel y páginas de menú.",
    question:
      "No respondo preguntas generales ni doy consejos: escribo lo que quieras decir a tus clientes, proveedores o equipo, como una promoción, un aviso, un recordatorio o una lista de precios, con los datos que me des.",
    answer:
      "No sé qué le contestas a tu cliente: escríbelo después de dos puntos, por ejemplo «…: sí, por $150 y tarda tres días», y lo redacto.",
    form: "Aquí acomodo páginas. Para un formulario elige Código y pide «formulario con nombre, edad y teléfono»: lo que llenen te llega por WhatsApp.",
  },
  en: {
    translation:
      "I do not translate. I can write in Spanish from the start, for instance «aviso de que el lunes 8 de diciembre no abrimos».",
    ideas:
      "I have no ideas of my own: I write with what you tell me. Say which promotion, notice or message you want, and I will write it.",
    names:
      "I do not invent names. Once you have yours, I can make the sign, the introduction and the profile text.",
    hashtags:
      "I do not know which hashtags people use today. Say what you want to post, and I will write its text.",
    legal:
      "I do not write contracts or other legal texts: ask a lawyer. I can set out the rules, policies or the quote that you dictate.",
    health:
      "I do not give medical advice: call a doctor or a pharmacy on duty; if it is urgent, the emergency number of your country.",
    advice:
      "I do not advise on prices or decisions: you or a professional know better. Once you have decided, I will write the price list or the notice.",
    facts:
      "I know no facts about the world: I write with what you tell me. Paste what you have, and I will make a text, key points or a table of it.",
    application:
      "I do not make whole applications: I give pieces of tested code, such as forms, WhatsApp links, spreadsheet formulas and menu pages.",
    question:
      "I do not answer general questions or give advice: I write what you want to tell your customers, suppliers or team, such as a promotion, a notice, a reminder or a price list, with the facts that you give me.",
    answer:
      "I do not know your answer: write it behind a colon, for instance “…: yes, for $150, in three days”, and I will word it.",
    form: "Here I lay out pages. For a form choose Code and ask for “a form with name, age and phone”: what people fill in reaches you by WhatsApp.",
  },
};

/** Says why something cannot be done, what can be, and what a model would do. In the prompt's language. */
export function sayBeyond(beyond: Beyond, prompt: string): string {
  const locale = detectLanguage(beyond === "translation" ? headOf(prompt) : prompt);
  const isForModels = !["legal", "health", "advice", "form", "answer"].includes(beyond);
  return isForModels ? `${WHY[locale][beyond]}\n\n${MODEL[locale]}` : WHY[locale][beyond];
}

/** The order of a translation: the text behind it is in another language. */
const headOf = (prompt: string): string => prompt.split(/[:\n«"“]/)[0]!;
