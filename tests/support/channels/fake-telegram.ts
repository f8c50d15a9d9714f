import { startFakeServer, type FakeAnswer, type FakeRequest } from "./fake-server.ts";

/** How the next calls of `sendMessage` are answered; the last one stays. `cut-after`: sent, then cut. */
export type TelegramBehaviour =
  "well" | "hang" | "cut-after" | 401 | 403 | 500 | 502 | { retryAfter: number };

export interface TelegramSent {
  token: string;
  chatId: number;
  text: string;
}

/** A request to a webhook, as Telegram makes it. */
export interface TelegramDelivery {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A Telegram Bot API on localhost. Any token of the right form is a bot's, by its number. */
export interface FakeTelegram {
  /** For TELEGRAM_API_ROOT. */
  root: string;
  /** Messages that customers have received, in order. */
  sent: TelegramSent[];
  /** Methods that were called, in order. */
  called: string[];
  /** By token. */
  webhooks: Map<string, { url: string; secret: string }>;
  behave(...how: TelegramBehaviour[]): void;
  /** Tokens that are refused from now on. */
  revoke(token: string): void;
  /** Accepts a token again. */
  restore(token: string): void;
  /** A signed delivery of an update to a bot's webhook. */
  deliveryOf(token: string, update: object): TelegramDelivery;
  /** Sends it over HTTP. @returns the status */
  deliver(token: string, update: object): Promise<number>;
  stop(): Promise<void>;
}

export const BOT_TOKEN = "70001:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr";

let messageNumber = 100;

/** An update with a text of a customer in a private chat. */
export const telegramText = (
  chatId: number,
  text: string,
  { messageId = (messageNumber += 1), name = "Ana", at = new Date(), ...more } = {} as {
    messageId?: number;
    name?: string;
    at?: Date;
  },
) => ({
  update_id: messageId + 1_000_000,
  message: {
    message_id: messageId,
    date: Math.floor(at.getTime() / 1_000),
    chat: { id: chatId, type: "private", first_name: name },
    from: { id: chatId, is_bot: false, first_name: name },
    text,
    ...more,
  },
});

export async function startFakeTelegram(port = 0): Promise<FakeTelegram> {
  const sent: TelegramSent[] = [];
  const called: string[] = [];
  const webhooks: FakeTelegram["webhooks"] = new Map();
  const revoked = new Set<string>();
  let behaviours: TelegramBehaviour[] = ["well"];

  async function answer(request: FakeRequest): Promise<FakeAnswer | "hang" | "cut"> {
    const { url, body } = request;
    // For tests in another process.
    if (url.pathname === "/_sent") return { status: 200, body: sent };
    if (url.pathname === "/_deliver") {
      const status = await fake.deliver(body.token as string, body.update as object);
      return { status: 200, body: { status } };
    }
    const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    called.push(method);
    if (!/^\d+:[\w-]{30,}$/.test(token) || revoked.has(token)) return failure(401, "Unauthorized");
    const id = Number(token.split(":")[0]);
    switch (method) {
      case "getMe":
        return ok({ id, is_bot: true, first_name: "Fonda", username: `fonda_${id}_bot` });
      case "setWebhook":
        webhooks.set(token, { url: String(body.url), secret: String(body.secret_token) });
        return ok(true);
      case "deleteWebhook":
        webhooks.delete(token);
        return ok(true);
      case "sendMessage":
        return send(token, body);
      default:
        return failure(404, "Not Found");
    }
  }

  function send(token: string, body: Record<string, unknown>): FakeAnswer | "hang" | "cut" {
    const how = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!;
    if (how === "hang") return "hang";
    if (how === 401) return failure(401, "Unauthorized");
    if (how === 403) return failure(403, "Forbidden: bot was blocked by the user");
    if (how === 500 || how === 502) return failure(how, "Internal Server Error");
    if (typeof how === "object")
      return failure(429, "Too Many Requests", { retry_after: how.retryAfter });
    const text = String(body.text);
    if (text.length > 4_096 || text.trim() === "") return failure(400, "Bad Request: message text");
    sent.push({ token, chatId: Number(body.chat_id), text });
    if (how === "cut-after") return "cut";
    return ok({ message_id: 1_000_000 + sent.length, date: 0, chat: { id: body.chat_id } });
  }

  const server = await startFakeServer(answer, port);
  const fake: FakeTelegram = {
    root: server.root,
    sent,
    called,
    webhooks,
    behave: (...how) => (behaviours = how),
    revoke: (token) => revoked.add(token),
    restore: (token) => revoked.delete(token),
    deliveryOf(token, update) {
      const webhook = webhooks.get(token);
      if (!webhook) throw new Error("this bot has no webhook");
      return {
        url: webhook.url,
        headers: {
          "Content-Type": "application/json",
          "X-Telegram-Bot-Api-Secret-Token": webhook.secret,
        },
        body: JSON.stringify(update),
      };
    },
    async deliver(token, update) {
      const { url, ...init } = fake.deliveryOf(token, update);
      return (await fetch(url, { method: "POST", ...init })).status;
    },
    stop: () => server.stop(),
  };
  return fake;
}

const ok = (result: unknown): FakeAnswer => ({ status: 200, body: { ok: true, result } });
const failure = (status: number, description: string, parameters?: object): FakeAnswer => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
});
