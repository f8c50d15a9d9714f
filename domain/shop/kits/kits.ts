/**
 * The kits of the marketplace's apps, the portals' apps and the perks, by id. What has none here is coming
 * soon: it can be neither installed nor bought.
 */
import type { PortalAppStatus } from "#domain/items/catalogue.ts";
import type { Kit, KitPart } from "./kit.ts";
import * as agentiks from "./parts/agentiks.ts";
import * as voice from "./parts/brand-voice.ts";
import * as cash from "./parts/cash.ts";
import * as customers from "./parts/customers.ts";
import * as documents from "./parts/documents.ts";
import * as invoices from "./parts/invoices.ts";
import * as kitchen from "./parts/kitchen.ts";
import * as looks from "./parts/looks.ts";
import { page, sound } from "./parts/make-part.ts";
import * as prompts from "./parts/prompts.ts";
import * as replies from "./parts/replies.ts";
import * as sales from "./parts/sales.ts";
import * as tables from "./parts/tables.ts";
import * as team from "./parts/team.ts";

const MARKETPLACE: Readonly<Record<string, readonly KitPart[]>> = {
  comandero: [
    agentiks.ORDERS,
    documents.KITCHEN_ORDER,
    ...replies.KITCHEN_REPLIES,
    replies.LATE,
    kitchen.KITCHEN_SCREEN,
    kitchen.KITCHEN_TIMES,
    kitchen.TABLE_SIGN,
  ],
  "counter-ledger": [agentiks.DAILY_CLOSE, tables.CASH_COUNT, cash.MATCHED_MOVEMENTS],
  "voz-clara": [
    agentiks.ASK,
    documents.TONE_GUIDE,
    prompts.WELCOME_TEXT,
    voice.VOICE_TRAINING,
    voice.VOICE_ANSWERS,
  ],
  stockwise: [agentiks.STOCK, tables.STOCK_TABLE, tables.SEASON_FORECAST, cash.SHELF_FORECAST],
  vitrina: [
    page("fashion"),
    documents.PRODUCT_PHOTOS,
    prompts.CATALOGUE_TEXT,
    looks.CATALOGUE_REPLY,
  ],
  "resena-viva": [
    agentiks.REVIEWS,
    customers.COLLECT_REVIEWS,
    tables.REVIEW_LOG,
    customers.REVIEW_SUBJECTS,
    prompts.REVIEW_TEXT,
    ...replies.REVIEW_REPLIES,
  ],
  margen: [tables.DISH_COSTS, kitchen.RECIPE_COSTS, documents.TABLE_FORMULAS],
  flowsmith: [
    agentiks.CALL_BACKS,
    agentiks.LOOKOUT,
    agentiks.STOCK,
    tables.STOCK_TABLE,
    documents.FLOW_STEPS,
  ],
  pulso: [agentiks.WEEKLY_REPORT, tables.FIVE_NUMBERS, looks.CHANGE_REASONS],
  "palette-lab": [
    documents.PALETTES,
    looks.STOREFRONT_PALETTE,
    prompts.BUSINESS_CARD,
    prompts.HOURS_SIGN,
  ],
};

const PORTAL_APPS: Readonly<Record<string, readonly KitPart[]>> = {
  ask: [agentiks.ASK],
  summaries: [prompts.KEY_POINTS, ...replies.PROMPT_COMMANDS],
  forecaster: [tables.SEASON_FORECAST],
  "prompt-shelf": [...replies.PROMPT_COMMANDS, ...replies.MORE_PROMPTS, team.PROMPT_SHELF],
  negotiator: [documents.SUPPLIER_CALL, cash.SUPPLIER_TARGET],
  writer: [documents.QUOTE, documents.NOTICE, documents.HOUSE_MANUAL],
  sheets: [tables.DISH_COSTS, tables.CASH_COUNT, documents.TABLE_FORMULAS],
  forms: [
    agentiks.ORDERS,
    agentiks.CALL_BACKS,
    customers.ORDER_SHEET,
    customers.SIGN_UP_SHEET,
    customers.SURVEY_SHEET,
    ...customers.SURVEY_REPLIES,
  ],
  archive: [documents.ARCHIVE],
  boards: [documents.OPENING, team.DURING_SHIFT, documents.CLOSING],
  timesheet: [tables.HOURS_SHEET],
  wiki: [documents.HOUSE_MANUAL],
  daily: [agentiks.DAILY_CLOSE, tables.CASH_COUNT, cash.MATCHED_MOVEMENTS],
  margins: [tables.WASTE_MARGINS, documents.TABLE_FORMULAS],
  cohorts: [tables.RETURNING],
  stock: [agentiks.STOCK, tables.STOCK_TABLE, cash.SLOW_STOCK],
  zones: [tables.ZONES],
  goals: [agentiks.WEEKLY_GOALS, tables.GOALS, team.GOALS_CHART],
  compare: [tables.BRANCHES, agentiks.COMPARE_BRANCHES],
  cashflow: [tables.CASH_EIGHT_WEEKS],
  chat: [documents.TEAM_CHANNELS, agentiks.WELCOME],
  reviews: [agentiks.REVIEWS, prompts.REVIEW_TEXT, ...replies.REVIEW_REPLIES],
  reminders: [
    agentiks.APPOINTMENTS,
    agentiks.CONFIRM_APPOINTMENTS,
    agentiks.PAYMENTS,
    customers.PICKUPS,
    customers.APPOINTMENT_REMINDERS,
    ...replies.APPOINTMENT_REPLIES,
    ...replies.PICKUP_REPLIES,
  ],
  newsletter: [prompts.NEWSLETTER, agentiks.MONTHLY_LETTER],
  poster: [prompts.OFFER_POSTER, prompts.NOTICE_SIGN],
  brand: [
    documents.BRAND_SHEET,
    documents.PALETTES,
    prompts.BUSINESS_CARD,
    prompts.HOURS_SIGN,
    prompts.STAMP_CARD,
    prompts.OFFER_POSTER,
  ],
  audio: [
    sound("campana"),
    sound("cajon"),
    sound("mercado"),
    sound("jacarandas"),
    prompts.WELCOME_TEXT,
    looks.HOLD_TEXT,
    looks.RECORDING_GUIDE,
  ],
  catalog: [page("grocery"), prompts.CATALOGUE_TEXT, looks.PRICE_LIST, looks.PRICES_EVERYWHERE],
  loyalty: [prompts.STAMP_CARD],
  quotes: [documents.QUOTE, prompts.QUOTE_TEXT],
  barcode: [prompts.PRICE_TAG, prompts.QR_SIGN],
};

const PERKS: Readonly<Record<string, readonly KitPart[]>> = {
  "respuestas-rapidas": replies.TEN_REPLIES,
  "calendario-contenido": [tables.CONTENT_CALENDAR, prompts.OFFER_POSTER],
  "corte-diario": [agentiks.DAILY_CLOSE, cash.EVENING_BOOK, cash.DAY_IN_FOUR_LINES],
  "recordatorio-citas": [
    agentiks.APPOINTMENTS,
    agentiks.CONFIRM_APPOINTMENTS,
    customers.APPOINTMENT_REMINDERS,
    tables.WAITING_LIST,
    ...replies.APPOINTMENT_REPLIES,
  ],
  "lista-apertura": [documents.OPENING, documents.CLOSING],
  "menu-qr": [page("restaurant"), prompts.QR_SIGN],
  "novedades-mes": [documents.WHATS_NEW, agentiks.MONTHLY_NEWS],
  "agente-ventas": [
    agentiks.CALL_BACKS,
    agentiks.APPOINTMENTS,
    agentiks.FOLLOW_UP_QUOTES,
    sales.MONDAY_QUOTES,
    sales.QUOTE_PIPELINE,
    documents.OBJECTIONS,
    sales.OBJECTION_ANSWERS,
    prompts.CALL_SCRIPT,
    ...replies.SALES_REPLIES,
  ],
  "pronostico-temporada": [tables.SEASON_FORECAST],
  "voz-marca": [
    documents.TONE_GUIDE,
    prompts.ABOUT_US,
    prompts.WELCOME_TEXT,
    voice.VOICE_TRAINING,
    voice.VOICE_ANSWERS,
    voice.VOICE_GREETING,
    voice.VOICE_CHECK,
    ...voice.VOICE_COMMANDS,
  ],
  "facturas-lote": [
    invoices.INVOICE_BATCH,
    invoices.INVOICE_CUSTOMERS,
    documents.INVOICE_GUIDE,
    ...invoices.INVOICE_REPLIES,
  ],
  "kit-franquicia": [
    documents.SECOND_BRANCH,
    tables.BRANCH_BUDGET,
    cash.BRANCH_MONTH,
    documents.HOUSE_MANUAL,
    team.TRAINING,
  ],
  "turnos-inteligentes": [tables.SHIFT_TABLE, team.ROSTER, documents.SHIFT_RULES],
  "tablero-sucursales": [tables.BRANCHES, agentiks.COMPARE_BRANCHES],
  "plantillas-dia-muertos": [prompts.DEAD_POSTER, prompts.DEAD_POST, prompts.DEAD_MENU],
};

/** Kits that have changed since their first version. */
const VERSIONS: Readonly<Record<string, number>> = {
  "app-comandero": 2,
  "app-counter-ledger": 2,
  "app-voz-clara": 2,
  "app-stockwise": 2,
  "app-vitrina": 2,
  "app-resena-viva": 2,
  "app-margen": 2,
  "app-flowsmith": 2,
  "app-pulso": 2,
  "app-palette-lab": 2,
  "portal-app-prompt-shelf": 2,
  "portal-app-negotiator": 2,
  "portal-app-forms": 2,
  "portal-app-boards": 2,
  "portal-app-daily": 2,
  "portal-app-stock": 2,
  "portal-app-goals": 2,
  "portal-app-reminders": 2,
  "portal-app-brand": 2,
  "portal-app-audio": 2,
  "portal-app-catalog": 2,
  "perk-corte-diario": 2,
  "perk-recordatorio-citas": 2,
  "perk-agente-ventas": 2,
  "perk-voz-marca": 2,
  "perk-facturas-lote": 2,
  "perk-kit-franquicia": 2,
  "perk-turnos-inteligentes": 2,
};

const named = (prefix: string, kits: Readonly<Record<string, readonly KitPart[]>>) =>
  Object.entries(kits).map(([name, parts]): [string, Kit] => {
    const id = `${prefix}-${name}`;
    return [id, { id, version: VERSIONS[id] ?? 1, parts: [...parts] }];
  });

const KITS: ReadonlyMap<string, Kit> = new Map([
  ...named("app", MARKETPLACE),
  ...named("portal-app", PORTAL_APPS),
  ...named("perk", PERKS),
]);

export const ALL_KITS: readonly Kit[] = [...KITS.values()];

/** The kit of a marketplace app, portal app or perk; undefined: it is coming soon. */
export const kitOf = (offerId: string): Kit | undefined => KITS.get(offerId);

export const isComingSoon = (offerId: string): boolean => !KITS.has(offerId);

/** The status of a portal app, which is coming soon without a kit, whatever its row says. */
export const portalAppStatus = ({
  id,
  status,
}: {
  id: string;
  status: PortalAppStatus;
}): PortalAppStatus => (isComingSoon(id) ? "coming-soon" : status);
