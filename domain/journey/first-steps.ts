import { paths } from "#domain/addresses/paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";

/**
 * First things that a new person makes, in this order, each with the page where it is made. Other
 * than the six steps of the easy home, they are named in both modes, where nothing waits.
 */
export const FIRST_STEPS = [
  { id: "business", to: paths.accountBusiness },
  { id: "agentik", to: `${paths.create}?tipo=agentik&type=customer_service` },
  { id: "space", to: `${paths.create}?tipo=space&joinPolicy=invite` },
  { id: "page", to: studioPaths.pageTemplates },
] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** Whether a person has done each of them. */
export type FirstStepsDone = Readonly<Record<FirstStep["id"], boolean>>;

/**
 * Whether a person works in the business of others and is offered no first steps: someone who answers
 * the customers of another's agentik, or is in a team's space and has made nothing of their own.
 */
export const isHelper = ({
  answersForTeam,
  hasTeam,
  done,
}: {
  answersForTeam: boolean;
  hasTeam: boolean;
  done: FirstStepsDone;
}): boolean => answersForTeam || (hasTeam && FIRST_STEPS.every(({ id }) => !done[id]));

/** The steps that are left, in order. */
export const firstStepsLeft = (done: FirstStepsDone): FirstStep[] =>
  FIRST_STEPS.filter(({ id }) => !done[id]);
