import { createHmac } from "node:crypto";
import { startFakeServer, type FakeAnswer, type FakeRequest } from "./fake-server.ts";

/** How the next messages are answered; the last one stays. A code is that of Meta's error. */
export type WhatsappBehaviour =
  "well" | "hang" | "cut-after" | { code: number; status?: number; retryAfter?: number };

export interface WhatsappSent {
  token: string;
  numberId: string;
  to: string;
  /** Empty for a template. */
  text: string;
  template: unknown;
  /** Our own id, which reports repeat. */
  data: string;
  id: string;
}

export const NUMBER_ID = "109876543210";
export const NUMBER_TOKEN = "EAAGfakeWhatsappToken0123456789";
export const APP_SECRET = "0123456789abcdef0123456789abcdef";

/** A Graph API on localhost that knows one phone number. */
export interface FakeWhatsapp {
  /** For WHATSAPP_API_ROOT. */
  root: string;
  /** Messages that customers have received, in order. */
  sent: WhatsappSent[];
  behave(...how: WhatsappBehaviour[]): void;
  revoke(token: string): void;
  restore(token: string): void;
  stop(): Promise<void>;
}

/** Headers and body of a delivery, signed over its bytes. */
export function signedByWhatsapp(payload: object, secret = APP_SECRET) {
  const body = JSON.stringify(payload);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return {
    headers: { "Content-Type": "application/json", "X-Hub-Signature-256": `sha256=${signature}` },
    body,
  };
}

const payloadOf = (value: object, numberId = NUMBER_ID) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "waba",
      changes: [
        {
          field: "messages",
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "5215500000000", phone_number_id: numberId },
            ...value,
          },
        },
      ],
    },
  ],
});

let messageNumber = 0;

export const whatsappText = (
  from: string,
  text: string,
  { id = `wamid.in${(messageNumber += 1)}`, at = new Date(), name = "Beto" } = {} as {
    id?: string;
    at?: Date;
    name?: string;
  },
) =>
  payloadOf({
    contacts: [{ wa_id: from, profile: { name } }],
    messages: [
      {
        from,
        id,
        timestamp: String(Math.floor(at.getTime() / 1_000)),
        type: "text",
        text: { body: text },
      },
    ],
  });

/** A report of a message of ours. */
export const whatsappStatus = (
  id: string,
  status: "sent" | "delivered" | "read" | "failed",
  { data, code }: { data?: string; code?: number } = {},
) =>
  payloadOf({
    statuses: [
      {
        id,
        status,
        timestamp: "1795600000",
        recipient_id: "5215512345678",
        ...(data && { biz_opaque_callback_data: data }),
        ...(code && { errors: [{ code, title: "failed" }] }),
      },
    ],
  });

export async function startFakeWhatsapp(port = 0): Promise<FakeWhatsapp> {
  const sent: WhatsappSent[] = [];
  const revoked = new Set<string>();
  let behaviours: WhatsappBehaviour[] = ["well"];

  function answer({ method, url, headers, body }: FakeRequest): FakeAnswer | "hang" | "cut" {
    if (url.pathname === "/_sent") return { status: 200, body: sent };
    const token = (headers.authorization ?? "").replace(/^Bearer /, "");
    if (!token.startsWith("EAAG") || revoked.has(token)) return failure({ code: 190, status: 401 });
    const [, numberId = "", part] = /^\/(\d+)(\/messages)?$/.exec(url.pathname) ?? [];
    if (numberId !== NUMBER_ID) return failure({ code: 100 });
    if (method === "GET")
      return {
        status: 200,
        body: { display_phone_number: "+52 1 55 0000 0000", verified_name: "Fonda", id: numberId },
      };
    if (!part) return failure({ code: 100 });
    const how = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!;
    if (how === "hang") return "hang";
    if (typeof how === "object") return failure(how);
    const { to, text, template, biz_opaque_callback_data: data } = body;
    const id = `wamid.out${sent.length + 1}`;
    sent.push({
      token,
      numberId,
      to: String(to),
      text: String((text as { body?: string } | undefined)?.body ?? ""),
      template,
      data: String(data),
      id,
    });
    return how === "cut-after" ? "cut" : { status: 200, body: { messages: [{ id }] } };
  }

  const server = await startFakeServer(answer, port);
  return {
    root: server.root,
    sent,
    behave: (...how) => (behaviours = how),
    revoke: (token) => revoked.add(token),
    restore: (token) => revoked.delete(token),
    stop: () => server.stop(),
  };
}

const failure = ({
  code,
  status = 400,
  retryAfter,
}: {
  code: number;
  status?: number;
  retryAfter?: number;
}): FakeAnswer => ({
  status,
  body: { error: { code, message: "failed", type: "OAuthException" } },
  ...(retryAfter !== undefined && { headers: { "Retry-After": String(retryAfter) } }),
});
