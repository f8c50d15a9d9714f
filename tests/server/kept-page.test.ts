import { afterEach, expect, test } from "vitest";
import { ask, closeServers, html, startServer } from "./running-server.ts";

afterEach(closeServers);

const PREFERENCES = "plaza-preferences=theme=dark&onboarded=1&path=1";
const start = () =>
  startServer(
    (request) =>
      new URL(request.url).pathname.endsWith(".data")
        ? Response.json({ shown: 1 })
        : html(
            `<link rel="modulepreload" href="/a.js"/><p>page</p><script type="module">go()</script>`,
            { status: request.url.includes("refused") ? 400 : 200 },
          ),
    { sharesPages: true },
  );

test("a page says whose it is, to whoever keeps it", async () => {
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
});

test("every write that is not refused leaves another mark, and a mark changes no page", async () => {
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

test("only data that are fetched ahead may be kept, for half a minute and these cookies", async () => {
  const { port } = await start();
  const ahead = { "Sec-Purpose": "prefetch" };
  const answer = async (path: string, headers: Record<string, string>) => {
    const { "cache-control": keeps, vary } = (await ask(port, path, { headers })).headers;
    return [keeps, vary];
  };
  const kept = ["private, max-age=30", "Cookie, Accept-Encoding"];
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

test("where data are dear a page's scripts wait, and the kept page is another one", async () => {
  const { port } = await start();
  const page = async (path: string, headers: Record<string, string>) =>
    ask(port, path, { headers: { Cookie: PREFERENCES, ...headers } });
  const little = { "Save-Data": "on" };
  const usual = await page("/", {});
  const held = await page("/", little);
  expect(usual.text).toContain(`<link rel="modulepreload" href="/a.js"/><p>`);
  expect(held.text).toContain(
    `<template id="held"><link rel="modulepreload" href="/a.js"/><script type="module">`,
  );
  const nonce = /'nonce-([^']+)'/.exec(String(held.headers["content-security-policy"]))?.[1];
  expect(held.text).toContain(`</template><script nonce="${nonce}">`);
  // The service worker takes what is alike up to here for the same page (app/browser/service-worker.ts).
  expect(held.headers.etag).toMatch(/^W\/"[\w-]{22}-held"$/);
  expect(held.headers.etag?.slice(0, 25)).toBe(usual.headers.etag?.slice(0, 25));
  for (const { headers } of [usual, held]) {
    expect(headers.vary).toBe("Accept-Encoding, Cookie, Save-Data, ECT");
    expect(headers["accept-ch"]).toBe("ECT");
    expect(headers["critical-ch"]).toBeUndefined();
  }
  expect((await page("/", { ECT: "2g" })).headers.etag).toBe(held.headers.etag);
  expect((await page("/", { ECT: "4g" })).headers.etag).toBe(usual.headers.etag);
  expect((await page("/", {})).text).toBe(usual.text);

  // One is never told that it has the other.
  const known = (etag: string | undefined) => ({ "If-None-Match": String(etag) });
  const asked = [
    await page("/", known(held.headers.etag)),
    await page("/", { ...little, ...known(usual.headers.etag) }),
    await page("/", { ...little, ...known(held.headers.etag) }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 304]);
  expect(asked[2]!.headers.vary).toBe("Accept-Encoding, Cookie, Save-Data, ECT");

  for (const path of ["/own", "/refused"]) {
    const own = { ...little, Cookie: "plaza-session=a" };
    const answer = await page(path, own);
    expect(answer.status).toBe(path === "/refused" ? 400 : 200);
    expect(answer.text).toContain(`<template id="held">`);
    expect(answer.headers.vary).toBe("Accept-Encoding, Save-Data, ECT");
    const head = await ask(port, path, { method: "HEAD", headers: own });
    expect([head.status, head.body.length]).toEqual([answer.status, 0]);
  }
  expect((await page("/a.data", little)).text).toBe(`{"shown":1}`);
});

test("the line's speed is asked for with a redirect too, and never insisted on", async () => {
  const { port } = await startServer(({ url }) =>
    url.endsWith("/file")
      ? new Response("x", { headers: { "Content-Type": "text/plain" } })
      : new Response(null, { status: 302, headers: { Location: "/" } }),
  );
  const moved = await ask(port, "/", { headers: { "Save-Data": "on" } });
  expect([moved.status, moved.headers["accept-ch"]]).toEqual([302, "ECT"]);
  expect((await ask(port, "/file")).headers["accept-ch"]).toBeUndefined();
});
