import { z } from "zod/v4";
import { API_QUESTIONS_A_MINUTE, API_REQUESTS_A_MINUTE } from "#domain/people/api-tokens.ts";
import { serverPaths } from "#domain/addresses/paths.ts";
import { API_ERRORS, type ApiErrorCode } from "./api-error.server.ts";
import { hasBody, type Endpoint } from "./endpoint.server.ts";
import { ENDPOINTS } from "./endpoints/all.server.ts";

export type JsonSchema = Record<string, unknown>;

/** A schema of zod as JSON Schema 2020-12, without the keyword that says so. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io });
  return made;
}

/** Refusals that every endpoint gives. */
const COMMON: readonly ApiErrorCode[] = ["unauthorized", "scope_missing", "rate_limited"];
/** … and those of every body. */
const OF_BODY: readonly ApiErrorCode[] = [
  "bad_json",
  "too_large",
  "unsupported_media_type",
  "invalid",
];

const MEANING: Readonly<Record<number, string>> = {
  400: "The query, a header or the JSON cannot be read",
  401: "There is no valid token",
  403: "The token may not, or the person may not",
  404: "There is no such thing of yours",
  409: "It does not fit what is there now",
  413: "The body is too large, or the person's storage is full",
  415: "The body is not application/json",
  422: "The body does not fit its schema",
  429: "Too many requests; the header Retry-After says for how many seconds",
  502: "The agentik has failed",
  503: "Not now; the header Retry-After says for how many seconds",
  504: "There was no answer in time",
};

/** The statuses of an endpoint's refusals, ascending. */
function refusalsOf(described: Endpoint): number[] {
  const codes: ApiErrorCode[] = [...COMMON, ...(described.errors ?? [])];
  if (Object.keys(described.query.shape).length > 0) codes.push("bad_request");
  if (Object.keys(described.params.shape).length > 0 || described.isQuestion)
    codes.push("not_found");
  if (hasBody(described)) codes.push(...OF_BODY);
  return [...new Set(codes.map((code) => API_ERRORS[code]))].sort((a, b) => a - b);
}

function operationOf(described: Endpoint) {
  const { id, summary, scope, params, query, body, answer, status = 200, streams } = described;
  return {
    operationId: id,
    summary,
    description: `Needs a token with the scope \`${scope}\`.`,
    parameters: [
      ...parametersOf(params, "path"),
      ...parametersOf(query, "query"),
      ...(hasBody(described) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(hasBody(described) && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(body, "input") } },
      },
    }),
    responses: {
      [status]: {
        description: summary,
        content: {
          "application/json": { schema: jsonSchema(answer, "output") },
          ...(streams && { "text/event-stream": { schema: { type: "string" } } }),
        },
      },
      ...Object.fromEntries(
        refusalsOf(described).map((refused) => [
          refused,
          {
            description: MEANING[refused],
            content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
          },
        ]),
      ),
    },
  };
}

function parametersOf(fields: z.ZodObject, place: "path" | "query") {
  const { properties = {}, required = [] } = jsonSchema(fields, "input") as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key with the same body is worked on once, for a week",
  schema: { type: "string", maxLength: 64 },
};

/** The OpenAPI 3.1 description of the API, made of the endpoints themselves. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const described of ENDPOINTS)
    (paths[`${serverPaths.apiForPrograms}/${described.path}`] ??= {})[
      described.method.toLowerCase()
    ] = operationOf(described);
  return {
    openapi: "3.1.0",
    info: {
      title: "Plaza for programs",
      version: "1",
      description: [
        "Your own agentiks and spaces, with a personal token. What is not yours is not found.",
        `A token has ${API_REQUESTS_A_MINUTE} requests a minute, and ${API_QUESTIONS_A_MINUTE} questions to agentiks among them.`,
        "The same as tools of an MCP server (Streamable HTTP, without sessions): POST /api/v1/mcp.",
      ].join("\n\n"),
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A token from /ajustes/tokens" },
      },
      schemas: {
        Error: {
          type: "object",
          properties: {
            error: {
              type: "object",
              properties: {
                code: { type: "string", enum: Object.keys(API_ERRORS) },
                message: { type: "string", description: "For the programmer, in English" },
              },
              required: ["code", "message"],
              additionalProperties: false,
            },
          },
          required: ["error"],
          additionalProperties: false,
        },
      },
    },
  };
}
