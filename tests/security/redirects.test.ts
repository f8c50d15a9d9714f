import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ask, FORM, PHONE, VISITOR } from "./support/ask.ts";
import { openBrowser } from "./support/browser.ts";
import { signIn, signUp } from "./support/people.ts";
import { report } from "./support/report.ts";

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const HOST = "evil.example";
const PAYLOADS = [
  `https://${HOST}`,
  `http://${HOST}/`,
  `//${HOST}`,
  `///${HOST}`,
  `////${HOST}`,
  `/\\${HOST}`,
  `\\\\${HOST}`,
  `/\\/${HOST}`,
  `\\/${HOST}`,
  `https:${HOST}`,
  `https:/${HOST}`,
  `http:\\\\${HOST}`,
  `HTTPS://${HOST}`,
  ` https://${HOST}`,
  `\thttps://${HOST}`,
  `\nhttps://${HOST}`,
  `/\t/${HOST}`,
  `/\n/${HOST}`,
  `/\r/${HOST}`,
  `/%09/${HOST}`,
  `/%0a/${HOST}`,
  `/%0d%0aLocation:%20https://${HOST}`,
  `/%2f${HOST}`,
  `/%2f%2f${HOST}`,
  `/%252f%252f${HOST}`,
  `/%5c${HOST}`,
  `/%5c%5c${HOST}`,
  `/.//${HOST}`,
  `/..//${HOST}`,
  `/./\\${HOST}`,
  `/x/..//${HOST}`,
  `/x/../..//${HOST}`,
  `/%2e%2e//${HOST}`,
  `/;//${HOST}`,
  `/?next=//${HOST}`,
  `?//${HOST}`,
  `#//${HOST}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java\tscript:alert(1)`,
  `data:text/html,<script>`,
  `vbscript:x`,
  `file:///etc/passwd`,
  `blob:https://${HOST}/1`,
  `ftp://${HOST}`,
  `//localhost@${HOST}`,
  `https://localhost@${HOST}`,
  `https://localhost:80@${HOST}`,
  `//${HOST}/%2f..`,
  `/${HOST}`,
  `//0x7f.1`,
  `//①②⑦.0.0.1`,
  `//${HOST}%00.localhost`,
  `/\u2028/${HOST}`,
  `/\u0000/${HOST}`,
  `//[::1]`,
  `///`,
  `//`,
  `/${"a".repeat(600)}`,
  `https://${HOST}\\@localhost`,
  `/onboarding?next=//${HOST}`,
  `%2f%2f${HOST}`,
];

/** All forms that redirect to a target from the request. */
const PLACES: [
  what: string,
  path: string,
  field: string,
  rest: string,
  cookie: Record<string, string>,
][] = [
  ["skip the wizard", "/onboarding", "next", "intent=skip", {}],
  ["end the wizard", "/onboarding", "next", "paso=7&intent=continue", {}],
  ["a step of the wizard", "/onboarding", "next", "paso=3&intent=continue", {}],
  ["after the path choice", "/path-selection", "next", "intent=next", {}],
  ["preferences", "/preferences", "returnTo", "theme=light", VISITOR],
];

it("no place that redirects leads away from the site", async () => {
  const left: string[] = [];
  let asked = 0;
  for (const [what, path, field, rest, cookie] of PLACES) {
    for (const payload of PAYLOADS) {
      const body = `${rest}&${new URLSearchParams({ [field]: payload })}`;
      const { status, headers } = await ask(server.origin, path, {
        method: "POST",
        headers: { ...FORM, ...cookie, Origin: server.origin, Host: new URL(server.origin).host },
        body,
      });
      asked += 1;
      const { location = "" } = headers;
      const there = URL.canParse(location, server.origin) ? new URL(location, server.origin) : null;
      const stays = there?.origin === server.origin && /^\/(?![/\\])/.test(location);
      // The wizard passes the target on to its next step.
      const handedOn = what.includes("wizard") ? (there?.searchParams.get("next") ?? "/") : "/";
      const staysLater =
        URL.canParse(handedOn, server.origin) &&
        (what.startsWith("skip") || new URL(handedOn, server.origin).origin === server.origin);
      // A malformed form is rejected before any redirect.
      const isRefused = status === 400 && location === "";
      if (!isRefused && (status !== 303 || !stays || !staysLater)) {
        left.push(`${what} ${JSON.stringify(payload)}: ${status} ${location}`);
      }
    }
  }
  report("open redirects", {
    places: PLACES.length,
    payloads: PAYLOADS.length,
    asked,
    left: left.length,
  });
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(60);
  expect(left).toEqual([]);
}, 60_000);

it("neither does signing in or up, whose next page anybody may have written", async () => {
  const open = await startPlaza(database.url, { TRUST_PROXY: "on" });
  try {
    const left: string[] = [];
    let asked = 0;
    for (const [index, payload] of PAYLOADS.entries()) {
      // A new account for each, because of rate limits.
      const email = `next-${index}@redirects.mx`;
      const up = await signUp(openBrowser(open.origin), email, { next: payload });
      // Both use the same function: in the usual run every third payload for the sign-in.
      const isTried = process.env.SECURITY === "long" || index % 3 === 0;
      const signedIn = isTried
        ? [await signIn(openBrowser(open.origin), email, { next: payload })]
        : [];
      for (const { status, headers } of [up, ...signedIn]) {
        asked += 1;
        const { location = "" } = headers;
        const there = URL.canParse(location, open.origin) ? new URL(location, open.origin) : null;
        // Only the sign-in and sign-up pages redirect to a target in their URL.
        const isEntry = /^\/(login|signup)$/.test(there?.pathname ?? "");
        const later = (isEntry ? there?.searchParams.get("next") : null) ?? "/";
        const stays = [location, later].every(
          (to) => /^\/(?![/\\])/.test(to) && new URL(to, open.origin).origin === open.origin,
        );
        if (status !== 400 && (status !== 303 || !stays))
          left.push(`${JSON.stringify(payload)}: ${status} ${location}`);
      }
    }
    report("open redirects after signing in and up", {
      asked,
      left: left.length,
    });
    expect(left).toEqual([]);
  } finally {
    await open.stop();
  }
}, 60_000);

it("neither does the gate, nor a slash too many", async () => {
  for (const payload of PAYLOADS) {
    const path = `/spaces?x=${encodeURIComponent(payload)}`;
    const { status, headers } = await ask(server.origin, path, {
      headers: { "User-Agent": PHONE },
    });
    // Characters that are invalid in a URL are rejected.
    if (status === 400) continue;
    expect(status).toBe(302);
    const there = new URL(String(headers.location), server.origin);
    expect([there.origin, there.pathname]).toEqual([server.origin, "/onboarding"]);
  }
  for (const path of [`//${HOST}/`, `//${HOST}/spaces/`, `/\\${HOST}`, `//${HOST}/%2e%2e`]) {
    const { status, headers } = await ask(server.origin, path, { headers: VISITOR });
    expect([
      path,
      status < 300 ||
        status >= 400 ||
        new URL(String(headers.location), server.origin).origin === server.origin,
    ]).toEqual([path, true]);
  }
});
