import type { LoaderFunctionArgs } from "@remix-run/node";
import { SLUG } from "#domain/format/slug.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { findCustomerChat } from "#db/queries/agentiks/chats/customer-chat.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { readCustomerToken } from "#app/session/customer-cookie.server.ts";
import { chatStream } from "./chat-streams.server.ts";

/**
 * `/a/:slug/live`: server-sent events when there is news in a customer's own conversation
 * (`chatStream`), by their cookie. 404 without one; 406 for requests that do not accept event streams.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET") return refuseMethod();
  const slug = params.slug ?? "";
  const token = SLUG.test(slug) ? readCustomerToken(request, slug) : undefined;
  const findChat = () =>
    token === undefined
      ? undefined
      : onPrimary(() => findCustomerChat(db, { slug, tokenHash: hashToken(token) }, new Date()));
  const chat = await findChat();
  if (!chat) return textResponse(404, "There is no such conversation");
  if (!request.headers.get("Accept")?.includes("text/event-stream"))
    return textResponse(406, "Ask with Accept: text/event-stream");
  const isStillOpen = async () => (await findChat())?.threadId === chat.threadId;
  const mark = new URL(request.url).searchParams.get("mark") ?? undefined;
  return chatStream({ ...chat, mark }, request.signal, isStillOpen);
}

export const action = refuseMethod;
