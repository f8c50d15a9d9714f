import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isSentByTelegram, isSignedByWhatsapp } from "./channel-signature.server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const body = new TextEncoder().encode('{"a":"ñ"}');
const signature = (of: Uint8Array, secret = SECRET) =>
  `sha256=${createHmac("sha256", secret).update(of).digest("hex")}`;
const signed = (value: string) =>
  isSignedByWhatsapp(new Headers({ "X-Hub-Signature-256": value }), body, SECRET);

it("knows WhatsApp by the HMAC of the raw bytes", () => {
  expect(signed(signature(body))).toBe(true);
  expect(signed(signature(body).toUpperCase().replace("SHA256", "sha256"))).toBe(true);
  expect(signed(signature(new TextEncoder().encode('{"a": "ñ"}')))).toBe(false);
  expect(signed(signature(body, "another"))).toBe(false);
  for (const wrong of ["", "sha256=", signature(body).slice(7), `sha1=${"0".repeat(40)}`])
    expect(signed(wrong)).toBe(false);
  expect(isSignedByWhatsapp(new Headers(), body, SECRET)).toBe(false);
});

it("knows Telegram by its secret token", () => {
  const sent = (value: string) =>
    isSentByTelegram(new Headers({ "X-Telegram-Bot-Api-Secret-Token": value }), SECRET);
  expect(sent(SECRET)).toBe(true);
  expect(sent(`${SECRET}x`)).toBe(false);
  expect(sent("")).toBe(false);
  expect(isSentByTelegram(new Headers(), SECRET)).toBe(false);
});
