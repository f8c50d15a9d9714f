import { expect, it } from "vitest";
import { manageDoneLink, manageDoneText } from "./answer-text.server.ts";

it("says that an artifakt is published, and leads to it", () => {
  const done = { code: "published" };
  expect(manageDoneText(done, { locale: "en" })).toBe("Published.");
  expect(manageDoneText(done, { locale: "es" })).toBe("Publicado.");
  expect(manageDoneLink(done, "artifakt-1", { locale: "en" })?.to).toBe("/artifakts/artifakt-1");
});
