import { afterEach, expect, test } from "vitest";
import { ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

/** Pages that the application lets other sites show in a frame (server/wire/application-headers.ts). */
const application = (request: Request): Response => {
  const named = new URL(request.url).searchParams.get("by");
  return html("page", named === null ? {} : { headers: { "Plaza-Framed-By": named } });
};

const policyOf = async (query: string) => {
  const { port } = await startServer(application);
  const { headers } = await ask(port, `/a/fonda${query}`);
  expect(headers["plaza-framed-by"]).toBeUndefined();
  const policy = String(headers["content-security-policy"]);
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  return { ancestors, count: policy.split("frame-ancestors").length - 1, headers };
};

test("a page is framed by exactly the sites that are named", async () => {
  const { ancestors, headers, count } = await policyOf(
    "?by=https://a.example+https://b.example:8443",
  );
  expect(ancestors).toBe("https://a.example https://b.example:8443");
  expect(count).toBe(1);
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  "",
  "?by=",
  "?by=*",
  "?by=http://a.example",
  "?by='self'",
  "?by=https://a.example;script-src",
])("and by nobody with %s", async (query) => {
  const { ancestors, headers } = await policyOf(query);
  expect(ancestors).toBe("'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
});

test("what is no site is left out", async () => {
  const { ancestors } = await policyOf("?by=*+https://a.example+data:");
  expect(ancestors).toBe("https://a.example");
});
