import os from "node:os";
import path from "node:path";

/** The file in which the browser tests' server (serve-build.ts) writes its database URL. */
export const browserDatabaseFile = (port: string): string =>
  path.join(os.tmpdir(), `plaza-browser-${port}.database`);

/** The file in which it says where the tests' PostgreSQL is, for tests with a database of their own. */
export const browserTestServerFile = (port: string): string =>
  path.join(os.tmpdir(), `plaza-browser-${port}.test-server`);
