import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  isPushAuth,
  isPushEndpoint,
  isPushKey,
  PUSH_TEXT_MAX,
  PUSH_TRIES_MAX,
  pushOutcome,
  pushRetryMs,
  shortenPushText,
} from "./push.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QOX",
  "https://wns2-par02p.notify.windows.com/w/?token=BQ%2b",
])("%s may be a push service", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

test.each([
  "http://fcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://me:secret@fcm.googleapis.com/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://[::1]/x",
  "https://10.0.0.8/x",
  "https://localhost/x",
  "https://plaza/x",
  "https://db.internal/x",
  "https://printer.local/x",
  "https://localhost./x",
  "https://127.0.0.1./x",
  "//fcm.googleapis.com/x",
  "javascript:alert(1)",
  "",
  `https://fcm.googleapis.com/${"x".repeat(1_000)}`,
])("%s is none", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

it("no address of numbers is an endpoint, and no text throws", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV4Extended(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      (host) => {
        expect(isPushEndpoint(`https://${host}/x`)).toBe(false);
      },
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      const isOne = isPushEndpoint(text);
      if (isOne) expect(new URL(text).protocol).toBe("https:");
    }),
    { numRuns: 50 },
  );
});

describe("the keys of a subscription", () => {
  it("have the length of a point and of a secret", () => {
    expect(isPushKey(`B${"a".repeat(86)}`)).toBe(true);
    for (const wrong of ["", `A${"a".repeat(86)}`, `B${"a".repeat(85)}`, `B${"+".repeat(86)}`])
      expect(isPushKey(wrong)).toBe(false);
    expect(isPushAuth("a".repeat(22))).toBe(true);
    expect(isPushAuth("a".repeat(23))).toBe(false);
  });
});

it("an answer means delivered, gone or failed", () => {
  expect([200, 201, 202].map(pushOutcome)).toEqual(["delivered", "delivered", "delivered"]);
  expect([404, 410].map(pushOutcome)).toEqual(["gone", "gone"]);
  expect([undefined, 301, 400, 401, 403, 413, 429, 500, 503].map(pushOutcome)).toEqual(
    Array(9).fill("failed"),
  );
});

it("tries wait longer each time, and all of them take less than an hour", () => {
  const waits = Array.from({ length: PUSH_TRIES_MAX - 1 }, (_, index) => pushRetryMs(index + 1));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(3_600_000);
});

it("a text keeps its beginning and never splits a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (text) => {
      const short = shortenPushText(text);
      expect([...short].length).toBeLessThanOrEqual(PUSH_TEXT_MAX);
      expect(text.startsWith(short.replace(/…$/, "")) || text === short).toBe(true);
    }),
  );
});
