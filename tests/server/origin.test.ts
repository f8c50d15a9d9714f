import { afterEach, expect, test } from "vitest";
import type { ServerOptions } from "../../server/create-server.ts";
import { ask, closeServers, startServer } from "./running-server.ts";

afterEach(closeServers);

const HOST = "plaza.test";
const OWN = `http://${HOST}`;

async function matrix(options: Partial<ServerOptions>, cases: [number, Record<string, string>][]) {
  const changed: string[] = [];
  const { port } = await startServer((request) => {
    changed.push(request.method);
    return new Response("done");
  }, options);
  for (const [expected, headers] of cases) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      changed.length = 0;
      const answer = await ask(port, "/x.data", { method, headers: { Host: HOST, ...headers } });
      expect([headers, method, answer.status]).toEqual([headers, method, expected]);
      expect(changed).toHaveLength(expected === 200 ? 1 : 0);
    }
    const read = await ask(port, "/", { headers: { Host: HOST, ...headers } });
    expect(read.status).toBe(200);
  }
}

test("writes from another site are 403 and reach nothing; reads are let through", () =>
  matrix({}, [
    [200, {}],
    [200, { Origin: OWN }],
    [200, { Origin: OWN, "Sec-Fetch-Site": "same-origin" }],
    [200, { "Sec-Fetch-Site": "none" }],
    [200, { Referer: `${OWN}/spaces` }],
    // A proxy without configuration may terminate TLS, so https counts as the same origin.
    [200, { Origin: `https://${HOST}`, "Sec-Fetch-Site": "same-origin" }],
    [403, { Origin: "null" }],
    [403, { Origin: "" }],
    [403, { Origin: "garbage" }],
    [403, { Origin: "https://evil.example" }],
    [403, { Origin: `${OWN}:8080` }],
    [403, { Origin: `${OWN}.evil.example` }],
    [403, { Origin: `ftp://${HOST}` }],
    [403, { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
    [403, { Origin: OWN, "Sec-Fetch-Site": "cross-site" }],
    [403, { Origin: OWN, "Sec-Fetch-Site": "same-site" }],
    [403, { Origin: OWN, "Sec-Fetch-Site": "anything" }],
    [403, { "Sec-Fetch-Site": "cross-site" }],
    [403, { Referer: "https://evil.example/" }],
    [403, { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
    [
      403,
      {
        Origin: "https://evil.example",
        "X-Forwarded-Host": "evil.example",
        Forwarded: "host=evil.example",
      },
    ],
  ]));

test("behind a trusted proxy the forwarded host and protocol count", () =>
  matrix({ trustProxy: true }, [
    [
      200,
      { Origin: "https://out.test", "X-Forwarded-Host": "out.test", "X-Forwarded-Proto": "https" },
    ],
    [
      403,
      { Origin: "http://out.test", "X-Forwarded-Host": "out.test", "X-Forwarded-Proto": "https" },
    ],
    [403, { Origin: OWN, "X-Forwarded-Host": "out.test" }],
    // A proxy that appends: only its own entry, the last, counts.
    [403, { Origin: "http://evil.example", "X-Forwarded-Host": "evil.example, out.test" }],
    [
      200,
      {
        Origin: "https://out.test",
        "X-Forwarded-Host": "evil.example, out.test",
        "X-Forwarded-Proto": "http, https",
      },
    ],
  ]));

test("with a configured https address a page over plain http is another site", () =>
  matrix({ publicUrl: `https://${HOST}` }, [
    [200, { Origin: `https://${HOST}` }],
    [403, { Origin: OWN }],
  ]));
