import type { MakeGood } from "./good.ts";
import { recipeCard, seasonMenu, waiterGuide } from "./content/printed-kitchen.ts";
import { deliveryNotes, jarLabels, loyaltyCards, salonPrices } from "./content/printed-counter.ts";
import { photoGuide, siteLog } from "./content/printed-work.ts";
import { monthDeck, pitchDeck } from "./content/decks.ts";
import { privacyNotice, quotation, serviceContract } from "./content/letters.ts";
import { cashSheet, dishSheet, stockSheet } from "./content/sheets-kitchen.ts";
import { cakeSheet, cashFlowSheet, invoiceSheet, rotaSheet } from "./content/sheets-office.ts";

/** All goods, each with the number of its artifakt. */
export const GOODS: readonly MakeGood[] = [
  seasonMenu,
  recipeCard,
  waiterGuide,
  salonPrices,
  deliveryNotes,
  loyaltyCards,
  jarLabels,
  photoGuide,
  siteLog,
  stockSheet,
  dishSheet,
  cashSheet,
  invoiceSheet,
  rotaSheet,
  cashFlowSheet,
  cakeSheet,
  serviceContract,
  quotation,
  privacyNotice,
  pitchDeck,
  monthDeck,
];
