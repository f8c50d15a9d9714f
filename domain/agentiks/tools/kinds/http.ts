import { lineOf, textOf } from "#domain/agentiks/tools/call-fields.ts";
import { URL_MAX } from "#domain/agentiks/tools/url-max.ts";
import { PERMISSIONS, type ActingFacts } from "#domain/agentiks/tools/tool.ts";

export const BODY_MAX = 5_000;

export const HTTP_METHODS = ["GET", "POST"] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** `body` is sent as JSON if it is JSON, else as plain text; empty for GET. */
export type HttpCall = { tool: "http"; method: HttpMethod; url: string; body: string };

/** A call to a web address on a host that the owner has listed. */
export const httpTool = {
  reach: "sends",
  first: "ask",
  choices: PERMISSIONS,
  audience: "everybody",
  description:
    "Proposes a call to a web address of the business's own systems. A person approves it first.",
  fields: { method: HTTP_METHODS, url: "text", body: "text" },
  read({ method, url, body }) {
    const known = HTTP_METHODS.find((one) => one === method);
    const address = readCallUrl(url);
    if (!known || !address) return undefined;
    const text = known === "GET" ? "" : (textOf(body, BODY_MAX) ?? "");
    return { tool: "http", method: known, url: address, body: text };
  },
  isIdempotent: ({ method }) => method === "GET",
} as const satisfies ActingFacts<HttpCall>;

/**
 * A web address that may be stored in a call, without user name and password.
 * adapters/network/call-web.server.ts decides which addresses are really called.
 */
export function readCallUrl(value: unknown): string | undefined {
  const line = lineOf(value, URL_MAX + 1);
  if (!line || line.length > URL_MAX || !URL.canParse(line)) return undefined;
  const url = new URL(line);
  url.hash = "";
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === ""
    ? url.href
    : undefined;
}

/** The host that a call goes to, as an owner lists it. */
export const hostOf = ({ url }: Pick<HttpCall, "url">): string => new URL(url).host;
