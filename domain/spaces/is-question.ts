import { fold } from "#domain/search/text-fold.ts";

const QUESTION_WORDS =
  /^(?:(?:oye|oigan|disculpen?|perdon|hola|buen[oa]s(?: dias| tardes| noches)?|hi|hello|hey)[\s,.!]+)*(?:que|quien(?:es)?|cual(?:es)?|como|cuando|donde|a donde|de donde|a que|cuant[oa]s?|por que|puedo|pueden|podemos|hay|tienen?|aceptan?|alguien sabe|what|who|which|how|when|where|why|can|could|do|does|is|are|quanto|quando|onde|quem)\b/u;

/**
 * Whether a message asks something, by its question mark or its first word. Errs towards no: what waits
 * for people is not answered by an agentik unasked.
 */
export const isQuestion = (text: string): boolean =>
  /[?\u00BF]/u.test(text) || QUESTION_WORDS.test(fold(text).trim());
