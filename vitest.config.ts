import os from "node:os";
import { defineConfig } from "vitest/config";
import { bundleMessages } from "./tests/support/languages/bundle-messages.ts";

const everywhere = "{**/node_modules,build,data,reports}/**";

/** Databases with 100 times the seeded rows: run one file at a time. */
const GROWTH = "tests/growth/**/*.test.ts";
/** Response times on those databases, on an otherwise idle machine: `npm run test:growth`. */
const TIMES = process.env.GROWTH === "full" ? [] : ["tests/growth/times.test.ts"];

/** Fault injection and concurrency tests. */
const RELIABILITY = "tests/reliability/**/*.test.ts";
/** Two versions on one database: `npm run test:upgrade`, which builds the other one. */
const UPGRADE = "tests/upgrade/**/*.test.ts";
/** Those that create load or measure durations: run one file at a time. */
const TIMED = "tests/reliability/timed/**/*.test.ts";

const MESSAGES = await bundleMessages();

const onPostgres = {
  globalSetup: ["./tests/support/postgres/global-setup.ts"],
  pool: "forks" as const,
  // In MB. Pages parsed by jsdom fill Node's default of 16 so often that a fifth of the time is collection.
  execArgv: ["--max-semi-space-size=64"],
  // Only for what hangs: tests that walk over all screens take 20 s on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Load the production build and the messages as they are, not transformed by Vite.
  server: { deps: { external: [/\/build\//, MESSAGES] } },
};

/** Tests of commands, queries and workers, which load the sources instead of the build. */
const ON_SOURCES = ["**/*.db.test.ts", "seeds/seed.test.ts"];

/**
 * `unit`: next to the source, no database. `database`: next to the source, on a real PostgreSQL.
 * `integration`: a real PostgreSQL and, for tests of pages, the production build. `container`: the
 * container image, if a container engine answers.
 */
export default defineConfig({
  esbuild: { jsx: "automatic" },
  resolve: { alias: { "#app/messages/messages.js": MESSAGES } },
  test: {
    // Vitest's default leaves one core free: on two cores, one file at a time.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{adapters,app,bench,config,db,domain,engine,server,scripts,seeds,worker}/**/*.test.{ts,tsx}",
          ],
          exclude: [everywhere, "**/*.db.test.ts", "seeds/seed.test.ts"],
          // Property tests are slow on a busy machine.
          testTimeout: 20_000,
          // Faster: pure functions without global state can share a process and its module cache.
          isolate: false,
          // Some modules parse the environment on import; no unit test connects.
          env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ON_SOURCES,
          exclude: [everywhere],
          // Each file has a database of its own; the modules are read once for all files of a process.
          isolate: false,
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/**/*.test.ts"],
          exclude: [everywhere, ...ON_SOURCES, RELIABILITY, GROWTH, UPGRADE, "tests/container/**"],
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: {
          name: "reliability",
          include: [RELIABILITY],
          exclude: [everywhere, TIMED],
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: { name: "timed", include: [TIMED], exclude: [everywhere], ...onPostgres },
      },
      {
        extends: true,
        test: {
          name: "growth",
          include: [GROWTH],
          exclude: [everywhere, ...TIMES],
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: {
          name: "container",
          include: ["tests/container/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { name: "upgrade", include: [UPGRADE] } },
    ],
  },
});
