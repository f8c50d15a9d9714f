import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { chosenIn, orderIn, unclearIn } from "#engine/chats/orders/menu-question.ts";
import { subjectOf } from "#engine/chats/orders/order-bill.ts";
import { isListed } from "#engine/chats/orders/ordered-things.ts";
import { priceListOf } from "#engine/chats/orders/price-list.ts";
import { servicesIn } from "#engine/chats/orders/services.ts";
import { isBareName } from "#engine/chats/questions/no-question.ts";
import type { FormContext } from "./read-answer.ts";
import { readField } from "./read-field.ts";
import { readSlots } from "./read-slots.ts";

/**
 * Answers of a message that names a service of the price list, whatever was asked: "mejor corte caballero", or
 * "dama" where a cut was answered before.
 *
 * @returns undefined where the message names none, and for other forms than appointments
 */
export function serviceNamed(
  text: string,
  answers: readonly RequestAnswer[],
  context: FormContext,
): RequestAnswer[] | undefined {
  const { form, passages } = context;
  const subject = form.kind === "appointment" ? subjectOf(form) : undefined;
  if (!subject) return undefined;
  const { answers: slots, rest } = readSlots(form.fields, text, { now: context, day: undefined });
  if (isBareName(rest)) return undefined;
  const before = orderIn(answers, form);
  const unclear = unclearIn(before, "", context);
  const chosen = unclear?.kind === "choice" ? chosenIn(rest, unclear) : undefined;
  const prices = priceListOf(passages);
  const services = servicesIn(rest, prices);
  const areListed = services.length > 0 && services.every((one) => isListed(one, prices));
  const wanted =
    unclear?.kind === "choice" && chosen !== undefined
      ? before.replace(unclear.thing.words, chosen)
      : areListed
        ? rest
        : undefined;
  const read = wanted === undefined ? undefined : readField(subject, wanted, context);
  return read && "answer" in read ? [read.answer, ...slots] : undefined;
}
