import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** Message of an agentik to a customer who goes on with it while people of the business still owe an answer. */
export const RETURN_SAYS: Readonly<Record<ContentLanguage, string>> = {
  es: "Sigo contigo. Lo que le escribiste al equipo lo tienen a la vista y te responden aquí. ¿En qué te ayudo mientras tanto?",
  en: "I am here. The team still sees what you wrote to them and will answer right here. How can I help you meanwhile?",
  pt: "Continuo com você. A equipe ainda vê o que você escreveu e responde aqui. Em que posso ajudar enquanto isso?",
};
