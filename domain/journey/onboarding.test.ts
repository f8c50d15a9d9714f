import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
          ["businessType"],
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
        expect(text.length).toBeLessThan(3_600);
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
          expect(new Set(answers.collaborators).size).toBe(answers.collaborators.length);
        },
      ),
    );
  });
});
