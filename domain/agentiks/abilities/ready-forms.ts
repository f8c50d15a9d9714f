import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { FieldKind, RequestForm, RequestKind } from "./request-form.ts";

type Ready = Readonly<Record<ContentLanguage, { name: string; fields: readonly ReadyField[] }>>;
type ReadyField = readonly [label: string, kind: FieldKind, isOptional?: "optional"];

/** Forms to begin with; owners change their questions. */
const READY: Readonly<Record<Exclude<RequestKind, "other">, Ready>> = {
  order: {
    es: {
      name: "Pedido",
      fields: [
        ["¿Qué te gustaría pedir?", "text"],
        ["¿Para recoger o a domicilio? Si es a domicilio, ¿a qué dirección?", "address"],
        ["¿Para qué día?", "day"],
        ["¿A qué hora?", "time"],
        ["¿A nombre de quién?", "name"],
        ["¿A qué teléfono te avisamos?", "phone"],
      ],
    },
    en: {
      name: "Order",
      fields: [
        ["What would you like to order?", "text"],
        ["For pick-up or delivery? For delivery, to which address?", "address"],
        ["For which day?", "day"],
        ["At what time?", "time"],
        ["Under what name?", "name"],
        ["Which phone number can we reach you at?", "phone"],
      ],
    },
    pt: {
      name: "Pedido",
      fields: [
        ["O que você gostaria de pedir?", "text"],
        ["Para retirar ou entregar? Se for entrega, em qual endereço?", "address"],
        ["Para que dia?", "day"],
        ["A que horas?", "time"],
        ["Em nome de quem?", "name"],
        ["Em qual telefone avisamos?", "phone"],
      ],
    },
  },
  booking: {
    es: {
      name: "Reservación",
      fields: [
        ["¿Para qué día?", "day"],
        ["¿A qué hora?", "time"],
        ["¿Para cuántas personas?", "number"],
        ["¿A nombre de quién?", "name"],
        ["¿A qué teléfono te avisamos?", "phone"],
      ],
    },
    en: {
      name: "Booking",
      fields: [
        ["For which day?", "day"],
        ["At what time?", "time"],
        ["For how many people?", "number"],
        ["Under what name?", "name"],
        ["Which phone number can we reach you at?", "phone"],
      ],
    },
    pt: {
      name: "Reserva",
      fields: [
        ["Para que dia?", "day"],
        ["A que horas?", "time"],
        ["Para quantas pessoas?", "number"],
        ["Em nome de quem?", "name"],
        ["Em qual telefone avisamos?", "phone"],
      ],
    },
  },
  appointment: {
    es: {
      name: "Cita",
      fields: [
        ["¿Qué servicio necesitas?", "text"],
        ["¿Qué día te queda bien?", "day"],
        ["¿A qué hora?", "time"],
        ["¿Cómo te llamas?", "name"],
        ["¿A qué teléfono te confirmamos?", "phone"],
      ],
    },
    en: {
      name: "Appointment",
      fields: [
        ["Which service do you need?", "text"],
        ["Which day suits you?", "day"],
        ["At what time?", "time"],
        ["What is your name?", "name"],
        ["Which phone number should we confirm to?", "phone"],
      ],
    },
    pt: {
      name: "Horário",
      fields: [
        ["De que serviço você precisa?", "text"],
        ["Que dia fica bom?", "day"],
        ["A que horas?", "time"],
        ["Como você se chama?", "name"],
        ["Em qual telefone confirmamos?", "phone"],
      ],
    },
  },
  "call-back": {
    es: {
      name: "Recado",
      fields: [
        ["¿Cómo te llamas?", "name"],
        ["¿A qué teléfono te llamamos?", "phone"],
        ["¿De qué se trata?", "text"],
      ],
    },
    en: {
      name: "Message",
      fields: [
        ["What is your name?", "name"],
        ["Which phone number should we call?", "phone"],
        ["What is it about?", "text"],
      ],
    },
    pt: {
      name: "Recado",
      fields: [
        ["Como você se chama?", "name"],
        ["Para qual telefone ligamos?", "phone"],
        ["Do que se trata?", "text"],
      ],
    },
  },
};

export type ReadyKind = keyof typeof READY;
export const READY_KINDS = Object.keys(READY) as readonly ReadyKind[];

const READY_LABELS: ReadonlySet<string> = new Set(
  Object.values(READY).flatMap((ready) =>
    Object.values(ready).flatMap(({ fields }) => fields.map(([label]) => label)),
  ),
);

/** Whether a question is one of the forms to begin with, in any language, and not the owner's own. */
export const isReadyLabel = (label: string): boolean => READY_LABELS.has(label);

/** A form to begin with, in the agentik's language. */
export function readyForm(kind: ReadyKind, language: ContentLanguage): RequestForm {
  const { name, fields } = READY[kind][language];
  return {
    kind,
    name,
    words: [],
    fields: fields.map(([label, fieldKind, optional], index) => ({
      key: `f${index + 1}`,
      label,
      kind: fieldKind,
      isRequired: optional === undefined,
      options: [],
    })),
    thanks: "",
  };
}
