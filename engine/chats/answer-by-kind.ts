import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { deliveryAsked } from "#engine/replies/asked/delivery-asked.ts";
import { dishAsked, wholeAsked, type Whole } from "#engine/replies/asked/whole-asked.ts";
import { questionKind } from "#engine/replies/question-kind.ts";
import { quoted, quotedLines } from "#engine/replies/quoted-lines.ts";
import type { CandidatePassage, EngineReply } from "#engine/replies/reply.ts";
import { QUOTE_MAX_CHARACTERS } from "#engine/replies/units.ts";
import type { Draft } from "./answer-question.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import { clausesOf } from "./clauses.ts";
import { withoutWish } from "./intents.ts";
import { answerOpening } from "./opening/answer-opening.ts";
import { asksForTotal, isCounted, thingsToSum } from "./orders/asks-total.ts";
import { answerOfOtherKind } from "./orders/menu-question.ts";
import { sumOf } from "./orders/order-bill.ts";
import { priceListOf } from "./orders/price-list.ts";
import { linesOfDuration, linesOfEach } from "./orders/priced-each.ts";
import type { ChatTurn } from "./respond.ts";
import { writeOut } from "./written-out.ts";

/**
 * Answers that the kind of a question asks for: opening hours, a dish, delivery, all of a list.
 *
 * @param options.fact what the business's own data say to it
 */
export function answeredByKind(
  turn: ChatTurn,
  found: EngineReply,
  {
    retrieved,
    language,
    fact,
  }: { retrieved: RunStep; language: ContentLanguage; fact: string | undefined },
): Draft | undefined {
  const { text, passages } = turn;
  const opening = openingDraft(turn, retrieved, language);
  if (opening) return opening;
  // Lines about deliveries name streets, too: where the business is, its owner says in Mi negocio.
  if (fact && questionKind(text) === "place") return factDraft(fact, retrieved);
  const prices = priceListOf(passages);
  const each =
    linesOfEach(text, prices, found.replyKind === "unknown" ? 1 : 2) ??
    linesOfDuration(text, prices);
  if (each) return linesDraft(each, retrieved);
  const dish = dishAsked(text, passages);
  if (dish) return linesDraft([dish], retrieved);
  const delivery = deliveryAsked(text, passages);
  if (delivery) return linesDraft(delivery, retrieved);
  const whole = wholeAsked(text, passages);
  if (whole) return wholeDraft(whole, retrieved, language);
  if (found.replyKind !== "found") return undefined;
  const other = answerOfOtherKind(text, found.text, { language, passages });
  if (other === undefined) return undefined;
  return {
    intent: "question",
    text: other,
    replyKind: "found",
    citations: found.citations,
    steps: [retrieved, answeredBy("document", found.citations[0]?.source)],
  };
}

/** Whether the business is open, or its hours on one day. */
function openingDraft(
  { text, business, today, minute, passages }: ChatTurn,
  retrieved: RunStep,
  language: ContentLanguage,
): Draft | undefined {
  const hours = business?.hours ?? null;
  const answer = answerOpening(text, { language, today, minute, hours, passages });
  return answer && { ...linesDraft(answer.lines, retrieved), text: answer.text };
}

/** An answer from the business's own data. */
export const factDraft = (text: string, retrieved: RunStep): Draft => ({
  intent: "question",
  text,
  replyKind: "found",
  steps: [retrieved, answeredBy("business")],
});

/** The step of a run that says what an answer is from. */
export const answeredBy = (
  source: "document" | "approved" | "form" | "business",
  name = "",
): RunStep => ({ kind: "answered", detail: { source, name } });

/** Lines of documents, word for word; without any, an answer is from the business's own data. */
function linesDraft(
  lines: readonly { passage: CandidatePassage; quote: string }[],
  retrieved: RunStep,
): Draft {
  const [first] = lines;
  const from = first ? answeredBy("document", first.passage.source) : answeredBy("business");
  return {
    intent: "question",
    text: quotedLines(lines),
    replyKind: "found",
    citations: lines.map(({ passage, quote }) => ({
      documentId: passage.documentId,
      version: passage.version,
      passage: passage.passage,
      source: passage.source,
      quote: quote.slice(0, QUOTE_MAX_CHARACTERS),
    })),
    steps: [retrieved, from],
  };
}

/** What several things cost together, where a message asks so: "3 tacos y un café, ¿cuánto es?" */
export function summed(
  { text, abilities, passages }: ChatTurn,
  language: ContentLanguage,
): Draft | undefined {
  if (!abilities.answers) return undefined;
  const { said, asked } = clausesOf(writeOut(text));
  const named = withoutWish(said);
  const wanted = asksForTotal(asked) && isCounted(named) ? named : thingsToSum(asked);
  const sum = wanted === undefined ? undefined : sumOf(wanted, { language, passages });
  if (!sum) return undefined;
  const retrieved: RunStep = { kind: "retrieved", detail: { passages: passages.length } };
  return { ...linesDraft(sum.from, retrieved), text: sum.text };
}

/** A whole document or section, word for word; what does not fit is named, to be asked for. */
function wholeDraft(
  { passages, leftOut }: Whole,
  retrieved: RunStep,
  language: ContentLanguage,
): Draft {
  const parts = passages.map(quoted);
  const names = leftOut.map((title) => `**${escapeMarkdown(title)}**`).join(", ");
  const more = names === "" ? [] : [CHAT_SAYS[language].more(names)];
  return {
    intent: "question",
    text: [...parts, ...more].join("\n\n"),
    replyKind: "found",
    citations: passages.map(({ documentId, version, passage, source, text }) => ({
      documentId,
      version,
      passage,
      source,
      quote: text.slice(0, QUOTE_MAX_CHARACTERS),
    })),
    steps: [retrieved, answeredBy("document", passages[0]?.source)],
  };
}
