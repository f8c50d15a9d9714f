import { afterEach, expect, test } from "vitest";
import { errorPage } from "#app/document/error-page.ts";
import type { ErrorPage } from "#domain/format/http/error-page.ts";
import { ask, closeServers, startServer } from "./running-server.ts";

afterEach(closeServers);

/** The server's own answers are a page for a person, and a line for a program. */
const render = (what: ErrorPage) => errorPage(what, () => "");
const application = () => {
  throw new Error("broke");
};
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const SPANISH = { Accept: "text/html", "Accept-Language": "es-MX,es;q=0.9" };
const ENGLISH = { Accept: "text/html", "Accept-Language": "en" };

const CASES = [
  {
    why: "a form that is too large",
    path: "/documents",
    request: { method: "POST", headers: FORM, body: "a".repeat(2_000_000) },
    status: 413,
    texts: { es: "Eso pesa demasiado", en: "That is too large", line: "Body too large" },
  },
  {
    why: "a form from another site",
    path: "/account?a=1",
    request: { method: "POST", headers: { ...FORM, "Sec-Fetch-Site": "cross-site" }, body: "a=1" },
    status: 403,
    texts: {
      es: "Esto se envió desde otro sitio",
      en: "This was sent from another site",
      line: "This request came from another site",
    },
  },
  {
    why: "a failure of the application",
    path: "/spaces",
    request: { method: "GET", headers: {} },
    status: 500,
    texts: { es: "Algo salió mal", en: "Something went wrong", line: "Something went wrong here." },
  },
];

for (const { why, path, request, status, texts } of CASES)
  test(`${why} is told in words, in the language of the browser`, async () => {
    const { port } = await startServer(application, { renderErrorPage: render });
    const send = (headers: Record<string, string>, target = path) =>
      ask(port, target, { ...request, headers: { ...request.headers, ...headers } });
    for (const [headers, title] of [
      [SPANISH, texts.es],
      [ENGLISH, texts.en],
    ] as const) {
      const page = await send(headers);
      expect(page.status).toBe(status);
      expect(page.headers["content-type"]).toMatch(/^text\/html/);
      expect(page.text).toContain(`<h1>${title}</h1>`);
      // Its style is allowed by the policy of the response, and nothing else is.
      const nonce = /<style nonce="([^"]+)"/.exec(page.text)?.[1];
      expect(page.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    }
    for (const [headers, target] of [
      [{}, path],
      [{ Accept: "application/json" }, path],
      [{ Accept: "text/html" }, "/spaces.data"],
    ] as const) {
      const line = await send(headers, target);
      expect([line.status, line.text.startsWith(texts.line)]).toEqual([status, true]);
    }
  });
