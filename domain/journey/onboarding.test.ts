import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOWN_MAX_CHARACTERS, TRADES } from "#domain/people/business/trades.ts";
import {
  addCollaborator,
  AI_EXPERIENCES,
  applyStep,
  AUTOMATION_AREAS,
  BUSINESS_TYPES,
  CURRENT_PLATFORMS,
  listAnswers,
  MAX_COLLABORATORS,
  NO_ANSWERS,
  readAnswers,
} from "./onboarding.ts";
import { ONBOARDING_STEP_COUNT, parseStep } from "./onboarding-steps.ts";

const fields = (pairs: [string, string][]) => new URLSearchParams(pairs);

const collaborator = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
const anyAnswers = fc
  .record({
    businessType: fc.constantFrom(null, ...BUSINESS_TYPES),
    trade: fc.constantFrom(null, ...TRADES),
    town: fc
      .string({ unit: "grapheme", maxLength: 25 })
      .map((text) => applyStep(NO_ANSWERS, 2, fields([["town", text]])).answers.town),
    automationAreas: fc.subarray([...AUTOMATION_AREAS]),
    aiExperience: fc.constantFrom(null, ...AI_EXPERIENCES),
    currentPlatform: fc.constantFrom(null, ...CURRENT_PLATFORMS),
    collaborators: fc.array(collaborator, { maxLength: 30 }),
  })
  .map(({ collaborators, currentPlatform, ...rest }) => ({
    ...rest,
    currentPlatform,
    migrating: currentPlatform !== null && currentPlatform !== "none",
    collaborators: collaborators.reduce<string[]>(
      (list, one) => addCollaborator(list, one).collaborators,
      [],
    ),
  }));

describe("steps", () => {
  it("are seven; an invalid step is the first", () => {
    expect(ONBOARDING_STEP_COUNT).toBe(7);
    expect(["1", "4", "7"].map(parseStep)).toEqual([1, 4, 7]);
    for (const value of ["0", "8", "-1", "2.5", "07", "seven", "", null, undefined, 3]) {
      expect(parseStep(value)).toBe(1);
    }
  });

  it("change their own answers only", () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 7 }), (answers, step) => {
        const changed = applyStep(answers, step, fields([])).answers;
        const names = Object.keys(answers) as (keyof typeof answers)[];
        const different = names.filter(
          (name) => JSON.stringify(changed[name]) !== JSON.stringify(answers[name]),
        );
        const asked = [
          [],
          ["businessType", "trade", "town"],
          ["automationAreas"],
          ["aiExperience"],
          ["currentPlatform", "migrating"],
          [],
          [],
        ][step - 1];
        expect(asked).toEqual(expect.arrayContaining(different));
      }),
    );
  });

  it("take several areas, in a fixed order, and drop unknown ones", () => {
    const sent = fields([
      ["automationAreas", "content"],
      ["automationAreas", "sales"],
      ["automationAreas", "sales"],
      ["automationAreas", "money"],
    ]);
    expect(applyStep(NO_ANSWERS, 3, sent).answers.automationAreas).toEqual(["sales", "content"]);
  });

  it("take trade and town with the business, and refuse a town that is too long", () => {
    const sent = (town: string) =>
      applyStep(
        { ...NO_ANSWERS, town: "Puebla" },
        2,
        fields([
          ["businessType", "pyme"],
          ["trade", "cafe"],
          ["town", town],
        ]),
      );
    const taken = { businessType: "pyme", trade: "cafe" };
    expect(sent("  San\0Juan\n del Río ")).toEqual({
      answers: { ...NO_ANSWERS, ...taken, town: "San Juan  del Río" },
      problem: null,
    });
    expect(sent(" ").answers.town).toBe("");
    const longest = "x".repeat(TOWN_MAX_CHARACTERS);
    expect(sent(longest)).toMatchObject({ answers: { town: longest }, problem: null });
    expect(sent(`${longest}x`)).toMatchObject({
      answers: { ...taken, town: "Puebla" },
      problem: "town-too-long",
    });
    expect(applyStep(NO_ANSWERS, 2, fields([["trade", "spy"]])).answers.trade).toBeNull();
  });

  it("set migrating by the platform: 'none' is false, any other is true", () => {
    for (const platform of CURRENT_PLATFORMS) {
      const { answers } = applyStep(NO_ANSWERS, 5, fields([["currentPlatform", platform]]));
      expect(answers).toMatchObject({
        currentPlatform: platform,
        migrating: platform !== "none",
      });
    }
    expect(applyStep(NO_ANSWERS, 5, fields([])).answers.migrating).toBe(false);
  });
});

describe("collaborators", () => {
  it("are added unless empty or duplicate; the e-mail format is not checked", () => {
    expect(addCollaborator([], " ana@sol.mx ").collaborators).toEqual(["ana@sol.mx"]);
    expect(addCollaborator(["ana"], "ana").collaborators).toEqual(["ana"]);
    expect(addCollaborator(["ana"], "Ana").collaborators).toEqual(["ana", "Ana"]);
    for (const nothing of ["", "   ", "\t\n", null, undefined, 7]) {
      expect(addCollaborator(["ana"], nothing)).toEqual({ collaborators: ["ana"], problem: null });
    }
  });

  it("are removed by their step, which also adds what was typed", () => {
    const answers = { ...NO_ANSWERS, collaborators: ["ana", "luis"] };
    const sent = fields([
      ["remove", "ana"],
      ["collaborator", "eva"],
    ]);
    expect(applyStep(answers, 6, sent).answers.collaborators).toEqual(["luis", "eva"]);
  });

  it("are refused with a reason when too many or too long, and nothing is lost", () => {
    const many = Array.from({ length: MAX_COLLABORATORS }, (_, index) => `p${index}`);
    expect(addCollaborator(many, "one more")).toEqual({
      collaborators: many,
      problem: "too-many",
    });
    expect(addCollaborator(["ana"], "x".repeat(255))).toEqual({
      collaborators: ["ana"],
      problem: "too-long",
    });
  });
});

describe("stored answers", () => {
  it("survives a round trip, and fits into a cookie", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const text = new URLSearchParams(listAnswers(answers)).toString();
        expect(readAnswers(new URLSearchParams(text))).toEqual({
          ...answers,
          // Lone surrogates cannot be encoded.
          collaborators: answers.collaborators.map((one) =>
            one.replace(/\p{Surrogate}/gu, "\ufffd"),
          ),
        });
        expect(text.length).toBeLessThan(3_700);
      }),
    );
  });

  it("are valid for any input", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              "businessType",
              "trade",
              "town",
              "automationAreas",
              "collaborators",
              "currentPlatform",
              "x",
            ),
            fc.string(),
          ),
        ),
        (pairs) => {
          const answers = readAnswers(fields(pairs));
          expect(answers.migrating).toBe(
            answers.currentPlatform !== null && answers.currentPlatform !== "none",
          );
          expect(answers.town.length).toBeLessThanOrEqual(TOWN_MAX_CHARACTERS);
          expect(answers.town).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(new Set(answers.collaborators).size).toBe(answers.collaborators.length);
        },
      ),
    );
  });
});
