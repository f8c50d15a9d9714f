import type { AgentikType, ChallengeType, SpaceType } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { SearchRecord } from "#domain/search/search-index.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** The kinds of items, in the singular. */
export const KIND_NAMES = {
  artifakt: m.island_kind_artifakt,
  space: m.island_kind_space,
  agentik: m.island_kind_agentik,
  challenge: m.island_kind_challenge,
} as const;

/** Names of the result groups, the same as in the sidebar. */
export const GROUP_NAMES = {
  artifakt: m.shell_nav_artifakts,
  space: m.shell_nav_spaces_short,
  agentik: m.shell_nav_agentiks,
  challenge: m.shell_nav_challenges,
} as const;

const TYPES: Record<SpaceType | ChallengeType, Message> = {
  standard: m.island_type_standard,
  niche: m.island_type_niche,
  custom: m.island_type_custom,
  design: m.island_type_design,
  content: m.island_type_content,
  feedback: m.island_type_feedback,
  other: m.island_type_other,
};
const AGENTIK_TYPES: Record<AgentikType, Message> = {
  content: m.island_agentik_content,
  customer_service: m.island_agentik_customer_service,
  automation: m.island_agentik_automation,
  analytics: m.island_agentik_analytics,
  sales: m.island_agentik_sales,
  marketing: m.island_agentik_marketing,
};

/**
 * A record's subtitle: the creator of an artifakt, or the translated type. Unknown types stay
 * unchanged. /search has the same texts.
 */
export function subtitleText(
  { type, subtitle }: Pick<SearchRecord, "type" | "subtitle">,
  lang: { locale: Locale },
): string {
  if (type === "artifakt") return subtitle;
  const names: Record<string, Message> = type === "agentik" ? AGENTIK_TYPES : TYPES;
  return Object.hasOwn(names, subtitle) ? (names[subtitle]?.({}, lang) ?? subtitle) : subtitle;
}
