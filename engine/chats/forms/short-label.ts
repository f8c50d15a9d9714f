import type {
  FieldKind,
  RequestAnswer,
  RequestForm,
} from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { subjectOf } from "#engine/chats/orders/order-bill.ts";

type Named = Exclude<FieldKind, "text" | "number" | "choice"> | "wanted" | "service" | "people";

/** Names of what is asked, in place of the question, in a summary. */
const NAMES: Readonly<Record<ContentLanguage, Readonly<Record<Named, string>>>> = {
  es: {
    wanted: "Pedido",
    service: "Servicio",
    people: "Personas",
    address: "Entrega",
    day: "Día",
    time: "Hora",
    name: "A nombre de",
    phone: "Teléfono",
    email: "Correo",
  },
  en: {
    wanted: "Order",
    service: "Service",
    people: "People",
    address: "Delivery",
    day: "Day",
    time: "Time",
    name: "Name",
    phone: "Phone",
    email: "E-mail",
  },
  pt: {
    wanted: "Pedido",
    service: "Serviço",
    people: "Pessoas",
    address: "Entrega",
    day: "Dia",
    time: "Hora",
    name: "Em nome de",
    phone: "Telefone",
    email: "E-mail",
  },
};

/**
 * What stands before an answer in a summary: "Día:" in place of "¿Para qué día?". A question of which the form
 * has two of one kind, and one whose kind does not say what it asks, stays as its owner wrote it.
 */
export function shortLabel(
  { key, label, kind }: RequestAnswer,
  { form, language }: { form: RequestForm; language: ContentLanguage },
): string {
  if (!label.trimEnd().endsWith("?")) return label;
  const isOnly = form.fields.filter((field) => field.kind === kind).length === 1;
  const named =
    key === subjectOf(form)?.key ? subjectName(form) : isOnly ? nameOf(kind, form) : undefined;
  return named === undefined ? label : `${NAMES[language][named]}:`;
}

const subjectName = ({ kind }: RequestForm): Named | undefined =>
  kind === "order" ? "wanted" : kind === "appointment" ? "service" : undefined;

const nameOf = (kind: FieldKind, form: RequestForm): Named | undefined => {
  if (kind === "text" || kind === "choice") return undefined;
  if (kind !== "number") return kind;
  // A booking is for people; another number may be of anything.
  return form.kind === "booking" ? "people" : undefined;
};
