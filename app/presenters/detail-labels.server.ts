import type { AgentikType, ArtifaktCategory, ContentLanguage } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** Words of closed sets that only the items' own pages and the search show, for loaders. */

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
  content: m.agentiks_content,
  customer_service: m.agentiks_customer_service,
  automation: m.agentiks_automation,
  analytics: m.detail_agentik_analytics,
  sales: m.detail_agentik_sales,
  marketing: m.detail_agentik_marketing,
};

const LANGUAGES: Record<ContentLanguage, Message> = {
  es: m.detail_language_es,
  en: m.detail_language_en,
  pt: m.detail_language_pt,
};

export const categoryLabel = (category: ArtifaktCategory): LocalText => both(CATEGORIES[category]);

export const languageLabel = (language: ContentLanguage): LocalText => both(LANGUAGES[language]);

/** What an agentik does; the column is open text, and what is not known stays as it was written. */
export const agentikTypeLabel = (type: string): LocalText =>
  Object.hasOwn(AGENTIK_TYPES, type)
    ? both(AGENTIK_TYPES[type as AgentikType])
    : { en: type, es: type };
