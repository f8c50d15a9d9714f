import { createDb } from "#db/connection/client.ts";
import { seedDatabase } from "../../seeds/seed.ts";
import { createTestDatabase } from "../../tests/support/database.ts";
import { startPlaza } from "../../tests/support/plaza-process.ts";
import { preferencesCookie } from "../../tests/support/request.ts";
import { SCREENS } from "../../tests/support/screens/screens.ts";
import { SEEDED_AT } from "../../tests/support/postgres/test-server.ts";
import { generateLoad } from "./load-loop.ts";

export const GROWTH_SCALE = 100;

/** All screens, and lists, filters, searches and counts with typical queries. */
export const GROWN_PAGES: readonly string[] = [
  ...SCREENS.map(({ path }) => path),
  "/spaces?category=niche&page=3",
  "/spaces?sort=name",
  "/spaces?sort=newest&category=custom",
  "/spaces?q=pan",
  "/spaces?q=zx",
  "/spaces?q=panaderia&sort=newest",
  "/spaces?page=20",
  "/artifakts?category=design",
  "/artifakts?category=video&sort=rating&price=free",
  "/artifakts?sort=price&price=paid",
  "/artifakts?sort=name",
  "/artifakts?q=menu",
  "/artifakts?q=de&category=design&sort=newest",
  "/artifakts?page=20",
  "/agentiks?q=ventas",
  "/agentiks?sort=status",
  "/agentiks?category=active&sort=newest",
  "/challenges?category=ending-soon&sort=reward",
  "/challenges?q=carta",
  "/search?q=a",
  "/search?q=pan",
  "/search?q=zx",
  "/search?q=pan&kind=space&page=2",
  "/suggestions",
  "/suggestions?q=p",
  "/suggestions?q=pan",
  "/suggestions?q=panaderia",
  "/spaces/space-4",
  "/artifakts/artifakt-1",
  "/agentiks/agentik-1",
  "/challenges/challenge-1",
  "/spaces/space-4/members",
  "/spaces?page=12",
  "/artifakts?page=17",
  "/sitemap.xml",
];

export interface Grown {
  page: string;
  /** 95th percentile in milliseconds. */
  small: number;
  large: number;
  ratio: number;
}

const ROUNDS = 3;
const ANSWERS = 40;
/** Few, to measure the response time of a page, not of the queue. */
const CONNECTIONS = 2;

/** Measures the same pages on the seeded database and on one with 100 times its rows, in turn. */
export async function measureGrowth(log: (line: string) => void): Promise<Grown[]> {
  const small = await createTestDatabase();
  const large = await createTestDatabase({ seeded: false });
  log(`filling a catalogue ${GROWTH_SCALE} times as large`);
  const connection = createDb(large.url, { max: 1 });
  await seedDatabase(connection.db, { scale: GROWTH_SCALE, now: SEEDED_AT });
  await connection.sql`VACUUM ANALYZE`;
  await connection.close();
  const pair = await startPair(small.url, large.url);
  try {
    const grown: Grown[] = [];
    for (const page of GROWN_PAGES) grown.push(await pair.measure(page));
    return grown;
  } finally {
    await pair.stop();
    await small.drop();
    await large.drop();
  }
}

/**
 * Starts a server on each of two databases, to be measured in turn. The unknown cookie keeps the
 * requests out of the page cache.
 *
 * @throws if a page does not answer 200
 */
export async function startPair(
  small: string,
  large: string,
): Promise<{ measure(page: string): Promise<Grown>; stop(): Promise<void> }> {
  const servers = await Promise.all(
    [small, large].map((url) => startPlaza(url, { LOG_LEVEL: "error" })),
  );
  const headers = { Cookie: `${preferencesCookie()}; plaza-unkept=1` };
  return {
    async measure(page) {
      const [few, many] = [[] as number[], [] as number[]];
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [index, { origin }] of servers.entries()) {
          const { p95, failed } = await generateLoad({
            origin,
            paths: [page],
            headers,
            connections: CONNECTIONS,
            requests: ANSWERS,
          });
          // Error pages are fast with any number of rows.
          if (failed > 0) throw new Error(`${page}: ${failed} of ${ANSWERS} answers were not 200`);
          // The first round is a warm-up.
          if (round > 0) (index === 0 ? few : many).push(p95);
        }
      }
      // The best round of each: other processes only ever slow a round down.
      const [best, worst] = [Math.min(...few), Math.min(...many)];
      return { page, small: best, large: worst, ratio: worst / best };
    },
    async stop() {
      for (const server of servers) await server.stop();
    },
  };
}
