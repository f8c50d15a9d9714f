import { describe, expect, it } from "vitest";
import type { ErrorPage } from "#domain/format/http/error-page.ts";
import { errorPage } from "./error-page.ts";

const show = (changed: Partial<ErrorPage>) =>
  errorPage(
    {
      reason: "busy",
      cookie: undefined,
      asksSpanish: false,
      target: "/spaces",
      nonce: "n",
      requestId: "r",
      isWrite: false,
      ...changed,
    },
    () => "",
  );

describe("the error page", () => {
  it.each([
    [{}, "en"],
    [{ asksSpanish: true }, "es"],
    [{ asksSpanish: true, cookie: "plaza-preferences=language=en" }, "en"],
    [{ cookie: "plaza-preferences=language=es" }, "es"],
    [{ cookie: "plaza-preferences=mode=easy" }, "es"],
  ])("of a request with %j is in %s", (changed, language) => {
    expect(show(changed)).toContain(`<html lang="${language}">`);
  });

  it.each([
    ["too-large", "Eso pesa demasiado", "That is too large"],
    ["foreign", "Esto se envió desde otro sitio", "This was sent from another site"],
    ["failed", "Algo salió mal", "Something went wrong"],
    ["busy", "Un momento, por favor", "One moment, please"],
  ] as const)("says why in both languages: %s", (reason, spanish, english) => {
    expect(show({ reason, asksSpanish: true })).toContain(`<h1>${spanish}</h1>`);
    expect(show({ reason })).toContain(`<h1>${english}</h1>`);
  });

  it("has a frieze of tiles that is silent for assistive technology, and asks for nothing else", () => {
    const page = show({ reason: "failed" });
    expect(page).toMatch(/<main><svg [^>]*aria-hidden="true">/);
    expect(page).not.toMatch(/src=|url\(|<script/);
    expect(page.length).toBeLessThan(3_000);
  });

  it("reloads itself and links to the page only where that repeats no write", () => {
    const parts = (changed: Partial<ErrorPage>) => [
      show(changed).includes("http-equiv"),
      show(changed).includes('href="/spaces"'),
    ];
    expect(parts({})).toEqual([true, true]);
    expect(parts({ isWrite: true })).toEqual([false, false]);
    expect(parts({ reason: "failed" })).toEqual([false, true]);
    expect(parts({ reason: "too-large", isWrite: true })).toEqual([false, false]);
    expect(parts({ reason: "foreign", isWrite: true })).toEqual([false, true]);
  });
});
