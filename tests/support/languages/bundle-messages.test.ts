import { expect, it } from "vitest";
import { bundleMessages } from "./bundle-messages.ts";

it("bundles once per process, also for several copies of its module at the same time", async () => {
  const address = new URL("./bundle-messages.ts", import.meta.url).href;
  const copies = await Promise.all(
    [1, 2, 3].map((n) => import(/* @vite-ignore */ `${address}?copy=${n}`)),
  );
  const asked = copies.map(
    (copy) => (copy as { bundleMessages: typeof bundleMessages }).bundleMessages,
  );
  expect(new Set(asked).size).toBe(3);
  const made = [bundleMessages(), ...asked.map((ask) => ask())];
  expect(new Set(made).size).toBe(1);
  const messages = (await import(await bundleMessages())) as {
    common_product: (inputs: object) => string;
  };
  expect(messages.common_product({})).toBe("Plaza");
});
