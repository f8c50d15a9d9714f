import type { ActionFunctionArgs } from "@remix-run/node";
import { readTelegramUpdate } from "#domain/agentiks/channels/telegram-update.ts";
import { isSentByTelegram } from "#adapters/channels/channel-signature.server.ts";
import { receiveDelivery, refuseChannelMethod, type Delivered } from "./receive.server.ts";

/** `POST /api/channels/<channel>/telegram`: an update of a Telegram bot, with our secret token. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return refuseChannelMethod();
  return receiveDelivery(
    request,
    { id: params.id ?? "", kind: "telegram" },
    { isSigned: (headers, _, secret) => isSentByTelegram(headers, secret), read },
  );
}

export const loader = refuseChannelMethod;

function read(json: unknown): Delivered | undefined {
  const update = readTelegramUpdate(json);
  if (!update) return undefined;
  return update.kind === "message"
    ? { messages: [update.message], statuses: [], ignored: [] }
    : { messages: [], statuses: [], ignored: [update.what] };
}
