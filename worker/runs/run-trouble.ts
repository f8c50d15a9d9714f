import type { RunFailure } from "#domain/runs/run.ts";

/** Thrown by work that cannot be done for a reason that a person is told; it is no error of Plaza's. */
export class RunTrouble extends Error {
  override name = "RunTrouble";
  constructor(readonly failure: RunFailure) {
    super(failure);
  }
}
