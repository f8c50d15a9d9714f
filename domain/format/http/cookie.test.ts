import { parseCookie, parseSetCookie } from "cookie";
import fc from "fast-check";
import { expect, it } from "vitest";
import { listCookies, readCookie, serializeCookie } from "./cookie.ts";

const header = fc
  .array(
    fc.oneof(
      fc.constantFrom("plaza-a", "__Host-plaza-a", "=", ";", " ", "\t", "%", "%41", '"', ",", "a"),
      fc.stringMatching(/^[\x20-\x7e]*$/),
    ),
    { maxLength: 20 },
  )
  .map((parts) => `first=1; ${parts.join("")}`);

it("reads the same as the npm package cookie", () => {
  fc.assert(
    fc.property(header, (text) => {
      const read = new Map<string, string>();
      for (const [name, value] of listCookies(text)) if (!read.has(name)) read.set(name, value);
      const expected = parseCookie(text, { decode: (value) => value });
      expect(Object.fromEntries(read)).toEqual({ ...expected });
    }),
  );
});

it.each([
  ["a=1; plaza-a=x=y; b=2", "x=y"],
  ["plaza-a=first; plaza-a=second", "first"],
  ["plaza-a=", ""],
  ["plaza-a", undefined],
  ["plaza-ab=1; xplaza-a=2", undefined],
  ["plaza-a=%41", "%41"],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("of %j reads %j", (text, value) => {
  expect(readCookie(text, "plaza-a")).toBe(value);
});

it("writes what browsers understand", () => {
  const expires = new Date("2026-01-02T03:04:05Z");
  const text = serializeCookie("plaza-a", "x.y", { expires, httpOnly: true, secure: true });
  expect(text).toBe(
    "plaza-a=x.y; Expires=Fri, 02 Jan 2026 03:04:05 GMT; Path=/; HttpOnly; SameSite=Lax; Secure",
  );
  expect(parseSetCookie(text)).toMatchObject({
    name: "plaza-a",
    value: "x.y",
    expires,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: true,
  });
  expect(
    serializeCookie("plaza-a", "", { path: "/builder", maxAgeSeconds: 0, secure: false }),
  ).toBe("plaza-a=; Max-Age=0; Path=/builder; SameSite=Lax");
});
