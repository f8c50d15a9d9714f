import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { RequestContext } from "../../server/handler.ts";
import { ask, closeServers, startServer } from "./running-server.ts";

afterEach(closeServers);

test("the application sees the id, the address and no forwarded header nobody vouches for", async () => {
  const seen = (request: Request, { requestId }: RequestContext) =>
    Response.json([
      requestId,
      request.url,
      request.headers.get("x-forwarded-for"),
      request.headers.get("x-forwarded-host"),
      request.headers.get("cookie"),
    ]);
  const headers = {
    Host: "plaza.test",
    "X-Forwarded-For": "9.9.9.9",
    "X-Forwarded-Host": "evil.example",
    Cookie: "a=1; b=2",
  };
  const direct = await startServer(seen);
  const answer = await ask(direct.port, "/a%20b?q=1", { headers });
  expect(JSON.parse(answer.text)).toEqual([
    answer.headers["x-request-id"],
    "http://plaza.test/a%20b?q=1",
    null,
    null,
    "a=1; b=2",
  ]);
  const proxied = await startServer(seen, { trustProxy: true });
  const trusted = await ask(proxied.port, "/", { headers });
  expect((JSON.parse(trusted.text) as string[]).slice(1, 4)).toEqual([
    "http://evil.example/",
    "9.9.9.9",
    "evil.example",
  ]);
});

test("the log has the path without its query, and neither cookies, tokens nor assets at info", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plaza-log-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "a-1.js"), "export {};");
  const { port, logged } = await startServer(() => new Response("x".repeat(600)), {
    clientFolder: folder,
  });
  await ask(port, "/search?q=private", {
    headers: { Cookie: "s=hidden", Authorization: "Bearer x" },
  });
  await ask(port, "/invite/aB3dE6gH9jK2mN5pQ8sT1v");
  await ask(port, "/assets/a-1.js");
  const requests = logged.filter(({ msg }) => msg === "request");
  expect(requests.map(({ path, level }) => [path, level])).toEqual([
    ["/search", "info"],
    ["/invite/[hidden]", "info"],
    ["/assets/a-1.js", "debug"],
  ]);
  expect(requests[0]).toMatchObject({ method: "GET", status: 200 });
  expect(requests[0]?.bytes).toBeGreaterThan(500);
  for (const secret of ["private", "hidden=", "s=hidden", "Bearer", "aB3dE6"]) {
    expect(JSON.stringify(logged)).not.toContain(secret);
  }
});
