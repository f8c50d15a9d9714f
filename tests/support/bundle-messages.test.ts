import { expect, it } from "vitest";
import { bundleMessages } from "./bundle-messages.ts";

it("makes the same module when the projects of a run ask at once, in one process", async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => bundleMessages()));
  expect(new Set(made).size).toBe(1);
  const messages = (await import(made[0]!)) as { common_product: (inputs: object) => string };
  expect(messages.common_product({})).toBe("Plaza");
});
