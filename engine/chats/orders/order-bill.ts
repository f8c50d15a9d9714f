import type { RequestAnswer, RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import { BILL_CENTS_MAX, type RequestBill } from "#domain/agentiks/chats/request-bill.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { stemsOf } from "#engine/replies/words.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { lineOf, money, type PricedLine } from "./bill-lines.ts";
import { deliveryRulesOf, refusalOf, type DeliveryRules } from "./delivery-rules.ts";
import { priceListOf, type PricedThing, type Source } from "./price-list.ts";
import { PIECES_OF_DOZEN, priceOf, thingsOf, type OrderedThing } from "./ordered-things.ts";
import { serviceLines } from "./services.ts";
import { onlyWay } from "#engine/chats/ways.ts";

/** Words that documents with the prices of deliveries have; for finding them. */
export const BILL_WORDS =
  "envío entrega entregamos llegamos llevamos domicilio colonia zona pedido mínimo precio delivery minimum order";

interface BillContext {
  form: RequestForm;
  language: ContentLanguage;
  passages: readonly CandidatePassage[];
}

/** The answer that says what is wanted: the things of an order, the service of an appointment. */
export const subjectOf = ({ kind, fields }: RequestForm) =>
  kind === "order" || kind === "appointment"
    ? fields.find((field) => field.kind === "text")
    : fields[0]?.kind === "text"
      ? fields[0]
      : undefined;

/**
 * Bill of an order by the documents: its things, the delivery and the total, or that the business
 * confirms what the documents do not say plainly. An appointment gets the price of its service if
 * it is known.
 *
 * @returns Markdown; empty where nothing is to be said
 */
export function billOf(answers: readonly RequestAnswer[], context: BillContext): string {
  const { form, language, passages } = context;
  const things = thingsIn(answers, form);
  if (things === undefined) return "";
  if (form.kind === "appointment") return serviceLines(things, priceListOf(passages), language);
  return form.kind === "order" ? orderBill(things, answers, { language, passages }) : "";
}

/** Ordered things or services as answered, without the remarks in brackets. */
export function thingsIn(answers: readonly RequestAnswer[], form: RequestForm): string | undefined {
  const subject = subjectOf(form);
  const wanted = answers.find(({ key }) => key === subject?.key)?.value;
  return wanted?.replace(/\s*\([^)]*\)/g, "");
}

/** The things of an order with their prices, and what it costs to bring them. */
function figuresOf(
  wanted: string,
  answers: readonly RequestAnswer[],
  passages: readonly CandidatePassage[],
) {
  const prices = priceListOf(passages);
  const lines = thingsOf(wanted).flatMap((thing) => pricedLines(thing, prices));
  const sign = lines.find(({ price }) => price)?.price?.sign ?? "$";
  const isPriced = lines.length > 0 && lines.every(({ price }) => price?.sign === sign);
  const sum = lines.reduce(
    (all, { thing, price }) => all + (thing.count ?? 1) * (price?.amount ?? 0),
    0,
  );
  const rules = deliveryRulesOf(passages);
  const address = deliveredTo(answers);
  // A delivery that is free from some sum on needs the sum.
  const isFeeKnown = isPriced || rules.freeFrom === undefined;
  const fee =
    address === undefined ? 0 : isFeeKnown ? feeOf(rules, address, { sum, sign }) : undefined;
  return { lines, sign, isPriced, sum, fee, address, minimum: rules.minimum };
}

/** The lines of an order with their prices, for the business; undefined for other forms. */
export function requestBillOf(
  answers: readonly RequestAnswer[],
  { form, passages }: BillContext,
): RequestBill | undefined {
  const wanted = form.kind === "order" ? thingsIn(answers, form) : undefined;
  if (wanted === undefined) return undefined;
  const { lines, sign, fee, address } = figuresOf(wanted, answers, passages);
  return {
    lines: lines.map(({ thing, price }) => ({
      count: price ? (thing.count ?? 1) : null,
      name: price?.name ?? thing.words,
      cents: price ? centsOf((thing.count ?? 1) * price.amount, price.sign) : null,
    })),
    ...(address !== undefined && { deliveryCents: fee === undefined ? null : centsOf(fee, sign) }),
  };
}

/** An amount of pesos in hundredths; null for another currency, and for more than is stored. */
function centsOf(amount: number, sign: string): number | null {
  const cents = sign === "$" ? Math.round(amount * 100) : Number.NaN;
  return Number.isSafeInteger(cents) && cents <= BILL_CENTS_MAX ? cents : null;
}

function orderBill(
  wanted: string,
  answers: readonly RequestAnswer[],
  { language, passages }: { language: ContentLanguage; passages: readonly CandidatePassage[] },
): string {
  const says = CHAT_SAYS[language].bill;
  const { lines, sign, isPriced, sum, fee, address } = figuresOf(wanted, answers, passages);
  const delivery =
    fee === undefined
      ? says.unknownDelivery
      : fee === 0
        ? says.freeDelivery
        : says.delivery(money(fee, sign));
  return [
    ...lines.map((line) => `- ${lineOf(line, language)}`),
    ...(address === undefined ? [] : [`- ${delivery}`]),
    `\n${isPriced && fee !== undefined ? says.total(money(sum + fee, sign)) : says.unknownTotal}`,
  ].join("\n");
}

/**
 * What things cost together, by the documents: what is asked with "¿cuánto es?". What has no price is named, and the
 * rest is summed.
 *
 * @returns undefined where no thing has a price
 */
export function sumOf(
  wanted: string,
  { language, passages }: Omit<BillContext, "form">,
): { text: string; from: Source[] } | undefined {
  const says = CHAT_SAYS[language].bill;
  const { lines, sign, isPriced, sum } = figuresOf(wanted, [], passages);
  const from = lines.flatMap(({ price }) => (price ? [price.from] : []));
  const isOneSign = lines.every(({ price }) => !price || price.sign === sign);
  if (from.length === 0 || !isOneSign) return undefined;
  const shown = money(sum, sign);
  const total = isPriced ? says.total(shown) : says.partOfTotal(shown);
  const text = [...lines.map((line) => `- ${lineOf(line, language)}`), `\n${total}`].join("\n");
  return { text, from };
}

/**
 * Answer to an order that is smaller than the business takes, instead of asking to send it.
 *
 * @returns undefined where no document says a smallest order plainly, or a price is not known
 */
export function sayBelowMinimum(
  answers: readonly RequestAnswer[],
  { form, language, passages }: BillContext,
): string | undefined {
  const wanted = form.kind === "order" ? thingsIn(answers, form) : undefined;
  if (wanted === undefined) return undefined;
  const { sign, isPriced, sum, address, minimum } = figuresOf(wanted, answers, passages);
  if (!isPriced || minimum?.sign !== sign || sum >= minimum.amount) return undefined;
  if (address === undefined && minimum.isForDelivery) return undefined;
  const says = CHAT_SAYS[language].bill;
  const least = says.minimum(money(minimum.amount, sign));
  return `${least} ${minimum.isForDelivery ? says.moreOrPickUp : says.more}`;
}

/** Why an address gets no delivery, in the business's words; undefined where it may get one. */
export function sayNoDelivery(
  answers: readonly RequestAnswer[],
  { form, language, passages }: BillContext,
): string | undefined {
  const address = form.kind === "order" ? deliveredTo(answers) : undefined;
  const words = address ? refusalOf(address, deliveryRulesOf(passages)) : undefined;
  return words && CHAT_SAYS[language].bill.noDelivery(escapeMarkdown(words));
}

/** A thing with its price; "café y pan" is two where the documents price both, and not the whole. */
function pricedLines(thing: OrderedThing, prices: readonly PricedThing[]): PricedLine[] {
  const whole = pricedLine(thing, prices);
  const parts = whole.price ? [] : thing.words.split(/\s+(?:y|e|and)\s+/iu).flatMap(thingsOf);
  const lines = parts.map((part) => pricedLine(part, prices));
  const isOfParts = lines.length > 1 && lines.every(({ price }) => price !== undefined);
  return isOfParts ? lines : [whole];
}

/** A thing with its price; what is sold by the dozen is counted in dozens. */
function pricedLine(thing: OrderedThing, prices: readonly PricedThing[]): PricedLine {
  const price = priceOf(thing, prices);
  if (!price?.isDozen || thing.count === undefined) return { thing, price };
  return { thing: { ...thing, count: thing.count / PIECES_OF_DOZEN }, price };
}

/** Delivery address of an order; empty before it is known, undefined without a delivery. */
function deliveredTo(answers: readonly RequestAnswer[]): string | undefined {
  const address = answers.find(({ kind }) => kind === "address")?.value;
  const way = answers.map(({ value }) => onlyWay(value)).find((one) => one !== undefined);
  if (way === "pick-up" || way === "here") return undefined;
  const isDelivered = way === "delivery" || address !== undefined;
  return isDelivered ? (address ?? "") : undefined;
}

/** Delivery fee, 0 where it is free; undefined where no line says it plainly for the address. */
function feeOf(
  { fees, freeFrom }: DeliveryRules,
  address: string,
  { sum, sign }: { sum: number; sign: string },
): number | undefined {
  if (freeFrom && (freeFrom.isAbove ? sum > freeFrom.amount : sum >= freeFrom.amount)) return 0;
  const at = new Set(stemsOf(address));
  const near = fees.filter(({ zones }) =>
    zones.some((stems) => stems.every((stem) => at.has(stem))),
  );
  const hasZones = fees.some(({ zones }) => zones.length > 0);
  const amounts = new Set((hasZones ? near : fees).map((fee) => `${fee.sign}${fee.amount}`));
  const [fee] = hasZones ? near : fees;
  return amounts.size === 1 && fee?.sign === sign ? fee.amount : undefined;
}
