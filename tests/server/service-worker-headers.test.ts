import { afterEach, expect, test } from "vitest";
import { ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

const PREFERENCES = "plaza-preferences=theme=dark&onboarded=1&path=1";
const start = () =>
  startServer(
    (request) =>
      new URL(request.url).pathname.endsWith(".data")
        ? Response.json({ shown: 1 })
        : html("<p>page</p>", { status: request.url.includes("refused") ? 400 : 200 }),
    { cachesPages: true },
  );

test("the header plaza-keep tells the service worker whose page it is", async () => {
  const { port } = await start();
  const keeperOf = async (Cookie: string) =>
    (await ask(port, "/", { headers: { Cookie } })).headers["plaza-keep"];
  expect(await keeperOf(PREFERENCES)).toBe("visitor");
  expect(await keeperOf("")).toBe("visitor");
  expect(await keeperOf(`${PREFERENCES}&switched=incognito.push`)).toBe("no");
  expect(await keeperOf(`plaza-session=b; ${PREFERENCES}%26switched%3Dincognito`)).toBe("no");
  const [one, other] = [await keeperOf("plaza-session=a"), await keeperOf("plaza-session=b")];
  expect(one).toMatch(/^[\w-]{16}$/);
  expect(other).not.toBe(one);
  expect(await keeperOf(`__Host-plaza-session=a; ${PREFERENCES}`)).toBe(one);
  expect(await keeperOf(`plaza-guest=a; ${PREFERENCES}`)).toBe(one);
  // An account's counts before a guest's.
  expect(await keeperOf(`plaza-guest=b; plaza-session=a; ${PREFERENCES}`)).toBe(one);
});

test("every write that is not refused sets a new plaza-changed cookie, which changes no page", async () => {
  const { port } = await start();
  const markOf = async (path: string, method = "POST") =>
    /plaza-changed=([^;]+)/.exec(
      String((await ask(port, path, { method })).headers["set-cookie"]),
    )?.[1];
  const marks = [await markOf("/"), await markOf("/")];
  expect(marks[0]).toMatch(/^[\w-]{10}$/);
  expect(marks[1]).not.toBe(marks[0]);
  expect([await markOf("/refused"), await markOf("/", "GET")]).toEqual([undefined, undefined]);
  const etagOf = async (Cookie: string) =>
    (await ask(port, "/", { headers: { Cookie } })).headers.etag;
  expect(await etagOf(PREFERENCES)).toBeDefined();
  expect(await etagOf(`${PREFERENCES}; plaza-changed=x`)).toBe(await etagOf(PREFERENCES));
});

test("only prefetched loader data may be cached, for 30 s and the same cookies", async () => {
  const { port } = await start();
  const ahead = { "Sec-Purpose": "prefetch" };
  const answer = async (path: string, headers: Record<string, string>) => {
    const { "cache-control": keeps, vary } = (await ask(port, path, { headers })).headers;
    return [keeps, vary];
  };
  const kept = ["private, max-age=30", "Cookie, Accept-Language, Accept-Encoding"];
  expect(await answer("/a.data", ahead)).toEqual(kept);
  expect(await answer("/a.data", { ...ahead, Cookie: "plaza-session=a" })).toEqual(kept);
  expect(await answer("/a.data", { Purpose: "prefetch" })).toEqual(kept);
  expect(await answer("/wallet.data", ahead)).toEqual(["private, no-cache", "Accept-Encoding"]);
  expect(await answer("/pro.data", ahead)).toEqual(["private, no-cache", "Accept-Encoding"]);
  expect(await answer("/profiles.data", ahead)).toEqual(kept);
  expect(await answer("/a.data", {})).toEqual(["private, no-cache", "Accept-Encoding"]);
  expect((await answer("/a.data", { Cookie: "plaza-session=a" }))[0]).toBe("private, no-store");
  expect((await answer("/", { ...ahead, Cookie: PREFERENCES }))[0]).toBe("private, no-cache");
});
