import { data } from "@remix-run/node";
import { CHAT_MESSAGES_SHOWN, doesAgentikAnswer } from "#domain/agentiks/chats/chats.ts";
import { BOOKED_KINDS } from "#domain/agentiks/abilities/request-form.ts";
import { ENDING_STAGES, STAGE_SHOWN_MS } from "#domain/agentiks/chats/request-stage.ts";
import { SLUG } from "#domain/format/slug.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { dayIn } from "#domain/format/dates.ts";
import type { Zone } from "#domain/format/zones.ts";
import { truncate } from "#domain/format/truncate.ts";
import { pageLanguage, type Locale } from "#domain/preferences/preferences.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { runStateAt } from "#domain/runs/run.ts";
import { askedLanguage } from "#adapters/browser/browser-language.server.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { findChatPage } from "#db/queries/agentiks/chats/chat-page.ts";
import {
  findCustomerChat,
  findLastRequest,
  listCustomerMessages,
  listCustomerSources,
  type CustomerChat,
  type CustomerMessage,
  type LastRequest,
} from "#db/queries/agentiks/chats/customer-chat.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { DESCRIPTION_CHARACTERS } from "#app/preferences/link-preview.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { requestPreferences } from "#app/preferences/request-preferences.server.ts";
import { stageText } from "#app/presenters/request-steps.server.ts";
import { localMessageTime } from "#app/presenters/local-date.server.ts";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { publicBusiness } from "#app/presenters/business/public-business.server.ts";
import { readCustomerToken } from "#app/session/customer-cookie.server.ts";
import { findViewer, partOf } from "#app/session/viewer.server.ts";
import { firstChoices } from "#app/presenters/texts/first-choices.server.ts";

/** Language of a page whose agentik writes in one that Plaza has no pages in. */
const FALLBACK: Locale = "es";

/**
 * Languages of a chat page: its controls use the customer's choice or the browser's language, if
 * Plaza has it; the business's texts use the agentik's.
 */
export function chatLanguages(request: Request, language: string) {
  const content = pageLanguage(language) ?? FALLBACK;
  const { language: chosen } = requestPreferences(request);
  const asked = askedLanguage(request.headers.get("Accept-Language"));
  return { controls: chosen === "auto" ? (asked ?? content) : chosen, content };
}

/** @throws 404 for an address that no chat page has */
export async function loadChat(request: Request, slug: string | undefined) {
  const now = new Date();
  const [page, viewer] = await Promise.all([
    SLUG.test(slug ?? "") ? onPrimary(() => findChatPage(db, slug!)) : undefined,
    findViewer(request),
  ]);
  if (!slug || !page) throw data(null, { status: 404 });
  const token = readCustomerToken(request, slug);
  const [business, chat] = await onPrimary(() =>
    Promise.all([
      findBusiness(db, page.ownerId),
      token ? findCustomerChat(db, { slug, tokenHash: hashToken(token) }, now) : undefined,
    ]),
  );
  const { controls, content } = chatLanguages(request, page.language);
  const lang = { locale: controls };
  const shown = publicBusiness(business, { fallback: page.agentik, now, lang });
  return {
    slug,
    locale: controls,
    /** BCP 47 tag of what the business and its agentik say. */
    contentLanguage: page.language,
    isFramed: new URL(request.url).searchParams.get("frame") === "1",
    state: page.state,
    allowedOrigins: page.allowedOrigins,
    agentik: page.agentik,
    description: truncate(page.description, DESCRIPTION_CHARACTERS),
    picture: shown.logo,
    agentikId: page.agentikId,
    business: shown,
    /** The owner's words about a pause; not while an operator has stopped all agentiks. */
    awayNotice: page.state === "paused" && !page.isStopped ? page.abilities.awayNotice : "",
    /** The person who is told when the customer asks for one. */
    person: page.ownerName ?? shown.name,
    greeting: page.abilities.greeting || m.chat_greeting({ name: shown.name }, { locale: content }),
    report:
      page.canReport && partOf(viewer) !== page.ownerId
        ? { to: paths.report("agentik", page.agentikId), text: m.report_link({}, lang) }
        : null,
    formKey: createFormKey(),
    firstChoices: chat ? [] : firstChoices(page.abilities, { locale: content }),
    chat: chat
      ? await loadConversation(chat, page.abilities, {
          now,
          locale: content,
          lang,
          zone: zoneOf(business),
        })
      : null,
  };
}

export type ChatData = Awaited<ReturnType<typeof loadChat>>;
/** The page's data; the sites that may show it are in a header. */
export type ShownPage = Omit<ChatData, "allowedOrigins">;
export type ShownChat = NonNullable<ChatData["chat"]>;
export type ShownMessage = ShownChat["messages"][number];

async function loadConversation(
  { threadId, handledBy, reason, handler, mark }: CustomerChat,
  abilities: Abilities,
  { now, locale, lang, zone }: { now: Date; locale: Locale; lang: { locale: Locale }; zone: Zone },
) {
  const [rows, sources, request] = await onPrimary(() =>
    Promise.all([
      listCustomerMessages(db, threadId, CHAT_MESSAGES_SHOWN),
      listCustomerSources(db, threadId),
      findLastRequest(db, threadId),
    ]),
  );
  // An answer that was stopped before its first word has nothing to show.
  const said = rows.filter(({ state, text }) => state !== "stopped" || text !== "");
  const messages = said.map((row) => ({
    ...toShown(row, { now, zone }),
    sources: sources.filter(({ seq }) => seq === row.seq).map(({ source }) => source),
  }));
  const isWriting = messages.some(({ state }) => state === "writing");
  const isAnswering = doesAgentikAnswer({ handledBy, reason });
  const asks = isAnswering && !isWriting;
  return {
    handledBy,
    isAnswering,
    handler,
    mark,
    isWriting,
    messages,
    order: requestState(request, { now, zone, lang }),
    choices: asks ? choicesOf(request, abilities, locale) : [],
  };
}

function toShown(
  { run, createdAt, ...message }: CustomerMessage,
  { now, zone }: { now: Date; zone: Zone },
) {
  const { seq, fromContact, isAgentik, name, state, text } = message;
  const isOver = run !== null && runStateAt(run, now) === "failed";
  return {
    seq,
    from: fromContact
      ? ("customer" as const)
      : isAgentik
        ? ("agentik" as const)
        : ("person" as const),
    name,
    state: state === "writing" && isOver ? ("failed" as const) : state,
    text: isAgentik ? "" : text,
    blocks: isAgentik ? readMarkdown(text) : null,
    at: localMessageTime(createdAt, now, zone),
  };
}

/**
 * How far the business is with what the customer has sent last, in the language of the page; null for a form
 * that is neither an order nor a booking, some hours after it has ended, and after the booked day.
 */
function requestState(
  request: LastRequest | undefined,
  { now, zone, lang }: { now: Date; zone: Zone; lang: { locale: Locale } },
): string | null {
  if (request?.state !== "sent") return null;
  const { kind, stage, doneAt, name, bookedDay } = request;
  if (kind !== "order" && !BOOKED_KINDS.includes(kind)) return null;
  if (bookedDay !== null && bookedDay < dayIn(zone, now)) return null;
  if (doneAt && now.getTime() - doneAt.getTime() > STAGE_SHOWN_MS) return null;
  // Marked as done without a word, as where the customer took it at the counter.
  const isQuiet = doneAt !== null && !ENDING_STAGES.some((ending) => ending === stage);
  if (isQuiet) return null;
  const state = stage === "new" ? m.chat_order_sent({}, lang) : stageText(stage, kind)[lang.locale];
  return `${name}: ${state}`;
}

/** Answers that a customer gives with one press: options of the asked field, or yes and no. */
function choicesOf(
  request: LastRequest | undefined,
  { forms }: Abilities,
  locale: Locale,
): readonly string[] {
  if (!request || request.state === "sent") return [];
  if (request.state === "confirming")
    return [m.chat_yes({}, { locale }), m.chat_no({}, { locale })];
  const form = forms.find(({ name }) => name === request.name);
  return form?.fields.find(({ key }) => key === request.asking)?.options ?? [];
}
