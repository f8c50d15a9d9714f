/** The seven steps of the wizard in order. */
export const ONBOARDING_STEPS = [
  "welcome",
  "business",
  "areas",
  "experience",
  "migration",
  "collaborators",
  "summary",
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
export const ONBOARDING_STEP_COUNT = ONBOARDING_STEPS.length;

/** A step number from an address: 1 to 7, and 1 for anything else. */
export function parseStep(value: unknown): number {
  const step = typeof value === "string" && /^[1-7]$/.test(value) ? Number(value) : 1;
  return Math.min(step, ONBOARDING_STEP_COUNT);
}
