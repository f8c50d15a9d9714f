import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { MAX_KEY_LENGTH } from "#db/commands/writing/idempotent.ts";
import { ApiError, errorResponse, jsonResponse } from "./api-error.server.ts";
import { authenticate, checkScope } from "./caller.server.ts";
import { hasBody, invoke, type Endpoint } from "./endpoint.server.ts";
import { readJsonBody } from "./json-body.server.ts";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * The loader and action of an address of the API. Other methods than those of its endpoints are answered
 * with 405. Refusals are JSON; other errors, such as an unreachable database, are not caught.
 */
export function serve(...endpoints: readonly Endpoint[]) {
  const allowed = endpoints.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : method));
  const answer = async (args: Args): Promise<Response> => {
    const { method } = args.request;
    const called = endpoints.find((one) => one.method === (method === "HEAD" ? "GET" : method));
    const response = await refusing(async () => {
      if (!called)
        throw new ApiError("method_not_allowed", `Use ${allowed.join(" or ")}`, {
          Allow: allowed.join(", "),
        });
      return call(called, args);
    });
    return method === "HEAD" ? new Response(null, response) : response;
  };
  return { loader: answer, action: answer };
}

/** Answers with the response of a refusal. */
export async function refusing(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    throw error;
  }
}

async function call(called: Endpoint, { request, params, context }: Args): Promise<Response> {
  const caller = await authenticate(request, context);
  checkScope(caller, called.scope);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const value = await invoke(called, caller, {
    params,
    query,
    body: hasBody(called) ? await readJsonBody(request) : {},
    key: idempotencyKey(request),
  });
  return value instanceof Response ? value : jsonResponse(value, called.status);
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("Idempotency-Key")?.trim() || undefined;
  if (key !== undefined && !KEY.test(key))
    throw new ApiError(
      "bad_request",
      `Send an Idempotency-Key of at most ${MAX_KEY_LENGTH} visible ASCII signs`,
    );
  return key;
}

const KEY = new RegExp(`^[!-~]{1,${MAX_KEY_LENGTH}}$`);
