import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { compactSvg } from "./compact-svg.server.ts";
import { INSIGHTS_SIZE, insightsOptions } from "./insights-options.ts";
import { renderChart } from "./render-chart.server.ts";
import { RINGS_SIZE, ringsOptions } from "./rings-options.ts";
import { TREND_SIZE, trendOptions } from "./trend-options.ts";

const users = Array.from({ length: 30 }, (_, day) => 8_000 + ((day * 7_919) % 3_000));
const dots = Array.from({ length: 4 }, (_, kind) =>
  Array.from(
    { length: 10 },
    (_, at) => [at * 90 + kind, 60 + ((at * 37 + kind) % 40), at] as const,
  ),
);

const CHARTS = [
  ["trend", trendOptions(users), TREND_SIZE],
  ["rings", ringsOptions([99.98, 46]), RINGS_SIZE],
  ["insights", insightsOptions(dots), INSIGHTS_SIZE],
] as const;

describe.each(CHARTS)("the %s on the server", (name, options, size) => {
  let svg = "";
  beforeAll(async () => {
    svg = await renderChart(`test-${name}`, options, size);
  });

  it("is the same string each time, rendered again or cached", async () => {
    expect(await renderChart(`test-${name}`, options, size)).toBe(svg);
    expect(await renderChart(`test-${name}-anew`, options, size)).toBe(svg);
  });

  it("carries no style, script, id or colour of its own", () => {
    expect(svg).toMatch(
      new RegExp(
        `^<svg viewBox='0 0 ${size.width} ${size.height}' overflow='visible'><path .*</svg>$`,
      ),
    );
    expect(svg).not.toMatch(/<style|<script|<text|\bid=|\bclass=|#[0-9a-f]{3}|NaN|"/i);
  });

  it("weighs at most 1,000 bytes compressed", () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(1_000);
  });
});

describe("compactSvg", () => {
  const wrap = (inner: string) => `<svg width="9" viewBox="0 0 40 20">${inner}</svg>`;

  it("joins equally styled shapes and keeps others apart", () => {
    const paths = ["red", "red", "blue"].map((fill) => `<path d="M1 1L3 4" fill="${fill}"></path>`);
    expect(compactSvg(wrap(paths.join("")))).toBe(
      "<svg viewBox='0 0 40 20' overflow='visible'><path fill='red' d='M1 1l2 3M1 1l2 3'/><path fill='blue' d='M1 1l2 3'/></svg>",
    );
  });

  it("applies a shape's transform, in tenths", () => {
    const path = `<path d="M-1 -1L1 -1L1 1Z" transform="matrix(2.5,0,0,2.5,10,10)" fill="red"></path>`;
    expect(compactSvg(wrap(path))).toContain("d='M7.5 7.5l5 0 0 5z'");
  });

  it("scales the stroke width of a scaled shape", () => {
    const path = `<path d="M-1 -1L1 1" transform="matrix(8,0,0,8,0,0)" stroke-width="0.25"></path>`;
    expect(compactSvg(wrap(path))).toContain("stroke-width='2'");
  });

  it("does not let rounding add up along a line", () => {
    const points = Array.from({ length: 100 }, (_, index) => `L${index * 0.4} 0`).join("");
    const d = /d='([^']*)'/.exec(
      compactSvg(wrap(`<path d="M0 0${points}" fill="none"></path>`)),
    )![1]!;
    const across = [...d.slice(4).matchAll(/(-?\d+) (?:-?\d+)/g)].map(([, dx]) => Number(dx));
    expect(across.reduce((sum, dx) => sum + dx, 0)).toBe(Math.round(99 * 0.4));
  });

  it("refuses what it does not understand instead of drawing it wrong", () => {
    expect(() => compactSvg("<svg></svg>")).toThrow("viewBox");
    expect(() => compactSvg(wrap(`<path d="M0 0C1 1 2 2 3 3" fill="red"></path>`))).toThrow("C");
    expect(() => compactSvg(wrap(`<path d="M0 0" transform="rotate(3)"></path>`))).toThrow(
      "rotate",
    );
  });
});
