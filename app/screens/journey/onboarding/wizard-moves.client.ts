/** Code of the wizard that is imported when the user first touches the form. */
export { applyStep } from "#domain/journey/onboarding.ts";
export { findForgottenAnswers, rememberAnswers } from "./stored-answers.ts";
