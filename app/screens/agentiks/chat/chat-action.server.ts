import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { CHAT_MESSAGE_MAX } from "#domain/agentiks/chats/chats.ts";
import { SLUG } from "#domain/format/slug.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { hashToken } from "#db/connection/tokens.ts";
import {
  askForPerson,
  postToChat,
  returnToAgentik,
  type ChatRefusal,
} from "#db/commands/agentiks/chats/post-to-chat.ts";
import { findChatPage } from "#db/queries/agentiks/chats/chat-page.ts";
import { findCustomerChat } from "#db/queries/agentiks/chats/customer-chat.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { waitText } from "#app/presenters/answers/not-written.server.ts";
import {
  clientKeyOf,
  newCustomerToken,
  readCustomerToken,
  serializeCustomerToken,
} from "#app/session/customer-cookie.server.ts";
import { addressOf, limitTries, waitHeaders } from "#app/session/limit-tries.server.ts";
import { untilRunEnds } from "#app/session/run-end.server.ts";
import { writeAsCustomer } from "#app/session/write-as-customer.server.ts";
import { chatLanguages } from "./load-chat.server.ts";

const FORM = z.object({
  /** `person`: wants a person to answer; `return`: goes on with the agentik. */
  intent: z.enum(["send", "person", "return"]).default("send"),
  key: formKey(),
  text: writtenText(),
  /** A suggested answer that was pressed. */
  quick: writtenLine(),
});
type Intent = z.infer<typeof FORM>["intent"];

const REFUSALS = {
  empty: { status: 422, text: m.chat_problem_empty },
  "too-long": { status: 422, text: m.chat_problem_long },
  closed: { status: 409, text: m.chat_problem_closed },
  "storage-full": { status: 503, text: m.chat_problem_full },
  busy: { status: 503, text: m.chat_problem_busy },
} as const;

/**
 * The forms of a chat page. The first message sets the customer's cookie. Without JavaScript the
 * agentik's answer is waited for, ten seconds at most.
 *
 * @throws 404 for an address that no chat page has, what `readForm` throws
 */
export async function answerChat({ request, params, context }: ActionFunctionArgs) {
  const { intent, key, quick, ...form } = await readForm(request, FORM);
  const slug = params.slug ?? "";
  const page = SLUG.test(slug) ? await onPrimary(() => findChatPage(db, slug)) : undefined;
  if (!page) throw data(null, { status: 404 });
  const { controls, content } = chatLanguages(request, page.language);
  const lang = { locale: controls };
  const now = new Date();
  const refuseFor = (reason: keyof typeof REFUSALS, waitSeconds = 0) => {
    const { status, text } = REFUSALS[reason];
    const typed = { text: form.text };
    const max = CHAT_MESSAGE_MAX;
    const shown = { intent, status, reason, text: text({ max }, lang), typed };
    return refuse(shown, waitHeaders(waitSeconds));
  };

  const cookie = readCustomerToken(request, slug);
  const customer = (token: string) => ({ slug, tokenHash: hashToken(token) });
  const known = cookie
    ? await onPrimary(() => findCustomerChat(db, customer(cookie), now))
    : undefined;
  // Session fixation: an unknown token is replaced, since another site's script may have set it.
  const token = known ? cookie! : newCustomerToken(slug, key);
  const who = { ...customer(token), now };

  const address = addressOf(context);
  const seconds =
    (await limitTries("chatByAddress", address, now)) ||
    (await limitTries("chatByContact", who.tokenHash, now));
  if (seconds > 0)
    return refuse(
      {
        intent,
        status: 429,
        reason: "too-often",
        text: waitText(seconds, lang),
        typed: { text: form.text },
      },
      waitHeaders(seconds),
    );

  const typed = quick || form.text;
  const isBlank = typed.trim() === "";
  const done = (headers: HeadersInit = {}) =>
    answerDone(request, context, { slug, intent, headers });
  if (intent === "return" || (intent === "person" && isBlank && known)) {
    if (!known) return done();
    const command = intent === "return" ? returnToAgentik : askForPerson;
    const written = await writeAsCustomer((tx) => command(tx, who));
    if (!written.ok) return refuseFor(written.error.reason, written.error.waitSeconds);
    if (written.value.kind === "refused") return refuseFor(knownReason(written.value.reason));
    return done();
  }
  const text = intent === "person" && isBlank ? m.chat_person_wish({}, { locale: content }) : typed;
  const written = await writeAsCustomer((tx) =>
    postToChat(tx, {
      ...who,
      address,
      language: controls,
      text,
      clientKey: clientKeyOf(key, text),
      asksPerson: intent === "person",
    }),
  );
  if (!written.ok) return refuseFor(written.error.reason, written.error.waitSeconds);
  const { value } = written;
  if (value.kind === "refused") return refuseFor(knownReason(value.reason));
  if (context.isDocument && value.runId) await untilRunEnds(value.runId);
  const isFramed = isInFrame(request) && page.allowedOrigins.length > 0;
  return done({ "Set-Cookie": serializeCustomerToken(request, { slug, token, isFramed }) });
}

/** @throws 404 for a page that has gone meanwhile */
function knownReason(reason: ChatRefusal): Exclude<ChatRefusal, "gone"> {
  if (reason === "gone") throw data(null, { status: 404 });
  return reason;
}

/**
 * Whether the form was sent from another site's frame, as far as a request tells: a page of its own, which
 * needs no cookie for frames, says so. The sites that may show the page at all are in its CSP.
 */
const isInFrame = (request: Request): boolean =>
  new URL(request.url).searchParams.get("frame") === "1" &&
  request.headers.get("Sec-Fetch-Dest") !== "document";

/** Back to the page, or for its script an answer that it stays with. */
function answerDone(
  request: Request,
  context: AppLoadContext,
  { slug, intent, headers }: { slug: string; intent: Intent; headers: HeadersInit },
) {
  if (context.isDocument === false)
    return data({ ok: true as const, intent, text: "", reason: undefined }, { headers });
  const isFrame = new URL(request.url).searchParams.get("frame") === "1";
  throw redirect(paths.chatPage(slug, isFrame ? "?frame=1" : ""), { status: 303, headers });
}
