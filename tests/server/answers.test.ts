import http from "node:http";
import zlib from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { acceptedEncodings } from "../../server/wire/compression.ts";
import { type Answer, ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

const PAGE = `<p>${Array.from({ length: 2_000 }, (_, i) => `café ${i % 97}`).join(" ")}</p>`;

function decoded({ headers, body }: Answer): string {
  if (headers["content-encoding"] === "br") return zlib.brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return zlib.gunzipSync(body).toString();
  return body.toString();
}

/** A stream of the text in `count` pieces, `pauseMs` apart. */
function pieces(text: string, count: number, pauseMs = 0): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  const size = Math.ceil(bytes.length / count);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (pauseMs > 0 && at > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + size));
      else controller.close();
      at += size;
    },
  });
}

test("Accept-Encoding: the heaviest wins, brotli at equal weight, identity is the last resort", () => {
  const first = (header?: string) => acceptedEncodings(header)[0];
  expect(first("gzip, deflate, br, zstd")).toBe("br");
  expect(first("gzip;q=1.0, br;q=0.5")).toBe("gzip");
  expect(first("GZIP")).toBe("gzip");
  expect(first("br;q=0, gzip;q=0")).toBe("identity");
  expect(first("*")).toBe("br");
  expect(first("*;q=0")).toBe("identity");
  expect(first("identity, br;q=0.5")).toBe("identity");
  expect(first("deflate")).toBe("identity");
  expect(first("br;q=nonsense")).toBe("identity");
  expect(first("")).toBe("identity");
  expect(first()).toBe("identity");
});

test("whole and streamed bodies decode to the same bytes in every encoding", async () => {
  const { port } = await startServer((request) =>
    request.url.endsWith("/whole")
      ? html(PAGE)
      : new Response(pieces(PAGE, 9, request.url.endsWith("/slow") ? 3 : 0), {
          headers: { "Content-Type": "text/html" },
        }),
  );
  for (const path of ["/whole", "/burst", "/slow"]) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await ask(port, path, { headers: { "Accept-Encoding": encoding } });
      expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(answer.headers.vary).toBe("Accept-Encoding, Accept-Language, Save-Data");
      expect(decoded(answer)).toBe(PAGE);
      if (encoding !== "identity") expect(answer.body.length).toBeLessThan(PAGE.length / 5);
      if (path === "/whole") {
        expect(answer.headers["content-length"]).toBe(String(answer.body.length));
      } else expect(answer.headers["transfer-encoding"]).toBe("chunked");
    }
  }
});

test("what would not get smaller, or may not be changed, is left as it is", async () => {
  const long = "x".repeat(4_000);
  const answers: Record<string, () => Response> = {
    "/small": () => html("short"),
    "/picture": () => new Response(long, { headers: { "Content-Type": "image/png" } }),
    "/coded": () => html(long, { headers: { "Content-Encoding": "x-own" } }),
    "/fixed": () => html(long, { headers: { "Cache-Control": "public, no-transform" } }),
  };
  const { port } = await startServer(
    (request) => answers[new URL(request.url).pathname]?.() ?? html(""),
  );
  const get = async (path: string) =>
    (await ask(port, path, { headers: { "Accept-Encoding": "br" } })).headers;
  expect((await get("/small"))["content-encoding"]).toBeUndefined();
  expect((await get("/small")).vary).toBe("Accept-Encoding, Accept-Language, Save-Data");
  expect((await get("/picture"))["content-encoding"]).toBeUndefined();
  expect((await get("/picture")).vary).toBeUndefined();
  expect((await get("/coded"))["content-encoding"]).toBe("x-own");
  expect((await get("/fixed"))["content-encoding"]).toBeUndefined();
});

test("Vary is extended, not replaced", async () => {
  const { port } = await startServer((request) =>
    html("x", { headers: { Vary: decodeURIComponent(new URL(request.url).search.slice(1)) } }),
  );
  const vary = async (given: string) =>
    (await ask(port, `/?${encodeURIComponent(given)}`)).headers.vary;
  expect(await vary("Cookie")).toBe("Cookie, Accept-Encoding, Accept-Language, Save-Data");
  expect(await vary("Cookie, accept-encoding")).toBe(
    "Cookie, accept-encoding, Accept-Language, Save-Data",
  );
  expect(await vary("*")).toBe("*");
});

/** Decoded chunks of a response with their arrival times in milliseconds. */
function arrivals(port: number, encoding: string): Promise<{ at: number; text: string }[]> {
  return new Promise((resolve, reject) => {
    const seen: { at: number; text: string }[] = [];
    const began = performance.now();
    const headers = { "Accept-Encoding": encoding };
    http.get({ host: "127.0.0.1", port, headers, agent: false }, (response) => {
      const decoder =
        encoding === "br"
          ? zlib.createBrotliDecompress()
          : encoding === "gzip"
            ? zlib.createGunzip()
            : undefined;
      const source = decoder ? response.pipe(decoder) : response;
      source.on("data", (chunk: Buffer) =>
        seen.push({ at: performance.now() - began, text: chunk.toString() }),
      );
      source.on("error", reject);
      source.on("end", () => resolve(seen));
    });
  });
}

test("the head of a page arrives, decodable, long before its end, in every encoding", async () => {
  const { port } = await startServer(() => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from(`<head>${"a".repeat(700)}`));
        await new Promise((resolve) => setTimeout(resolve, 400));
        controller.enqueue(Buffer.from(`<main>${"b".repeat(700)}`));
        controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/html" } });
  });
  for (const encoding of ["br", "gzip", "identity"]) {
    const seen = await arrivals(port, encoding);
    const head = seen[0];
    expect(head?.text).toBe(`<head>${"a".repeat(700)}`);
    expect(head?.at).toBeLessThan(300);
    expect(seen.at(-1)?.at).toBeGreaterThan(380);
    expect(seen.map(({ text }) => text).join("")).toHaveLength(1_412);
  }
});

test("events arrive one by one and are not compressed", async () => {
  const { port } = await startServer(
    () =>
      new Response(pieces("data: 1\n\ndata: 2\n\n", 2, 60), {
        headers: { "Content-Type": "text/event-stream" },
      }),
  );
  const { headers } = await ask(port, "/", { headers: { "Accept-Encoding": "br" } });
  expect(headers["content-encoding"]).toBeUndefined();
  expect((await arrivals(port, "identity")).map(({ text }) => text)).toEqual([
    "data: 1\n\n",
    "data: 2\n\n",
  ]);
});

test("an ETag is weak when compressed, and If-None-Match compares weakly", async () => {
  const { port } = await startServer(() => html(PAGE, { headers: { ETag: '"v1"' } }));
  const get = (headers: Record<string, string>, method = "GET") =>
    ask(port, "/", { headers, method });
  expect((await get({})).headers.etag).toBe('"v1"');
  expect((await get({ "Accept-Encoding": "br" })).headers.etag).toBe('W/"v1"');
  for (const tag of ['"v1"', 'W/"v1"', '"v0", W/"v1"', "*"]) {
    const { status, body, headers } = await get({ "If-None-Match": tag });
    expect([tag, status, body.length]).toEqual([tag, 304, 0]);
    expect(headers["content-type"]).toBeUndefined();
    expect(headers.etag).toBe('"v1"');
  }
  expect((await get({ "If-None-Match": '"v2"' })).status).toBe(200);
});

test("HEAD, 204 and 304 have no body", async () => {
  const { port } = await startServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/") return html(PAGE, { headers: { ETag: '"v"' } });
    return new Response(null, { status: Number(pathname.slice(1)), headers: { ETag: '"v"' } });
  });
  const head = await ask(port, "/", { method: "HEAD" });
  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, '"v"']);
  for (const status of [204, 304]) {
    const answer = await ask(port, `/${status}`);
    expect([answer.status, answer.body.length]).toEqual([status, 0]);
    expect(answer.headers["content-length"]).toBeUndefined();
    expect(answer.headers["transfer-encoding"]).toBeUndefined();
  }
});

test("one connection carries many requests", async () => {
  const { port } = await startServer(() => html(PAGE));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { "Accept-Encoding": "br" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(port, "/", { agent, headers })),
  );
  expect(answers.every((answer) => decoded(answer) === PAGE)).toBe(true);
  expect(answers[0]?.headers["keep-alive"]).toBe("timeout=65");
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
  agent.destroy();
});
