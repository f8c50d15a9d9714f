import { LIST_ANSWER_MAX } from "#domain/lists/list-answer.ts";
import { filled, schemas, type JsonSchema } from "./openapi-schemas.ts";

interface MediaContent {
  schema: JsonSchema;
}
interface ResponseDescription {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, MediaContent>;
}
interface Parameter {
  name: string;
  in: "path" | "header" | "query";
  required: boolean;
  description: string;
  schema: JsonSchema;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Parameter[];
  responses: Record<string, ResponseDescription | { $ref: string }>;
}

export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, { get: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseDescription>;
  };
}

const listOf = (name: string): JsonSchema => ({
  type: "array",
  items: { $ref: `#/components/schemas/${name}` },
});

const inWords = (description: string): ResponseDescription => ({
  description,
  content: { "text/plain": { schema: { type: "string", minLength: 1 } } },
});

const responses: Record<string, ResponseDescription> = {
  NotModified: { description: "The client has this answer already (If-None-Match)." },
  UnknownUser: inWords("There is no such user, or not one the caller may see."),
  MethodNotAllowed: inWords("Only GET and HEAD are answered."),
  NotAcceptable: inWords("The Accept header does not allow application/json."),
};

const ifNoneMatch: Parameter = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "Entity tags the client has; a match is answered by 304 without a body.",
  schema: { type: "string" },
};
const userId: Parameter = {
  name: "userId",
  in: "path",
  required: true,
  description: "`demo`, or the caller's own id.",
  schema: filled,
};

const page: Parameter = {
  name: "page",
  in: "query",
  required: false,
  description: `Which part of the list, from 1: an answer holds at most ${LIST_ANSWER_MAX} items.`,
  schema: { type: "integer", minimum: 1 },
};

interface Endpoint {
  operationId: string;
  summary: string;
  tag: string;
  answer: JsonSchema;
  /** The endpoint is a list with several pages. */
  isPaged?: boolean;
}

/** The description of one endpoint; all endpoints share their error responses and headers. */
function endpoint(
  { operationId, summary, tag, answer, isPaged = false }: Endpoint,
  ofUser = false,
) {
  const get: Operation = {
    operationId,
    summary,
    tags: [tag],
    parameters: [...(ofUser ? [userId] : []), ...(isPaged ? [page] : []), ifNoneMatch],
    responses: {
      "200": {
        description: summary,
        headers: {
          ETag: { description: "Strong, over the body.", schema: { type: "string" } },
          "Cache-Control": { description: "Ask again each time.", schema: { type: "string" } },
          ...(isPaged && {
            Link: {
              description: 'rel="next": the following part; with a full answer only.',
              schema: { type: "string" },
            },
          }),
        },
        content: { "application/json": { schema: answer } },
      },
      "304": { $ref: "#/components/responses/NotModified" },
      ...(ofUser ? { "404": { $ref: "#/components/responses/UnknownUser" } } : {}),
      "405": { $ref: "#/components/responses/MethodNotAllowed" },
      "406": { $ref: "#/components/responses/NotAcceptable" },
    },
  };
  return { get };
}

/** The OpenAPI 3.1 description of the JSON endpoints; a test compares it with their responses. */
export const openapi: OpenApi = {
  openapi: "3.1.0",
  info: {
    title: "Plaza",
    version: "1",
    description:
      "Read access to spaces, artifakts, agentiks and challenges. Answers are bare JSON; errors are short texts.",
  },
  servers: [{ url: "/" }],
  tags: [
    { name: "catalogue", description: "The same for everybody." },
    { name: "person", description: "The demo person's and one's own." },
  ],
  paths: {
    "/api/artifakts": endpoint({
      operationId: "listArtifakts",
      isPaged: true,
      summary: "All artifakts, the most downloaded first",
      tag: "catalogue",
      answer: listOf("Artifakt"),
    }),
    "/api/artifakts/trending": endpoint({
      operationId: "listTrendingArtifakts",
      summary: "The most downloaded artifakts",
      tag: "catalogue",
      answer: listOf("Artifakt"),
    }),
    "/api/spaces": endpoint({
      operationId: "listSpaces",
      isPaged: true,
      summary: "All spaces, the largest first",
      tag: "catalogue",
      answer: listOf("Space"),
    }),
    "/api/spaces/featured": endpoint({
      operationId: "listFeaturedSpaces",
      summary: "Featured spaces, the largest first",
      tag: "catalogue",
      answer: listOf("Space"),
    }),
    "/api/agentiks": endpoint({
      operationId: "listAgentiks",
      isPaged: true,
      summary: "All agentiks by name",
      tag: "catalogue",
      answer: listOf("Agentik"),
    }),
    "/api/agentiks/user/{userId}": endpoint(
      {
        operationId: "listAgentiksOfUser",
        summary: "One user's agentiks, the active ones first",
        tag: "person",
        answer: listOf("Agentik"),
      },
      true,
    ),
    "/api/challenges": endpoint({
      operationId: "listChallenges",
      isPaged: true,
      summary: "All challenges, active first, then soonest",
      tag: "catalogue",
      answer: listOf("Challenge"),
    }),
    "/api/challenges/active": endpoint({
      operationId: "listActiveChallenges",
      isPaged: true,
      summary: "Challenges that can be joined, the soonest first",
      tag: "catalogue",
      answer: listOf("Challenge"),
    }),
    "/api/user/{userId}/stats": endpoint(
      {
        operationId: "findUserStats",
        summary: "One user's figures",
        tag: "person",
        answer: { $ref: "#/components/schemas/UserStats" },
      },
      true,
    ),
  },
  components: { schemas, responses },
};
