import { isQuestion } from "#domain/spaces/is-question.ts";
import { bare } from "#engine/chats/intents.ts";

/** "¿Puedo cancelar…?", "can you cancel…?": wished, and not asked. */
const WISHED =
  /^(?:(?:hola|buen[oa]s?(?: dias| tardes| noches)?|disculpa|perdon|oye|hi|hello|sorry|y)\s+)*(?:puedo|podria|podrian?|puedes?|pueden|se puede|me (?:puedes?|pueden|podrian?)|can (?:i|you|we)|could (?:i|you|we)|posso|pode)\b/;

/** Whether a text wishes something, and does not ask about it: "¿hasta cuándo puedo cancelar?" */
export const isWish = (text: string): boolean => !isQuestion(text) || WISHED.test(bare(text));
