import { execFile } from "node:child_process";
import { env } from "#config/env.ts";
import { logLine } from "#config/log-line.ts";

/** A scanner that takes longer has failed. */
const SCAN_MS = 60_000;
/** Exit code for a file with a signature of malware, as of clamscan and clamdscan (`man clamdscan`). */
const FOUND = 1;

/**
 * Runs the operator's malware scanner (UPLOAD_SCAN_COMMAND) on a file: its path is the last argument, and
 * exit code 0 means harmless, 1 harmful. No shell is involved.
 *
 * @returns `file-harmful`; `file-unscanned` where the scanner could not be run, took too long or failed,
 *   which is logged; undefined for a harmless file, and without a scanner
 */
export async function scanUpload(
  file: string,
): Promise<"file-harmful" | "file-unscanned" | undefined> {
  const [program, ...args] = env.UPLOAD_SCAN_COMMAND?.trim().split(/\s+/) ?? [];
  if (program === undefined) return undefined;
  const code = await new Promise<number | string>((resolve) => {
    execFile(program, [...args, file], { timeout: SCAN_MS }, (error) => {
      // `code` is the exit code, the name of a spawn error such as ENOENT, or null for a signal.
      resolve(error === null ? 0 : (error.code ?? "killed"));
    });
  });
  if (code === 0) return undefined;
  if (code === FOUND) return "file-harmful";
  logLine({ level: "error", error: `The scanner of uploads failed: ${code}` });
  return "file-unscanned";
}
