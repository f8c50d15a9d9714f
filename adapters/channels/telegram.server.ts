import { Api, GrammyError } from "grammy";
import {
  isUncertainStatus,
  troubleOfTelegram,
  type SendOutcome,
} from "#domain/agentiks/channels/send-trouble.ts";
import {
  isNotSent,
  PROVIDER_CALL_MS,
  PROVIDER_CHECK_MS,
  type ProviderAccount,
  type ProviderAnswer,
  type SendOnChannel,
} from "./channel-provider.ts";

export interface Telegram {
  /** Finds the bot of a token. */
  findBot(token: string): Promise<ProviderAnswer<ProviderAccount>>;
  /** Names the address to which messages come, with the secret that comes with them. */
  setWebhook(
    token: string,
    webhook: { url: string; secret: string },
  ): Promise<ProviderAnswer<undefined>>;
  deleteWebhook(token: string): Promise<ProviderAnswer<undefined>>;
  send: SendOnChannel;
}

/**
 * Telegram's Bot API. Errors of its library hold what was called: they are never logged.
 *
 * @param apiRoot of the operator's configuration, such as https://api.telegram.org
 */
export function createTelegram({
  apiRoot,
  sendMs = PROVIDER_CALL_MS,
}: {
  apiRoot: string;
  sendMs?: number;
}): Telegram {
  const root = apiRoot.replace(/\/+$/, "");
  const apiOf = (token: string, ms: number) =>
    new Api(token, { apiRoot: root, timeoutSeconds: ms / 1_000 });
  async function ask<Value>(
    token: string,
    call: (api: Api) => Promise<Value>,
  ): Promise<ProviderAnswer<Value>> {
    try {
      return { kind: "ok", value: await call(apiOf(token, PROVIDER_CHECK_MS)) };
    } catch (error) {
      if (!(error instanceof GrammyError)) return { kind: "failed", trouble: "away" };
      const trouble = troubleOfTelegram(error.error_code, error.description);
      return {
        kind: "failed",
        trouble:
          trouble === "token"
            ? trouble
            : trouble === "refused" || trouble === "blocked"
              ? "refused"
              : "away",
      };
    }
  }
  return {
    findBot: (token) =>
      ask(token, async (api) => {
        const { id, username } = await api.getMe();
        return { externalId: String(id), name: `@${username}` };
      }),
    setWebhook: (token, { url, secret }) =>
      ask(token, async (api) => {
        await api.setWebhook(url, { secret_token: secret, allowed_updates: ["message"] });
        return undefined;
      }),
    deleteWebhook: (token) =>
      ask(token, async (api) => {
        await api.deleteWebhook();
        return undefined;
      }),
    async send({ token, address, text }): Promise<SendOutcome> {
      try {
        const sent = await apiOf(token, sendMs).sendMessage(Number(address), text, {
          link_preview_options: { is_disabled: true },
        });
        return { kind: "sent", externalId: `${address}:${sent.message_id}` };
      } catch (error) {
        if (!(error instanceof GrammyError))
          return isNotSent(error) ? { kind: "failed", trouble: "away" } : { kind: "lost" };
        if (isUncertainStatus(error.error_code)) return { kind: "lost" };
        return {
          kind: "failed",
          trouble: troubleOfTelegram(error.error_code, error.description),
          retryAfterSeconds: error.parameters.retry_after,
          isWholeChannel: true,
        };
      }
    },
  };
}
