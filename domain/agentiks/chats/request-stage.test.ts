import { expect, it } from "vitest";
import { REQUEST_STAGES, STAGES_BEFORE, stagesAfter, type ToldStage } from "./request-stage.ts";

it("goes forward, can be cancelled at any time, and ends there", () => {
  expect(REQUEST_STAGES.map(stagesAfter)).toEqual([
    ["accepted", "ready", "cancelled"],
    ["ready", "cancelled"],
    ["cancelled"],
    [],
  ]);
});

it("never reaches a stage from itself: the customer is told once", () => {
  for (const [stage, before] of Object.entries(STAGES_BEFORE))
    expect(before).not.toContain(stage as ToldStage);
});
