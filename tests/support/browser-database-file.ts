import os from "node:os";
import path from "node:path";

/** Where the browser tests' server (serve-build.ts) writes which database it uses. */
export const browserDatabaseFile = (port: string): string =>
  path.join(os.tmpdir(), `plaza-browser-${port}.database`);
