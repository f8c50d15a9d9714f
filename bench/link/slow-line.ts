import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import type { Profile } from "../browser/profiles.ts";

/** This machine's IP address in the far network namespace. */
export const NEAR_END = "10.77.0.1";
export const FAR_BROWSER = fileURLToPath(new URL("./chromium-in-namespace.sh", import.meta.url));

export interface SlowLink {
  /** Changes delay and rates while the link runs. */
  configure(profile: Profile): Promise<void>;
  /** Removes delay and limits, for visits that are not measured. */
  removeLimits(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a slow link with real TCP over it, including handshakes, slow start and queueing.
 *
 * @throws an error for the user if the machine does not allow it
 */
export async function startSlowLink(): Promise<SlowLink> {
  if (process.getuid?.() !== 0 || !fs.existsSync("/dev/net/tun"))
    throw new Error("--net link needs root and /dev/net/tun: use --net cdp here");
  const script = fileURLToPath(new URL("./slow-link.py", import.meta.url));
  const child = spawn("python3", [script, "--rtt", "0", "--down", "0", "--up", "0"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`the slow line ended with code ${code}`)));
    child.once("error", reject);
  });
  ended.catch(() => undefined);
  const answered = () => Promise.race([once(child.stdout, "data"), ended]);
  await answered();
  const set = async (rtt: number, down: number, up: number) => {
    const done = answered();
    child.stdin.write(`${rtt} ${down} ${up}\n`);
    await done;
  };
  return {
    configure: ({ rtt, down, up }) => set(rtt, down, up),
    removeLimits: () => set(0, 0, 0),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}
