import os from "node:os";
import { defineConfig } from "vitest/config";

const everywhere = "{**/node_modules,build,data,reports}/**";

/** A catalogue many times as large: run one file at a time. */
const GROWTH = "tests/growth/**/*.test.ts";
/** How long pages take there: only where nothing else runs, by `npm run test:growth`. */
const TIMES = process.env.GROWTH === "full" ? [] : ["tests/growth/times.test.ts"];

/** Faults, load and many at once: run one file at a time. */
const RELIABILITY = "tests/reliability/**/*.test.ts";

const onPostgres = {
  globalSetup: ["./tests/support/global-setup.ts"],
  pool: "forks" as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // The production build is run as it is, not through Vite.
  server: { deps: { external: [/\/build\//] } },
};

/**
 * `unit`: beside the source, no database. `integration`: a real PostgreSQL (and, for those that
 * ask pages, the production build). `container`: the image, where a container engine answers.
 */
export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    // Vitest leaves one core free, which on two cores is one file at a time.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{adapters,app,bench,config,db,domain,server,scripts,seeds,worker}/**/*.test.{ts,tsx}",
          ],
          exclude: [everywhere, "**/*.db.test.ts", "seeds/seed.test.ts"],
          // Property tests on a busy machine.
          testTimeout: 20_000,
          // Rules without a state of their own: many files in one process, with each module read once.
          isolate: false,
          // Some units import the environment; none of them connects.
          env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["**/*.db.test.ts", "seeds/seed.test.ts", "tests/**/*.test.ts"],
          exclude: [everywhere, RELIABILITY, GROWTH, "tests/container/**"],
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: { name: "reliability", include: [RELIABILITY], exclude: [everywhere], ...onPostgres },
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
    ],
  },
});
