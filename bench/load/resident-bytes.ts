import { execFileSync } from "node:child_process";

/** The memory a process really has, in bytes; null where the system does not say. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
    return Number(kilobytes.trim()) * 1_024 || null;
  } catch {
    return null;
  }
}
