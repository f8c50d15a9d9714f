import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { pageTitle } from "#app/preferences/page-title.ts";
import { findInside } from "#app/screens/spaces/inside.server.ts";
import { loadConversation } from "#app/screens/spaces/conversation/load-conversation.server.ts";
import { answerThread } from "./thread-action.server.ts";

/** Lazy, as on the space's page: one chunk for both. */
const Conversation = lazy(async () => ({
  default: (await import("#app/screens/spaces/conversation/late-conversation.tsx")).Conversation,
}));

/** Only for members of the space; 404 for everyone else. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { viewer, space } = await findInside(request, params);
  const flash = readFlash(request, space.id);
  const threadId = parseItemId(params.thread);
  if (!threadId) throw data(null, { status: 404 });
  return withFlash(request, {
    flash,
    conversation: await loadConversation(request, { viewer, space, threadId, flash }),
  });
}

export const action = (args: ActionFunctionArgs) => answerThread(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (...args) => shown?.conversation.thread?.title ?? m.threads_new(...args)),
  { name: "robots", content: "noindex" },
];

/** A conversation of a space. */
export default function Thread() {
  const { conversation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Suspense>
      <Conversation {...conversation} answer={answer ?? null} />
    </Suspense>
  );
}
