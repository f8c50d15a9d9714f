import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mercadopagoProblem, stripeProblem } from "./provider-signatures.server.ts";

const SECRET = "a-secret-of-the-provider";
const NOW = new Date("2026-03-16T16:00:00.000Z");
const SECONDS = Math.floor(NOW.getTime() / 1_000);
const hmac = (text: string, secret = SECRET) =>
  createHmac("sha256", secret).update(text).digest("hex");

describe("x-signature of Mercado Pago", () => {
  const check = (
    signature: string | null,
    { dataId = "123" as string | null, requestId = "r-1" as string | null } = {},
  ) => mercadopagoProblem({ signature, requestId, dataId }, SECRET, NOW);
  const sign = (manifest: string, ts: string | number = SECONDS) =>
    `ts=${ts},v1=${hmac(manifest.replace("ts:TS", `ts:${ts}`))}`;

  it("is taken over the id as it is or in small letters, whichever was signed", () => {
    expect(check(sign("id:123;request-id:r-1;ts:TS;"))).toBeUndefined();
    const dataId = "ORDTST01M2V0";
    for (const signed of [dataId, dataId.toLowerCase()])
      expect(check(sign(`id:${signed};request-id:r-1;ts:TS;`), { dataId })).toBeUndefined();
    expect(check(sign("id:OrdTst01m2v0;request-id:r-1;ts:TS;"), { dataId })).toBe("wrong");
  });

  it("leaves out what the notice lacks, and has its time in seconds or milliseconds", () => {
    expect(check(sign("id:123;ts:TS;"), { requestId: null })).toBeUndefined();
    expect(check(sign("request-id:r-1;ts:TS;"), { dataId: null })).toBeUndefined();
    expect(check(sign("id:123;request-id:r-1;ts:TS;", NOW.getTime()))).toBeUndefined();
    expect(check(` v1=${hmac(`id:123;request-id:r-1;ts:${SECONDS};`)} , ts=${SECONDS}`)).toBe(
      undefined,
    );
  });

  it("is refused when it is missing, of something else, or of another time", () => {
    for (const none of [
      null,
      "",
      "ts=1",
      `ts=${SECONDS}`,
      `v1=${hmac("")}`,
      "=,=",
      "x".repeat(3_000),
    ])
      expect(check(none)).toBe("unsigned");
    const good = sign("id:123;request-id:r-1;ts:TS;");
    for (const wrong of [
      { dataId: "124" },
      { requestId: "r-2" },
      { dataId: null },
      { requestId: null },
    ])
      expect(check(good, wrong)).toBe("wrong");
    expect(check(good.slice(0, -1))).toBe("wrong");
    expect(check(`ts=${SECONDS},v1=${hmac(`id:123;request-id:r-1;ts:${SECONDS};`, "other")}`)).toBe(
      "wrong",
    );
    // Notices are repeated for days, and a copy only has the payment looked up.
    expect(check(sign("id:123;request-id:r-1;ts:TS;", SECONDS - 4 * 86_400))).toBeUndefined();
    expect(check(sign("id:123;request-id:r-1;ts:TS;", SECONDS - 9 * 86_400))).toBe("old");
    expect(check(sign("id:123;request-id:r-1;ts:TS;", SECONDS + 600))).toBe("old");
  });
});

describe("Stripe-Signature", () => {
  const BODY = Buffer.from('{"type":"charge.refunded"}');
  const sign = (time = SECONDS, secret = SECRET) =>
    `t=${time},v1=${hmac(`${time}.${BODY.toString()}`, secret)}`;
  const check = (header: string | null, body = BODY) => stripeProblem(body, header, SECRET, NOW);

  it("is taken over the time and the raw body; one of several is enough", () => {
    expect(check(sign())).toBeUndefined();
    const [, other] = sign(SECONDS, "the one before").split(",");
    expect(check(sign().replace(",", `,${other},v0=${"0".repeat(64)},`))).toBeUndefined();
  });

  it("is refused when it is missing, of another body or secret, or of another time", () => {
    for (const none of [null, "", "t=1,v1=", `t=${SECONDS}`, `t=${SECONDS},v0=${"0".repeat(64)}`])
      expect(check(none)).toBe("unsigned");
    expect(check(sign(), Buffer.from(`${BODY.toString()} `))).toBe("wrong");
    expect(check(sign(SECONDS, "other"))).toBe("wrong");
    expect(check(sign().replace(/t=\d+/, `t=${SECONDS - 1}`))).toBe("wrong");
    for (const offset of [-299, 299]) expect(check(sign(SECONDS + offset))).toBeUndefined();
    for (const offset of [-301, 301]) expect(check(sign(SECONDS + offset))).toBe("old");
  });
});
