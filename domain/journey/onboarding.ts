import { TOWN_MAX_CHARACTERS, TRADES, type Trade } from "#domain/people/business/trades.ts";
import { ONBOARDING_STEPS } from "./onboarding-steps.ts";

/** The choices of the wizard. */
export const BUSINESS_TYPES = [
  "startup",
  "pyme",
  "freelancer",
  "agency",
  "ecommerce",
  "other",
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export const AUTOMATION_AREAS = [
  "marketing",
  "sales",
  "customer_service",
  "content",
  "analytics",
  "social_media",
] as const;
export type AutomationArea = (typeof AUTOMATION_AREAS)[number];

export const AI_EXPERIENCES = ["beginner", "intermediate", "advanced"] as const;
export type AiExperience = (typeof AI_EXPERIENCES)[number];

export const CURRENT_PLATFORMS = [
  "none",
  "zapier",
  "make",
  "n8n",
  "microsoft_power",
  "other",
] as const;
export type CurrentPlatform = (typeof CURRENT_PLATFORMS)[number];

/** Limited because the answers are kept in a cookie. */
export const MAX_COLLABORATORS = 20;
/** Maximum length of an e-mail address (RFC 5321). The format is not checked. */
const MAX_COLLABORATOR_CHARACTERS = 254;
/**
 * All collaborators together, URL-encoded (up to 9 bytes a character), so that the cookie stays
 * below 4,096 bytes.
 */
const MAX_COLLABORATORS_ENCODED = 2_800;

/** The wizard's answers; null where nothing has been chosen. */
export interface OnboardingAnswers {
  businessType: BusinessType | null;
  /** Kept with the person's business, not with the other answers. */
  trade: Trade | null;
  /** Empty: not said. Kept with the person's business. */
  town: string;
  automationAreas: AutomationArea[];
  aiExperience: AiExperience | null;
  collaborators: string[];
  /** Derived from the platform: false for 'none', true for any other choice. */
  migrating: boolean;
  currentPlatform: CurrentPlatform | null;
}

export const NO_ANSWERS: OnboardingAnswers = {
  businessType: null,
  trade: null,
  town: "",
  automationAreas: [],
  aiExperience: null,
  collaborators: [],
  migrating: false,
  currentPlatform: null,
};

/**
 * Why a typed answer was refused; it is not among the answers. `too-many` and `too-long` are about a
 * collaborator.
 */
export type OnboardingProblem = "too-many" | "too-long" | "town-too-long";

/** Common interface of `FormData` and `URLSearchParams`. */
export interface AnswerFields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/**
 * The answers after the form of one step; answers of other steps are unchanged.
 *
 * @param step 1 to 7
 */
export function applyStep(
  answers: OnboardingAnswers,
  step: number,
  fields: AnswerFields,
): { answers: OnboardingAnswers; problem: OnboardingProblem | null } {
  const kept = (changed: Partial<OnboardingAnswers>) => ({
    answers: { ...answers, ...changed },
    problem: null,
  });
  switch (ONBOARDING_STEPS[step - 1]) {
    case "business": {
      const { town, problem } = readTown(fields.get("town"));
      const { answers: changed } = kept({
        businessType: memberOf(BUSINESS_TYPES, fields.get("businessType")),
        trade: memberOf(TRADES, fields.get("trade")),
        town: problem ? answers.town : town,
      });
      return { answers: changed, problem };
    }
    case "areas":
      return kept({
        automationAreas: membersOf(AUTOMATION_AREAS, fields.getAll("automationAreas")),
      });
    case "experience":
      return kept({ aiExperience: memberOf(AI_EXPERIENCES, fields.get("aiExperience")) });
    case "migration":
      return kept(platformAnswers(memberOf(CURRENT_PLATFORMS, fields.get("currentPlatform"))));
    case "collaborators": {
      const { collaborators, problem } = addCollaborator(
        answers.collaborators.filter((one) => one !== fields.get("remove")),
        fields.get("collaborator"),
      );
      return { answers: { ...answers, collaborators }, problem };
    }
    default:
      return kept({});
  }
}

function platformAnswers(currentPlatform: CurrentPlatform | null) {
  return { currentPlatform, migrating: currentPlatform !== null && currentPlatform !== "none" };
}

/**
 * Adds a collaborator. Empty and duplicate values are ignored; the e-mail format is not checked.
 */
export function addCollaborator(
  collaborators: readonly string[],
  value: unknown,
): { collaborators: string[]; problem: OnboardingProblem | null } {
  const same = [...collaborators];
  const one = typeof value === "string" ? value.trim() : "";
  if (one === "" || same.includes(one)) return { collaborators: same, problem: null };
  if (one.length > MAX_COLLABORATOR_CHARACTERS) return { collaborators: same, problem: "too-long" };
  const more = [...same, one];
  return fits(more)
    ? { collaborators: more, problem: null }
    : { collaborators: same, problem: "too-many" };
}

const fits = (collaborators: readonly string[]) =>
  collaborators.length <= MAX_COLLABORATORS &&
  new URLSearchParams(collaborators.map((one) => ["collaborators", one])).toString().length <=
    MAX_COLLABORATORS_ENCODED;

/** A typed town on one line; empty with its problem if it is too long. */
function readTown(value: unknown): { town: string; problem: OnboardingProblem | null } {
  // Postgres refuses some control characters and lone surrogates.
  const town = typeof value === "string" ? value.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim() : "";
  return town.length > TOWN_MAX_CHARACTERS
    ? { town: "", problem: "town-too-long" }
    : { town, problem: null };
}

/** Parses untrusted fields: unknown values are dropped, and texts beyond the limits too. */
export function readAnswers(fields: AnswerFields): OnboardingAnswers {
  let collaborators: string[] = [];
  for (const one of fields.getAll("collaborators").slice(0, MAX_COLLABORATORS)) {
    collaborators = addCollaborator(collaborators, one).collaborators;
  }
  return {
    businessType: memberOf(BUSINESS_TYPES, fields.get("businessType")),
    trade: memberOf(TRADES, fields.get("trade")),
    town: readTown(fields.get("town")).town,
    automationAreas: membersOf(AUTOMATION_AREAS, fields.getAll("automationAreas")),
    aiExperience: memberOf(AI_EXPERIENCES, fields.get("aiExperience")),
    collaborators,
    ...platformAnswers(memberOf(CURRENT_PLATFORMS, fields.get("currentPlatform"))),
  };
}

/** The answers as name-value pairs for `readAnswers`; unanswered questions are left out. */
export function listAnswers(answers: OnboardingAnswers): [name: string, value: string][] {
  const { businessType, trade, town, automationAreas, aiExperience, currentPlatform } = answers;
  return [
    ...one("businessType", businessType),
    ...one("trade", trade),
    ...one("town", town || null),
    ...automationAreas.map((area): [string, string] => ["automationAreas", area]),
    ...one("aiExperience", aiExperience),
    ...one("currentPlatform", currentPlatform),
    ...answers.collaborators.map((each): [string, string] => ["collaborators", each]),
  ];
}

const one = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

const memberOf = <T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((member) => member === value) ?? null;

/** In the order of `list`, without duplicates. */
const membersOf = <T extends string>(list: readonly T[], values: readonly unknown[]): T[] =>
  list.filter((member) => values.includes(member));
