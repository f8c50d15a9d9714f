import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { ToldStage } from "./request-stage.ts";

type Says = Readonly<Record<ToldStage, (form: string) => string>>;

/** What a customer is told of their order, booking or other form, by the name of the form. */
export const STAGE_SAYS: Readonly<Record<ContentLanguage, Says>> = {
  es: {
    accepted: (form) => `✅ ${form}: confirmado. Te avisamos por aquí.`,
    ready: (form) => `🛎️ ${form}: ya está todo listo.`,
    cancelled: (form) =>
      `${form}: lo sentimos, tuvimos que cancelar. Escríbenos aquí si tienes dudas.`,
  },
  en: {
    accepted: (form) => `✅ ${form}: confirmed. We will keep you posted here.`,
    ready: (form) => `🛎️ ${form}: everything is ready.`,
    cancelled: (form) =>
      `${form}: we are sorry, we had to cancel. Write to us here with any question.`,
  },
  pt: {
    accepted: (form) => `✅ ${form}: confirmado. Avisamos você por aqui.`,
    ready: (form) => `🛎️ ${form}: está tudo pronto.`,
    cancelled: (form) => `${form}: desculpe, tivemos que cancelar. Escreva aqui se tiver dúvidas.`,
  },
};
