import {
  AI_EXPERIENCES,
  AUTOMATION_AREAS,
  BUSINESS_TYPES,
  CURRENT_PLATFORMS,
} from "#domain/journey/onboarding.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { Option, Question, Questions } from "./question.ts";

type Text = typeof m.onboarding_business_title;

const BUSINESS: Record<(typeof BUSINESS_TYPES)[number], [Text, Text]> = {
  startup: [m.onboarding_business_startup, m.onboarding_business_startup_body],
  pyme: [m.onboarding_business_pyme, m.onboarding_business_pyme_body],
  freelancer: [m.onboarding_business_freelancer, m.onboarding_business_freelancer_body],
  agency: [m.onboarding_business_agency, m.onboarding_business_agency_body],
  ecommerce: [m.onboarding_business_ecommerce, m.onboarding_business_ecommerce_body],
  other: [m.onboarding_business_other, m.onboarding_business_other_body],
};
const AREAS: Record<(typeof AUTOMATION_AREAS)[number], [Text, Text]> = {
  marketing: [m.onboarding_areas_marketing, m.onboarding_areas_marketing_body],
  sales: [m.onboarding_areas_sales, m.onboarding_areas_sales_body],
  customer_service: [m.onboarding_areas_customer_service, m.onboarding_areas_customer_service_body],
  content: [m.onboarding_areas_content, m.onboarding_areas_content_body],
  analytics: [m.onboarding_areas_analytics, m.onboarding_areas_analytics_body],
  social_media: [m.onboarding_areas_social_media, m.onboarding_areas_social_media_body],
};
const EXPERIENCE: Record<(typeof AI_EXPERIENCES)[number], [Text, Text]> = {
  beginner: [m.onboarding_experience_beginner, m.onboarding_experience_beginner_body],
  intermediate: [m.onboarding_experience_intermediate, m.onboarding_experience_intermediate_body],
  advanced: [m.onboarding_experience_advanced, m.onboarding_experience_advanced_body],
};
const PLATFORM: Record<(typeof CURRENT_PLATFORMS)[number], [Text, Text?]> = {
  none: [m.onboarding_migration_none, m.onboarding_migration_none_body],
  zapier: [m.onboarding_migration_zapier],
  make: [m.onboarding_migration_make],
  n8n: [m.onboarding_migration_n8n],
  microsoft_power: [m.onboarding_migration_microsoft_power],
  other: [m.onboarding_migration_other, m.onboarding_migration_other_body],
};

/**
 * The wizard's questions with their options in order. Sent by the loader, so that the browser loads
 * the messages of one language instead of two.
 */
export function questionsIn(locale: Locale): Questions {
  const lang = { locale };
  const question = <T extends string>(
    field: Question["field"],
    [title, body]: [Text, Text],
    values: readonly T[],
    texts: Record<T, [Text, Text?]>,
  ): Question => ({
    field,
    isMultiple: field === "automationAreas",
    title: title({}, lang),
    body: body({}, lang),
    options: values.map((value): Option => {
      const [name, about] = texts[value];
      return { value, name: name({}, lang), ...(about && { body: about({}, lang) }) };
    }),
  });
  return {
    business: question(
      "businessType",
      [m.onboarding_business_title, m.onboarding_business_body],
      BUSINESS_TYPES,
      BUSINESS,
    ),
    areas: question(
      "automationAreas",
      [m.onboarding_areas_title, m.onboarding_areas_body],
      AUTOMATION_AREAS,
      AREAS,
    ),
    experience: question(
      "aiExperience",
      [m.onboarding_experience_title, m.onboarding_experience_body],
      AI_EXPERIENCES,
      EXPERIENCE,
    ),
    migration: question(
      "currentPlatform",
      [m.onboarding_migration_title, m.onboarding_migration_body],
      CURRENT_PLATFORMS,
      PLATFORM,
    ),
  };
}
