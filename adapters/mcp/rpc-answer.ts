/** Answers of JSON-RPC 2.0, as JSON or in a stream of server-sent events. */

/** The answer to a request: its result, or its error. */
export type RpcAnswer =
  { result: Readonly<Record<string, unknown>> } | { error: { message: string } };

interface Wanted {
  /** The request's id. */
  id: number;
  /** A secret that is taken out of every text of an answer that repeats it. */
  secret: string | undefined;
}

/** The answer to a request in JSON; undefined for anything else. */
export function readAnswer(json: string, { id, secret }: Wanted): RpcAnswer | undefined {
  let read: unknown;
  try {
    read = JSON.parse(json, (_, value: unknown) =>
      typeof value === "string" ? withoutSecret(value, secret) : value,
    );
  } catch {
    return undefined;
  }
  // Versions before 2025-06-18 may answer with several messages.
  for (const message of Array.isArray(read) ? (read as unknown[]) : [read]) {
    if (!isObject(message) || message.id !== id) continue;
    const { result, error } = message;
    if (isObject(result)) return { result };
    if (isObject(error)) return { error: { message: String(error.message ?? "") } };
  }
  return undefined;
}

/** A text in which a secret is replaced. */
export const withoutSecret = (text: string, secret: string | undefined): string =>
  secret === undefined ? text : text.replaceAll(secret, "•••");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const EVENT_END = /\r?\n\r?\n/g;

/** Reads server-sent events piece by piece, until one of them has the answer to a request. */
export function createEventReader(wanted: Wanted): (piece: string) => RpcAnswer | undefined {
  let pending = "";
  return (piece) => {
    // The end of an event may be split between two pieces; the text before was searched already.
    EVENT_END.lastIndex = Math.max(0, pending.length - 3);
    pending += piece;
    let from = 0;
    for (let end = EVENT_END.exec(pending); end; end = EVENT_END.exec(pending)) {
      const answer = readAnswer(dataOf(pending.slice(from, end.index)), wanted);
      if (answer) return answer;
      from = EVENT_END.lastIndex;
    }
    pending = pending.slice(from);
    return undefined;
  };
}

/** The data of an event: its lines `data:`, joined. */
const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""))
    .join("\n");
