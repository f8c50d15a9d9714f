import { execFileSync } from "node:child_process";

/** Resident set size of a process in bytes; null where `ps` does not report it. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
    return Number(kilobytes.trim()) * 1_024 || null;
  } catch {
    return null;
  }
}
