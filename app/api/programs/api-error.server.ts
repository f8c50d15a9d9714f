/** Why a request was refused, for programs, with the status of each. */
export const API_ERRORS = {
  bad_request: 400,
  bad_json: 400,
  unauthorized: 401,
  scope_missing: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  agentik_failed: 502,
  busy: 503,
  timeout: 504,
} as const satisfies Record<string, number>;
export type ApiErrorCode = keyof typeof API_ERRORS;

/** A refusal of the API. The message is for the programmer, in English. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const notFound = (what: string) => new ApiError("not_found", `There is no such ${what}`);

/** A refusal after which the request can be sent again. */
export const waitError = (code: "rate_limited" | "busy", message: string, seconds: number) =>
  new ApiError(code, message, { "Retry-After": String(seconds) });

/** The response of a refusal: `{ "error": { "code", "message" } }`. */
export const errorResponse = ({ code, message, headers }: ApiError): Response =>
  jsonResponse({ error: { code, message } }, API_ERRORS[code], {
    ...(code === "unauthorized" && { "WWW-Authenticate": "Bearer" }),
    ...headers,
  });

/** A JSON response that no cache stores. */
export const jsonResponse = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "private, no-store",
      ...headers,
    },
  });
