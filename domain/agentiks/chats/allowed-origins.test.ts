import fc from "fast-check";
import { expect, it } from "vitest";
import { ALLOWED_ORIGINS_MAX, isAllowedOrigin, readAllowedOrigins } from "./allowed-origins.ts";

it("reads sites as people write them", () => {
  const typed =
    " fonda.example\nhttps://WWW.fonda.example/menu?x=1#y, http://localhost:8080 fonda.example ";
  expect(readAllowedOrigins(typed)).toEqual({
    origins: ["https://fonda.example", "https://www.fonda.example", "http://localhost:8080"],
  });
  expect(readAllowedOrigins("")).toEqual({ origins: [] });
  expect(readAllowedOrigins("piñata.mx")).toEqual({ origins: ["https://xn--piata-pta.mx"] });
});

it.each([
  "*",
  "https://*.fonda.example",
  "http://fonda.example",
  "javascript:alert(1)",
  "data:text/html;base64",
  "fonda",
  "https://user@fonda.example",
  "'self'",
  "https://fonda.example;script-src",
  "null",
])("refuses %s", (line) => {
  expect(readAllowedOrigins(line)).toEqual({ problem: "not-a-site", line });
});

it("refuses more sites than a header should hold", () => {
  const many = Array.from({ length: ALLOWED_ORIGINS_MAX + 1 }, (_, n) => `s${n}.example`);
  expect(readAllowedOrigins(many.join("\n"))).toEqual({ problem: "too-many" });
});

it("lets nothing into a header that could end a directive", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
      const read = readAllowedOrigins(typed);
      if (!("origins" in read)) return;
      for (const origin of read.origins) {
        expect(origin).toMatch(/^https?:\/\/[a-z\d.-]+(:\d+)?$/);
        expect(isAllowedOrigin(origin)).toBe(true);
      }
    }),
  );
});
