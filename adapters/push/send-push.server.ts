import http from "node:http";
import https from "node:https";
import webPush from "web-push";
import { isPushEndpoint, PUSH_TTL_S } from "#domain/people/notices/push.ts";
import { lookupPublic } from "#adapters/network/public-address.server.ts";
import type { VapidKeys } from "./vapid.server.ts";

const TIMEOUT_MS = 10_000;

/** A browser's subscription: where to send, and with which keys to encrypt. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends a message. @returns the status of the answer; undefined where there was none */
export type SendPush = (target: PushTarget, message: object) => Promise<number | undefined>;

export interface PushSenderOptions {
  keys: VapidKeys;
  subject: string;
  /** Only for tests, which have a push service on this machine: any address, also by http. */
  allowsAnyAddress?: boolean;
}

/**
 * Sends push messages, encrypted for the one browser (RFC 8291). The address comes from a browser, so it
 * is checked again here: https at a public name that resolves to public addresses; redirects are not
 * followed, the answer's body is not read, and it takes 10 s at the most.
 */
export function createPushSender({
  keys,
  subject,
  allowsAnyAddress = false,
}: PushSenderOptions): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    if (!allowsAnyAddress && !isPushEndpoint(endpoint)) return undefined;
    try {
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, ...keys }, TTL: PUSH_TTL_S, contentEncoding: "aes128gcm" },
      );
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([k, v]) => [k, String(v)]),
      );
      return await post(endpoint, headers, request.body ?? Buffer.alloc(0), allowsAnyAddress);
    } catch {
      // No connection, no answer in time, or keys that no message can be encrypted for.
      return undefined;
    }
  };
}

function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
  allowsAnyAddress: boolean,
): Promise<number | undefined> {
  const isPlain = allowsAnyAddress && endpoint.startsWith("http:");
  const options = {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!allowsAnyAddress && { lookup: lookupPublic }),
    // A socket of its own: no pooled one is left open.
    agent: false,
  } as const;
  return new Promise((resolve, reject) => {
    const request = (isPlain ? http : https).request(endpoint, options, (answer) => {
      answer.destroy();
      resolve(answer.statusCode);
    });
    request.on("error", reject);
    request.end(body);
  });
}
