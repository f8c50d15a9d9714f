import { cleanText } from "#app/forms/written-text.server.ts";
import { API_BODY_MAX_BYTES } from "#domain/people/api-tokens.ts";
import { ApiError } from "./api-error.server.ts";

/**
 * Reads a JSON body. Its texts are cleaned like those of forms: no control characters but line breaks
 * and tabs, and no lone surrogates, some of which Postgres refuses.
 *
 * @throws ApiError 415 for another content type, 413 for a long body, 400 for what is no JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = (request.headers.get("Content-Type") ?? "").split(";", 1)[0]!.trim().toLowerCase();
  if (type !== "application/json")
    throw new ApiError("unsupported_media_type", "Send Content-Type: application/json");
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > API_BODY_MAX_BYTES)
    throw new ApiError("too_large", `Send at most ${API_BODY_MAX_BYTES} bytes`);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === "string" ? cleanText(value) : value,
    ) as unknown;
  } catch {
    throw new ApiError("bad_json", "The body is not valid JSON in UTF-8");
  }
}
