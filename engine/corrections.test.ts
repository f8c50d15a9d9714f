import { describe, expect, it } from "vitest";
import type { CreationKind } from "#domain/studio/creations.ts";
import { answer } from "./answer.ts";
import { correctionsOf, type CorrectedTurn } from "./corrections.ts";
import { dayFromIso } from "./reading/days.ts";

const today = dayFromIso("2026-11-29")!;
const shown = (...chips: [string, string][]) => ({
  genre: "poster",
  chips: chips.map(([key, value]) => ({ key, value })),
});
const CHIPS = shown(["genre", "Poster"], ["what", "market"], ["date", "Saturday, December 5"]);
const FORM = { genre: "Poster", what: "Night market", date: "Sunday 20 December" };

/** Turns numbered from 1. */
const turnsOf = (turns: Partial<CorrectedTurn>[]): CorrectedTurn[] =>
  turns.map((turn, index) => ({
    version: index + 1,
    instruction: "Poster for the market",
    isFollowUp: index === 0,
    restoredFrom: null,
    corrections: {},
    understanding: CHIPS,
    ...turn,
  }));
const inForce = (turns: Partial<CorrectedTurn>[], kind: CreationKind = "images") =>
  correctionsOf(turnsOf(turns), { kind, today });
const followUp = (instruction: string) => ({ instruction, isFollowUp: true });

describe("corrections after a follow-up", () => {
  const corrected = [{}, { corrections: FORM }];
  const { genre: _, ...changed } = FORM;

  it.each(["in red", "make it blue and friendlier", "hazlo verde", "5 pm", "a las 6 de la tarde"])(
    "are kept: %s",
    (instruction) => expect(inForce([...corrected, followUp(instruction)])).toEqual(changed),
  );

  it.each(["on Monday 21 December", "mejor el lunes 21 de diciembre"])(
    "give way to what it changes: %s",
    (instruction) =>
      expect(inForce([...corrected, followUp(instruction)])).toEqual({ what: "Night market" }),
  );

  it("are those of no other request", () => {
    expect(inForce([...corrected, followUp("Business card for my bakery")])).toEqual({});
  });

  it("come back when they are made again, also with the same words", () => {
    const later = [...corrected, followUp("on Monday 21 December")];
    const again = { corrections: { ...FORM, date: FORM.date }, understanding: CHIPS };
    expect(inForce([...later, again])).toMatchObject({ date: FORM.date });
  });

  it("of the tone give way to another tone, and what was left as it stood is none", () => {
    const understood = shown(["tone", "warm"], ["length", "detailed"], ["price", "$49"]);
    const turns = [
      { understanding: understood },
      { corrections: { tone: "formal", length: "detailed", price: "$59" } },
    ];
    expect(inForce([...turns, followUp("shorter")], "text")).toEqual({
      tone: "formal",
      price: "$59",
    });
    expect(inForce([...turns, followUp("playful, please")], "text")).toEqual({ price: "$59" });
  });

  it("are those of a restored version", () => {
    expect(inForce([...corrected, followUp("red"), { restoredFrom: 1 }])).toEqual({});
    expect(inForce([...corrected, { restoredFrom: 2, corrections: FORM }])).toEqual(changed);
  });
});

it("draws what was corrected, in another colour too", () => {
  const question = {
    kind: "images" as const,
    business: undefined,
    now: new Date("2026-11-29T16:00:00Z"),
    seed: 1,
  };
  const instructions = ["Poster for our winter fair on Saturday 12 December", "make it green"];
  const { text } = answer({
    ...question,
    instructions,
    corrections: { what: "Feria de las luces", date: "Friday 18 December" },
  });
  const words = [...text.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, said]) => said!).join(" ");
  expect(words).toMatch(/Feria de las luces/i);
  expect(words).toContain("18 December");
  expect(words).not.toMatch(/winter|\b12\b/i);
});
