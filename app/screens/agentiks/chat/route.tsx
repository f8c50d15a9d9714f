import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical, siteOrigin } from "#app/preferences/canonical.ts";
import { LanguageSection } from "#app/preferences/preferences-context.tsx";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { answerChat } from "./chat-action.server.ts";
import { ChatPage } from "./chat-page.tsx";
import { loadChat, type ShownPage } from "./load-chat.server.ts";
import { isOffline, loadUnlessOffline, sendUnlessOffline } from "./stay-offline.ts";

/** The public chat page of an agentik, for customers of a business: without an account. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { allowedOrigins, ...chat } = await loadChat(request, params.slug);
  const framedBy = chat.state === "open" ? allowedOrigins.join(" ") : "";
  return data(chat, { headers: framedBy ? { "Plaza-Framed-By": framedBy } : {} });
}

export const action = (args: ActionFunctionArgs) => answerChat(args);

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadUnlessOffline(() => serverLoader<typeof loader>());
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendUnlessOffline(() => serverAction<typeof action>());
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !isOffline(actionResult) && defaultShouldRevalidate;

/** Never cached: the page holds a private conversation, and its form key makes the customer's token. */
export const headers: HeadersFunction = (args) => ({
  ...waitingHeaders(args),
  "Cache-Control": "no-store",
  "Plaza-Framed-By": args.loaderHeaders.get("Plaza-Framed-By") ?? "",
});

/** Default theme of the page while the browser has no preferences cookie. */
export const handle = { theme: "light" };

export const meta: MetaFunction<typeof loader> = ({ data: chat, matches }) => {
  if (!chat) return [];
  const lang = { locale: chat.locale };
  const title = m.chat_title({ name: chat.business.name }, lang);
  const description = chat.description || m.chat_preview({}, lang);
  const picture = siteOrigin(matches) + (chat.picture ?? paths.cover("agentik", chat.agentikId));
  return [
    { title },
    { name: "description", content: description },
    { name: "theme-color", content: chat.business.colour },
    ...(chat.state === "open" ? [] : [{ name: "robots", content: "noindex" }]),
    ...canonical(matches, paths.chatPage(chat.slug)),
    { property: "og:site_name", content: chat.business.name },
    { property: "og:url", content: siteOrigin(matches) + paths.chatPage(chat.slug) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: picture },
    { name: "twitter:card", content: chat.picture ? "summary" : "summary_large_image" },
  ];
};

export default function Chat() {
  const chat = useLoaderData<typeof loader>() as ShownPage;
  const answer = useActionData<typeof action>();
  return (
    <LanguageSection locale={chat.locale}>
      <ChatPage chat={chat} answer={answer} />
    </LanguageSection>
  );
}
