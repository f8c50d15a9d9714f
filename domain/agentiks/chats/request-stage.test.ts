import { describe, expect, it } from "vitest";
import { BOOKED_KINDS, REQUEST_KINDS } from "#domain/agentiks/abilities/request-form.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import {
  ENDING_STAGES,
  REQUEST_STAGES,
  STAGES_BEFORE,
  isOpenToCustomer,
  stagesAfter,
  type ToldStage,
} from "./request-stage.ts";
import { stageSays } from "./stage-says.ts";

it("leads an order from the kitchen to the customer, and a booking without one", () => {
  const usual = (kind: "order" | "booking") => {
    const path: string[] = [];
    for (let stage = stagesAfter("new", kind)[0]; stage; stage = stagesAfter(stage, kind)[0])
      path.push(stage);
    return path;
  };
  expect(usual("order")).toEqual(["accepted", "making", "ready", "delivered"]);
  expect(usual("booking")).toEqual(["accepted", "ready", "cancelled"]);
});

it("offers a word for the end of every order that was taken", () => {
  for (const stage of ["accepted", "making", "ready", "on-way"] as const)
    expect(stagesAfter(stage, "order")).toContain("delivered");
  expect(stagesAfter("new", "order")).not.toContain("delivered");
});

it("goes forward, can be cancelled until it ends, and ends there", () => {
  for (const kind of REQUEST_KINDS)
    for (const stage of REQUEST_STAGES) {
      const next = stagesAfter(stage, kind);
      expect(next.every((to) => STAGES_BEFORE[to].includes(stage))).toBe(true);
      if (ENDING_STAGES.some((ending) => ending === stage)) expect(next).toEqual([]);
      else if (next.length > 0) expect(next).toContain("cancelled");
    }
});

it("never reaches a stage from itself: the customer is told once", () => {
  for (const [stage, before] of Object.entries(STAGES_BEFORE))
    expect(before).not.toContain(stage as ToldStage);
});

it("says every stage in every language, of an order without the name of its form", () => {
  const pedido = { kind: "order", name: "Pedido" } as const;
  expect(stageSays("es", "making", pedido)).toBe("⏳ Tu pedido está en preparación.");
  expect(stageSays("es", "accepted", { kind: "booking", name: "Mesa" })).toContain("Mesa: ");
  for (const language of CONTENT_LANGUAGES)
    for (const kind of REQUEST_KINDS) {
      const said = Object.keys(STAGES_BEFORE).map((stage) =>
        stageSays(language, stage as ToldStage, { kind, name: "Pedido" }),
      );
      expect(new Set(said).size).toBe(said.length);
    }
});

describe("what customers may change without a person", () => {
  const now = { day: "2026-12-01", minute: 660 };
  const isOpen = (sent: Partial<Parameters<typeof isOpenToCustomer>[0]>) =>
    isOpenToCustomer(
      { kind: "appointment", stage: "accepted", isDone: false, start: undefined, ...sent },
      now,
    );

  it("is a booking until it begins, confirmed or not", () => {
    for (const kind of BOOKED_KINDS) {
      expect(isOpen({ kind, start: { day: "2026-12-02", minute: 600 } })).toBe(true);
      expect(isOpen({ kind, start: { day: "2026-12-01", minute: 661 } })).toBe(true);
      expect(isOpen({ kind, start: { day: "2026-12-01", minute: 660 } })).toBe(false);
      expect(isOpen({ kind, start: { day: "2026-11-30", minute: 900 } })).toBe(false);
      for (const stage of ENDING_STAGES)
        expect(isOpen({ kind, stage, start: { day: "2026-12-02", minute: 600 } })).toBe(false);
    }
  });

  it("is everything else until it is accepted or put away", () => {
    const start = { day: "2026-12-02", minute: 600 };
    for (const stage of REQUEST_STAGES)
      expect(isOpen({ kind: "order", stage, start })).toBe(stage === "new");
    expect(isOpen({ kind: "order", stage: "new", isDone: true, start })).toBe(false);
    expect(isOpen({ kind: "booking", stage: "new" })).toBe(true);
    expect(isOpen({ kind: "booking" })).toBe(false);
  });
});
