import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import { expect, open, test } from "../../support/browser-test.ts";

// Tracing off: it takes a snapshot per key press, which counts as the page's script time.
test.use({ trace: "off" });

/** Script time per key press of the search box, with five times its maximum number of items. */
test("10,000 items: a keystroke stays under 16 ms of script", async ({ page }) => {
  const text =
    "pan dulce menú factura cocina abierta panadería redes sociales ventas cliente agenda taller diseño";
  const words = text.split(" ");
  const sentence = (length: number, seed: number) =>
    Array.from(
      { length },
      (_, n) => words[(seed * 7 + n * 13 + ((seed * n) % 5)) % words.length],
    ).join(" ");
  for (const kind of ITEM_KINDS) {
    const items = Array.from({ length: 2_500 }, (_, n) => ({
      id: `${kind}-${n}`,
      name: sentence(4, n),
      description: sentence(18, n + 3),
      type: "other",
      creator: sentence(2, n),
      price: n,
      rating: 45,
      userCount: n,
    }));
    await page.route(`**/api/${kind}s`, (route) => route.fulfill({ json: items }));
  }
  await open(page, "/spaces");
  const header = page.getByRole("banner");
  await header.getByRole("searchbox").focus();
  const field = header.getByRole("combobox");
  await field.fill("zzz");
  await expect(header.getByRole("status")).toHaveText(/^No results found/);
  await field.fill("p");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(24);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const scriptMs = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "ScriptDuration")!.value;
  };
  // The fastest of three runs per key: on a busy machine single runs are slow.
  const keys = [..."anBnaderBBBBBBBmenu fBBBBBBp"].map((key) => (key === "B" ? "Backspace" : key));
  const times = keys.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 3; round++) {
    for (const [place, key] of keys.entries()) {
      const before = await scriptMs();
      await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))),
      );
      times[place] = Math.min(times[place]!, (await scriptMs()) - before);
    }
    await expect(field).toHaveValue("p");
  }
  times.sort((a, b) => a - b);
  const [median, most] = [0.5, 0.9].map((part) => times[Math.floor(part * times.length)]!);
  console.log(
    `10,000 items, ms of script for a key: ${median!.toFixed(1)} (median), ${most!.toFixed(1)} (nine in ten), ${times.at(-1)!.toFixed(1)} (the slowest)`,
  );
  // The 90th percentile: a single pause, such as garbage collection, is not the search box's.
  expect(most).toBeLessThan(16);
});
