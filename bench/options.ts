import { parseArgs } from "node:util";
import { SCREENS } from "../tests/support/screens/screens.ts";
import { RECORD_BYTES } from "./link/edge.ts";
import { PROFILES, type ProfileName } from "./browser/profiles.ts";

export interface BenchOptions {
  quick: boolean;
  /** `cdp`: Chromium's throttling. `link`: real TCP over a slow link (needs root, /dev/net/tun). */
  net: "cdp" | "link";
  /** A reverse proxy with TLS and HTTP/2 in front of the server. */
  edge: boolean;
  /** Maximum size of its TLS records in bytes. */
  record: number;
  /** Cold visits per screen and profile; figures are medians. */
  runs: number;
  profiles: ProfileName[];
  screens: string[];
  browser: boolean;
  server: boolean;
  /** Also measure on 100 times the seeded rows, which take a minute to create. */
  growth: boolean;
  /** Use build/ and the floors' builds as they are. */
  asBuilt: boolean;
  /** Write the summary into docs/performance.md. */
  write: boolean;
  /** Numbers of requests after which memory is measured: first and last. */
  memory: [number, number];
}

const QUICK_SCREENS = ["/", "/spaces", "/wallet"];

/**
 * Parses the command line.
 *
 * @throws an error for the user if an option is invalid
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
  // Limits of Node's tls.setMaxSendFragment: 512 bytes to 16 KB.
  if (!Number.isInteger(record) || record < 512 || record > 16_384)
    throw new Error("--record is a whole number of bytes from 512 to 16384");
  return {
    record,
    quick,
    net,
    edge: edge === "h2" || net === "link",
    runs,
    profiles,
    screens,
    growth,
    browser: only.includes("browser"),
    server: only.includes("server"),
    asBuilt: values["as-built"],
    write: values.write,
    memory: quick ? [300, 3_000] : [1_000, 100_000],
  };
}

const isProfile = (name: string): name is ProfileName => name in PROFILES;
