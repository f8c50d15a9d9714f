/**
 * Hours of use in short: people read and write without pause for `PLAZA_SOAK_MINUTES` minutes (30 are
 * what the figure is of) and the memory must not grow. On demand only.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { sessionOf } from "../support/session.ts";
import { memoryOf, pause, report, tally, visit, type Outcome } from "./load.ts";

const MINUTES = Number(process.env.PLAZA_SOAK_MINUTES ?? 0);
const PEOPLE = 20;
const SAMPLE_MS = 5_000;
/** The first part fills the caches, whose size is bounded. */
const WARM_PART = 1 / 3;
const PATHS = ["/", "/spaces", "/artifakts", "/agentiks", "/challenges", "/marketplace", "/wallet", "/notifications", "/search?q=a", "/api/artifakts", "/spaces.data"]; // prettier-ignore

let database: TestDatabase;
let plaza: ServerProcess;
beforeAll(async () => {
  if (!MINUTES) return;
  database = await createTestDatabase();
  plaza = await startPlaza(database.url, { LOG_LEVEL: "error" });
});
afterAll(async () => {
  await plaza?.stop();
  await database?.drop();
});

it.skipIf(!MINUTES)(
  `${MINUTES} minutes of use: memory grows by no more than 1 MB a minute`,
  async () => {
    const cookies = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const session = await sessionOf(database, `person-${index + 1}`);
        return `${preferencesCookie()}; plaza-session=${session["plaza-session"]}`;
      }),
    );
    const began = performance.now();
    const endMs = MINUTES * 60_000;
    const isOver = () => performance.now() - began > endMs;
    const samples: { minute: number; mb: number }[] = [];
    const counts: Record<string, number> = {};
    const note = (outcomes: Outcome[]) => {
      for (const [name, count] of Object.entries(tally(outcomes)))
        counts[name] = (counts[name] ?? 0) + count;
    };
    const sampling = (async () => {
      while (!isOver()) {
        samples.push({
          minute: (performance.now() - began) / 60_000,
          mb: memoryOf(plaza.pid) ?? 0,
        });
        await pause(SAMPLE_MS);
      }
    })();
    await Promise.all(
      cookies.map(async (cookie, person) => {
        for (let turn = person; !isOver(); turn += 1) {
          const path = PATHS[turn % PATHS.length]!;
          note([
            await visit(plaza.origin, path, { cookie: turn % 3 ? cookie : preferencesCookie() }),
          ]);
          // One in twenty writes: in and out of a challenge.
          if (turn % 20 === 0)
            note([
              await visit(plaza.origin, "/preferences", {
                method: "POST",
                cookie,
                body: "theme=dark",
              }),
            ]);
          await pause(200);
        }
      }),
    );
    await sampling;
    const settled = samples.filter(({ minute }) => minute > MINUTES * WARM_PART);
    const slope = slopeOf(settled);
    report(`soak ${MINUTES} min`, {
      ...counts,
      memoryStartMb: Math.round(samples[0]!.mb),
      memorySettledMb: Math.round(settled[0]!.mb),
      memoryEndMb: Math.round(samples.at(-1)!.mb),
      slopeMbPerMinute: Math.round(slope * 100) / 100,
    });
    expect(Object.keys(counts).filter((name) => !/^[234]/.test(name) && name !== "503")).toEqual(
      [],
    );
    expect(slope).toBeLessThanOrEqual(1);
  },
  (MINUTES + 2) * 60_000,
);

/** Megabytes a minute: the line that lies nearest to the samples. */
function slopeOf(samples: { minute: number; mb: number }[]): number {
  const mean = (of: (sample: { minute: number; mb: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minute = mean((sample) => sample.minute);
  const mb = mean((sample) => sample.mb);
  const along = mean((sample) => (sample.minute - minute) * (sample.mb - mb));
  return along / mean((sample) => (sample.minute - minute) ** 2);
}
