import type { ApiScope } from "#domain/people/api-tokens.ts";
import { createId, hashToken } from "#db/connection/tokens.ts";
import { createApiToken } from "#db/commands/people/api-tokens/create-token.ts";
import type { TestDatabase } from "../database.ts";
import type { App } from "../request.ts";

/** Stores a token of a person and returns it. */
export async function tokenFor(
  { sql }: Pick<TestDatabase, "sql">,
  personId: string,
  scope: ApiScope = "write",
): Promise<{ id: string; token: string }> {
  const token = createApiToken();
  const id = createId("token");
  await sql`INSERT INTO api_tokens (id, person_id, name, scope, token_hash, last_four, created_at)
    VALUES (${id}, ${personId}, 'A test', ${scope}, ${hashToken(token)}, ${token.slice(-4)}, now())`;
  return { id, token };
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // Tests look into answers of any shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** A program that asks the API with a token, without cookies. */
export function apiClient(app: App, token: string) {
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> => {
    const response = await app.request(`/api/v1${path}`, {
      method,
      preferences: false,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== "" ? (JSON.parse(text) as unknown) : text,
    };
  };
  return {
    get: (path: string, headers?: Record<string, string>) => ask("GET", path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      ask("POST", path, body, headers),
    ask,
  };
}
export type ApiClient = ReturnType<typeof apiClient>;
