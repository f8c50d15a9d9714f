import { describe, expect, it } from "vitest";
import { unavailablePage } from "./unavailable-page.ts";

const show = (changed: { asksSpanish?: boolean; cookie?: string }) =>
  unavailablePage({
    cookie: undefined,
    asksSpanish: false,
    target: "/spaces",
    nonce: "n",
    requestId: "r",
    isWrite: false,
    tokensOf: () => "",
    ...changed,
  });

describe("the 503 page", () => {
  it.each([
    [{}, "en"],
    [{ asksSpanish: true }, "es"],
    [{ asksSpanish: true, cookie: "plaza-preferences=language=en" }, "en"],
    [{ cookie: "plaza-preferences=language=es" }, "es"],
    [{ cookie: "plaza-preferences=mode=easy" }, "es"],
  ])("of a request with %j is in %s", (changed, language) => {
    expect(show(changed)).toContain(`<html lang="${language}">`);
  });
});
