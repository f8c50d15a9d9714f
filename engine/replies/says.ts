import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { fold } from "#engine/reading/folded.ts";
import { detectLanguage } from "#engine/reading/language.ts";

/** Words that Portuguese has and Spanish has not. */
const PORTUGUESE =
  /\b(?:voces?|vc|nao|qual|quais|onde|quanto|tem|fica|ficam|abre|sao|uma|com|obrigad[oa]|ola|oi|preco|pao|cafe da manha|quartos?|aceitam)\b/g;
const SPANISH_ONLY =
  /\b(?:el|los|las|que|cual|donde|cuanto|hola|gracias|con|una|hay|tienen?|precio|son)\b/g;

/** The language of a question. */
export function languageOf(question: string): ContentLanguage {
  const folded = fold(question);
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0;
  if (/[ãõç]/i.test(question) || count(PORTUGUESE) > count(SPANISH_ONLY) + 1) return "pt";
  return detectLanguage(question, "es");
}

/** Name of the person who gets the questions without an answer, null for none; `you`: who asks. */
export type PassTo = string | null | { readonly you: true };

const unknownIn =
  (says: { unknown: string; passed: (name: string) => string; kept: string; yours: string }) =>
  (passTo: PassTo): string => {
    if (passTo === null) return `${says.unknown} ${says.kept}`;
    return `${says.unknown} ${typeof passTo === "string" ? says.passed(passTo) : says.yours}`;
  };

interface Says {
  greeting: string;
  which: string;
  /** Lead-in to a quote that may not answer. */
  nearest: string;
  unknown: (passTo: PassTo) => string;
}

/** Fixed replies of an agentik, by language. */
export const SAYS: Readonly<Record<ContentLanguage, Says>> = {
  es: {
    greeting: "¡Hola! Pregúntame lo que necesites: respondo con lo que dicen los documentos.",
    which: "Encontré dos cosas. ¿Cuál de ellas quieres decir?",
    nearest: "Lo más cercano que dicen los documentos, por si te sirve:",
    unknown: unknownIn({
      unknown: "No lo sé.",
      passed: (name) => `Se lo paso a ${name}.`,
      kept: "La pregunta queda anotada para que la responda una persona.",
      yours: "Queda anotada para ti, entre las preguntas sin respuesta.",
    }),
  },
  en: {
    greeting: "Hello! Ask me whatever you need: I answer with what the documents say.",
    which: "I found two things. Which one do you mean?",
    nearest: "The nearest that the documents say, in case it helps:",
    unknown: unknownIn({
      unknown: "I do not know.",
      passed: (name) => `I am passing it on to ${name}.`,
      kept: "The question is kept for a person to answer.",
      yours: "It is noted for you, among the questions without an answer.",
    }),
  },
  pt: {
    greeting: "Olá! Pergunte o que precisar: respondo com o que dizem os documentos.",
    which: "Encontrei duas coisas. Qual delas você quer dizer?",
    nearest: "O mais próximo que os documentos dizem, caso ajude:",
    unknown: unknownIn({
      unknown: "Não sei.",
      passed: (name) => `Vou passar para ${name}.`,
      kept: "A pergunta fica anotada para uma pessoa responder.",
      yours: "Fica anotada para você, entre as perguntas sem resposta.",
    }),
  },
};
