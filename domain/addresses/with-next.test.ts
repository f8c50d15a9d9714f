import { expect, it } from "vitest";
import { safeNext } from "#domain/journey/gate.ts";
import { paths } from "./paths.ts";
import { withNext } from "./with-next.ts";

it("leads back to a page with its query", () => {
  const to = withNext(paths.login, "/spaces?q=pan & té&page=2");
  expect(to).toBe("/login?next=%2Fspaces%3Fq%3Dpan%20%26%20t%C3%A9%26page%3D2");
  const next = new URL(to, "https://plaza.example").searchParams.get("next");
  expect(safeNext(next)).toBe("/spaces?q=pan%20&%20t%C3%A9&page=2");
});

it("says nothing on the home", () => {
  expect(withNext(paths.signup, "/")).toBe("/signup");
});
