/** Detects the end of npm, the parent of this process. */
import fs from "node:fs";

const POLL_MS = 500;

/**
 * Calls back once when npm has ended. A shell may run between npm and this process, and it forwards
 * no signals: `kill <npm>` ends npm and the shell, `kill -9 <npm>` only npm. (Observed on Linux;
 * elsewhere only the direct parent is watched.)
 *
 * @param {(how: "asked" | "killed") => void} onEnd
 */
export function onParentEnd(onEnd) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const grandparent = statusOf(parent)?.parent;
  const isShell = /^(ba|da|z|k|a)?sh$/.test(statusOf(parent)?.name ?? "");
  const timer = setInterval(() => {
    const isParentThere = process.ppid === parent;
    if (isParentThere && (!isShell || statusOf(parent)?.parent === grandparent)) return;
    clearInterval(timer);
    onEnd(isShell && !isParentThere ? "asked" : "killed");
  }, POLL_MS);
  timer.unref();
}

/**
 * Name and parent PID of a process; undefined where /proc is not available.
 *
 * @param {number} pid
 */
function statusOf(pid) {
  try {
    // "pid (name) state ppid ...": the name may contain spaces and parentheses.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+) /s.exec(stat) ?? [];
    return name === undefined ? undefined : { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
