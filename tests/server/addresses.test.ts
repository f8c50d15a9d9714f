import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { ask, askRaw, closeServers, startServer, statusOf } from "./running-server.ts";

afterEach(closeServers);

const echo = (request: Request) => new Response(`${request.method} ${request.url}`);

test("the methods that are answered reach the application, OPTIONS is answered, TRACE is not", async () => {
  const { port } = await startServer(echo);
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const { status, text } = await ask(port, "/a", { method });
    expect([status, text]).toEqual([200, `${method} http://127.0.0.1:${port}/a`]);
  }
  const allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
  const options = await ask(port, "/a", { method: "OPTIONS" });
  expect([options.status, options.headers.allow, options.text]).toEqual([204, allow, ""]);
  for (const method of ["TRACE", "PROPFIND", "PURGE", "LINK"]) {
    const { status, headers } = await ask(port, "/a", { method });
    expect([status, headers.allow]).toEqual([405, allow]);
  }
  expect(statusOf(await askRaw(port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n"))).toBe(
    405,
  );
  expect(statusOf(await askRaw(port, "NONSENSE / HTTP/1.1\r\nHost: a\r\n\r\n"))).toBe(400);
});

test("malformed addresses are 400 and never reach the application", async () => {
  let reached = 0;
  const { port } = await startServer((request) => {
    reached += 1;
    return echo(request);
  });
  const targets = [
    "/%",
    "/%z1",
    "/%E0%A4%A",
    "/%C0%AF",
    "/%FF",
    "/a%00b",
    "/?q=%00",
    "/?q=%",
    "/a%0d%0aSet-Cookie:x",
    "/%7F",
    "/%E2%80%A8",
    "/a%E2%80%A9b",
    // The router resolves the decoded path, in which a backslash counts as a slash.
    "/%5Cx",
    "/a%5c/b",
    "/%5C@]x/y/",
    "//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/\\evil.example",
    "/a#b",
    "http://evil.example/",
    "https://127.0.0.1/",
    "*",
    "a",
    "?a",
    "evil.example:80",
    "javascript:1",
    "/\u00e9",
    "/a\x7fb",
  ];
  for (const target of targets) {
    const raw = await askRaw(port, `GET ${target} HTTP/1.1\r\nHost: plaza\r\n\r\n`);
    expect([target, statusOf(raw)]).toEqual([target, 400]);
    expect(raw).not.toMatch(/\bat .*:\d+:\d+/);
  }
  expect(reached).toBe(0);
});

test("ordinary escapes and odd but well-formed addresses pass", async () => {
  const { port } = await startServer(echo);
  const targets = [
    "/caf%C3%A9",
    "/?q=100%25",
    "/?q=a%0Ab",
    "/spaces/%2F",
    "/a/../b",
    "/a//b",
    "/?q=%5Cx",
  ];
  for (const target of targets) {
    const raw = await askRaw(
      port,
      `GET ${target} HTTP/1.1\r\nHost: plaza\r\nConnection: close\r\n\r\n`,
    );
    expect([target, statusOf(raw)]).toEqual([target, 200]);
  }
});

test("any target and any Host, however odd, is answered below 500", async () => {
  const { port } = await startServer(echo);
  const line = fc.string({ unit: "binary-ascii", maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(line, line, async (target, host) => {
      const clean = (text: string) => text.replace(/[\r\n]/g, "");
      const head = `GET /${clean(target)} HTTP/1.1\r\nHost: ${clean(host)}\r\n`;
      const status = statusOf(await askRaw(port, `${head}Connection: close\r\n\r\n`));
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

test("a Host header must be there once and be a host", async () => {
  const { port } = await startServer(echo);
  const status = async (lines: string) =>
    statusOf(await askRaw(port, `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`));
  for (const host of ["plaza.test", "localhost:3000", "127.0.0.1", "[::1]:3000", "a_b.test"]) {
    expect([host, await status(`Host: ${host}\r\n`)]).toEqual([host, 200]);
  }
  const garbage = ["", "a b", "a/b", "a@b", "a:b", "a:99999", "<x>", "[::zz]", "1.2.3.999", "a..b"];
  for (const host of [...garbage, "xn--a", "-", ":80", "a\\b", "a?b", "a,b"]) {
    expect([host, await status(`Host: ${host}\r\n`)]).toEqual([host, 400]);
  }
  expect(await status("")).toBe(400);
  expect(await status("Host: a.test\r\nHost: b.test\r\n")).toBe(400);
});

test("a host that is not served here is 421, except for health questions", async () => {
  const { port } = await startServer(echo, { allowedHosts: ["plaza.test", "other.test:8080"] });
  const status = async (host: string, path = "/") =>
    (await ask(port, path, { headers: { Host: host } })).status;
  expect(await status("plaza.test")).toBe(200);
  expect(await status("PLAZA.test:1234")).toBe(200);
  expect(await status("other.test:8080")).toBe(200);
  expect(await status("other.test")).toBe(421);
  expect(await status("evil.example")).toBe(421);
  expect(await status("10.0.0.7:3000", "/livez")).toBe(200);
  expect(await status("10.0.0.7:3000", "/readyz")).toBe(200);
});

test("too long a head is 431, too long an address 414", async () => {
  const { port } = await startServer(echo);
  const head = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(17_000)}\r\n\r\n`;
  expect(statusOf(await askRaw(port, head))).toBe(431);
  expect((await ask(port, `/${"x".repeat(9_000)}`)).status).toBe(414);
  expect((await ask(port, `/?q=${"x".repeat(7_000)}`)).status).toBe(200);
});

test("an unknown expectation is 417", async () => {
  const { port } = await startServer(echo);
  const raw = await askRaw(port, "GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n");
  expect(statusOf(raw)).toBe(417);
});

test("a head that dribbles in is cut off with 408, one that is quick is unharmed meanwhile", async () => {
  const { port } = await startServer(echo, { timeouts: { head: 300, request: 600, check: 50 } });
  const began = performance.now();
  const [slow, quick] = await Promise.all([
    askRaw(port, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "),
    ask(port, "/"),
  ]);
  expect(statusOf(slow)).toBe(408);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(quick.status).toBe(200);
});
