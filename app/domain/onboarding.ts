/** What the wizard asks, and the answers it takes (spec 3 "Onboarding answers"). */
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
