import fs from "node:fs";
import path from "node:path";

const POLL_MS = 200;

/**
 * A value that the first worker of a run makes, for all of them: also for the worker that
 * Playwright starts after a failure.
 *
 * @param file where it is kept as JSON, in a folder that is emptied before each run
 */
export async function shareBetweenWorkers<Value>(
  file: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const lock = `${file}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!fs.existsSync(file)) {
    if (take(lock)) {
      try {
        const value = await make();
        fs.writeFileSync(`${file}.part`, JSON.stringify(value));
        fs.renameSync(`${file}.part`, file);
      } finally {
        // After a failure the next one tries.
        fs.rmSync(lock);
      }
    } else {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  return JSON.parse(fs.readFileSync(file, "utf8")) as Value;
}

/** Creates a file, unless it is there. */
function take(lock: string): boolean {
  try {
    fs.writeFileSync(lock, "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
