import {
  BOOKED_KINDS,
  type RequestAnswer,
  type RequestKind,
} from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { showPesos } from "./request-bill.ts";
import type { ToldStage } from "./request-stage.ts";

/** By the name of the form. */
type Says = Readonly<Record<ToldStage, (form: string) => string>>;

const FORM_SAYS: Readonly<Record<ContentLanguage, Says>> = {
  es: {
    accepted: (form) => `✅ ${form}: confirmado. Te avisamos por aquí.`,
    making: (form) => `⏳ ${form}: ya está en preparación.`,
    ready: (form) => `🛎️ ${form}: ya está todo listo.`,
    "on-way": (form) => `🛵 ${form}: ya va en camino.`,
    delivered: (form) => `✅ ${form}: entregado. ¡Gracias!`,
    cancelled: (form) => `${form}: cancelado. Si tienes dudas, escríbenos aquí.`,
  },
  en: {
    accepted: (form) => `✅ ${form}: confirmed. We will keep you posted here.`,
    making: (form) => `⏳ ${form}: being prepared now.`,
    ready: (form) => `🛎️ ${form}: everything is ready.`,
    "on-way": (form) => `🛵 ${form}: on its way.`,
    delivered: (form) => `✅ ${form}: delivered. Thank you!`,
    cancelled: (form) => `${form}: it is cancelled. Write to us here with any question.`,
  },
  pt: {
    accepted: (form) => `✅ ${form}: confirmado. Avisamos você por aqui.`,
    making: (form) => `⏳ ${form}: já está em preparo.`,
    ready: (form) => `🛎️ ${form}: está tudo pronto.`,
    "on-way": (form) => `🛵 ${form}: saiu para entrega.`,
    delivered: (form) => `✅ ${form}: entregue. Obrigado!`,
    cancelled: (form) => `${form}: foi cancelado. Se tiver dúvidas, escreva aqui.`,
  },
};

const ORDER_SAYS: Readonly<Record<ContentLanguage, Readonly<Record<ToldStage, string>>>> = {
  es: {
    accepted: "✅ Confirmamos tu pedido. Te avisamos por aquí cómo va.",
    making: "⏳ Tu pedido está en preparación.",
    ready: "🛎️ Tu pedido ya está listo.",
    "on-way": "🛵 Tu pedido va en camino.",
    delivered: "✅ Entregamos tu pedido. ¡Gracias por tu compra!",
    cancelled: "Tu pedido quedó cancelado. Si tienes dudas, escríbenos aquí.",
  },
  en: {
    accepted: "✅ We confirmed your order. We will tell you here how it goes.",
    making: "⏳ Your order is being prepared.",
    ready: "🛎️ Your order is ready.",
    "on-way": "🛵 Your order is on its way.",
    delivered: "✅ Your order was delivered. Thank you!",
    cancelled: "Your order is cancelled. Write to us here with any question.",
  },
  pt: {
    accepted: "✅ Confirmamos o seu pedido. Avisamos por aqui como vai.",
    making: "⏳ O seu pedido está em preparo.",
    ready: "🛎️ O seu pedido está pronto.",
    "on-way": "🛵 O seu pedido saiu para entrega.",
    delivered: "✅ Entregamos o seu pedido. Obrigado pela compra!",
    cancelled: "O seu pedido foi cancelado. Se tiver dúvidas, escreva aqui.",
  },
};

/**
 * Message to a customer on the stage of an order, or of a booking or another form by name.
 *
 * @param form.answers tell a booking from others of its customer: its service, day and time are named
 */
export const stageSays = (
  language: ContentLanguage,
  stage: ToldStage,
  {
    kind,
    name,
    answers = [],
  }: { kind: RequestKind; name: string; answers?: readonly RequestAnswer[] },
): string => {
  if (kind === "order") return ORDER_SAYS[language][stage];
  const facts = BOOKED_KINDS.includes(kind)
    ? answers.filter((answer) => TELLING.includes(answer.kind)).map(({ shown }) => shown)
    : [];
  const told = facts.length > 0 ? `${name} (${facts.join(", ")})` : name;
  return agreed(language, kind, FORM_SAYS[language][stage](told));
};
const TELLING: readonly RequestAnswer["kind"][] = ["text", "choice", "day", "time"];

/** Kinds of forms whose names are feminine: "la reservación", "la cita"; in Portuguese "a reserva". */
const FEMININE: Readonly<Record<ContentLanguage, readonly RequestKind[]>> = {
  es: ["booking", "appointment"],
  en: [],
  pt: ["booking"],
};
const agreed = (language: ContentLanguage, kind: RequestKind, said: string): string =>
  FEMININE[language].includes(kind)
    ? said.replace(/: (confirmad|entregad|cancelad)o\b/, ": $1a")
    : said;

type TotalWords = Readonly<Record<ContentLanguage, (form: string, sum: string) => string>>;
const TOTAL_SAYS: TotalWords = {
  es: (form, sum) => `${form}: el total es de ${sum}.`,
  en: (form, sum) => `${form}: the total is ${sum}.`,
  pt: (form, sum) => `${form}: o total é de ${sum}.`,
};
const CORRECTED_TOTAL_SAYS: TotalWords = {
  es: (form, sum) => `${form}: corregimos el total, es de ${sum}.`,
  en: (form, sum) => `${form}: we have corrected the total, it is ${sum}.`,
  pt: (form, sum) => `${form}: corrigimos o total, é de ${sum}.`,
};
const ORDER_NAMES: Readonly<Record<ContentLanguage, string>> = {
  es: "Tu pedido",
  en: "Your order",
  pt: "O seu pedido",
};

/**
 * Message to a customer on the total that the business has set.
 *
 * @param totalCents hundredths of a peso
 * @param request.hadTotal whether another total was known before
 */
export const totalSays = (
  language: ContentLanguage,
  totalCents: number,
  { kind, name, hadTotal }: { kind: RequestKind; name: string; hadTotal: boolean },
): string =>
  (hadTotal ? CORRECTED_TOTAL_SAYS : TOTAL_SAYS)[language](
    kind === "order" ? ORDER_NAMES[language] : name,
    showPesos(totalCents),
  );
