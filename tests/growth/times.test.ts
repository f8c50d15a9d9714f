import { afterAll, beforeAll, expect, it } from "vitest";
import { GROWN_PAGES, startPair, type Grown } from "../../bench/load/measure-growth.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createReport } from "../support/report-file.ts";
import { createGrownDatabase } from "./grown-database.ts";

/** Limit of the ratio of response times with 100 times the seeded rows. */
const RATIO = 1.5;
/** Retries, since other load on the machine may slow down one of the two measurements. */
const ATTEMPTS = 3;

const report = createReport("growth");
let small: TestDatabase;
let large: TestDatabase;
let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  small = await createTestDatabase();
  large = await createGrownDatabase();
  pair = await startPair(small.url, large.url);
}, 600_000);
afterAll(async () => {
  await pair?.stop();
  await small?.drop();
  await large?.drop();
});

it.each(GROWN_PAGES)("%s takes no longer", { timeout: 300_000 }, async (page) => {
  let best: Grown | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && !(best && best.ratio <= RATIO); attempt += 1) {
    const grown = await pair.measure(page);
    if (!best || grown.ratio < best.ratio) best = grown;
  }
  const { small: few, large: many, ratio } = best!;
  report(page, { small: few, large: many, ratio });
  expect(ratio).toBeLessThanOrEqual(RATIO);
});
