/** Conversations of a customer with a fonda's agentik on the embedded engine, for its tests. */
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm, type ReadyKind } from "#domain/agentiks/abilities/ready-forms.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import type { SentRequest } from "#engine/chats/sent/about-sent.ts";
import { respond, type ChatReply, type ChatTurn } from "#engine/chats/respond.ts";

export const MENU = `Cocina Chelo, Mérida

ANTOJITOS
Panucho de cochinita $28
Panucho de pavo $30
Salbut de pavo ....... $32
Sopa de lima $75
Torta de cochinita: $55 cada una
Papadzules (orden de 4) $98
Poc chuc con frijol $165
Costilla para compartir desde $320

BEBIDAS
Agua de chaya, vaso $25
Refresco $28
Horchata $30 el litro
Café americano $25, grande $35

COMBOS
Combo casero: sopa, arroz y flan $120

ENTREGA A DOMICILIO
Colonias Centro y Santiago: $30
Itzimná y San Ramón: $55
Pedido mínimo $150. Tarda de 40 a 60 minutos.
Envío gratis en pedidos de más de $600.

PAGO
Aceptamos tarjeta y efectivo.`;
export const day = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];
/** Closed on Mondays. */
export const hours = {
  mon: [],
  tue: day(8, 17),
  wed: day(8, 17),
  thu: day(8, 17),
  fri: day(8, 17),
  sat: day(8, 18),
  sun: day(9, 15),
};
export const passage = (text: string) => ({
  documentId: "menu",
  version: 1,
  passage: 1,
  source: "Menú",
  heading: "",
  text,
});
export const FONDA: ChatTurn = {
  text: "",
  language: "es",
  agentik: "Chelo",
  abilities: { ...NO_ABILITIES, forms: [readyForm("order", "es"), readyForm("booking", "es")] },
  business: { hours, address: "Calle 60 501", town: "Mérida", whatsapp: null },
  isOpen: true,
  // Tuesday, 11:00.
  today: new Date(Date.UTC(2026, 10, 24)),
  minute: 660,
  passages: [passage(MENU)],
  answers: [],
  request: undefined,
  unknownInARow: 0,
};
export const withForms = (language: "es" | "en", ...kinds: ReadyKind[]): Partial<ChatTurn> => ({
  language,
  abilities: { ...NO_ABILITIES, forms: kinds.map((kind) => readyForm(kind, language)) },
});

/** What the next answer of a conversation is told of the ones before. */
interface ChatState {
  request: RequestProgress | undefined;
  sent: readonly SentRequest[];
}

/** The state of a conversation after an answer, as the database keeps it. */
function stateAfter(
  { sent }: ChatState,
  { effects: { request, cancels } }: ChatReply,
  id: string,
): ChatState {
  const left = sent.map((one) =>
    one.id === cancels ? { ...one, stage: "cancelled" as const, isDone: true } : one,
  );
  if (request?.state !== "sent") {
    const isOpen = request?.state === "asking" || request?.state === "confirming";
    return { request: isOpen ? request : undefined, sent: left };
  }
  const { name, kind = "other", answers, changes = id } = request;
  const now: SentRequest = { id: changes, name, kind, stage: "new", answers, isDone: false };
  return { request: undefined, sent: [now, ...left.filter((one) => one.id !== changes)] };
}

/** Says each message in turn, with the form as it was left and what was sent. */
export function talk(texts: readonly string[], more: Partial<ChatTurn> = {}): ChatReply[] {
  let state: ChatState = { request: more.request, sent: more.sent ?? [] };
  return texts.map((text, index) => {
    const answer = respond({ ...FONDA, ...more, ...state, text });
    state = stateAfter(state, answer, `sent-${index}`);
    return answer;
  });
}
export const last = (texts: readonly string[], more: Partial<ChatTurn> = {}): ChatReply =>
  talk(texts, more).at(-1)!;
/** Answers of the request that were understood, by kind of field. */
export const heard = (reply: ChatReply): Record<string, string> =>
  Object.fromEntries(
    (reply.effects.request?.answers ?? []).map(({ kind, value }) => [kind, value]),
  );
export const heardOf = (text: string, more: Partial<ChatTurn> = {}) => heard(last([text], more));
export const stateOf = ({ effects }: ChatReply) => effects.request?.state;

/** A whole order, up to its summary. */
export const summaryOf = (items: string, way = "para recoger", more: Partial<ChatTurn> = {}) =>
  last([`quiero ${items}`, way, "mañana a las 2", "soy Ana Pech", "9991234567"], more);
