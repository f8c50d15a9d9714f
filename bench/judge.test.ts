import { expect, test } from "vitest";
import { REMIX, STATIC, type PageFigures } from "./browser/measure-screens.ts";
import type { Visit } from "./browser/visit.ts";
import { judgeScreens, judgeServer } from "./judge.ts";
import type { LoadFigures } from "./load/load-loop.ts";
import { median, quantile } from "./median.ts";

const visit = (changes: Partial<Visit> = {}): Visit => ({
  fcp: 1_000,
  lcp: 1_000,
  hydrated: 2_000,
  blocking: 0,
  shift: 0,
  requests: 1,
  bytes: 1,
  byKind: {},
  ...changes,
});
const page = (name: string, cold = visit(), repeat = visit({ fcp: 200 })): PageFigures => ({
  page: name,
  profile: "slow3g",
  cold,
  repeat,
});
const floors = [page(STATIC), page(REMIX)];
const failing = (screens: PageFigures[]) =>
  judgeScreens({ floors, screens, moves: [] })
    .filter(({ holds }) => !holds)
    .map(({ what, figure, where }) => [what, figure, where]);

test("each budget of a screen holds at its edge, and not past it", () => {
  const edge = visit({ fcp: 1_080, lcp: 1_120, hydrated: 2_300, blocking: 50, requests: 10 });
  expect(failing([page("/"), page("/spaces", edge, visit({ fcp: 250 }))])).toEqual([]);
  expect(failing([page("/"), page("/spaces", { ...edge, fcp: 1_081 })])).toEqual([
    ["Slow 3G: FCP of every other screen, to the static page's", 1.081, "/spaces"],
  ]);
  expect(failing([page("/", visit({ fcp: 1_101, shift: 0.01 }))])).toHaveLength(2);
  expect(
    failing([page("/pro", visit({ requests: 11 }), visit({ requests: 2, fcp: 251 }))]),
  ).toEqual([
    ["Slow 3G: requests, first visit", 11, "/pro"],
    ["Slow 3G: requests, repeat visit", 2, "/pro"],
    ["Slow 3G: FCP of a repeat visit, to the static page's first", 0.251, "/pro"],
  ]);
});

test("a repeat visit is judged on the slowest line alone", () => {
  const on4g = (each: PageFigures): PageFigures => ({ ...each, profile: "slow4g" });
  const late = on4g(page("/pro", visit(), visit({ fcp: 251 })));
  const judged = judgeScreens({ floors: floors.map(on4g), screens: [late], moves: [] });
  expect(judged.filter(({ holds }) => !holds)).toEqual([]);
});

test("the next screen is judged by the slowest", () => {
  const moves = [
    { from: "/spaces", to: "/artifakts", cold: 650, reached: 151 },
    { from: "/spaces", to: "/agentiks", cold: 600, reached: 100 },
  ];
  expect(judgeScreens({ floors, screens: [], moves })).toMatchObject([
    { figure: 151, holds: false, where: "/spaces to /artifakts" },
    { figure: 650, holds: true },
  ]);
});

test("what never came does not hold", () => {
  expect(failing([page("/spaces", visit({ hydrated: null }))])).toEqual([
    ["Slow 3G: hydrated, to the minimal Remix page", Infinity, "/spaces"],
  ]);
});

test("the server is judged by its worst page", () => {
  const load: LoadFigures = {
    answers: 1,
    perSecond: 1,
    median: 1,
    p95: 2,
    p99: 3,
    failed: 0,
  };
  const compared = (name: string, ratio: number) => ({
    page: name,
    floor: load,
    plaza: load,
    ratio,
  });
  const judged = judgeServer({
    shared: [compared("/", 0.5), compared("/spaces", 0.39)],
    personal: [compared("/", 0.6)],
    half: load,
    halfFloor: load,
    memory: { first: 100, last: 121, after: [1, 2] },
  });
  expect(judged.map(({ holds, where }) => [holds, where])).toEqual([
    [false, "/spaces"],
    [true, "/"],
    [true, undefined],
    [false, undefined],
  ]);
});

test("a quantile is one of the values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1])).toBe(1);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(() => median([])).toThrow(RangeError);
});
