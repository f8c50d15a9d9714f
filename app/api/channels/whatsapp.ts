import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readWhatsappPayload } from "#domain/agentiks/channels/whatsapp-payload.ts";
import { unsealChannelSecret } from "#adapters/channels/channel-secrets.server.ts";
import { isSameSecret, isSignedByWhatsapp } from "#adapters/channels/channel-signature.server.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { findWebhookChannel } from "#db/queries/agentiks/channels/find-channel.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";
import { note, receiveDelivery, refuseChannelMethod } from "./receive.server.ts";

/** Meta's challenge is a number; nothing else is sent back. */
const CHALLENGE = /^[\w-]{1,200}$/;

/**
 * `GET /api/channels/<channel>/whatsapp`: Meta asks whether the address is ours, by the verify token that
 * the owner has copied there.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const challenge = searchParams.get("hub.challenge") ?? "";
  const which = { id: params.id ?? "", kind: "whatsapp" as const };
  const channel = await onPrimary(() => findWebhookChannel(db, which));
  if (!channel) return textResponse(404, "Not found");
  const verify = unsealChannelSecret(channel.sealedVerify ?? "", channel.id);
  const given = searchParams.get("hub.verify_token") ?? "";
  const isAsked = searchParams.get("hub.mode") === "subscribe" && CHALLENGE.test(challenge);
  if (!isAsked || verify === undefined || !isSameSecret(given, verify))
    return textResponse(401, "The signature or the token is wrong");
  await note(channel, { outcome: "verified", now: new Date() });
  return textResponse(200, challenge);
}

/**
 * `POST /api/channels/<channel>/whatsapp`: customers' messages, and delivery states of outgoing
 * ones, signed over the raw body.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return refuseChannelMethod();
  return receiveDelivery(
    request,
    { id: params.id ?? "", kind: "whatsapp" },
    {
      isSigned: isSignedByWhatsapp,
      read: (json, { externalId }) => readWhatsappPayload(json, externalId),
    },
  );
}
