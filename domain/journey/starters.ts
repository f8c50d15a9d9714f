import type { AgentikType } from "#domain/items/catalogue.ts";
import type { AutomationArea, BusinessType, OnboardingAnswers } from "./onboarding.ts";

/** Suggestions on the home, derived from the wizard's answers. */
export interface StarterPlan {
  /** Types in order of preference. */
  agentikTypes: AgentikType[];
  /** Word stems without accents: spaces that contain them come first. */
  spaceWords: string[];
}

const TYPES_OF_AREA: Record<AutomationArea, readonly AgentikType[]> = {
  marketing: ["marketing", "content"],
  sales: ["sales", "marketing"],
  customer_service: ["customer_service"],
  content: ["content"],
  analytics: ["analytics"],
  social_media: ["content", "marketing"],
};

const WORDS_OF_BUSINESS: Record<BusinessType, readonly string[]> = {
  startup: ["startup", "tecnolog", "software", "equipo"],
  pyme: ["negocio", "tienda", "restaurant", "cafeter"],
  freelancer: ["freelanc", "independiente", "proyecto"],
  agency: ["agencia", "marketing", "client"],
  ecommerce: ["tienda", "ventas", "pedido", "envio"],
  other: [],
};

const WORDS_OF_AREA: Record<AutomationArea, readonly string[]> = {
  marketing: ["marketing", "promocion"],
  sales: ["ventas", "venta"],
  customer_service: ["client", "reserva"],
  content: ["contenido", "publicacion"],
  analytics: ["datos", "reporte"],
  social_media: ["redes", "instagram"],
};

/** Used when no automation area was chosen. */
const ANY_TYPES: readonly AgentikType[] = ["automation", "customer_service", "content"];

/** @returns null when neither a business type nor an area was chosen */
export function planStarters({
  businessType,
  automationAreas,
}: Pick<OnboardingAnswers, "businessType" | "automationAreas">): StarterPlan | null {
  if (businessType === null && automationAreas.length === 0) return null;
  // Round-robin: one type of each area before a second of any.
  const lists = automationAreas.map((area) => TYPES_OF_AREA[area]);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const types = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  const words = [
    ...(businessType ? WORDS_OF_BUSINESS[businessType] : []),
    ...automationAreas.flatMap((area) => WORDS_OF_AREA[area]),
  ];
  return {
    agentikTypes: [...new Set(types.length > 0 ? types : ANY_TYPES)],
    spaceWords: [...new Set(words)],
  };
}
