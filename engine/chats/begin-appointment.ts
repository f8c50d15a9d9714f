import type { RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import type { FormContext } from "./forms/read-answer.ts";
import { readSlots } from "./forms/read-slots.ts";
import { bare, saysSomething, WISH } from "./intents.ts";
import { isListed } from "./orders/ordered-things.ts";
import { priceListOf } from "./orders/price-list.ts";
import { servicesIn } from "./orders/services.ts";

/** "Y también quiero…", "me gustaría…". */
const WISHES = new RegExp(
  `^(?:(?:hola|buen[oa]s?(?: dias?| tardes| noches)?|y|tambien|si|ok|bueno|oye|hi|hello|also|and)[,.! ]+)*(?:${WISH}|me gustaria|nos gustaria)(?! (?:saber|preguntar|ver|que|hablar|cotizar|conocer|informacion|informes|info|to know|to ask)\\b) `,
);

/**
 * Whether a wish begins an appointment without its name: "quiero balayage el viernes a las 5", and "quiero un
 * corte" where the price list has it.
 */
export function wishesAppointment(text: string, form: RequestForm, context: FormContext): boolean {
  if (form.kind !== "appointment" || !WISHES.test(bare(text))) return false;
  const { answers, rest } = readSlots(form.fields, text, { now: context, day: undefined });
  if (!saysSomething(rest)) return false;
  const prices = priceListOf(context.passages);
  const isOfList = servicesIn(rest, prices).every((service) => isListed(service, prices));
  return isOfList || answers.some(({ kind }) => kind === "day" || kind === "time");
}
