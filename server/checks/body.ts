import type { IncomingMessage } from "node:http";
import type { HeldBody } from "./body-budget.ts";
import type { ErrorResponse } from "./error-response.ts";
import { busy } from "./error-page.ts";

/** Content types that some route accepts. */
const CONTENT_TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/json",
  "text/plain",
];

/** Parts of files (tus protocol), which no other route may get: they are not checked for NUL. */
const PART_TYPE = "application/offset+octet-stream";
const PARTS = /^\/uploads\//;

const tooLarge: ErrorResponse = {
  status: 413,
  text: "Body too large",
  reason: "too-large",
  close: true,
};
const noRoom: ErrorResponse = { ...busy(), close: true };

/**
 * Checks a body's declared size and type before any of it is read.
 *
 * @param path of the request's address
 * @param limit bytes
 * @returns 413 when Content-Length exceeds the limit, 415 for a type or encoding that no route
 *   accepts, 400 for a body on GET or HEAD
 */
export function checkDeclaredBody(
  req: IncomingMessage,
  path: string,
  limit: number,
): ErrorResponse | null {
  if (Number(req.headers["content-length"] ?? 0) > limit) return tooLarge;
  if (req.method === "GET" || req.method === "HEAD") {
    return { status: 400, text: "This method takes no body", close: true };
  }
  const type = mediaType(req.headers["content-type"]);
  if (!CONTENT_TYPES.includes(type) && !(type === PART_TYPE && PARTS.test(path)))
    return { status: 415, text: "Unsupported content type" };
  if (req.headers["content-encoding"] && req.headers["content-encoding"] !== "identity") {
    return { status: 415, text: "Unsupported content encoding" };
  }
  return null;
}

/**
 * Buffers a whole body before the application sees the request, so that a slow or endless body
 * occupies only its own connection and at most `limit` bytes.
 *
 * @param held this body's part of the memory budget; the caller releases it
 * @returns the bytes; an error response past the limit or the budget; null when the client
 *   disconnected
 */
export function readBody(
  req: IncomingMessage,
  limit: number,
  held: HeldBody,
): Promise<Uint8Array<ArrayBuffer> | ErrorResponse | null> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const settle = (result: Uint8Array<ArrayBuffer> | ErrorResponse | null) => {
      req.off("data", onData).off("end", onEnd).off("close", onGone).off("error", onGone);
      chunks = [];
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      const error = size > limit ? tooLarge : held.take(chunk.length) ? null : noRoom;
      if (error) {
        req.pause();
        settle(error);
      } else chunks.push(chunk);
    };
    const onEnd = () => settle(Buffer.concat(chunks));
    const onGone = () => settle(null);
    req.on("data", onData).on("end", onEnd).on("close", onGone).on("error", onGone);
  });
}

/**
 * Rejects malformed bodies with 400, where the application would fail with 500: broken JSON,
 * multipart without its boundary or end, invalid UTF-8, and NUL, which PostgreSQL's `text` type
 * does not accept.
 *
 * @param type the Content-Type header
 */
export async function checkBody(
  body: Uint8Array<ArrayBuffer>,
  type: string | undefined,
): Promise<ErrorResponse | null> {
  const malformed: ErrorResponse = { status: 400, text: "Malformed body" };
  try {
    switch (mediaType(type)) {
      case "application/json":
        JSON.parse(decode(body), (key, value: unknown) => {
          if (hasNul(key) || (typeof value === "string" && hasNul(value))) throw new Error("NUL");
          return value;
        });
        return null;
      case "multipart/form-data": {
        const form = await new Response(body, {
          headers: { "Content-Type": type ?? "" },
        }).formData();
        for (const [name, value] of form) {
          if (hasNul(name) || hasNul(typeof value === "string" ? value : value.name))
            return malformed;
        }
        return null;
      }
      case "application/x-www-form-urlencoded": {
        const text = decode(body);
        return hasNul(text) || text.includes("%00") ? malformed : null;
      }
      case PART_TYPE:
        return null;
      default:
        return hasNul(decode(body)) ? malformed : null;
    }
  } catch {
    return malformed;
  }
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });
const decode = (body: Uint8Array) => strictUtf8.decode(body);
const hasNul = (text: string) => text.includes("\0");

/** `text/html; charset=utf-8` -> `text/html` */
function mediaType(header: string | undefined): string {
  return (header ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
