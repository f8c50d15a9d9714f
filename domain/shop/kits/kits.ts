/**
 * The kits of the marketplace's apps, the portals' apps and the perks, by id. What has none here is coming
 * soon: it can be neither installed nor bought.
 */
import type { PortalAppStatus } from "#domain/items/catalogue.ts";
import type { Kit, KitPart } from "./kit.ts";
import * as agentiks from "./parts/agentiks.ts";
import * as documents from "./parts/documents.ts";
import { page, sound } from "./parts/make-part.ts";
import * as prompts from "./parts/prompts.ts";
import * as replies from "./parts/replies.ts";
import * as tables from "./parts/tables.ts";

const MARKETPLACE: Readonly<Record<string, readonly KitPart[]>> = {
  comandero: [agentiks.ORDERS, documents.KITCHEN_ORDER, ...replies.KITCHEN_REPLIES],
  "counter-ledger": [agentiks.DAILY_CLOSE, tables.CASH_COUNT],
  "voz-clara": [agentiks.ASK, documents.TONE_GUIDE, prompts.WELCOME_TEXT],
  stockwise: [agentiks.STOCK, tables.STOCK_TABLE, tables.SEASON_FORECAST],
  "cita-lista": [
    agentiks.APPOINTMENTS,
    agentiks.CONFIRM_APPOINTMENTS,
    tables.WAITING_LIST,
    ...replies.APPOINTMENT_REPLIES,
  ],
  vitrina: [page("fashion"), documents.PRODUCT_PHOTOS, prompts.CATALOGUE_TEXT],
  "resena-viva": [
    agentiks.REVIEWS,
    tables.REVIEW_LOG,
    prompts.REVIEW_TEXT,
    ...replies.REVIEW_REPLIES,
  ],
  margen: [tables.DISH_COSTS, documents.TABLE_FORMULAS],
  flowsmith: [agentiks.CALL_BACKS, agentiks.LOOKOUT, documents.FLOW_STEPS],
  pulso: [agentiks.WEEKLY_REPORT, tables.FIVE_NUMBERS],
  "palette-lab": [documents.PALETTES, prompts.BUSINESS_CARD, prompts.HOURS_SIGN],
};

const PORTAL_APPS: Readonly<Record<string, readonly KitPart[]>> = {
  ask: [agentiks.ASK],
  summaries: [prompts.KEY_POINTS, ...replies.PROMPT_COMMANDS],
  forecaster: [tables.SEASON_FORECAST],
  "prompt-shelf": [...replies.PROMPT_COMMANDS, ...replies.MORE_PROMPTS],
  negotiator: [documents.SUPPLIER_CALL],
  writer: [documents.QUOTE, documents.NOTICE, documents.HOUSE_MANUAL],
  sheets: [tables.DISH_COSTS, tables.CASH_COUNT, documents.TABLE_FORMULAS],
  forms: [agentiks.ORDERS, agentiks.CALL_BACKS],
  archive: [documents.ARCHIVE],
  boards: [documents.OPENING, documents.CLOSING],
  timesheet: [tables.HOURS_SHEET],
  wiki: [documents.HOUSE_MANUAL],
  daily: [agentiks.DAILY_CLOSE, tables.CASH_COUNT],
  margins: [tables.WASTE_MARGINS, documents.TABLE_FORMULAS],
  cohorts: [tables.RETURNING],
  stock: [agentiks.STOCK, tables.STOCK_TABLE],
  zones: [tables.ZONES],
  goals: [agentiks.WEEKLY_GOALS, tables.GOALS],
  compare: [tables.BRANCHES, agentiks.COMPARE_BRANCHES],
  cashflow: [tables.CASH_EIGHT_WEEKS],
  chat: [documents.TEAM_CHANNELS, agentiks.WELCOME],
  reviews: [agentiks.REVIEWS, prompts.REVIEW_TEXT, ...replies.REVIEW_REPLIES],
  reminders: [
    agentiks.CONFIRM_APPOINTMENTS,
    agentiks.PAYMENTS,
    ...replies.APPOINTMENT_REPLIES,
    ...replies.PICKUP_REPLIES,
  ],
  newsletter: [prompts.NEWSLETTER, agentiks.MONTHLY_LETTER],
  poster: [prompts.OFFER_POSTER, prompts.NOTICE_SIGN],
  brand: [documents.BRAND_SHEET, documents.PALETTES, prompts.BUSINESS_CARD],
  type: [prompts.HOURS_SIGN, prompts.NOTICE_SIGN],
  audio: [
    sound("campana"),
    sound("cajon"),
    sound("mercado"),
    sound("jacarandas"),
    prompts.WELCOME_TEXT,
  ],
  catalog: [page("grocery"), prompts.CATALOGUE_TEXT],
  loyalty: [prompts.STAMP_CARD],
  quotes: [documents.QUOTE, prompts.QUOTE_TEXT],
  barcode: [prompts.PRICE_TAG, prompts.QR_SIGN],
};

const PERKS: Readonly<Record<string, readonly KitPart[]>> = {
  "respuestas-rapidas": replies.TEN_REPLIES,
  "calendario-contenido": [tables.CONTENT_CALENDAR, prompts.OFFER_POSTER],
  "corte-diario": [agentiks.DAILY_CLOSE],
  "recordatorio-citas": [
    agentiks.CONFIRM_APPOINTMENTS,
    tables.WAITING_LIST,
    ...replies.APPOINTMENT_REPLIES,
  ],
  "lista-apertura": [documents.OPENING, documents.CLOSING],
  "menu-qr": [page("restaurant"), prompts.QR_SIGN],
  "novedades-mes": [documents.WHATS_NEW, agentiks.MONTHLY_NEWS],
  "agente-ventas": [
    agentiks.CALL_BACKS,
    agentiks.FOLLOW_UP_QUOTES,
    documents.OBJECTIONS,
    prompts.CALL_SCRIPT,
    ...replies.SALES_REPLIES,
  ],
  "pronostico-temporada": [tables.SEASON_FORECAST],
  "voz-marca": [documents.TONE_GUIDE, prompts.ABOUT_US, prompts.WELCOME_TEXT],
  "facturas-lote": [tables.INVOICE_BATCH, documents.INVOICE_GUIDE],
  "kit-franquicia": [documents.SECOND_BRANCH, tables.BRANCH_BUDGET, documents.HOUSE_MANUAL],
  "turnos-inteligentes": [tables.SHIFT_TABLE, documents.SHIFT_RULES],
  "tablero-sucursales": [tables.BRANCHES, agentiks.COMPARE_BRANCHES],
  "plantillas-dia-muertos": [prompts.DEAD_POSTER, prompts.DEAD_POST, prompts.DEAD_MENU],
};

/** Kits that have changed since their first version. */
const VERSIONS: Readonly<Record<string, number>> = {};

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
