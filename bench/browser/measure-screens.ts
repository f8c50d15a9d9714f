import type { BenchOptions } from "../options.ts";
import { median } from "../median.ts";
import { openBenchBrowser, type BenchBrowser } from "./bench-browser.ts";
import { measureMoves, type Move } from "./measure-moves.ts";
import { PROFILES, type ProfileName } from "./profiles.ts";
import type { Visit } from "./visit.ts";

/** Medians of the visits to one page with one connection profile. */
export interface PageFigures {
  page: string;
  profile: ProfileName;
  cold: Visit;
  repeat: Visit;
}

export interface ScreenFigures {
  /** Figures of the static page and the minimal Remix page, by profile. */
  floors: PageFigures[];
  screens: PageFigures[];
  moves: Move[];
}

export const STATIC = "floor: static 10 KB page";
export const REMIX = "floor: minimal Remix page";

interface Origins {
  plaza: string;
  staticPage: string;
  remix: string;
}

/** Screens between two measurements of the floors, since the machine's speed varies over time. */
const BETWEEN_FLOORS = 6;

/** Measures every screen with each profile, and the floors in between. */
export async function measureScreens(
  options: BenchOptions,
  origins: Origins,
  log: (line: string) => void,
): Promise<ScreenFigures> {
  const browser = await openBenchBrowser(options);
  try {
    const plaza = await browser.reach(origins.plaza);
    const floors = [
      { page: STATIC, address: `${await browser.reach(origins.staticPage)}/`, hydrates: false },
      { page: REMIX, address: `${await browser.reach(origins.remix)}/`, hydrates: true },
    ];
    const screens = options.screens.map((page) => ({
      page,
      address: plaza + page,
      hydrates: true,
    }));
    for (const { address } of [...floors, ...screens]) await browser.warm(address);
    const taken = new Map<string, [Visit, Visit][]>();
    const take = async (
      { page, address, hydrates }: (typeof screens)[number],
      profile: ProfileName,
    ) => {
      const key = `${profile} ${page}`;
      const visits = taken.get(key) ?? [];
      taken.set(key, visits);
      visits.push(await visitOnceMore(browser, address, profile, hydrates));
    };
    for (const profile of options.profiles) {
      for (let run = 0; run < options.runs; run += 1) {
        log(`${PROFILES[profile].name}, run ${run + 1} of ${options.runs}`);
        for (const [index, screen] of screens.entries()) {
          if (index % BETWEEN_FLOORS === 0) for (const floor of floors) await take(floor, profile);
          await take(screen, profile);
        }
        // Also at the end, so that the floors cover the whole run.
        for (const floor of floors) await take(floor, profile);
      }
    }
    const figuresOf = (pages: readonly { page: string }[]) =>
      options.profiles.flatMap((profile) =>
        pages.map(({ page }) => {
          const visits = taken.get(`${profile} ${page}`) ?? [];
          const cold = medians(visits.map(([first]) => first));
          return { page, profile, cold, repeat: medians(visits.map(([, second]) => second)) };
        }),
      );
    const moves = await measureMoves(browser, options, plaza, log);
    return { floors: figuresOf(floors), screens: figuresOf(screens), moves };
  } finally {
    await browser.close();
  }
}

/** Retries a failed visit once: a busy machine may cause timeouts. */
async function visitOnceMore(
  browser: BenchBrowser,
  address: string,
  profile: ProfileName,
  hydrates: boolean,
): Promise<[Visit, Visit]> {
  const attempt = () => browser.visitTwice(address, PROFILES[profile], hydrates);
  return attempt().catch(attempt);
}

/** Median of each figure over several visits. */
function medians(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number | null) => {
    const known = visits.map(pick).filter((value) => value !== null);
    return known.length === 0 ? null : median(known);
  };
  const kinds = new Set(visits.flatMap(({ byKind }) => Object.keys(byKind)));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    hydrated: of(({ hydrated }) => hydrated),
    blocking: of(({ blocking }) => blocking) ?? 0,
    shift: of(({ shift }) => shift) ?? 0,
    requests: of(({ requests }) => requests) ?? 0,
    bytes: of(({ bytes }) => bytes) ?? 0,
    byKind: Object.fromEntries(
      [...kinds].map((kind) => [kind, of(({ byKind }) => byKind[kind] ?? 0) ?? 0]),
    ),
  };
}
