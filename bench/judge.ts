import { REMIX, STATIC, type PageFigures, type ScreenFigures } from "./browser/measure-screens.ts";
import type { Move } from "./browser/measure-moves.ts";
import { PROFILES, type ProfileName } from "./browser/profiles.ts";
import type { Visit } from "./browser/visit.ts";
import type { Grown } from "./load/measure-growth.ts";
import type { ServerFigures } from "./load/measure-server.ts";

/** One budget with its measured figure. */
export interface Judged {
  what: string;
  figure: number;
  /** Upper limit; lower limit with `moreIsBetter`. */
  budget: number;
  moreIsBetter?: boolean;
  holds: boolean;
  /** Unit in the report: "1.03x", "42 ms". */
  unit: "x" | "ms" | "requests" | "";
  /** The worst page, if the budget applies to every page. */
  where?: string;
}

const atMost = (
  what: string,
  { figure, where }: Worst,
  budget: number,
  unit: Judged["unit"],
): Judged => ({ what, figure, budget, holds: figure <= budget, unit, where });

const atLeast = (what: string, { figure, where }: Worst, budget: number): Judged => ({
  what,
  figure,
  budget,
  moreIsBetter: true,
  holds: figure >= budget,
  unit: "x",
  where,
});

interface Worst {
  figure: number;
  where?: string;
}

const largest = (figures: readonly Worst[]): Worst =>
  figures.reduce((worst, each) => (each.figure > worst.figure ? each : worst), {
    figure: -Infinity,
  });

/** The page with the largest figure; a missing figure counts as Infinity. */
const worstOf = (
  pages: readonly PageFigures[],
  figureOf: (page: PageFigures) => number | null,
): Worst =>
  largest(pages.map((page) => ({ figure: figureOf(page) ?? Infinity, where: page.page })));

const FCP = 1.08;
const LCP = 1.12;

/** Judges the budgets of all screens, one row each with the worst screen (docs/performance.md). */
export function judgeScreens({ floors, screens, moves }: ScreenFigures): Judged[] {
  const profiles = [...new Set(screens.map(({ profile }) => profile))];
  const judged = profiles.flatMap((profile) => {
    const on = screens.filter((each) => each.profile === profile);
    const line = PROFILES[profile].name;
    const still = floorOf(floors, STATIC, profile);
    const remix = floorOf(floors, REMIX, profile);
    const home = on.filter(({ page }) => page === "/");
    const others = on.filter(({ page }) => page !== "/");
    const toFloor = (time: "fcp" | "lcp", pages: PageFigures[], budget: number, name: string) =>
      pages.length === 0
        ? []
        : atMost(
            `${line}: ${time.toUpperCase()} of ${name}, to the static page's`,
            worstOf(pages, ({ cold }) => over(cold[time], still[time])),
            budget,
            "x",
          );
    return [
      toFloor("fcp", home, FCP, "the home"),
      toFloor("lcp", home, LCP, "the home"),
      toFloor("fcp", others, FCP, "every other screen"),
      toFloor("lcp", others, LCP, "every other screen"),
      atMost(
        `${line}: hydrated, to the minimal Remix page`,
        worstOf(on, ({ cold }) => over(cold.hydrated, remix.hydrated)),
        1.15,
        "x",
      ),
      atMost(
        `${line}: layout shift`,
        worstOf(on, ({ cold }) => round(cold.shift)),
        0,
        "",
      ),
      atMost(
        `${line}: blocking time, CPU 4x`,
        worstOf(on, ({ cold }) => cold.blocking),
        50,
        "ms",
      ),
      atMost(
        `${line}: requests, first visit`,
        worstOf(on, ({ cold }) => cold.requests),
        10,
        "requests",
      ),
      atMost(
        `${line}: requests, repeat visit`,
        worstOf(on, ({ repeat }) => repeat.requests),
        1,
        "requests",
      ),
      // Judged on the slowest line alone.
      profile === "slow3g"
        ? atMost(
            `${line}: FCP of a repeat visit, to the static page's first`,
            worstOf(on, ({ repeat }) => over(repeat.fcp, still.fcp)),
            0.25,
            "x",
          )
        : [],
    ].flat();
  });
  return [...judged, ...judgeMoves(moves)];
}

function judgeMoves(moves: readonly Move[]): Judged[] {
  if (moves.length === 0) return [];
  const worst = (timeOf: (move: Move) => number): Worst =>
    largest(moves.map((move) => ({ figure: timeOf(move), where: `${move.from} to ${move.to}` })));
  const what = `${PROFILES.slow3g.name}: the next screen`;
  return [
    atMost(
      `${what}, its link reached a second before`,
      worst(({ reached }) => reached),
      150,
      "ms",
    ),
    atMost(
      what,
      worst(({ cold }) => cold),
      700,
      "ms",
    ),
  ];
}

/** Rounds a layout shift to 3 decimals: smaller ones are invisible. */
const round = (shift: number) => Math.round(shift * 1_000) / 1_000;

const over = (time: number | null, floor: number | null): number | null =>
  time === null || floor === null ? null : time / floor;

function floorOf(floors: readonly PageFigures[], name: string, profile: ProfileName): Visit {
  const found = floors.find((floor) => floor.page === name && floor.profile === profile);
  if (!found) throw new Error(`${name} was not measured on ${profile}`);
  return found.cold;
}

/** Judges the server's budgets; ratios compare figures of the same run. */
export function judgeServer({ shared, personal, half, memory }: ServerFigures): Judged[] {
  const least = (pages: readonly { page: string; ratio: number }[]): Worst =>
    pages
      .map(({ page, ratio }) => ({ figure: ratio, where: page }))
      .reduce((worst, each) => (each.figure < worst.figure ? each : worst));
  return [
    atLeast("a visitor's page, to node:http sending the same bytes", least(shared), 0.4),
    atLeast("a signed-in person's page, to remix-serve with 50 rows", least(personal), 0.6),
    atMost("p99 at half of the peak, to the median", { figure: half.p99 / half.median }, 3, "x"),
    ...(memory
      ? [
          atMost(
            `memory after ${memory.after[1]} requests, to that after ${memory.after[0]}`,
            { figure: memory.last / memory.first },
            1.2,
            "x",
          ),
        ]
      : []),
  ];
}

/** Judges response times with 100 times the seeded rows. */
export const judgeGrowth = (grown: readonly Grown[]): Judged[] => [
  atMost(
    "p95 with a hundred times the catalogue",
    largest(grown.map(({ page, ratio }) => ({ figure: ratio, where: page }))),
    1.5,
    "x",
  ),
];
