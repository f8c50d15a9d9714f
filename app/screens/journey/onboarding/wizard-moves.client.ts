/** What the wizard needs in the browser once somebody begins to answer. */
export { applyStep } from "#domain/journey/onboarding.ts";
export { findForgottenAnswers, rememberAnswers } from "./stored-answers.ts";
