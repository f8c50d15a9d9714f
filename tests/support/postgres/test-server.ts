/**
 * The tests' PostgreSQL as a test file sees it. In a file of its own so that test files do not import
 * what starts the server and seeds it: that took most of their import time.
 */

/** Clock of the seeds, fixed so that figures relative to today are the same in every run. */
export const SEEDED_AT = new Date("2026-03-16T15:00:00.000Z");

/** Data for a test process to create databases; passed on in an environment variable. */
export interface TestServer {
  serverUrl: string;
  /** Names of the template databases; they allow no connections, so cloning never has to wait. */
  migrated: string;
  seeded: string;
  /** Error of the seeds, if there is no seeded template: tests without it still run. */
  seedError?: string;
}

const VARIABLE = "PLAZA_TEST_SERVER";

/** The server that a parent process has started, if any. */
export function inheritedTestServer(): TestServer | undefined {
  const value = process.env[VARIABLE];
  return value ? (JSON.parse(value) as TestServer) : undefined;
}

/** Lets child processes that are started afterwards use this server. */
export function bequeathTestServer(server: TestServer): void {
  process.env[VARIABLE] = JSON.stringify(server);
}

/** URL of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
