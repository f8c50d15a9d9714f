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

interface Says {
  greeting: string;
  which: string;
  /** Lead-in to a quote that may not answer. */
  nearest: string;
  unknown: (passTo: string | null) => string;
}

/** Fixed replies of an agentik, by language. */
export const SAYS: Readonly<Record<ContentLanguage, Says>> = {
  es: {
    greeting: "¡Hola! Pregúntame lo que necesites: respondo con lo que dicen los documentos.",
    which: "Encontré dos cosas. ¿Cuál de ellas quieres decir?",
    nearest: "Lo más cercano que dicen los documentos, por si te sirve:",
    unknown: (passTo) =>
      passTo
        ? `No lo sé. Se lo paso a ${passTo}.`
        : "No lo sé. La pregunta queda anotada para que la responda una persona.",
  },
  en: {
    greeting: "Hello! Ask me whatever you need: I answer with what the documents say.",
    which: "I found two things. Which one do you mean?",
    nearest: "The nearest that the documents say, in case it helps:",
    unknown: (passTo) =>
      passTo
        ? `I do not know. I am passing it on to ${passTo}.`
        : "I do not know. The question is kept for a person to answer.",
  },
  pt: {
    greeting: "Olá! Pergunte o que precisar: respondo com o que dizem os documentos.",
    which: "Encontrei duas coisas. Qual delas você quer dizer?",
    nearest: "O mais próximo que os documentos dizem, caso ajude:",
    unknown: (passTo) =>
      passTo
        ? `Não sei. Vou passar para ${passTo}.`
        : "Não sei. A pergunta fica anotada para uma pessoa responder.",
  },
};
