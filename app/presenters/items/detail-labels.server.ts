import type { AgentikType, ArtifaktCategory, ContentLanguage } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** Labels that only item pages and search results show. */

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

const both = (message: Message): LocalText => ({
  en: message({}, { locale: "en" }),
  es: message({}, { locale: "es" }),
});

const CATEGORIES: Record<ArtifaktCategory, Message> = {
  design: m.artifakts_design,
  audio: m.artifakts_audio,
  images: m.artifakts_images,
  video: m.artifakts_video,
  web: m.artifakts_web,
  documents: m.artifakts_documents,
  models: m.artifakts_models,
  tools: m.artifakts_tools,
};

const AGENTIK_TYPES: Record<AgentikType, Message> = {
  content: m.agentiks_kind_content,
  customer_service: m.agentiks_kind_customer_service,
  automation: m.agentiks_kind_automation,
  analytics: m.agentiks_kind_analytics,
  sales: m.agentiks_kind_sales,
  marketing: m.agentiks_kind_marketing,
};

const LANGUAGES: Record<ContentLanguage, Message> = {
  es: m.agentiks_kind_es,
  en: m.agentiks_kind_en,
  pt: m.agentiks_kind_pt,
};

export const categoryLabel = (category: ArtifaktCategory): LocalText => both(CATEGORIES[category]);

export const languageLabel = (language: ContentLanguage): LocalText => both(LANGUAGES[language]);

/** Label of an agentik's type. The column is free text; unknown values stay unchanged. */
export const agentikTypeLabel = (type: string): LocalText =>
  Object.hasOwn(AGENTIK_TYPES, type)
    ? both(AGENTIK_TYPES[type as AgentikType])
    : { en: type, es: type };
