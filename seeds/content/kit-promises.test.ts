/**
 * What the card of an app or a perk says, phrase by phrase, and the parts of its kit that do it.
 * Long because it has a line for each phrase.
 */
import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/preferences/preferences.ts";
import type { KitPart } from "#domain/shop/kits/kit.ts";
import { ALL_KITS, kitOf } from "#domain/shop/kits/kits.ts";
import { listMarketplaceApps } from "../marketplace.ts";
import { PERKS } from "./perks.ts";
import { PORTALS } from "./portals.ts";

/** Keys of parts, separated by spaces, by a phrase of the description. */
type Promises = Readonly<Record<string, string>>;

const PROMISES: Readonly<Record<string, Promises>> = {
  "app-comandero": {
    "Orders from table, phone and chat": "agentik-orders creator-table-order-sign kitchen-screen",
    "one kitchen screen": "kitchen-screen",
    "in cooking order": "kitchen-times kitchen-order",
  },
  "app-counter-ledger": {
    "Closes the day in four minutes": "agentik-daily-close",
    "cash, cards and transfers matched": "cash-count",
    "odd ones pointed out": "matched-movements",
  },
  "app-voz-clara": {
    "Answers messages": "agentik-questions",
    "in the tone of your shop": "tone-guide voice-training voice-answers",
    "hands over to a person when it should": "agentik-questions",
  },
  "app-stockwise": {
    "Forecasts what will run out, one shelf at a time": "shelf-forecast agentik-stock",
    "from last year's receipts": "shelf-forecast season-forecast",
  },
  "app-vitrina": {
    "phone pictures": "product-photos",
    "a catalog": "page-fashion",
    "open from a chat": "reply-catalogue",
  },
  "app-resena-viva": {
    "Collects reviews from everywhere": "collect-reviews review-log",
    "drafts calm answers": "agentik-reviews",
    "spots what recurs": "review-subjects",
  },
  "app-margen": {
    "what each dish or product leaves you": "dish-costs",
    "Recalculates … whenever a supplier changes a price": "recipe-costs",
  },
  "app-flowsmith": {
    forms: "agentik-call-backs",
    sheets: "stock-table",
    agents: "agentik-stock agentik-lookout",
    "steps you can read aloud": "flow-in-words",
  },
  "app-pulso": {
    "Five numbers about your business": "five-numbers",
    "every Monday": "weekly-report",
    "the reason behind each change": "change-reasons",
  },
  "app-palette-lab": {
    "Builds a palette from your storefront": "storefront-palette palettes",
    "checks it in print and on screen": "storefront-palette",
  },
  "portal-app-ask": { "Questions about your own documents": "agentik-questions" },
  "portal-app-summaries": { "in ten lines": "creator-key-points" },
  "portal-app-forecaster": { "holidays, paydays and rainy weeks": "season-forecast" },
  "portal-app-prompt-shelf": {
    "Prompts that worked": "prompt-offer prompt-summary",
    "kept and shared by your team": "prompt-shelf",
  },
  "portal-app-negotiator": {
    "Prepares the call": "supplier-call",
    "last prices, volume and a fair target": "supplier-target",
  },
  "portal-app-writer": {
    quotes: "quote-template",
    notices: "notice-template",
    manuals: "house-manual",
  },
  "portal-app-sheets": {
    Spreadsheets: "dish-costs cash-count",
    "explain their own formulas": "formulas-explained",
  },
  "portal-app-forms": {
    Orders: "agentik-orders",
    surveys: "reply-survey",
    "sign-ups": "reply-sign-up agentik-call-backs",
    "answers in a sheet": "order-sheet survey-sheet sign-up-sheet",
  },
  "portal-app-archive": { "Receipts and contracts": "archive-index" },
  "portal-app-boards": {
    opening: "opening-checklist",
    closing: "closing-checklist",
    "everything between": "shift-checklist",
  },
  "portal-app-timesheet": { "Hours, breaks and changes": "hours-sheet" },
  "portal-app-wiki": { "How things are done here": "house-manual" },
  "portal-app-daily": {
    "Cash, cards and transfers matched": "cash-count matched-movements",
    "before you lock up": "agentik-daily-close",
  },
  "portal-app-margins": { "after waste and fees": "margins-after-waste" },
  "portal-app-cohorts": { "Who comes back, how often and after what": "returning-customers" },
  "portal-app-stock": {
    "What runs out this week": "agentik-stock stock-table",
    "what has not moved": "slow-stock",
  },
  "portal-app-zones": { "pay for their own delivery": "delivery-zones" },
  "portal-app-goals": {
    "Three goals": "goals-table",
    "one chart": "goals-chart",
    "every Monday": "weekly-goals",
  },
  "portal-app-compare": { "side by side, adjusted for size": "branches" },
  "portal-app-cashflow": { "Eight weeks of cash": "cash-eight-weeks" },
  "portal-app-chat": { "Channels by shift, branch and customer": "team-channels" },
  "portal-app-reviews": { "Drafts for every review": "agentik-reviews" },
  "portal-app-reminders": {
    Appointments: "agentik-appointments appointment-reminders confirm-appointments",
    payments: "agentik-payments reply-pay-due",
    pickups: "pickups reply-pick-up",
  },
  "portal-app-newsletter": { "A monthly letter": "creator-newsletter monthly-letter" },
  "portal-app-poster": { "Offers and notices": "creator-offer-poster creator-notice-sign" },
  "portal-app-brand": {
    "Logo, colors and type": "brand-sheet palettes",
    "applied everywhere":
      "creator-business-card creator-hours-sign creator-stamp-card creator-offer-poster",
  },
  "portal-app-audio": {
    Greetings: "creator-welcome-text",
    jingles: "sound-campana",
    "clean voice recordings": "clean-recordings",
  },
  "portal-app-catalog": {
    Products: "page-grocery",
    "prices that change everywhere at once": "price-list prices-everywhere",
  },
  "portal-app-quotes": { "A clear quote": "quote-template creator-quote" },
  "portal-app-loyalty": { "A stamp card": "creator-stamp-card" },
  "portal-app-barcode": { "Codes and labels": "creator-price-tag creator-qr-sign" },
  "perk-respuestas-rapidas": { "tus mejores respuestas": "reply-hello reply-thanks" },
  "perk-calendario-contenido": { "Un mes de ideas con fechas locales": "content-calendar" },
  "perk-corte-diario": {
    "Recibe cada noche ventas": "agentik-daily-close",
    gastos: "evening-book day-in-four-lines",
    "lo que falta por cobrar": "evening-book day-in-four-lines",
  },
  "perk-recordatorio-citas": {
    "Confirma citas un día antes": "appointment-reminders confirm-appointments",
    "avisa si alguien cancela": "agentik-appointments waiting-list",
  },
  "perk-lista-apertura": { "abrir y cerrar": "opening-checklist closing-checklist" },
  "perk-menu-qr": { "Tu carta en el teléfono": "page-restaurant creator-qr-sign" },
  "perk-novedades-mes": { "lo nuevo en Plaza": "what-is-new monthly-news" },
  "perk-agente-ventas": {
    "Da seguimiento a cotizaciones": "quote-pipeline follow-up-quotes monday-quotes",
    "responde objeciones": "objection-answers agentik-call-backs sales-objections",
    "agenda la llamada": "agentik-appointments",
  },
  "perk-pronostico-temporada": { "cuánto preparar para las fechas fuertes": "season-forecast" },
  "perk-voz-marca": {
    "Entrena el tono de tu negocio una vez": "voice-training tone-guide",
    "en todos tus agentes": "voice-answers voice-training",
  },
  "perk-facturas-lote": {
    "cien facturas": "invoice-hundred",
    "los datos completos": "invoice-customers reply-invoice-data",
    "listas para revisar": "invoice-guide reply-invoice-check",
  },
  "perk-kit-franquicia": {
    Manuales: "second-branch house-manual",
    presupuestos: "branch-budget branch-month",
    capacitación: "training-two-weeks",
  },
  "perk-turnos-inteligentes": {
    "horarios según la demanda": "shift-table",
    "respeta descansos y acuerdos": "week-roster shift-rules",
  },
  "perk-tablero-sucursales": { "Compara sucursales": "branches compare-branches" },
  "perk-plantillas-dia-muertos": {
    Letreros: "creator-dead-poster",
    publicaciones: "creator-dead-post",
    "menús de ofrenda": "creator-dead-menu",
  },
};

const DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ...listMarketplaceApps().map(({ id, description }) => [id, description] as const),
  ...PORTALS.flatMap(({ apps }) => apps.map((app) => [`portal-app-${app[0]}`, app[5]] as const)),
  ...PERKS.map((perk) => [`perk-${perk[0]}`, perk[8]] as const),
]);

describe("the words of a card", () => {
  it("are held for every kit", () => {
    expect(Object.keys(PROMISES).sort()).toEqual(ALL_KITS.map(({ id }) => id).sort());
  });

  it.each(Object.entries(PROMISES))("%s: each phrase has parts that do it", (id, promises) => {
    const keys = kitOf(id)!.parts.map(({ key }) => key);
    for (const [phrase, parts] of Object.entries(promises)) {
      for (const words of phrase.split(" … ")) expect(DESCRIPTIONS.get(id)).toContain(words);
      for (const key of parts.split(" "))
        expect([phrase, keys]).toEqual([phrase, expect.arrayContaining([key])]);
    }
  });
});

const partOf = <Kind extends KitPart["kind"]>(id: string, kind: Kind, key: string) => {
  const found = kitOf(id)!.parts.find((part) => part.key === key);
  expect([key, found?.kind]).toEqual([key, kind]);
  return found as Extract<KitPart, { kind: Kind }>;
};

describe("a number in the words", () => {
  it("is the number of invoices, each of which calculates", () => {
    const { rows } = partOf("perk-facturas-lote", "table", "invoice-hundred");
    for (const locale of LOCALES) {
      const [, ...invoices] = rows[locale];
      expect(invoices).toHaveLength(100);
      for (const [at, invoice] of invoices.entries()) {
        const row = at + 2;
        expect(invoice[0]).toBe(at + 1);
        expect(invoice.filter((cell) => String(cell).startsWith("="))).toEqual([
          `=K${row}*L${row}`,
          `=N${row}*M${row}`,
          `=N${row}+O${row}`,
        ]);
      }
    }
  });

  it("is the number of figures, goals and weeks", () => {
    for (const [id, key, count] of [
      ["app-pulso", "five-numbers", 5],
      ["portal-app-goals", "goals-table", 3],
      ["portal-app-cashflow", "cash-eight-weeks", 8],
    ] as const)
      expect([id, partOf(id, "table", key).rows.es.length - 1]).toEqual([id, count]);
  });
});

describe("a text that names things of Plaza", () => {
  /** Names of documents, tables and agentiks that a text quotes, and commands that it tells to send. */
  const QUOTED = { es: /«([^»]+)»/g, en: /"([^"]+)"/g } as const;
  const COMMAND = /(?:^|[\s|(])\/([a-z0-9][a-z0-9-]+)/g;

  it("names commands that its kits add", () => {
    for (const { id, parts } of ALL_KITS)
      for (const locale of LOCALES) {
        const commands = parts.flatMap((part) =>
          part.kind === "command" ? [part.name[locale]] : [],
        );
        for (const [, name] of textsOf(parts, locale).matchAll(COMMAND))
          if (KNOWN_COMMANDS[locale].has(name!))
            expect([id, name, commands.includes(name!)]).toEqual([id, name, true]);
      }
  });

  it("names agentiks and tables that its kits add", () => {
    for (const { id, parts } of ALL_KITS)
      for (const locale of LOCALES) {
        const own = namesOf(parts, locale);
        for (const [, name] of textsOf(parts, locale).matchAll(QUOTED[locale]))
          if (KNOWN_NAMES[locale].has(name!))
            expect([id, name, own.includes(name!)]).toEqual([id, name, true]);
      }
  });

  type Locale = (typeof LOCALES)[number];
  const textsOf = (parts: readonly KitPart[], locale: Locale) =>
    parts
      .map((part) => {
        if (part.kind === "document") return part.text[locale];
        return part.kind === "schedule" && part.work.duty === "remind"
          ? part.work.text[locale]
          : "";
      })
      .join("\n");
  const namesOf = (parts: readonly KitPart[], locale: Locale) =>
    parts.flatMap((part) =>
      "name" in part && part.kind !== "command" && part.kind !== "creator"
        ? [part.name[locale]]
        : [],
    );
  const inBoth = (names: (locale: Locale) => readonly string[]) => ({
    es: new Set(names("es")),
    en: new Set(names("en")),
  });
  const ALL_PARTS = ALL_KITS.flatMap(({ parts }) => parts);
  const KNOWN_COMMANDS = inBoth((locale) =>
    ALL_PARTS.flatMap((part) => (part.kind === "command" ? [part.name[locale]] : [])),
  );
  const KNOWN_NAMES = inBoth((locale) => namesOf(ALL_PARTS, locale));
});
