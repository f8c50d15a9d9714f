import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fetchJson } from "./fetch-json.ts";

let server: Server;
let origin: string;
const received: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    const url = new URL(request.url ?? "/", "http://local");
    const status = Number(url.searchParams.get("status") ?? 200);
    response.writeHead(status, url.searchParams.get("reason") ?? undefined);
    response.end(url.searchParams.get("body") ?? '{"path":"' + url.pathname + '"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  received.length = 0;
  vi.restoreAllMocks();
});

const message = (query: string) =>
  fetchJson([origin, `api?${query}`]).then(
    () => "no error",
    (error: unknown) => (error instanceof Error ? error.message : "not an Error"),
  );

describe("fetchJson", () => {
  it("gets the segments joined by slashes and reads JSON", async () => {
    expect(await fetchJson([origin, "api", "user", "demo", "stats"])).toEqual({
      path: "/api/user/demo/stats",
    });
    expect(received[0]?.method).toBe("GET");
    expect(received[0]?.headers.accept).toBe("application/json");
  });

  it("starts at the root of the site, and sends cookies even when told otherwise", async () => {
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(() => Promise.resolve(Response.json([])));
    await fetchJson(["api", "spaces"]);
    await fetchJson(["/api/spaces", "featured"], { credentials: "omit" });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/spaces", "/api/spaces/featured"]);
    for (const [, init] of fetched.mock.calls) expect(init?.credentials).toBe("include");
  });

  it("keeps the headers it is given", async () => {
    await fetchJson([origin, "api"], { headers: { Accept: "text/x", "X-Mine": "1" } });
    expect(received[0]?.headers).toMatchObject({ accept: "text/x", "x-mine": "1" });
  });

  it("throws an error with the status and the body", async () => {
    expect(await message("status=404&body=Unknown+user")).toBe("404: Unknown user");
    expect(await message("status=500&body=%7B%22a%22%3A1%7D")).toBe('500: {"a":1}');
  });

  it("treats 401 as an error like any other", async () => {
    expect(await message("status=401&body=Sign+in")).toBe("401: Sign in");
  });

  it("falls back to the status text when the body is empty", async () => {
    expect(await message("status=503&body=")).toBe("503: Service Unavailable");
    expect(await message("status=418&body=&reason=Only+Tea")).toBe("418: Only Tea");
  });

  it("sends one request, whatever the response", async () => {
    await message("status=500&body=no");
    expect(received).toHaveLength(1);
  });

  it("rejects for a body that is not JSON, and for an aborted call", async () => {
    await expect(fetchJson([origin, "api?body=%3Chtml%3E"])).rejects.toThrow(SyntaxError);
    await expect(fetchJson([origin, "api"], { signal: AbortSignal.abort() })).rejects.toThrow(
      /abort/i,
    );
  });
});
