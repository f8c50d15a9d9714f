import http from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { guardedFetch } from "./guarded-fetch.server.ts";

/** A service on this machine, which no address that a person types may reach. */
let server: http.Server;
let port = 0;
let reached = 0;
beforeAll(async () => {
  server = http.createServer((_, res) => {
    reached += 1;
    res.writeHead(200, { "Content-Type": "text/event-stream" }).end("data: secret\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());
beforeEach(() => void (reached = 0));

const get = (address: string, isAllowed = false) =>
  guardedFetch({ isAllowedHost: () => isAllowed, signal: new AbortController().signal })(address, {
    method: "POST",
    body: "{}",
  });
const troubleOf = (address: string) =>
  get(address).then(
    () => "reached",
    (error: { trouble?: string }) => error.trouble,
  );

/** Private, loopback, link-local and other special addresses, as numbers of IPv4. */
const privateAddress = fc
  .tuple(
    fc.constantFrom(
      [10],
      [127],
      [169, 254],
      [192, 168],
      [172, 16],
      [172, 31],
      [100, 64],
      [0],
      [224],
      [198, 18],
    ),
    fc.array(fc.nat(255), { minLength: 3, maxLength: 3 }),
  )
  .map(([start, rest]) => [...start, ...rest].slice(0, 4));

/** Ways to write an IPv4 address that browsers and Node read as the same. */
const spelled = fc
  .tuple(privateAddress, fc.constantFrom("dots", "number", "hex", "octal", "mapped", "nat64"))
  .map(([parts, how]) => {
    const number = parts.reduce((sum, part) => sum * 256 + part, 0);
    const hex = (part: number) => part.toString(16).padStart(2, "0");
    const [a, b, c, d] = parts.map(hex);
    switch (how) {
      case "number":
        return String(number);
      case "hex":
        return `0x${number.toString(16)}`;
      case "octal":
        return parts.map((part) => `0${part.toString(8)}`).join(".");
      case "mapped":
        return `[::ffff:${a}${b}:${c}${d}]`;
      case "nat64":
        return `[64:ff9b::${a}${b}:${c}${d}]`;
      default:
        return parts.join(".");
    }
  });

describe("an address that a person has typed", () => {
  it("reaches no private address, however it is written", async () => {
    await fc.assert(
      fc.asyncProperty(spelled, async (host) => {
        expect(await troubleOf(`https://${host}:${port}/v1`)).toBe("blocked");
      }),
      { numRuns: 500 },
    );
    expect(reached).toBe(0);
  });

  it.each([
    "https://localhost",
    "https://127.0.0.1",
    "https://[::1]",
    "https://[fe80::1]",
    "https://[fd00:ec2::254]",
    "https://169.254.169.254",
    "http://127.0.0.1",
    "http://example.com",
  ])("%s is blocked", async (origin) => {
    expect(await troubleOf(`${origin}:${port}/v1`)).toBe("blocked");
    expect(reached).toBe(0);
  });
});

it("an allowed host is reached, also in the clear", async () => {
  const response = await get(`http://127.0.0.1:${port}/v1`, true);
  expect(await response.text()).toBe("data: secret\n\n");
  expect(reached).toBe(1);
});
