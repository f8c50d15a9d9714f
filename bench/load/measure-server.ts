import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { askServer, startPlaza, type ServerProcess } from "../../tests/support/plaza-process.ts";
import { preferencesCookie } from "../../tests/support/request.ts";
import { sessionOf } from "../../tests/support/session.ts";
import { startPlainHttp, startRemixFloor } from "../floors.ts";
import { median } from "../median.ts";
import type { BenchOptions } from "../options.ts";
import { generateLoad, type Load, type LoadFigures } from "./load-loop.ts";
import { residentBytes } from "./resident-bytes.ts";

/** Pages measured as a visitor, and as a signed-in person. */
const SHARED_PAGES = ["/", "/spaces"];
const PERSONAL_PAGES = ["/spaces", "/", "/wallet", "/notifications"];
const CONNECTIONS = 32;
/** Saturates the rendering of pages; more connections would only wait in the queue. */
const PERSONAL_CONNECTIONS = 8;
/** In the memory measurement, one of this number of requests is from a signed-in person. */
const PERSONAL_SHARE = 10;

export interface Compared {
  page: string;
  floor: LoadFigures;
  plaza: LoadFigures;
  /** Plaza's responses per second divided by the floor's, in the same rounds. */
  ratio: number;
}

export interface ServerFigures {
  shared: Compared[];
  personal: Compared[];
  /** Plaza at half the peak rate of the visitor's page, and the floor at the same rate. */
  half: LoadFigures;
  halfFloor: LoadFigures;
  memory: { first: number; last: number; after: [number, number] } | null;
}

/** Measures the production build under load, each page in turn with its floor. */
export async function measureServer(
  options: BenchOptions,
  log: (line: string) => void,
): Promise<ServerFigures> {
  const database = await createTestDatabase();
  const servers: ServerProcess[] = [];
  const started = async (server: Promise<ServerProcess>) => {
    servers.push(await server);
    return servers.at(-1)!;
  };
  try {
    const plaza = await started(startPlaza(database.url, { LOG_LEVEL: "error" }));
    const remix = await started(startRemixFloor(database.url));
    const visitor = { "Accept-Encoding": "br", Cookie: preferencesCookie() };
    const person = await signedIn(database);
    const compare = pairOf(options);
    const firstOnly = (pages: readonly string[]) => pages.slice(0, options.quick ? 1 : undefined);

    const shared: Compared[] = [];
    let [half, halfFloor]: (LoadFigures | undefined)[] = [];
    for (const page of firstOnly(SHARED_PAGES)) {
      log(`a page that is the same for every visitor: ${page}`);
      const body = await cachedBody(plaza.origin, page, visitor);
      const floor = await started(startPlainHttp(body, "br"));
      const both: [Load, Load] = [
        { origin: floor.origin, paths: ["/"], connections: CONNECTIONS },
        { origin: plaza.origin, paths: [page], headers: visitor, connections: CONNECTIONS },
      ];
      const [compared] = await compare(page, both);
      shared.push(compared!);
      if (!half) {
        log("half of the peak");
        const rate = compared!.plaza.perSecond / 2;
        const [at] = await compare(page, [
          { ...both[0], rate },
          { ...both[1], rate },
        ]);
        [half, halfFloor] = [at!.plaza, at!.floor];
      }
      await floor.stop();
    }
    const personal: Compared[] = [];
    for (const page of firstOnly(PERSONAL_PAGES)) {
      log(`a page of a signed-in person: ${page}`);
      const ours = { origin: plaza.origin, headers: person, connections: PERSONAL_CONNECTIONS };
      const [compared] = await compare(page, [
        {
          origin: remix.origin,
          paths: ["/rows"],
          headers: { "Accept-Encoding": "br, gzip" },
          connections: PERSONAL_CONNECTIONS,
        },
        { ...ours, paths: [page] },
      ]);
      personal.push(compared!);
    }
    log("memory");
    const memory = await memoryOver(database, options, visitor, person);
    return { shared, personal, half: half!, halfFloor: halfFloor!, memory };
  } finally {
    for (const server of servers) await server.stop();
    await database.drop();
  }
}

async function signedIn(database: TestDatabase): Promise<Record<string, string>> {
  const [person] = await database.sql<{ id: string }[]>`
    SELECT id FROM people WHERE kind = 'account' ORDER BY id LIMIT 1`;
  if (!person) throw new Error("The seeds have nobody with an account");
  const cookies = await sessionOf(database, person.id);
  return {
    "Accept-Encoding": "br",
    Cookie: `${preferencesCookie()}; plaza-session=${cookies["plaza-session"]}`,
  };
}

/** The response body once the cache has compressed it at the best quality; the floor sends the same. */
async function cachedBody(origin: string, page: string, headers: Record<string, string>) {
  const first = await askServer(origin, page, headers);
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await askServer(origin, page, headers);
    if (body.length < first.body.length * 0.97) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page} was never compressed at the best quality`);
}

/** Measures in alternating rounds, so that other load on the machine affects all alike. */
function pairOf({ quick }: BenchOptions) {
  const [rounds, seconds] = quick ? [3, 1] : [5, 4];
  return async (
    page: string,
    loads: [floor: Load, ...ours: (Load | (() => Load))[]],
  ): Promise<Compared[]> => {
    const now = (load: Load | (() => Load)) => (typeof load === "function" ? load() : load);
    for (const load of loads) await generateLoad({ ...now(load), seconds: 1 });
    const taken = loads.map((): LoadFigures[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, load] of loads.entries())
        taken[index]!.push(await generateLoad({ ...now(load), seconds }));
    }
    const [floor, ...ours] = taken.map(medians) as [LoadFigures, ...LoadFigures[]];
    return ours.map((plaza) => ({ page, floor, plaza, ratio: plaza.perSecond / floor.perSecond }));
  };
}

const medians = (figures: LoadFigures[]): LoadFigures => {
  const of = (pick: (one: LoadFigures) => number) => median(figures.map(pick));
  return {
    answers: of(({ answers }) => answers),
    perSecond: of(({ perSecond }) => perSecond),
    median: of((one) => one.median),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    failed: Math.max(...figures.map(({ failed }) => failed)),
  };
};

/** Measures the memory of a newly started server. */
async function memoryOver(
  database: TestDatabase,
  { memory: [early, late] }: BenchOptions,
  visitor: Record<string, string>,
  person: Record<string, string>,
): Promise<ServerFigures["memory"]> {
  const server = await startPlaza(database.url, { LOG_LEVEL: "error" });
  try {
    const ask = async (requests: number) => {
      const both = { origin: server.origin, paths: PERSONAL_PAGES };
      const own = Math.round(requests / PERSONAL_SHARE);
      await generateLoad({ ...both, headers: person, connections: 8, requests: own });
      await generateLoad({ ...both, headers: visitor, connections: 32, requests: requests - own });
    };
    await ask(early);
    const first = residentBytes(server.pid);
    await ask(late - early);
    const last = residentBytes(server.pid);
    return first === null || last === null ? null : { first, last, after: [early, late] };
  } finally {
    await server.stop();
  }
}
