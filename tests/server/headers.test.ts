import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { RequestContext } from "../../server/handler.ts";
import { type Answer, ask, askRaw, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

const application = (request: Request, { nonce }: RequestContext): Response => {
  const { pathname } = new URL(request.url);
  if (pathname === "/fails") throw new Error("secret inside");
  if (pathname.endsWith(".data"))
    return new Response("[]", { headers: { "Content-Type": "text/x-script" } });
  if (pathname.startsWith("/api")) return Response.json({ a: 1 });
  if (pathname === "/upload")
    return new Response("x", { headers: { "Content-Security-Policy": "sandbox" } });
  if (pathname === "/gone") return html("missing", { status: 404 });
  if (pathname === "/moved") return new Response(null, { status: 302, headers: { Location: "/" } });
  return html(`<script nonce="${nonce}"></script>`);
};

function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plaza client "));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "a-1.js"), "export {};");
  return folder;
}

function expectSecure({ headers }: Pick<Answer, "headers">): void {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toBe(
    "camera=(), geolocation=(), microphone=(self), gamepad=(self)",
  );
  expect(headers["content-security-policy"]).toContain("object-src 'none'");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-request-id"]).toMatch(/^[\w-]{22}$/);
  expect(headers["x-powered-by"]).toBeUndefined();
}

test("every class of answer carries the security headers and a request id of its own", async () => {
  const { port } = await startServer(application, { clientFolder: clientFolder() });
  const post = { method: "POST", headers: { "Content-Type": "image/png" }, body: "x" };
  const answers: [number, Answer][] = [
    [200, await ask(port, "/")],
    [200, await ask(port, "/home.data")],
    [200, await ask(port, "/api/spaces")],
    [200, await ask(port, "/assets/a-1.js")],
    [404, await ask(port, "/assets/none.js")],
    [404, await ask(port, "/gone")],
    [302, await ask(port, "/moved")],
    [500, await ask(port, "/fails")],
    [415, await ask(port, "/", post)],
    [413, await ask(port, "/", { ...post, headers: { "Content-Length": 9_999_999 } })],
    [403, await ask(port, "/", { method: "POST", headers: { Origin: "null" } })],
    [405, await ask(port, "/", { method: "TRACE" })],
    [204, await ask(port, "/", { method: "OPTIONS" })],
    [400, await ask(port, "/%zz")],
    [200, await ask(port, "/livez")],
    [200, await ask(port, "/readyz")],
    [200, await ask(port, "/", { method: "HEAD" })],
  ];
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status);
    expectSecure(answer);
  }
  const ids = new Set(answers.map(([, { headers }]) => headers["x-request-id"]));
  expect(ids.size).toBe(answers.length);

  const unreadable = await askRaw(port, "garbage\r\n\r\n");
  const names = [...unreadable.matchAll(/^([\w-]+): (.*?)\r$/gm)];
  expectSecure({
    headers: Object.fromEntries(
      names.map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
    ),
  });
});

test("a page gets the whole policy with a nonce that is new each time and the one it was given", async () => {
  const { port } = await startServer(application);
  const [one, two] = [await ask(port, "/"), await ask(port, "/")];
  const nonce = /nonce="([\w-]{22}==)"/.exec(one.text)?.[1];
  expect(nonce).toBeDefined();
  expect(two.text).not.toContain(nonce);
  expect(String(one.headers["content-security-policy"]).split(";")).toEqual([
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  const data = await ask(port, "/api/spaces");
  expect(data.headers["content-security-policy"]).not.toContain("nonce");
});

test("the application's own policy wins over the server's", async () => {
  const { port } = await startServer(application);
  const { headers } = await ask(port, "/upload");
  expect(headers["content-security-policy"]).toBe("sandbox");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("HSTS and upgraded requests only over HTTPS, and only a trusted proxy can say so", async () => {
  const forwarded = { headers: { "X-Forwarded-Proto": "https" } };
  const is = async (options: Parameters<typeof startServer>[1]) => {
    const { port } = await startServer(application, options);
    const { headers } = await ask(port, "/", forwarded);
    return [
      headers["strict-transport-security"],
      headers["content-security-policy"]?.includes("upgrade-insecure-requests"),
    ];
  };
  expect(await is({})).toEqual([undefined, false]);
  expect(await is({ trustProxy: true })).toEqual(["max-age=31536000", true]);
  expect(await is({ trustProxy: true, production: false })).toEqual([undefined, true]);
  expect(await is({ publicUrl: "https://plaza.example" })).toEqual(["max-age=31536000", true]);
  const hsts = { maxAge: 63_072_000, includeSubDomains: true, preload: true };
  expect(await is({ trustProxy: true, hsts })).toEqual([
    "max-age=63072000; includeSubDomains; preload",
    true,
  ]);
  expect(await is({ trustProxy: true, hsts: null })).toEqual([undefined, true]);
  expect(await is({ hsts })).toEqual([undefined, false]);
});

test("what sets no Cache-Control is private and asked for again; what sets one keeps it", async () => {
  const { port } = await startServer((request) =>
    request.url.endsWith("/own")
      ? html("x", { headers: { "Cache-Control": "private, max-age=30" } })
      : html("x"),
  );
  expect((await ask(port, "/")).headers["cache-control"]).toBe("private, no-cache");
  expect((await ask(port, "/own")).headers["cache-control"]).toBe("private, max-age=30");
  expect((await ask(port, "/%zz")).headers["cache-control"]).toBe("no-store");
});

test("a failure's id is where a page can read it that moved to it: in Server-Timing", async () => {
  const { port } = await startServer(() => {
    throw new Error("broke");
  });
  const { status, headers } = await ask(port, "/spaces.data");
  expect(status).toBe(500);
  expect(headers["server-timing"]).toMatch(`, id;desc="${String(headers["x-request-id"])}"`);
});

test("several cookies stay several, and Server-Timing begins with ours", async () => {
  const { port } = await startServer(() => {
    const headers = new Headers({ "Server-Timing": "db;dur=3" });
    headers.append("Set-Cookie", "a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT");
    headers.append("Set-Cookie", "b=2");
    return new Response("x", { headers });
  });
  const { headers } = await ask(port, "/");
  expect(headers["set-cookie"]).toEqual(["a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT", "b=2"]);
  expect(headers["server-timing"]).toMatch(/^app;dur=\d+\.\d, db;dur=3$/);
});

test("a failure of the application is a short 500 with the logged id and nothing of the inside", async () => {
  const { port, logged } = await startServer(application);
  const { text, headers } = await ask(port, "/fails", { headers: { "X-Request-Id": "forged" } });
  expect(text).toBe(`Something went wrong here. Request ${headers["x-request-id"]}\n`);
  const lines = logged.filter(({ id }) => id === headers["x-request-id"]);
  expect(lines.map(({ msg }) => msg)).toEqual(["the application failed", "request"]);
  expect(JSON.stringify(lines[0])).toContain("secret inside");
  expect(JSON.stringify(logged)).not.toContain("forged");
});
