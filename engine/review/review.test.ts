import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CREATION_KINDS, type CreationKind } from "#domain/studio/creations.ts";
import { partOf } from "#domain/studio/creation-part.ts";
import { drawLayout } from "#domain/studio/builder/draw-layout.ts";
import { answer } from "#engine/answer.ts";
import { escapeHtml } from "#engine/code/piece.ts";
import { createReport } from "../../tests/support/report-file.ts";

/**
 * `npm run engine:review`: prints the engine's answers to 100 prompts into `reports/engine-review.html`,
 * for a person to judge. The prompts' author had not read the engine; since then rules were tuned on
 * them, so the share answered is a regression check, not an estimate for new prompts.
 */
interface Prompt {
  kind: CreationKind;
  language: "es" | "en";
  prompt: string;
  /** Needs a language model: the engine must refuse it. */
  impossible?: boolean;
}
const PROMPTS = JSON.parse(
  fs.readFileSync(new URL("prompts.json", import.meta.url), "utf8"),
) as Prompt[];
const REPORT = path.resolve("reports/engine-review.html");

const answered = PROMPTS.map((prompt, seed) => ({
  ...prompt,
  ...answer({
    kind: prompt.kind,
    instructions: [prompt.prompt],
    corrections: {},
    business: undefined,
    now: new Date("2026-11-24T18:00:00Z"),
    seed,
  }),
}));

function show({ kind, prompt, version, text, understanding }: (typeof answered)[number]): string {
  const part = partOf(text);
  const svg =
    part?.kind === "picture" ? part.svg : part?.kind === "page" ? drawLayout(part.blocks, "") : "";
  const chips = understanding.chips.map(({ key, value }) => `${key}: ${value}`).join(" · ");
  return `<article><h2>${escapeHtml(prompt)}</h2><p>${kind}, ${version}. ${escapeHtml(chips)}</p>${svg || `<pre>${escapeHtml(text)}</pre>`}</article>`;
}

it("answers prompts of every kind in both languages, and prints them", () => {
  for (const kind of CREATION_KINDS)
    for (const language of ["es", "en"])
      expect(PROMPTS.some((one) => one.kind === kind && one.language === language)).toBe(true);
  const possible = answered.filter(({ impossible }) => !impossible);
  const final = possible.filter(({ version }) => version === "final");
  const figures = `${final.length} of ${possible.length} possible prompts answered`;
  fs.mkdirSync(path.dirname(REPORT), { recursive: true });
  fs.writeFileSync(
    REPORT,
    `<!doctype html><meta charset="utf-8"><title>Engine review</title><style>body{max-width:60rem;margin:auto;font:1rem/1.5 sans-serif}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap}svg{max-width:24rem;height:auto}h2{font-size:1rem}</style><h1>${figures}</h1>${answered.map(show).join("\n")}`,
  );
  createReport("engine")("review", { prompts: possible.length, answered: final.length });
  expect(final.length / possible.length).toBeGreaterThan(0.75);
});

it("refuses what cannot be done by rules, except for a frame in place of a photo", () => {
  for (const { impossible, kind, version, prompt } of answered)
    if (impossible && kind !== "images") expect(version, prompt).toBe("cannot");
});

it("answers in the prompt's language", () => {
  const wrong = answered.filter(
    ({ language, version, understanding }) =>
      version === "final" && understanding.language !== language,
  );
  expect(wrong.map(({ prompt }) => prompt)).toEqual([]);
});
