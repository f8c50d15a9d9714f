import type { RunFailure } from "#domain/runs/run.ts";

/** Thrown by work that fails for a reason that a person is told, not by an error in Plaza. */
export class RunTrouble extends Error {
  override name = "RunTrouble";
  constructor(readonly failure: RunFailure) {
    super(failure);
  }
}
