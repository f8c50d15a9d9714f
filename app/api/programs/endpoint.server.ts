import { z } from "zod/v4";
import type { ApiScope } from "#domain/people/api-tokens.ts";
import { ApiError, type ApiErrorCode } from "./api-error.server.ts";
import { checkScope, countUse, type Caller } from "./caller.server.ts";

type Fields = z.ZodObject;

/** A validated request, as an endpoint gets it. */
interface Input<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** The header Idempotency-Key. */
  key: string | undefined;
}

interface EndpointOf<Params extends Fields, Query extends Fields, Body extends Fields> {
  /** `operationId` of the description. */
  id: string;
  method: "GET" | "POST";
  /** Below `serverPaths.apiForPrograms`, with parameters in braces: `spaces/{id}`. */
  path: string;
  scope: ApiScope;
  summary: string;
  params: Params;
  query: Query;
  /** Fields of a POST's body. */
  body: Body;
  /** Schema of the answer; with `streams`, of the answer that is no event stream. */
  answer: z.ZodType;
  /** Status of a success, if not 200. */
  status?: number;
  /** Refusals besides those that every endpoint has. */
  errors?: readonly ApiErrorCode[];
  /** Whether it also answers with an event stream. */
  streams?: boolean;
  /** Whether it is counted as a question to an agentik as well. */
  isQuestion?: boolean;
  /**
   * @returns the answer, or a response that is sent as it is
   * @throws ApiError
   */
  run(
    caller: Caller,
    input: Input<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): Promise<unknown>;
}

/** An endpoint of the API; also what a tool of the MCP server calls. */
export type Endpoint = EndpointOf<Fields, Fields, Fields>;

const NONE = z.object({});

/** Defines an endpoint. Parameters, query and body are empty objects unless they are given. */
export function endpoint<
  Params extends Fields = typeof NONE,
  Query extends Fields = typeof NONE,
  Body extends Fields = typeof NONE,
>(
  defined: Omit<EndpointOf<Params, Query, Body>, "params" | "query" | "body"> & {
    params?: Params;
    query?: Query;
    body?: Body;
  },
): Endpoint {
  return { params: NONE, query: NONE, body: NONE, ...defined } as unknown as Endpoint;
}

export const hasBody = ({ method }: Endpoint): boolean => method === "POST";

/**
 * Checks what a caller sends, and calls the endpoint.
 *
 * @param raw as it came; `body` is parsed JSON
 * @throws ApiError 403, 404, 422, 429, and what the endpoint throws
 */
export async function invoke(
  called: Endpoint,
  caller: Caller,
  raw: { params: unknown; query: unknown; body: unknown; key?: string | undefined },
): Promise<unknown> {
  checkScope(caller, called.scope);
  const params = called.params.safeParse(raw.params);
  // An id that cannot be valid gets the same 404 as an unknown one.
  if (!params.success) throw new ApiError("not_found", "There is no such address");
  const query = read(called.query, raw.query, "bad_request");
  const body = read(called.body, raw.body, "invalid");
  if (called.isQuestion) await countUse("apiQuestion", caller.tokenId);
  return called.run(caller, { params: params.data, query, body, key: raw.key });
}

function read(schema: Fields, raw: unknown, code: "bad_request" | "invalid") {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join(".") ?? "";
  throw new ApiError(code, `${where === "" ? "" : `${where}: `}${issue?.message ?? "Invalid"}`);
}
