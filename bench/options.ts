import { parseArgs } from "node:util";
import { SCREENS } from "../tests/support/screens.ts";
import { RECORD_BYTES } from "./link/edge.ts";
import { PROFILES, type ProfileName } from "./browser/profiles.ts";

export interface BenchOptions {
  quick: boolean;
  /** `cdp`: Chromium's own throttling. `link`: real TCP over a slow line (root, /dev/net/tun). */
  net: "cdp" | "link";
  /** TLS and HTTP/2 before the server, as a proxy in front of it would do it. */
  edge: boolean;
  /** The most bytes of its TLS records. */
  record: number;
  /** Cold visits of each screen and profile; the figure is their median. */
  runs: number;
  profiles: ProfileName[];
  screens: string[];
  browser: boolean;
  server: boolean;
  /** The catalogue a hundred times larger beside the usual one: a minute to make. */
  growth: boolean;
  /** Take build/ and its floors as they are. */
  asBuilt: boolean;
  /** Write the summary into docs/performance.md. */
  write: boolean;
  /** Requests after which the memory is measured, first and last. */
  memory: [number, number];
}

const QUICK_SCREENS = ["/", "/spaces", "/wallet"];

/**
 * What was asked for on the command line.
 *
 * @throws a line for a person when something does not fit
 */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      net: { type: "string", default: "cdp" },
      edge: { type: "string" },
      record: { type: "string", default: String(RECORD_BYTES) },
      runs: { type: "string" },
      profile: { type: "string", multiple: true },
      screen: { type: "string", multiple: true },
      only: { type: "string", default: "browser,server" },
      growth: { type: "boolean", default: false },
      "as-built": { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const { quick, net, edge, only, growth } = values;
  if (net !== "cdp" && net !== "link") throw new Error("--net is cdp or link");
  if (edge !== undefined && edge !== "h2") throw new Error("--edge is h2");
  const profiles = values.profile ?? (quick ? ["slow3g"] : ["slow3g", "slow4g"]);
  if (!profiles.every(isProfile))
    throw new Error(`--profile is ${Object.keys(PROFILES).join(" or ")}`);
  const screens = values.screen ?? (quick ? QUICK_SCREENS : SCREENS.map(({ path }) => path));
  const runs = Number(values.runs ?? (quick ? 1 : 3));
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs is a whole number from 1 up");
  const record = Number(values.record);
  // Of TLS itself: no less than 512, no more than 16 KB.
  if (!Number.isInteger(record) || record < 512 || record > 16_384)
    throw new Error("--record is a whole number of bytes from 512 to 16384");
  return {
    record,
    ...{ quick, net, edge: edge === "h2" || net === "link", runs, profiles, screens, growth },
    browser: only.includes("browser"),
    server: only.includes("server"),
    asBuilt: values["as-built"],
    write: values.write,
    memory: quick ? [300, 3_000] : [1_000, 100_000],
  };
}

const isProfile = (name: string): name is ProfileName => name in PROFILES;
