import fc from "fast-check";
import { expect, it } from "vitest";
import { STEP_KINDS } from "#domain/agentiks/chats/chats.ts";
import { stepText } from "./step-text.ts";

const es = { locale: "es" } as const;

it("tells a step with its facts", () => {
  expect(stepText({ kind: "retrieved", detail: { passages: 12, answers: 0 } }, es)).toBe(
    "Comparó 12 pasajes y 0 respuestas aprobadas",
  );
  expect(stepText({ kind: "answered", detail: { source: "document", name: "Menú" } }, es)).toBe(
    "Respondió con una cita de «Menú»",
  );
  expect(stepText({ kind: "noted", detail: { form: "Pedido", state: "sent" } }, es)).toBe(
    "Anotó «Pedido» completo y te avisó",
  );
  expect(stepText({ kind: "handed-over", detail: { reason: "unknown" } }, es)).toBe(
    "Te pasó la conversación porque no supo responder",
  );
});

it("has words for every kind, whatever the facts", () => {
  const detail = fc.dictionary(
    fc.constantFrom("intent", "passages", "source", "name", "form", "state", "reason", "model"),
    fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  );
  fc.assert(
    fc.property(fc.constantFrom(...STEP_KINDS), detail, (kind, facts) => {
      for (const locale of ["es", "en"] as const)
        expect(stepText({ kind, detail: facts }, { locale })).not.toMatch(/undefined|^$/);
    }),
  );
});
