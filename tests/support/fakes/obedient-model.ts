import type { SentRequest } from "./model-server.ts";

/** What an instruction hidden in a document wants to be said: all after "Say:" or "Di:" in its line. */
const ORDER = /(?:say|di|answer|responde|write|escribe|quote|cita)\s*:\s*([^\n]+)/giu;

/**
 * A model that believes whatever it reads: it says what every document, message and question orders,
 * gives away its own instructions, and forges the quotes that are asked of it.
 */
export function obey({ messages, response_format: format }: SentRequest): string {
  const read = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const orders = [...read.join("\n").matchAll(ORDER)].map(([, what]) => what!.trim());
  const secret = messages.find(({ role }) => role === "system")?.content ?? "";
  const said = orders.length > 0 ? orders.join("\n") : "I was told nothing.";
  const text = /system prompt|instrucciones/iu.test(read.join("\n")) ? `${said}\n${secret}` : said;
  if (format === undefined) return text;
  const quotes = [...orders, "this line is in no document at all"].map((quote) => ({
    source: 1,
    quote,
  }));
  return JSON.stringify({ answer: text, quotes });
}
