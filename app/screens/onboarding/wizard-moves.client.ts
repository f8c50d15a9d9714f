/** What the wizard needs in the browser once somebody begins to answer. */
export { applyStep } from "#app/domain/onboarding.ts";
export { findForgottenAnswers, rememberAnswers } from "./stored-answers.ts";
