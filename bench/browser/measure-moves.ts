import type { BenchOptions } from "../options.ts";
import { median } from "../median.ts";
import type { BenchBrowser } from "./bench-browser.ts";
import { PROFILES, type ProfileName } from "./profiles.ts";

/** Client-side navigation from one screen to another; medians in milliseconds. */
export interface Move {
  from: string;
  to: string;
  /** Clicked at once. */
  cold: number;
  /** Clicked after the pointer has hovered over the link for one second. */
  reached: number;
}

/** The connection profile of the budget. */
const LINE: ProfileName = "slow3g";
/** Pages with a link to the next: the home to the lists, a list to an item. */
const MOVES = [
  ["/", "/spaces"],
  ["/", "/artifakts"],
  ["/", "/challenges"],
  ["/spaces", "/spaces/space-4"],
  ["/artifakts", "/artifakts/artifakt-1"],
] as const;

/** Measures client-side navigations, if the options include the profile of their budget. */
export async function measureMoves(
  browser: BenchBrowser,
  { profiles, quick, runs }: BenchOptions,
  plaza: string,
  log: (line: string) => void,
): Promise<Move[]> {
  if (!profiles.includes(LINE)) return [];
  log(`${PROFILES[LINE].name}, from one screen to the next`);
  const paths = new Set<string>(MOVES.flat());
  for (const path of paths) await browser.warm(plaza + path);
  const moves: Move[] = [];
  for (const [from, to] of quick ? MOVES.slice(0, 1) : MOVES) {
    const link = { address: plaza + from, href: to };
    const taken: [cold: number[], reached: number[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      for (const [index, times] of taken.entries())
        times.push(await browser.moveOn(link, PROFILES[LINE], index === 1));
    }
    moves.push({ from, to, cold: median(taken[0]), reached: median(taken[1]) });
  }
  return moves;
}
