import fc from "fast-check";
import { expect, it } from "vitest";
import { RUN_ENGINES } from "#domain/runs/run.ts";
import { REPLY_KINDS } from "#domain/spaces/answering.ts";
import {
  canBeExample,
  compareExample,
  EXAMPLE_QUESTION_MAX,
  exampleQuestion,
  exampleState,
  type TrialTurn,
} from "./examples.ts";

const kind = fc.constantFrom(...REPLY_KINDS);
const answer = fc.record({ text: fc.string(), replyKind: kind });

it("finds an answer of the rules the same as itself, however it is wrapped", () => {
  fc.assert(
    fc.property(answer, (saved) => {
      const wrapped = { ...saved, text: ` ${saved.text.replaceAll(" ", "\n ")}\n` };
      expect(compareExample({ ...saved, engine: "embedded" }, wrapped)).toBe("same");
    }),
  );
});

it("finds another word, and another kind, changed", () => {
  fc.assert(
    fc.property(answer, answer, (saved, now) => {
      fc.pre(saved.text.replace(/\s/g, "") !== now.text.replace(/\s/g, ""));
      expect(compareExample({ ...saved, engine: "embedded" }, now)).toBe("changed");
    }),
  );
  const found = { text: "Abrimos a las 8", replyKind: "found", engine: "embedded" } as const;
  expect(compareExample(found, { text: "Abrimos a las 8", replyKind: "unknown" })).toBe("changed");
});

it("compares no words of a model", () => {
  const saved = { text: "Sí, claro", replyKind: "found", engine: "model" } as const;
  expect(compareExample(saved, { text: "No lo sé", replyKind: "unknown" })).toBe("same");
  expect(compareExample(saved, { text: "Sí, claro", replyKind: "found" })).toBe("changed");
});

it("takes answers to one message, of a question that fits", () => {
  const asked = (question: string) => ({ question, before: null });
  const taken = REPLY_KINDS.filter((replyKind) => canBeExample(replyKind, asked("¿Abren hoy?")));
  expect(taken).toEqual(["found", "which", "unknown", "greeting", "passed"]);
  expect(canBeExample(null, asked("¿Abren hoy?"))).toBe(false);
  expect(canBeExample("found", asked("  "))).toBe(false);
  expect(canBeExample("found", asked("ñ".repeat(EXAMPLE_QUESTION_MAX)))).toBe(true);
  expect(canBeExample("found", asked("ñ".repeat(EXAMPLE_QUESTION_MAX + 1)))).toBe(false);
});

it("takes no answer that depends on what was written before", () => {
  const question = "¿Abren hoy?";
  expect(canBeExample("found", { question, before: "asked" })).toBe(false);
  expect(canBeExample("unknown", { question, before: "unknown" })).toBe(false);
  expect(canBeExample("found", { question, before: "unknown" })).toBe(true);
});

it("says nothing of a version that was not checked", () => {
  expect(exampleState({ checkedVersion: null, isChanged: false }, 1)).toBe("unchecked");
  expect(exampleState({ checkedVersion: 1, isChanged: true }, 2)).toBe("unchecked");
  expect(exampleState({ checkedVersion: 2, isChanged: true }, 2)).toBe("changed");
  expect(exampleState({ checkedVersion: 2, isChanged: false }, 2)).toBe("same");
  expect(RUN_ENGINES).toContain("model");
});

it("pairs an answer of a trial with what was written since the answer before", () => {
  const asks = (text: string): TrialTurn => ({
    isAgentik: false,
    text,
    state: "final",
    replyKind: null,
  });
  const says = (replyKind: TrialTurn["replyKind"], more: Partial<TrialTurn> = {}): TrialTurn => ({
    ...asks("…"),
    isAgentik: true,
    replyKind,
    ...more,
  });
  const trial = [
    asks("Hola"),
    says("greeting"),
    asks("¿Abren"),
    asks("hoy?"),
    says("found"),
    asks("Quiero pedir"),
    says("asked"),
    asks("¿Hay mole?"),
    says("found"),
    asks("¿Y?"),
    says(null, { state: "writing" }),
  ];
  const questions = trial.map((_, index) => exampleQuestion(trial, index));
  expect(questions.filter((question) => question !== undefined)).toEqual(["Hola", "¿Abren\nhoy?"]);
  expect([questions[1], questions[4]]).toEqual(["Hola", "¿Abren\nhoy?"]);
  expect(exampleQuestion(trial, 99)).toBeUndefined();
});
