import type { BenchOptions } from "../options.ts";
import { median } from "../median.ts";
import type { BenchBrowser } from "./bench-browser.ts";
import { PROFILES, type ProfileName } from "./profiles.ts";

/** From one screen to another by its link; medians, in milliseconds. */
export interface Move {
  from: string;
  to: string;
  /** Pressed at once. */
  cold: number;
  /** After a pointer has rested on it for a second. */
  reached: number;
}

/** The line that the budget is for. */
const LINE: ProfileName = "slow3g";
/** By the links of their own: the home leads to the lists, and these to what is in them. */
const MOVES = [
  ["/", "/spaces"],
  ["/", "/artifakts"],
  ["/", "/challenges"],
  ["/spaces", "/spaces/space-4"],
  ["/artifakts", "/artifakts/artifakt-1"],
] as const;

/** How long the next screen takes, where the line that it is about is measured at all. */
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
