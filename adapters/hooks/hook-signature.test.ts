import { createHmac } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as Hooks from "./hook-signature.server.ts";

const SECRET = "a-secret-of-a-webhook";
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-hook-"));
let hooks: typeof Hooks;
beforeAll(async () => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgres://u@localhost/p");
  vi.stubEnv("FILES_DIR", path.join(folder, "files"));
  hooks = await import("./hook-signature.server.ts");
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  fs.rmSync(folder, { recursive: true });
});

const signatureOf = (body: Uint8Array, secret = SECRET) =>
  createHmac("sha256", secret).update(body).digest("hex");
const isSigned = (headers: Record<string, string>, body: Uint8Array, id = "trigger-1") =>
  hooks.isSignedDelivery(new Headers(headers), body, {
    id,
    sealedSecret: hooks.sealHookSecret(SECRET, "trigger-1"),
  });

it("accepts the HMAC of exactly these bytes, and the secret as a token", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (body, at) => {
      const signature = signatureOf(body);
      expect(isSigned({ "X-Plaza-Signature": signature }, body)).toBe(true);
      expect(isSigned({ "X-Plaza-Signature": `sha256=${signature}` }, body)).toBe(true);
      expect(isSigned({ Authorization: `Bearer ${SECRET}` }, body)).toBe(true);
      const changed = Uint8Array.from(body);
      changed[at % body.length]! ^= 1;
      expect(isSigned({ "X-Plaza-Signature": signature }, changed)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

it("refuses other secrets, other webhooks' secrets, and no signature", () => {
  const body = Buffer.from("{}");
  expect(isSigned({}, body)).toBe(false);
  expect(isSigned({ Authorization: "Bearer other" }, body)).toBe(false);
  expect(isSigned({ Authorization: `Basic ${SECRET}` }, body)).toBe(false);
  expect(isSigned({ "X-Plaza-Signature": signatureOf(body, "other") }, body)).toBe(false);
  expect(isSigned({ "X-Plaza-Signature": "abc" }, body)).toBe(false);
  // Sealed for another trigger, it cannot be opened.
  expect(isSigned({ "X-Plaza-Signature": signatureOf(body) }, body, "trigger-2")).toBe(false);
  // A wrong signature is not made good by a right token.
  expect(
    isSigned(
      { "X-Plaza-Signature": signatureOf(body, "other"), Authorization: `Bearer ${SECRET}` },
      body,
    ),
  ).toBe(false);
});
