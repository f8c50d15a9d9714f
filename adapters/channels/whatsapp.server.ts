import {
  isUncertainStatus,
  isWholeNumberLimited,
  troubleOfWhatsapp,
  type SendOutcome,
} from "#domain/agentiks/channels/send-trouble.ts";
import {
  isNotSent,
  PROVIDER_CALL_MS,
  PROVIDER_CHECK_MS,
  type OutboundMessage,
  type ProviderAccount,
  type ProviderAnswer,
  type SendOnChannel,
} from "./channel-provider.ts";

export interface Whatsapp {
  /** Whether a token may use a phone number, and how customers know that. */
  findNumber(number: { token: string; id: string }): Promise<ProviderAnswer<ProviderAccount>>;
  send: SendOnChannel;
}

interface GraphAnswer {
  status: number;
  retryAfterSeconds: number | undefined;
  body: Record<string, unknown>;
}

/**
 * The WhatsApp Cloud API, by hand over Meta's Graph API.
 *
 * @param apiRoot of the operator's configuration, with the version, such as
 *   https://graph.facebook.com/v23.0
 */
export function createWhatsapp({
  apiRoot,
  sendMs = PROVIDER_CALL_MS,
}: {
  apiRoot: string;
  sendMs?: number;
}): Whatsapp {
  const root = apiRoot.replace(/\/+$/, "");
  async function call(
    path: string,
    { token, ms, body }: { token: string; ms: number; body?: object },
  ): Promise<GraphAnswer> {
    const response = await fetch(`${root}/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The token goes nowhere else.
      redirect: "manual",
      signal: AbortSignal.timeout(ms),
    });
    const after = response.headers.get("Retry-After") ?? "";
    const text = await response.text();
    return {
      status: response.status,
      retryAfterSeconds: /^\d{1,6}$/.test(after) ? Number(after) : undefined,
      body: readObject(text),
    };
  }
  return {
    async findNumber({ token, id }) {
      try {
        const path = `${encodeURIComponent(id)}?fields=display_phone_number,verified_name`;
        const { status, body } = await call(path, { token, ms: PROVIDER_CHECK_MS });
        const name = body.display_phone_number;
        if (status === 200 && typeof name === "string" && name.trim() !== "")
          return { kind: "ok", value: { externalId: id, name: name.trim().slice(0, 40) } };
        const trouble = troubleOfWhatsapp({ status, code: codeOf(body) });
        return {
          kind: "failed",
          trouble:
            trouble === "token"
              ? "token"
              : trouble === "away" || trouble === "limited"
                ? "away"
                : "refused",
        };
      } catch {
        return { kind: "failed", trouble: "away" };
      }
    },
    async send(message): Promise<SendOutcome> {
      const { token, externalId } = message;
      const path = `${encodeURIComponent(externalId)}/messages`;
      let answer: GraphAnswer;
      try {
        answer = await call(path, { token, ms: sendMs, body: bodyOf(message) });
      } catch (error) {
        return isNotSent(error) ? { kind: "failed", trouble: "away" } : { kind: "lost" };
      }
      const { status, body, retryAfterSeconds } = answer;
      const id = sentId(body);
      if (status >= 200 && status < 300)
        return id ? { kind: "sent", externalId: id } : { kind: "lost" };
      const code = codeOf(body);
      if (code === undefined && isUncertainStatus(status)) return { kind: "lost" };
      return {
        kind: "failed",
        trouble: troubleOfWhatsapp({ status, code }),
        retryAfterSeconds,
        isWholeChannel: isWholeNumberLimited(code),
      };
    },
  };
}

const bodyOf = ({ id, address, text, template }: OutboundMessage) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to: address,
  // Repeated in the reports of this message.
  biz_opaque_callback_data: id,
  ...(template
    ? {
        type: "template",
        template: {
          name: template.name,
          language: { code: template.language },
          ...(template.parameters.length > 0 && {
            components: [
              {
                type: "body",
                parameters: template.parameters.map((value) => ({ type: "text", text: value })),
              },
            ],
          }),
        },
      }
    : { type: "text", text: { body: text, preview_url: false } }),
});

function readObject(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function codeOf({ error }: Record<string, unknown>): number | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "number" ? code : undefined;
}

function sentId({ messages }: Record<string, unknown>): string | undefined {
  const [first] = Array.isArray(messages) ? (messages as unknown[]) : [];
  const { id } = (first ?? {}) as { id?: unknown };
  return typeof id === "string" && id !== "" ? id.slice(0, 300) : undefined;
}
