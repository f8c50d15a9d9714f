/** Whether what started this process is still there. */
import fs from "node:fs";

const LOOK_MS = 500;

/**
 * Calls back once when npm, which started this process, was killed without a chance to pass it on.
 * Between the two there may be a shell, which lives on: its own parent is watched too, where the
 * system shows it (Linux).
 *
 * @param {() => void} lost
 */
export function whenParentIsLost(lost) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    lost();
  }, LOOK_MS);
  timer.unref();
}

/** The parent of a process, null where it cannot be seen. */
function parentOf(pid) {
  try {
    // "pid (name) state ppid ...": the name may itself hold spaces and brackets.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}
