import type { ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";
import type { AgentikType } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Trade } from "#domain/people/business/trades.ts";
import type { AutomationArea, BusinessType, OnboardingAnswers } from "./onboarding.ts";

/** Suggestions on the home, derived from the wizard's answers. */
export interface StarterPlan {
  /** Town of the business as typed: spaces that name it come first among equals; empty where unknown. */
  town: string;
  /** Ready-made agentiks of the trade; empty without a known trade. */
  readyMade: readonly ReadyMade[];
  /** Types in order of preference. */
  agentikTypes: AgentikType[];
  /** Word stems of the trade without accents: only spaces that contain one. Empty without a known trade. */
  tradeWords: readonly string[];
  /** Word stems without accents: spaces that contain them come first. */
  spaceWords: string[];
}

/** First agentiks for a business of a trade, and the words of its spaces. */
const OF_TRADE: Readonly<
  Record<Exclude<Trade, "other">, { readyMade: readonly ReadyMade[]; words: readonly string[] }>
> = {
  restaurant: {
    readyMade: ["restaurant", "orders", "bookings"],
    words: ["restaurant", "fonda", "taquer", "cocina", "kitchen"],
  },
  cafe: {
    readyMade: ["orders", "questions", "reviews"],
    words: ["cafeter", "panader", "reposter", "bakeries", "coffee"],
  },
  bar: {
    readyMade: ["bookings", "orders", "questions"],
    words: ["bares", "cantina", "restaurant", "coctel"],
  },
  grocery: {
    readyMade: ["orders", "stock", "questions"],
    words: ["abarrotes", "tiendita", "miscelanea", "grocer"],
  },
  fashion: {
    readyMade: ["orders", "returns", "questions"],
    words: ["ropa", "zapater", "boutique", "clothing", "fashion"],
  },
  beauty: {
    readyMade: ["appointments", "questions", "reviews"],
    words: ["belleza", "barber", "estetica", "salon", "beauty"],
  },
  health: {
    readyMade: ["appointments", "questions", "call-backs"],
    words: ["consultorio", "clinica", "salud", "farmacia", "dental"],
  },
  fitness: {
    readyMade: ["appointments", "questions", "payments"],
    words: ["gimnasio", "deporte", "fitness"],
  },
  education: {
    readyMade: ["questions", "call-backs", "payments"],
    words: ["escuela", "academia", "clases", "school"],
  },
  repairs: {
    readyMade: ["appointments", "call-backs", "questions"],
    words: ["taller", "mecanic", "reparacion", "repair"],
  },
  crafts: {
    readyMade: ["orders", "questions", "returns"],
    words: ["artesan", "taller", "craft"],
  },
  professional: {
    readyMade: ["appointments", "call-backs", "payments"],
    words: ["despacho", "contab", "profesional", "asesor"],
  },
  agency: {
    readyMade: ["call-backs", "payments", "daily-close"],
    words: ["agencia", "agenc", "diseno", "marketing"],
  },
  technology: {
    readyMade: ["call-backs", "questions", "lookout"],
    words: ["tecnolog", "software", "startup", "developer"],
  },
  lodging: {
    readyMade: ["bookings", "questions", "reviews"],
    words: ["hotel", "hostal", "hospedaje", "turis"],
  },
  events: {
    readyMade: ["call-backs", "bookings", "payments"],
    words: ["evento", "banquete", "fiesta", "event"],
  },
};

/** The agentik that a business of a trade begins with; undefined without a known trade. */
export const firstReadyMade = (trade: Trade | null): ReadyMade | undefined =>
  trade === null || trade === "other" ? undefined : OF_TRADE[trade].readyMade[0];

const TYPES_OF_AREA: Record<AutomationArea, readonly AgentikType[]> = {
  marketing: ["marketing", "content"],
  sales: ["sales", "marketing"],
  customer_service: ["customer_service"],
  content: ["content"],
  analytics: ["analytics"],
  social_media: ["content", "marketing"],
};

type Words = Record<BusinessType | AutomationArea, readonly string[]>;

/** Word stems of spaces by what was chosen, in the language that the spaces are in. */
const WORDS: Record<Locale, Words> = {
  en: {
    startup: ["startup", "technolog", "software", "team"],
    pyme: ["business", "shop", "restaurant", "cafe"],
    freelancer: ["freelanc", "independent", "project"],
    agency: ["agenc", "marketing", "client"],
    ecommerce: ["shop", "sales", "order", "shipping"],
    other: [],
    marketing: ["marketing", "promotion"],
    sales: ["sales", "sell"],
    customer_service: ["customer", "booking"],
    content: ["content", "writing"],
    analytics: ["data", "report"],
    social_media: ["social", "instagram"],
  },
  es: {
    startup: ["startup", "tecnolog", "software", "equipo"],
    pyme: ["negocio", "tienda", "restaurant", "cafeter"],
    freelancer: ["freelanc", "independiente", "proyecto"],
    agency: ["agencia", "marketing", "client"],
    ecommerce: ["tienda", "ventas", "pedido", "envio"],
    other: [],
    marketing: ["marketing", "promocion"],
    sales: ["ventas", "venta"],
    customer_service: ["client", "reserva"],
    content: ["contenido", "publicacion"],
    analytics: ["datos", "reporte"],
    social_media: ["redes", "instagram"],
  },
};

/** Used when no automation area was chosen. */
const ANY_TYPES: readonly AgentikType[] = ["automation", "customer_service", "content"];

/**
 * @param trade of Mi negocio, as its town, which may be empty
 * @param language of the page, and so of what is suggested
 * @returns null when no business type, area or trade of the list was chosen
 */
export function planStarters(
  {
    businessType,
    automationAreas,
    trade = null,
    town = "",
  }: Pick<OnboardingAnswers, "businessType" | "automationAreas"> & {
    trade?: Trade | null;
    town?: string | null;
  },
  language: Locale = "es",
): StarterPlan | null {
  const ofTrade = trade === null || trade === "other" ? undefined : OF_TRADE[trade];
  if (businessType === null && automationAreas.length === 0 && !ofTrade) return null;
  // Round-robin: one type of each area before a second of any.
  const lists = automationAreas.map((area) => TYPES_OF_AREA[area]);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const types = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  const words = [
    ...(businessType ? WORDS[language][businessType] : []),
    ...automationAreas.flatMap((area) => WORDS[language][area]),
  ];
  return {
    town: town ?? "",
    readyMade: ofTrade?.readyMade ?? [],
    tradeWords: ofTrade?.words ?? [],
    agentikTypes: [...new Set(types.length > 0 ? types : ANY_TYPES)],
    spaceWords: [...new Set(words)],
  };
}
