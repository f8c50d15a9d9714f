import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "../scripts/steps.mjs";
import type { PageFigures, ScreenFigures } from "./browser/measure-screens.ts";
import type { Move } from "./browser/measure-moves.ts";
import { PROFILES } from "./browser/profiles.ts";
import type { Judged } from "./judge.ts";
import type { Grown } from "./load/measure-growth.ts";
import type { ServerFigures } from "./load/measure-server.ts";

export interface BenchResult {
  /** As in 2026-03-16. */
  date: string;
  command: string;
  machine: string;
  seconds: number;
  /** All budgets that were measured. */
  judged: Judged[];
  screens?: ScreenFigures;
  server?: ServerFigures;
  growth?: Grown[];
}

const JSON_FILE = path.join(ROOT, "reports/bench.json");
const DOC = path.join(ROOT, "docs/performance.md");
const [START, END] = ["<!-- bench: from here -->", "<!-- bench: to here -->"];

/** Description of the machine's hardware, without its name. */
export const machineClass = () =>
  `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()} ${os.arch()}, Node ${process.versions.node.split(".")[0]}`;

export function writeJson(result: BenchResult): void {
  fs.mkdirSync(path.dirname(JSON_FILE), { recursive: true });
  fs.writeFileSync(JSON_FILE, `${JSON.stringify(result, null, 2)}\n`);
}

/** Writes the summary between its two markers in docs/performance.md. */
export function writeSummary(result: BenchResult): void {
  const text = fs.readFileSync(DOC, "utf8");
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/performance.md has no ${START} … ${END}`);
  fs.writeFileSync(DOC, `${before}${START}\n\n${summaryOf(result)}\n\n${END}${after}`);
}

/** The run in Markdown: date, command, machine, all budgets and all screens. */
export function summaryOf(result: BenchResult): string {
  const missed = result.judged.filter(({ holds }) => !holds).length;
  return [
    `${result.date}, \`${result.command}\`, ${result.machine}, ${Math.round(result.seconds)} s. ${result.judged.length} budgets, ${missed} missed.`,
    budgetTable(result.judged),
    ...(result.screens ? screenTables(result.screens) : []),
    ...(result.server ? [serverTable(result.server)] : []),
    ...(result.growth ? [growthTable(result.growth)] : []),
  ].join("\n\n");
}

export const budgetTable = (judged: readonly Judged[]): string =>
  table(
    ["budget", "at most", "measured", "holds", "worst at"],
    judged.map((each) => [
      each.what,
      (each.moreIsBetter ? "from " : "") + format(each.budget, each.unit),
      format(each.figure, each.unit),
      each.holds ? "yes" : "**no**",
      each.where ? `\`${each.where}\`` : "",
    ]),
  );

function screenTables({ floors, screens, moves }: ScreenFigures): string[] {
  const profiles = [...new Set(screens.map(({ profile }) => profile))];
  const pages = profiles.map((profile) => {
    const rows = [...floors, ...screens].filter((each) => each.profile === profile).map(rowOf);
    const head = ["page", "FCP", "LCP", "hydrated", "blocking", "shift", "requests", "KB"];
    const kinds = ["HTML", "script", "CSS", "else"];
    const titles = [...head, ...kinds, "again: FCP", "requests", "KB"];
    return `${PROFILES[profile].name}, times in ms:\n\n${table(titles, rows)}`;
  });
  return moves.length === 0 ? pages : [...pages, movesTable(moves)];
}

const movesTable = (moves: readonly Move[]): string =>
  table(
    ["from", "to", "pressed at once, ms", "link reached a second before, ms"],
    moves.map(({ from, to, cold, reached }) => [
      `\`${from}\``,
      `\`${to}\``,
      ...[cold, reached].map((time) => String(Math.round(time))),
    ]),
  );

function rowOf({ page, cold, repeat }: PageFigures): string[] {
  const { document = 0, script = 0, stylesheet = 0, ...others } = cold.byKind;
  const rest = Object.values(others).reduce((sum, bytes) => sum + bytes, 0);
  const ms = (time: number | null) => (time === null ? "-" : String(Math.round(time)));
  return [
    page,
    ms(cold.fcp),
    ms(cold.lcp),
    ms(cold.hydrated),
    ms(cold.blocking),
    cold.shift.toFixed(3),
    String(cold.requests),
    kilobytes(cold.bytes),
    ...[document, script, stylesheet, rest].map(kilobytes),
    ms(repeat.fcp),
    String(repeat.requests),
    kilobytes(repeat.bytes),
  ];
}

const serverTable = ({ shared, personal, half, halfFloor, memory }: ServerFigures): string => {
  const kinds = [
    ...shared.map((each) => ({ ...each, who: "visitor" })),
    ...personal.map((each) => ({ ...each, who: "signed in" })),
  ];
  const rows = kinds.map(({ page, who, floor, plaza, ratio }) => [
    `${page} (${who})`,
    String(Math.round(floor.perSecond)),
    String(Math.round(plaza.perSecond)),
    format(ratio, "x"),
    `${plaza.median.toFixed(1)} / ${plaza.p99.toFixed(1)}`,
  ]);
  const lines = [
    table(["page", "floor, a second", "Plaza, a second", "ratio", "median / p99 ms"], rows),
    `At half of the peak: median ${half.median.toFixed(2)} ms, p99 ${half.p99.toFixed(2)} ms; node:http at as many a second ${halfFloor.median.toFixed(2)} and ${halfFloor.p99.toFixed(2)} ms.`,
  ];
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  if (memory)
    lines.push(
      `Memory: ${megabytes(memory.first)} after ${memory.after[0]} requests, ${megabytes(memory.last)} after ${memory.after[1]}.`,
    );
  return lines.join("\n\n");
};

const growthTable = (grown: readonly Grown[]): string =>
  table(
    ["page", "p95 ms", "p95 ms, 100 times the catalogue", "ratio"],
    grown.map(({ page, small, large, ratio }) => [
      `\`${page}\``,
      small.toFixed(1),
      large.toFixed(1),
      format(ratio, "x"),
    ]),
  );

const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1);

function format(figure: number, unit: Judged["unit"]): string {
  if (!Number.isFinite(figure)) return "never";
  if (unit === "x") return `${figure.toFixed(2)}x`;
  if (unit === "ms") return `${Math.round(figure)} ms`;
  return String(figure);
}

/** A Markdown table with padded columns, readable in a terminal. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, index) =>
    Math.max(3, title.length, ...rows.map((row) => row[index]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
