import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** Sentences about what a customer has sent and changes or cancels alone. Names and lists are Markdown. */
interface OwnSays {
  /** What was sent, with its facts: "tu cita (corte, viernes, 5:00 p.m.)". */
  yours: (form: string, facts: string) => string;
  askCancel: (yours: string) => string;
  cancelled: (yours: string) => string;
  kept: (yours: string) => string;
  /** After a form was given up while something that was sent still holds. */
  stillHolds: (yours: string, form: string) => string;
  whichCancel: (list: string) => string;
  whichChange: (list: string) => string;
  whenInstead: (yours: string) => string;
  proposed: (form: string, lines: string) => string;
  confirm: string;
  changed: (form: string) => string;
}

export const OWN_SAYS: Readonly<Record<ContentLanguage, OwnSays>> = {
  es: {
    yours: (form, facts) => `tu ${form} (${facts})`,
    askCancel: (yours) => `¿Cancelo ${yours}? Responde **sí** para cancelar o **no** para dejarlo.`,
    cancelled: (yours) => `Listo, cancelé ${yours}. Cuando quieras, escríbeme aquí.`,
    kept: (yours) => `Muy bien, no cambié nada: ${yours} sigue en pie.`,
    stillHolds: (yours, form) =>
      `Lo que ya enviaste sigue en pie: ${yours}. Para cancelarlo, escribe **cancelar mi ${form}**.`,
    whichCancel: (list) => `¿Cuál cancelo?\n\n${list}`,
    whichChange: (list) => `¿Cuál cambio? Escríbeme cuál y cómo queda.\n\n${list}`,
    whenInstead: (yours) => `Con gusto cambio ${yours}. ¿Qué día y a qué hora te queda mejor?`,
    proposed: (form, lines) => `Así quedaría (${form}):\n\n${lines}`,
    confirm: "¿Hago el cambio? Responde **sí**, o dime qué más cambio.",
    changed: (form) => `¡Listo! Hice el cambio (${form}). El equipo lo revisa y te confirma.`,
  },
  en: {
    yours: (form, facts) => `your ${form} (${facts})`,
    askCancel: (yours) => `Shall I cancel ${yours}? Answer **yes** to cancel or **no** to keep it.`,
    cancelled: (yours) => `Done, I cancelled ${yours}. Write to me here whenever you like.`,
    kept: (yours) => `All right, I changed nothing: ${yours} stands.`,
    stillHolds: (yours, form) =>
      `What you have sent already stands: ${yours}. To cancel it, write **cancel my ${form}**.`,
    whichCancel: (list) => `Which one shall I cancel?\n\n${list}`,
    whichChange: (list) => `Which one shall I change? Tell me which, and how.\n\n${list}`,
    whenInstead: (yours) => `Gladly, I can change ${yours}. Which day and time suit you better?`,
    proposed: (form, lines) => `This is how it would be (${form}):\n\n${lines}`,
    confirm: "Shall I change it? Answer **yes**, or tell me what else to change.",
    changed: (form) => `Done! I made the change (${form}). The team looks at it and confirms.`,
  },
  pt: {
    yours: (form, facts) => `seu ${form} (${facts})`,
    askCancel: (yours) =>
      `Cancelo ${yours}? Responda **sim** para cancelar ou **não** para deixar como está.`,
    cancelled: (yours) => `Pronto, cancelei ${yours}. Quando quiser, escreva aqui.`,
    kept: (yours) => `Certo, não mudei nada: ${yours} continua de pé.`,
    stillHolds: (yours, form) =>
      `O que você já enviou continua de pé: ${yours}. Para cancelar, escreva **cancelar meu ${form}**.`,
    whichCancel: (list) => `Qual eu cancelo?\n\n${list}`,
    whichChange: (list) => `Qual eu mudo? Diga qual e como fica.\n\n${list}`,
    whenInstead: (yours) => `Claro, posso mudar ${yours}. Que dia e horário ficam melhor?`,
    proposed: (form, lines) => `Ficaria assim (${form}):\n\n${lines}`,
    confirm: "Faço a mudança? Responda **sim**, ou diga o que mais mudo.",
    changed: (form) => `Pronto! Fiz a mudança (${form}). A equipe confere e confirma.`,
  },
};
