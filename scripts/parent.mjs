/** What became of npm, which started this process. */
import fs from "node:fs";

const LOOK_MS = 500;

/**
 * Calls back once when npm is gone. Between npm and this process there may be a shell, which passes
 * no signal on: `kill <npm>` ends npm and that shell, `kill -9 <npm>` ends npm alone. (Seen on
 * Linux; elsewhere only the own parent is watched.)
 *
 * @param {(how: "asked" | "killed") => void} lost
 */
export function whenParentIsLost(lost) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const grandparent = statusOf(parent)?.parent;
  const isShell = /^(ba|da|z|k|a)?sh$/.test(statusOf(parent)?.name ?? "");
  const timer = setInterval(() => {
    const isParentThere = process.ppid === parent;
    if (isParentThere && (!isShell || statusOf(parent)?.parent === grandparent)) return;
    clearInterval(timer);
    lost(isShell && !isParentThere ? "asked" : "killed");
  }, LOOK_MS);
  timer.unref();
}

/**
 * A process's name and parent, undefined where they cannot be seen.
 *
 * @param {number} pid
 */
function statusOf(pid) {
  try {
    // "pid (name) state ppid ...": the name may itself hold spaces and brackets.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+) /s.exec(stat) ?? [];
    return name === undefined ? undefined : { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
