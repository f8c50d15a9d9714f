/**
 * The result of a command of a space or a challenge: expected refusals are values, not exceptions.
 */
export type Outcome<Done, Refusal extends string> =
  ({ kind: "done" } & Done) | { kind: "refused"; reason: Refusal };
