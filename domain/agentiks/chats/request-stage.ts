/** How far a business is with an order, booking or other form that a customer has sent. */
export const REQUEST_STAGES = ["new", "accepted", "ready", "cancelled"] as const;
export type RequestStage = (typeof REQUEST_STAGES)[number];

/** A stage that a person sets with one tap, and of which the customer is told. */
export type ToldStage = Exclude<RequestStage, "new">;

/**
 * Stages from which another one is reached. None is told twice: what is accepted cannot be accepted again.
 */
export const STAGES_BEFORE: Readonly<Record<ToldStage, readonly RequestStage[]>> = {
  accepted: ["new"],
  ready: ["new", "accepted"],
  cancelled: ["new", "accepted", "ready"],
};

/** The stages that a form which is not done yet may be set to, in the order of their buttons. */
export const stagesAfter = (stage: RequestStage): ToldStage[] =>
  (["accepted", "ready", "cancelled"] as const).filter((to) => STAGES_BEFORE[to].includes(stage));

/** Orders of a day and what they came to. */
export interface DayOfOrders {
  /** Orders that were sent, without those that were cancelled. */
  count: number;
  /** How many of them have a total. */
  priced: number;
  /** Sum of these totals, in hundredths of a peso. */
  cents: number;
}
