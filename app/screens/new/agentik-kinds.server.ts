import { AGENTIK_TYPES, type AgentikType } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { localText } from "#app/presenters/local-text.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";

const ABOUT = {
  content: m.agentiks_kind_about_content,
  customer_service: m.agentiks_kind_about_customer_service,
  automation: m.agentiks_kind_about_automation,
  analytics: m.agentiks_kind_about_analytics,
  sales: m.agentiks_kind_about_sales,
  marketing: m.agentiks_kind_about_marketing,
} satisfies Record<AgentikType, unknown>;

/** A line on each kind of agentik. Sent by the loader: the page's script is at its limit. */
export const agentikKinds = (): Record<AgentikType, LocalText> =>
  Object.fromEntries(AGENTIK_TYPES.map((type) => [type, localText(ABOUT[type])])) as Record<
    AgentikType,
    LocalText
  >;
